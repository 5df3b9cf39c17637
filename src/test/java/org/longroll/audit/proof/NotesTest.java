package org.longroll.audit.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Sha256;

class NotesTest {

    private static final String NEUMANN = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";

    /** The example of the package from which the format comes. */
    private static final String PUBLISHED = """
            If you think cryptography is the answer to your problem,
            then you don't know what your problem is.

            — PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
            """;

    private static final Checkpoint CHECKPOINT =
            Checkpoint.of("club.example/battles/1", Frontier.EMPTY.with(List.of(Sha256.of("event"))));

    static SigningKey key(String name) {
        try {
            return new SigningKey(name, KeyPairGenerator.getInstance("Ed25519").generateKeyPair());
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void the_published_note_is_signed_by_its_key() {
        assertThat(SignedNote.parse(PUBLISHED).isSignedBy(VerifierKey.parse(NEUMANN)))
                .isTrue();
    }

    @Test
    void a_published_key_has_the_id_that_it_names() {
        var text = "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8";
        assertThat(VerifierKey.parse(text).id()).isEqualTo("033de0ae");
        assertThatThrownBy(() -> VerifierKey.parse(text.replace("033d", "033e")))
                .hasMessageContaining("id");
    }

    @Test
    void no_byte_of_a_note_can_be_changed() {
        var key = key("club.example");
        var note = CHECKPOINT.signed(key).written();
        var bytes = note.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            var changed = bytes.clone();
            changed[i] ^= 1;
            assertThat(isGood(new String(changed, StandardCharsets.UTF_8), key.verifier()))
                    .as("byte %d", i)
                    .isFalse();
        }
        assertThat(isGood(note, key.verifier())).isTrue();
    }

    private static boolean isGood(String note, VerifierKey key) {
        try {
            var read = SignedNote.parse(note);
            Checkpoint.parse(read.text());
            return read.isSignedBy(key);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Test
    void another_key_of_the_same_name_has_not_signed() {
        var note = CHECKPOINT.signed(key("club.example"));
        assertThat(note.isSignedBy(key("club.example").verifier())).isFalse();
    }

    @Test
    void a_note_may_be_signed_by_two() {
        var old = key("club.example");
        var next = key("club.example");
        var note = announcement(old, next);
        assertThat(SignedNote.parse(note).isSignedBy(old.verifier())).isTrue();
        assertThat(SignedNote.parse(note).isSignedBy(next.verifier())).isTrue();
        assertThat(Announcement.parse(note)).isEqualTo(new Announcement(old.verifier(), next.verifier()));
    }

    private static String announcement(SigningKey old, SigningKey next) {
        return Checkpoint.of("club.example/log", Frontier.EMPTY)
                .announcing(old, next)
                .written();
    }

    @Test
    void who_trusts_the_first_key_trusts_those_that_were_announced_one_after_the_other() {
        var keys = List.of(key("club.example"), key("club.example"), key("club.example"));
        var notes = List.of(announcement(keys.get(0), keys.get(1)), announcement(keys.get(1), keys.get(2)));
        var chain = Announcement.chain(notes, keys.get(2).verifier());
        assertThat(Announcement.trusted(Set.of(keys.get(0).verifier()), chain))
                .contains(keys.get(2).verifier());
        assertThat(Announcement.trusted(Set.of(key("club.example").verifier()), chain))
                .doesNotContain(keys.get(2).verifier());
        assertThatThrownBy(
                        () -> Announcement.chain(notes.reversed(), keys.get(2).verifier()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Announcement.chain(notes, keys.get(1).verifier()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_key_that_announces_itself_is_not_believed() {
        var old = key("club.example");
        var thief = key("club.example");
        var forged = announcement(thief, thief)
                .replaceFirst("signer \\S+", "signer " + old.verifier().text());
        assertThatThrownBy(() -> Announcement.parse(forged)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_checkpoint_is_read_as_it_was_written() {
        assertThat(Checkpoint.parse(CHECKPOINT.text())).isEqualTo(CHECKPOINT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "origin\n1\n",
                "origin\n01\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n",
                "origin\n-1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n",
                "origin\n1\nAAAA\n",
                "origin\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB=\n",
                "origin\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n\n"
            })
    void what_is_no_checkpoint_is_refused(String text) {
        assertThatThrownBy(() -> Checkpoint.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_code_is_read_as_it_was_meant() {
        var code = CHECKPOINT.code();
        assertThat(code.toString()).matches("1(-[0-9A-HJKMNP-TV-Z]{4}){6}-[0-9A-HJKMNP-TV-Z]{6}");
        assertThat(CheckpointCode.parse(code.toString())).isEqualTo(code);
        assertThat(CheckpointCode.parse(" " + code.toString().toLowerCase().replace('-', ' ')))
                .isEqualTo(code);
        assertThat(CheckpointCode.parse(code.toString().replace('0', 'o').replaceFirst("1", "1")))
                .isEqualTo(code);
        assertThatThrownBy(() -> CheckpointCode.parse("41-ABCD")).isInstanceOf(IllegalArgumentException.class);
    }

    /** C2SP tlog-cosignature, version 1: a time, and a signature over it and the checkpoint. */
    @Test
    void a_witness_signs_the_time_with_the_checkpoint() throws GeneralSecurityException {
        var pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        var encoded = pair.getPublic().getEncoded();
        var kindAndKey = Arrays.copyOfRange(encoded, encoded.length - 33, encoded.length);
        kindAndKey[0] = VerifierKey.COSIGNATURE;
        var witness = VerifierKey.of("witness.example", kindAndKey);
        assertThat(VerifierKey.parse(witness.text())).isEqualTo(witness);
        var signer = Signature.getInstance("Ed25519");
        signer.initSign(pair.getPrivate());
        signer.update(("cosignature/v1\ntime 1700000000\n" + CHECKPOINT.text()).getBytes(StandardCharsets.UTF_8));
        var signed = ByteBuffer.allocate(72).putLong(1_700_000_000L).put(signer.sign());
        var note = CHECKPOINT
                .signed(key("club.example"))
                .with(List.of(new SignedNote.Line(witness.name(), witness.id(), signed.array())));
        assertThat(SignedNote.parse(note.written()).isSignedBy(witness)).isTrue();
        signed.putLong(0, 1_700_000_001L);
        var later = CHECKPOINT
                .signed(key("club.example"))
                .with(List.of(new SignedNote.Line(witness.name(), witness.id(), signed.array())));
        assertThat(later.isSignedBy(witness)).isFalse();
    }
}
