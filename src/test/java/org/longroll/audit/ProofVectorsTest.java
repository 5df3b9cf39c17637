package org.longroll.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.audit.proof.MerkleTree;
import org.longroll.audit.proof.TreeProof;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Sha256;

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
        putForms(vectors, SignedBattle.file(sealed.subList(0, 12)));
        JSON.writeValue(FOLDER.resolve("vectors.json").toFile(), vectors);
        JSON.writeValue(FOLDER.resolve("proofs.json").toFile(), proofs(sealed));
    }

    /** One for each sentence of the specification about the form of what stands in a file; hashes fit in all of them. */
    private static void putForms(List<Vector> vectors, byte[] file) throws IOException {
        put(vectors, "one-field-more.ndjson", Rehashed.with(file, 5, event -> event.put("more", 1)), List.of());
        put(
                vectors,
                "one-field-more-in-a-checkpoint.ndjson",
                Rehashed.with(file, 12, event -> Rehashed.payload(event).put("more", 1)),
                List.of());
        put(
                vectors,
                "impossible-date.ndjson",
                Rehashed.with(file, 5, event -> event.put("occurredAt", "1863-02-30T12:00:00.000000Z")),
                List.of());
        put(
                vectors,
                "second-60.ndjson",
                Rehashed.with(file, 5, event -> event.put("occurredAt", "1863-06-30T23:59:60.000000Z")),
                List.of());
        put(
                vectors,
                "payload-that-is-no-object.ndjson",
                Rehashed.with(file, 5, event -> event.putArray("payload")),
                List.of());
        put(
                vectors,
                "actor-that-is-no-string.ndjson",
                Rehashed.with(file, 5, event -> event.putNull("actor")),
                List.of());
        put(
                vectors,
                "time-in-a-list.ndjson",
                Rehashed.with(
                        file,
                        5,
                        event -> event.set("occurredAt", JSON.createArrayNode().add(event.path("occurredAt")))),
                List.of());
        put(
                vectors,
                "payload-too-deep.ndjson",
                Rehashed.with(file, 5, event -> Rehashed.payload(event).set("deep", Rehashed.nested(100))),
                List.of());
        put(vectors, "no-events.ndjson", Rehashed.withoutEvents(file), List.of());
        put(vectors, "chart-with-a-number.ndjson", Rehashed.withANumberInTheChart(file), List.of());
        put(vectors, "key-of-a-witness.ndjson", Rehashed.withKey(file, 12, Rehashed::ofAWitness), List.of());
        put(vectors, "key-with-a-blank.ndjson", Rehashed.withKey(file, 12, key -> key.replace('.', ' ')), List.of());
        put(
                vectors,
                "two-faults.ndjson",
                Rehashed.with(Rehashed.withANumberInTheChart(file), 5, event -> event.put("more", 1)),
                List.of());
    }

    /** A proof of an entry and of growth, and a proof of the log: their shapes are those of the API. */
    private static Map<String, Object> proofs(List<Envelope> sealed) {
        var tree = MerkleTree.over(sealed.stream().map(Envelope::hash).toList());
        var included = Map.of(
                "sequence", 7, "hash", sealed.get(6).hash().hex(), "path", MerkleTree.text(tree.inclusion(6, 44)));
        var notes = sealed.stream().map(Envelope::hash).limit(9).toList();
        var log = MerkleTree.over(notes);
        return Map.of(
                "entry",
                        Map.of(
                                "checkpoint", Map.of("size", 44, "root", root(tree, 44)),
                                "included", List.of(included),
                                "growth",
                                        Map.of(
                                                "from", Map.of("size", 22, "root", root(tree, 22)),
                                                "path", MerkleTree.text(tree.consistency(22, 44)))),
                "log",
                        Map.of(
                                "hash", notes.get(4).hex(),
                                "size", 9,
                                "index", 4,
                                "inclusion", MerkleTree.text(log.inclusion(4, 9)),
                                "consistency", MerkleTree.text(log.consistency(5, 9)),
                                "from", 5,
                                "rootOfFrom", root(log, 5),
                                "root", root(log, 9)));
    }

    private static String root(MerkleTree tree, int size) {
        return Base64.getEncoder().encodeToString(tree.root(size).toBytes());
    }

    @Test
    void the_proofs_among_the_vectors_lead_to_their_roots() throws IOException {
        var proofs = JSON.readTree(FOLDER.resolve("proofs.json").toFile());
        var entry = proofs.path("entry");
        var event = entry.path("included").path(0);
        var checkpoint = entry.path("checkpoint");
        assertThat(TreeProof.includes(
                        Sha256.fromHex(event.path("hash").asText()),
                        event.path("sequence").asLong() - 1,
                        checkpoint.path("size").asLong(),
                        hash(checkpoint.path("root")),
                        hashes(event.path("path"))))
                .isTrue();
        var from = entry.path("growth").path("from");
        assertThat(TreeProof.extend(
                        from.path("size").asLong(),
                        hash(from.path("root")),
                        checkpoint.path("size").asLong(),
                        hash(checkpoint.path("root")),
                        hashes(entry.path("growth").path("path"))))
                .isTrue();
        var log = proofs.path("log");
        assertThat(TreeProof.includes(
                        Sha256.fromHex(log.path("hash").asText()),
                        log.path("index").asLong(),
                        log.path("size").asLong(),
                        hash(log.path("root")),
                        hashes(log.path("inclusion"))))
                .isTrue();
        assertThat(TreeProof.extend(
                        log.path("from").asLong(),
                        hash(log.path("rootOfFrom")),
                        log.path("size").asLong(),
                        hash(log.path("root")),
                        hashes(log.path("consistency"))))
                .isTrue();
    }

    private static Sha256 hash(JsonNode base64) {
        return Sha256.fromBytes(Base64.getDecoder().decode(base64.asText()));
    }

    private static List<Sha256> hashes(JsonNode path) {
        return path.valueStream().map(ProofVectorsTest::hash).toList();
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
