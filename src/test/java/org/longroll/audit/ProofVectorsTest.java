package org.longroll.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.battle.CommonEvent.NoteTaken;

/** The test vectors of the proof format. With {@code -Dproof.write} they are written anew. */
class ProofVectorsTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "proof");
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    record Vector(String file, List<String> keys, List<String> checkpoints, boolean sound, String faults) {}

    @Test
    void every_verifier_says_of_the_vectors_what_they_say_of_themselves(@TempDir Path folder) throws Exception {
        if (System.getProperty("proof.write") != null) {
            write();
        }
        assumeTrue(Verifiers.hasNode(), "skipped: there is no node here");
        var vectors = List.of(JSON.readValue(FOLDER.resolve("vectors.json").toFile(), Vector[].class));
        assertThat(vectors).hasSizeGreaterThan(5);
        try (var verifiers = new Verifiers(folder)) {
            for (var vector : vectors) {
                var verdicts = verifiers.of(
                        Files.readAllBytes(FOLDER.resolve(vector.file())), vector.keys(), vector.checkpoints());
                assertThat(verdicts.values().stream().map(Verifiers.Verdict::bare))
                        .as("%s with %s %s", vector.file(), vector.keys(), vector.checkpoints())
                        .containsOnly(new Verifiers.Verdict(vector.sound(), vector.faults()));
            }
        }
    }

    private static void write() throws IOException {
        Files.createDirectories(FOLDER);
        var battle = new SignedBattle(UUID.fromString("01890000-0000-7000-8000-000000000021"));
        var sealed = battle.sealed();
        var photo = CheckpointAudit.of(sealed, Holdings.NONE)
                .checkpoints()
                .getFirst()
                .checkpoint()
                .code();
        var vectors = new ArrayList<Vector>();
        var first = battle.keys.getFirst().verifier().text();
        var code = photo.toString();
        put(vectors, "sound.ndjson", SignedBattle.file(sealed), List.of(first), code);
        put(vectors, "sound.ndjson", SignedBattle.file(sealed), List.of(first), withoutCheck(code));
        put(vectors, "sound.ndjson", SignedBattle.file(sealed), List.of(), mistyped(code));
        put(vectors, "short.ndjson", SignedBattle.file(sealed.subList(0, 9)), List.of(), code);
        var rewritten = new SignedBattle(battle.stream);
        rewritten.events.set(3, new NoteTaken("It never happened.", List.of()));
        put(vectors, "rewritten.ndjson", rewritten.file(), List.of(first), code);
        var forged = battle.signedThen(sealed);
        forged.events.set(3, new NoteTaken("It never happened.", List.of()));
        put(vectors, "hashed-anew.ndjson", forged.file(), List.of());
        var continued = battle.signedThen(sealed.subList(0, 12));
        continued.events.set(20, new NoteTaken("It went another way.", List.of()));
        put(vectors, "forged-tail.ndjson", continued.file(), List.of(first));
        put(vectors, "running.ndjson", SignedBattle.file(sealed.subList(0, 20)), List.of(first));
        var other = new SignedBattle(UUID.fromString("01890000-0000-7000-8000-000000000022")).sealed();
        var replayed = battle.signedThen(sealed);
        replayed.events.set(11, SignedBattle.event(other.get(11)));
        put(vectors, "replayed.ndjson", replayed.file(), List.of());
        var whole = SignedBattle.file(sealed);
        put(vectors, "cut-off.ndjson", Arrays.copyOf(whole, whole.length / 2), List.of());
        var changed = SignedBattle.file(sealed);
        changed[changed.length / 2] ^= 1;
        put(vectors, "one-bit.ndjson", changed, List.of());
        JSON.writeValue(FOLDER.resolve("vectors.json").toFile(), vectors);
    }

    /** A code from before version 3 has no check letters. */
    private static String withoutCheck(String code) {
        return code.substring(0, code.lastIndexOf('-'));
    }

    private static String mistyped(String code) {
        return code.substring(0, 8) + (code.charAt(8) == '7' ? '9' : '7') + code.substring(9);
    }

    /** With what the reader holds, and without. */
    private static void put(List<Vector> vectors, String name, byte[] file, List<String> keys, String... checkpoints)
            throws IOException {
        Files.write(FOLDER.resolve(name), file);
        add(vectors, name, file, keys, List.of(checkpoints));
        if (vectors.stream().noneMatch(vector -> vector.equals(bare(name, vector)))) {
            add(vectors, name, file, List.of(), List.of());
        }
    }

    private static Vector bare(String name, Vector vector) {
        return new Vector(name, List.of(), List.of(), vector.sound(), vector.faults());
    }

    private static void add(List<Vector> vectors, String name, byte[] file, List<String> keys, List<String> checkpoints)
            throws IOException {
        var verdict = Verifiers.program(file, Holdings.of(keys, checkpoints));
        vectors.add(new Vector(name, keys, checkpoints, verdict.sound(), verdict.faults()));
    }
}
