package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Evenings;
import org.longroll.battle.Battle;
import org.longroll.battle.LastChanges;
import org.longroll.battle.Score;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;

/** Every point has an entry in force that brought it, also after corrections. */
class SinceTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    @ParameterizedTest
    @FieldSource("BATTLES")
    void every_point_that_was_not_there_at_the_start_has_its_entry(String id) {
        var journal = Evenings.journal(Evenings.played(id, 11));
        requireEntries(Evenings.battle(journal));
        var inForce = Evenings.battle(journal).timeline().inForce();
        var said = inForce.get(inForce.size() / 3);
        journal = Evenings.after(
                journal, new Amend(said.entry(), new Change.Replace(said.order()), new TreeMap<>(), "As it was."));
        requireEntries(Evenings.battle(journal));
        requireEntries(Evenings.battle(Evenings.after(journal, new Correction.UndoLast(1, null))));
    }

    private static void requireEntries(Battle battle) {
        var since = LastChanges.of(battle);
        var inForce = battle.timeline().inForce();
        var lines = Score.lines(battle.field(), battle.opening().victory());
        assertThat(lines).isNotEmpty();
        for (var line : lines) {
            var moment = line.reason() == Score.Reason.OBJECTIVE_HELD
                    ? since.held(line.subject())
                    : since.lost(line.subject());
            if (moment == null) {
                assertThat(line.reason()).isEqualTo(Score.Reason.OBJECTIVE_HELD);
                var objective = battle.table().order().objective(line.subject()).orElseThrow();
                assertThat(objective.heldBy()).isEqualTo(line.side());
            } else {
                assertThat(inForce)
                        .filteredOn(entry -> entry.entry().equals(moment.entry()))
                        .singleElement()
                        .satisfies(entry ->
                                assertThat(Objects.toString(entry.events())).contains(line.subject()));
            }
        }
        for (var side : battle.table().order().sides()) {
            assertThat(lines.stream()
                            .filter(line -> line.side().equals(side.id()))
                            .mapToInt(Score.Line::points)
                            .sum())
                    .isEqualTo(Score.of(battle).points().get(side.id()));
        }
    }
}
