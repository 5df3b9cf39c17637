package org.longroll.codec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.ledger.CanonicalJson;
import org.longroll.scenario.Changes;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Simulation;

/**
 * Writes a file for every event that has none yet in its present version, from simulated battles: run it when there is a
 * new event. What is there already is never touched.
 */
final class EventExamples {

    static final Path FILES = Path.of("src/test/resources/events");

    private static final int BATTLES = 40;
    private static final UUID ENTRY = UUID.fromString("01920000-0000-7000-8000-000000000001");
    private static final UUID AGAIN = UUID.fromString("01920000-0000-7000-8000-000000000002");

    private final EventCodec codec = EventCodec.standard();
    private final Map<String, String> shortest = new TreeMap<>();

    private EventExamples() {}

    public static void main(String[] arguments) throws IOException {
        var examples = new EventExamples();
        examples.lifted();
        corrections().forEach(examples::add);
        for (var ruleset : List.of("adf-15mm", "adf-25mm", "adf-10mm", "adf-15mm-2014", "rff")) {
            examples.simulated(ruleset);
        }
        examples.write();
    }

    private void lifted() throws IOException {
        var first = CanonicalJson.exactly(
                Files.readString(FILES.resolve("battle-started/v1.json")).strip());
        add(codec.decode("battle-started", 1, first));
    }

    private void simulated(String ruleset) {
        var scenarios = ScenarioLibrary.read(Battles.library());
        var id = ruleset.equals("rff") ? "mcphersons-ridge" : "little-round-top";
        var scenario = scenarios.find(id).orElseThrow().scenario().with(Changes.ofRuleset(ruleset));
        for (int seed = 0; seed < BATTLES; seed++) {
            Simulation.of(scenario, Battles.library(), seed).with(BadBoy::new).play(seed).entries().stream()
                    .flatMap(entry -> entry.events().stream())
                    .forEach(this::add);
        }
    }

    private static Stream<Event> corrections() {
        var undo = new Correction.UndoLast(2, "The wrong regiment moved.");
        var settle = new CommonOrder.Settle("15-alabama-3", "Both agree that it held.", false);
        return Stream.of(
                new Declared(undo),
                new Declared(new Correction.UndoBackTo(ENTRY, "A die was read wrong.")),
                new Declared(new Correction.Redo(null)),
                new Declared(new Correction.Amend(
                        ENTRY,
                        new Correction.Change.Strike(),
                        new TreeMap<>(Map.of("20-maine-4", List.of(4, 3))),
                        null)),
                new Declared(new Correction.Consent(ENTRY, true, null)),
                new Declared(settle),
                new CorrectionEvent.EntriesUndone(List.of(AGAIN, ENTRY)),
                new CorrectionEvent.EntriesRedone(List.of(AGAIN, ENTRY)),
                new CorrectionEvent.EntryRecordedAgain(AGAIN, ENTRY, "confederate"),
                new CorrectionEvent.EntryLeftOut(ENTRY, "unknown-due", "“20-maine-1” is not due."),
                new CorrectionEvent.ConsentAsked(
                        "union",
                        List.of(ENTRY),
                        undo,
                        List.of("20th Maine moves 4 inches."),
                        Instant.parse("2026-11-16T20:30:00Z")),
                new CorrectionEvent.ConsentRefused(ENTRY, "confederate", "It was seen by all."),
                new CorrectionEvent.ConsentWithdrawn(ENTRY, "union", "It was seen by all."),
                new CorrectionEvent.ConsentGiven(ENTRY, "confederate", "union"));
    }

    private void add(Event event) {
        var encoded = codec.encode(event);
        shortest.merge(
                encoded.type() + "/v" + encoded.version() + ".json",
                encoded.payload().text(),
                (one, other) -> other.length() < one.length() && other.length() > 2 ? other : one);
    }

    private void write() throws IOException {
        for (var example : shortest.entrySet()) {
            var file = FILES.resolve(example.getKey());
            if (!Files.exists(file)) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, example.getValue() + "\n");
            }
        }
        EventType.ALL.stream()
                .filter(type -> !Files.exists(FILES.resolve(type.name() + "/v" + type.version() + ".json")))
                .forEach(type -> System.out.println("never happened: " + type.name()));
    }
}
