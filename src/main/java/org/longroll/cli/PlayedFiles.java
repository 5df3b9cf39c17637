package org.longroll.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.audit.SealedFile;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.ledger.NewChain;
import org.longroll.ledger.NewEvent;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Temperament;

/** Writes simulated battles as sealed files, which a server imports and {@code longroll verify} checks. */
final class PlayedFiles {

    private static final EventCodec CODEC = EventCodec.standard();

    private PlayedFiles() {}

    /** The file of one battle; of several, one for each, with the seed behind the name. */
    static Path of(Path out, long seed, int battles) {
        if (battles == 1) {
            return out;
        }
        var name = String.valueOf(out.getFileName());
        int dot = name.lastIndexOf('.');
        return out.resolveSibling(
                dot <= 0 ? name + "-" + seed : name.substring(0, dot) + "-" + seed + name.substring(dot));
    }

    /** Battles that differ in more than their seed have other ids, so that a server takes them all. */
    static int salt(BattleStarted opening, Map<String, Temperament> temperaments) {
        return named(CODEC.encode(opening).payload().text() + new TreeMap<>(temperaments))
                .hashCode();
    }

    static void write(SimulatedBattle battle, Path file) throws IOException {
        var last = battle.entries().isEmpty()
                ? battle.opened()
                : battle.entries().getLast().occasion();
        var chain = new NewChain(battle.end().id(), last.at());
        add(chain, battle.opened(), List.of(battle.opening()));
        battle.entries().forEach(entry -> add(chain, entry.occasion(), entry.events()));
        try (var out = Files.newOutputStream(file)) {
            SealedFile.write(chain.last().asHead(), chain.sealed().stream(), out);
        }
    }

    private static void add(NewChain chain, Occasion occasion, List<Event> events) {
        var written = new ArrayList<NewEvent>();
        for (var event : events) {
            var form = CODEC.encode(event);
            written.add(new NewEvent(
                    named(occasion.entry() + " " + written.size()), form.type(), form.version(), form.payload()));
        }
        chain.add(occasion.entry(), named("command " + occasion.entry()), occasion.by(), occasion.at(), written);
    }

    private static UUID named(String name) {
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    }
}
