package org.longroll.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.audit.Verifiers.Verdict;
import org.longroll.audit.proof.CheckpointCode;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.ledger.Envelope;
import org.longroll.testing.HowMany;

/** Whatever is done to a file, all verifiers say the same of it, and say so. */
class VerifiersAgreeTest {

    private static final int MUTATIONS = HowMany.of("proof.mutations", 200, 10_000);
    private static final long SEED = Long.getLong("proof.seed", 21);
    private static final Verdict SOUND = new Verdict(true, "");

    @TempDir
    private Path folder;

    private Verifiers verifiers;
    private final SignedBattle battle = new SignedBattle(UUID.fromString("01890000-0000-7000-8000-000000000021"));
    private final List<Envelope> sealed = battle.sealed();
    private final byte[] file = SignedBattle.file(sealed);

    @BeforeEach
    void start() throws IOException, InterruptedException {
        boolean node = Verifiers.hasNode();
        if (!node && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("There is no node here, and with CI=true every verifier must run.");
        }
        assumeTrue(node, "skipped: there is no node here");
        verifiers = new Verifiers(folder);
    }

    @AfterEach
    void stop() {
        if (verifiers != null) {
            verifiers.close();
        }
    }

    private Verdict agreed(byte[] bytes, List<String> keys, List<String> checkpoints) throws IOException {
        var verdicts = verifiers.of(bytes, keys, checkpoints);
        assertThat(Set.copyOf(verdicts.values())).as("%s", verdicts).hasSize(1);
        return verdicts.get("program").bare();
    }

    private Verdict agreed(byte[] bytes) throws IOException {
        return agreed(bytes, List.of(), List.of());
    }

    private List<CheckpointCode> codes() {
        return CheckpointAudit.of(sealed, Holdings.NONE).checkpoints().stream()
                .map(signed -> signed.checkpoint().code())
                .toList();
    }

    @Test
    void a_battle_as_it_was_written_is_sound_for_those_who_hold_its_first_key_and_its_checkpoints() throws IOException {
        var codes = codes().stream().map(CheckpointCode::toString).toList();
        assertThat(codes).hasSize(4);
        assertThat(agreed(file)).isEqualTo(SOUND);
        assertThat(agreed(file, List.of(battle.keys.getFirst().verifier().text()), codes))
                .isEqualTo(SOUND);
        assertThat(agreed(file, List.of(battle.keys.getLast().verifier().text()), codes))
                .isEqualTo(SOUND);
    }

    /** Everything at once is impossible to find in the file alone; a photo or an older key shows it. */
    @Test
    void a_history_that_was_rewritten_whole_is_shown_by_a_photo_and_by_a_key() throws IOException {
        var photo = codes().getFirst().toString();
        var rewritten = new SignedBattle(battle.stream);
        rewritten.events.set(3, new NoteTaken("It never happened.", List.of()));
        var other = rewritten.file();
        assertThat(agreed(other)).isEqualTo(SOUND);
        assertThat(agreed(other, List.of(), List.of(photo))).isEqualTo(new Verdict(false, "other-history@0"));
        assertThat(agreed(other, List.of(battle.keys.getFirst().verifier().text()), List.of()))
                .isEqualTo(new Verdict(
                        false, "unproven@1 untrusted-key@12 untrusted-key@23 untrusted-key@34 untrusted-key@45"));
    }

    /** The genuine signature is in it, and all that was forged stands behind it, well signed by somebody else. */
    @Test
    void a_genuine_beginning_that_somebody_else_continued_is_proven_up_to_its_last_genuine_checkpoint()
            throws IOException {
        var forged = battle.signedThen(sealed.subList(0, 12));
        forged.events.set(20, new NoteTaken("It went another way.", List.of()));
        var genuine = battle.keys.getFirst().verifier().text();
        assertThat(agreed(forged.file())).isEqualTo(SOUND);
        assertThat(agreed(forged.file(), List.of(genuine), List.of()))
                .isEqualTo(new Verdict(false, "unproven@13 untrusted-key@23 untrusted-key@34 untrusted-key@45"));
        var own = forged.keys.stream().map(key -> key.verifier().text()).toList();
        assertThat(agreed(
                        forged.file(),
                        Stream.concat(own.stream(), Stream.of(genuine)).toList(),
                        List.of()))
                .isEqualTo(SOUND);
    }

    @Test
    void events_that_nobody_signed_are_not_proven_by_a_key() throws IOException {
        var running = SignedBattle.file(sealed.subList(0, 20));
        assertThat(agreed(running)).isEqualTo(SOUND);
        assertThat(agreed(running, List.of(battle.keys.getFirst().verifier().text()), List.of()))
                .isEqualTo(new Verdict(false, "unproven@13"));
    }

    @Test
    void a_code_that_fits_says_how_far_it_goes_and_a_mistyped_one_says_nothing_of_the_file() throws IOException {
        var code = codes().getFirst().toString();
        assertThat(verifiers
                        .of(
                                file,
                                List.of(),
                                List.of(code.toLowerCase(Locale.ROOT).replace('0', 'o')))
                        .values())
                .containsOnly(new Verdict(true, "", "up to entry 10"));
        var mistyped = code.substring(0, 8) + (code.charAt(8) == '7' ? '9' : '7') + code.substring(9);
        assertThat(agreed(file, List.of(), List.of(mistyped))).isEqualTo(new Verdict(false, "mistyped@0"));
        assertThat(agreed(file, List.of(), List.of("the red book"))).isEqualTo(new Verdict(false, "mistyped@0"));
    }

    @Test
    void a_code_from_before_there_were_check_letters_is_read_and_is_not_trusted_to_be_typed_right() throws IOException {
        var old = codes().getFirst().toString().substring(0, 32);
        assertThat(agreed(file, List.of(), List.of(old))).isEqualTo(SOUND);
        var mistyped = old.substring(0, 8) + (old.charAt(8) == '7' ? '9' : '7') + old.substring(9);
        assertThat(agreed(file, List.of(), List.of(mistyped)))
                .isEqualTo(new Verdict(false, "other-history-or-mistyped@0"));
    }

    @Test
    void a_file_that_was_cut_off_is_too_short_and_all_name_its_last_event() throws IOException {
        var lines = new String(file, StandardCharsets.UTF_8).split("(?<=\n)");
        var whole = String.join("", Arrays.asList(lines).subList(0, 21));
        assertThat(agreed(whole.getBytes(StandardCharsets.UTF_8))).isEqualTo(new Verdict(false, "cut-off@20"));
        assertThat(agreed((whole + lines[21].substring(0, 300)).getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new Verdict(false, "cut-off@20"));
        assertThat(agreed(Arrays.copyOf(file, file.length - 1)))
                .isEqualTo(new Verdict(false, "cut-off@" + sealed.size()));
    }

    @Test
    void a_file_that_ends_before_a_photo_was_taken_is_too_short() throws IOException {
        var photo = codes().getLast().toString();
        assertThat(agreed(SignedBattle.file(sealed.subList(0, 20)), List.of(), List.of(photo)))
                .isEqualTo(new Verdict(false, "too-short@0"));
    }

    @Test
    void a_change_that_is_hashed_anew_does_not_fit_what_was_signed() throws IOException {
        for (int i = 0; i < battle.events.size(); i++) {
            if (battle.events.get(i) instanceof NoteTaken) {
                var forged = battle.signedThen(sealed);
                forged.events.set(i, new NoteTaken("Something else.", List.of()));
                boolean afterTheLast = i > 44;
                assertThat(agreed(forged.file()).sound()).isEqualTo(afterTheLast);
            }
        }
    }

    @Test
    void a_checkpoint_of_another_battle_does_not_pass_in_this_one() throws IOException {
        var other = new SignedBattle(UUID.fromString("01890000-0000-7000-8000-000000000022"));
        var forged = battle.signedThen(sealed);
        forged.events.set(11, SignedBattle.event(other.sealed().get(11)));
        assertThat(agreed(forged.file()).faults()).contains("other-battle@12");
    }

    @Test
    void a_signature_by_another_key_of_the_same_name_does_not_pass() throws IOException {
        var thief = new SignedBattle(battle.stream);
        var forged = battle.signedThen(sealed);
        var own = (CheckpointSigned) forged.events.get(11);
        var stolen = (CheckpointSigned) SignedBattle.event(thief.sealed().get(11));
        forged.events.set(11, new CheckpointSigned(stolen.note(), own.key(), List.of(), own.cause()));
        assertThat(agreed(forged.file()).faults()).contains("bad-signature@12");
    }

    @Test
    void a_key_that_nobody_announced_does_not_pass_as_announced() throws IOException {
        var forged = new SignedBattle(battle.stream);
        forged.announcements.clear();
        forged.announcements.add(
                SignedBattle.announcement(SignedBattle.key("club.example"), SignedBattle.key("club.example")));
        assertThat(agreed(forged.file()).faults()).isEqualTo("bad-announcement@34 bad-announcement@45");
    }

    @Test
    void whatever_is_done_to_the_file_is_found_by_all_of_them() throws IOException {
        var random = new Random(SEED);
        var seen = new TreeSet<String>();
        var genuine = List.of(battle.keys.getFirst().verifier().text());
        for (int i = 0; i < MUTATIONS; i++) {
            var mutated = mutated(random);
            if (!Arrays.equals(mutated, file)) {
                var verdict = agreed(mutated, genuine, List.of());
                assertThat(verdict.sound())
                        .as("mutation %d of seed %d", i, SEED)
                        .isFalse();
                seen.add(verdict.faults());
            }
        }
        assertThat(seen).isNotEmpty();
        assertThat(verifiers.havePage() || !"true".equals(System.getenv("CI"))).isTrue();
    }

    private byte[] mutated(Random random) {
        return switch (random.nextInt(10)) {
            case 0, 1 -> flipped(random);
            case 2 -> Arrays.copyOf(file, random.nextInt(file.length));
            case 3 ->
                lines(lines -> Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size())));
            case 4 -> lines(lines -> lines.remove(random.nextInt(lines.size())));
            case 5 -> lines(lines -> lines.add(random.nextInt(lines.size()), lines.get(random.nextInt(lines.size()))));
            case 6 -> continued(random);
            case 7, 8 -> odd(random);
            default -> replayed(random);
        };
    }

    private byte[] flipped(Random random) {
        var changed = file.clone();
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
        return changed;
    }

    private interface Change {
        void to(List<String> lines);
    }

    private byte[] lines(Change change) {
        var lines =
                new ArrayList<>(new String(file, StandardCharsets.UTF_8).lines().toList());
        change.to(lines);
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The genuine beginning, continued by somebody with keys of the same name. */
    private byte[] continued(Random random) {
        var forged = battle.signedThen(sealed.subList(0, random.nextInt(1, sealed.size())));
        int place = random.nextInt(forged.events.size());
        if (forged.events.get(place) instanceof NoteTaken) {
            forged.events.set(place, new NoteTaken("Something else.", List.of()));
        }
        return forged.file();
    }

    /**
     * One odd value, and every hash after it made to fit: what only a reader of fields finds. Of the last checkpoint only the
     * note is signed, so nothing is changed there.
     */
    private byte[] odd(Random random) {
        return Rehashed.with(file, random.nextInt(1, sealed.size()), event -> Oddities.put(event, random));
    }

    /** An event of another battle of the same server in place of one of this. */
    private byte[] replayed(Random random) {
        var other = new SignedBattle(new UUID(1, random.nextLong())).sealed();
        int place = random.nextInt(other.size());
        return lines(lines -> lines.set(place + 1, other.get(place).toCanonicalJson()));
    }
}
