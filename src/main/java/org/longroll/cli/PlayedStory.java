package org.longroll.cli;

import java.io.PrintWriter;
import org.longroll.battle.Battle;
import org.longroll.battle.Sentences;
import org.longroll.simulation.SimulatedBattle;

/** Tells a battle turn by turn, in the sentences of the journal. */
final class PlayedStory {

    private final PrintWriter out;
    private String heading = "";

    PlayedStory(PrintWriter out) {
        this.out = out;
    }

    void tell(SimulatedBattle played) {
        var system = played.end().system();
        var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
        out.printf("%s (seed %d)%n", played.opening().title(), played.seed());
        for (var entry : played.entries()) {
            head(battle);
            for (var event : entry.events()) {
                battle = battle.after(event, entry.occasion());
                var sentence = Sentences.of(event, system, battle.table());
                if (!sentence.isBlank()) {
                    out.printf("  %4d  %s%n", entry.number(), sentence);
                }
            }
        }
    }

    private void head(Battle battle) {
        var now = "Turn %d, %s, %s"
                .formatted(
                        battle.field().turn(),
                        battle.table().name(battle.field().activeSide()),
                        battle.field().part());
        if (!now.equals(heading)) {
            heading = now;
            out.printf("%n%s%n", now);
        }
    }
}
