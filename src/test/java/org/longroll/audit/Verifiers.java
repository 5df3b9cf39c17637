package org.longroll.audit;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The verifiers, each asked the same: that of the program, that of the page, and the one made of the specification. */
final class Verifiers implements AutoCloseable {

    static final Path PAGE = Path.of("target", "webui", "META-INF", "resources", "verify.html");

    private static final ObjectMapper JSON = new ObjectMapper();

    /** What a verifier says: sound, or the codes of the checkpoints' faults; of a broken file only that it is broken. */
    record Verdict(boolean sound, String faults, String fits) {

        Verdict(boolean sound, String faults) {
            this(sound, faults, "");
        }

        /** The same without the codes that fit. */
        Verdict bare() {
            return new Verdict(sound, faults);
        }

        static Verdict of(boolean sound, List<Map<String, Object>> faults, List<String> fits) {
            var told = faults.stream()
                    .map(fault ->
                            isOfTheFile(fault.get("code")) ? "file" : fault.get("code") + "@" + fault.get("sequence"))
                    .collect(Collectors.toCollection(TreeSet::new));
            return new Verdict(sound, String.join(" ", told), String.join("; ", fits));
        }

        private static boolean isOfTheFile(Object code) {
            return List.of("file", "chain", "chart").contains(code);
        }
    }

    private record Other(Process process, Writer in, BufferedReader out) {
        static Other started(String... command) throws IOException {
            var process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new Other(
                    process, process.outputWriter(StandardCharsets.UTF_8), process.inputReader(StandardCharsets.UTF_8));
        }

        void ask(String question) throws IOException {
            in.write(question + "\n");
            in.flush();
        }

        @SuppressWarnings("unchecked")
        Verdict answer() throws IOException {
            var answer = JSON.readValue(out.readLine(), Map.class);
            return Verdict.of(
                    (Boolean) answer.get("sound"), (List<Map<String, Object>>) answer.get("faults"), (List<String>)
                            answer.get("fits"));
        }
    }

    private final Path file;
    private final Map<String, Other> others = new LinkedHashMap<>();

    Verifiers(Path folder) throws IOException {
        this.file = folder.resolve("battle.ndjson");
        others.put("specification", Other.started("node", "src/test/verifier/verify.mjs"));
        if (Files.exists(PAGE)) {
            others.put("page", Other.started("node", "src/test/verifier/page.mjs", PAGE.toString()));
        }
    }

    static boolean hasNode() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    boolean havePage() {
        return others.containsKey("page");
    }

    /** What each of them says of a file, by name; they read it at the same time. */
    Map<String, Verdict> of(byte[] bytes, List<String> keys, List<String> checkpoints) throws IOException {
        Files.write(file, bytes);
        var question =
                JSON.writeValueAsString(Map.of("file", file.toString(), "keys", keys, "checkpoints", checkpoints));
        for (var other : others.values()) {
            other.ask(question);
        }
        var verdicts = new LinkedHashMap<String, Verdict>();
        verdicts.put("program", program(bytes, Holdings.of(keys, checkpoints)));
        for (var other : others.entrySet()) {
            verdicts.put(other.getKey(), other.getValue().answer());
        }
        return verdicts;
    }

    static Verdict program(byte[] bytes, Holdings holdings) throws IOException {
        try {
            var report = CheckpointAudit.of(
                    SealedFile.read(new ByteArrayInputStream(bytes)).events(), holdings);
            var faults = new ArrayList<Map<String, Object>>();
            report.faults().forEach(fault -> faults.add(Map.of("code", fault.code(), "sequence", fault.sequence())));
            var fits = report.notes().stream()
                    .filter(note -> note.code().equals("fits"))
                    .map(note -> note.sentence().replaceFirst(".* fits: (.*)\\.", "$1"))
                    .toList();
            return Verdict.of(report.sound(), faults, fits);
        } catch (BrokenSeal broken) {
            return new Verdict(false, broken.isCutOff() ? "cut-off@" + (broken.line() - 1) : "file");
        }
    }

    @Override
    public void close() {
        others.values().forEach(other -> other.process().destroy());
    }
}
