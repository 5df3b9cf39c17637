package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battle;
import org.longroll.battle.Odds;
import org.longroll.journal.GivenDice;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.rff.battle.LeaderEvent.LeaderReplaced;
import org.longroll.rff.battle.LeaderEvent.LeaderStruck;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;

/** A leader who fell stays dead, and who takes his place is another man. */
class SuccessorsTest {

    private static History opened() {
        return Evenings.upTo(Evenings.played("mcphersons-ridge"), 0);
    }

    private static String leader() {
        return Battle.opening(opened()).orderOfBattle().leaders().getFirst().id();
    }

    private static History shot(History journal) {
        return Evenings.and(
                journal,
                new Declared(new LeaderOrder.FallenLeader("due", GivenDice.ROLL)),
                new LeaderStruck(
                        leader(),
                        10,
                        LeaderFate.SHOT_DEAD,
                        LeaderEffect.REMOVED,
                        null,
                        new Odds(new TreeMap<>(java.util.Map.of("shot-dead", 1L)))));
    }

    private static History replaced(History journal, @Nullable String by) {
        return Evenings.and(
                journal,
                new Declared(new LeaderOrder.ReplaceLeader(leader(), by, null)),
                new LeaderReplaced(leader(), by, LeaderQuality.ABLE));
    }

    private static Stream<String> story(Report report) {
        return report.story().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Paragraph.class::isInstance)
                .flatMap(block -> ((Paragraph) block).sentences().stream())
                .map(Sentence::text);
    }

    @Test
    void the_one_who_took_his_place_falls_under_his_own_name() {
        var report = Evenings.report(shot(replaced(shot(opened()), "Meredith Rice")));
        var first = report.fallen().getFirst().name();
        assertThat(report.fallen().stream().map(Fallen::name)).containsExactly(first, "Meredith Rice");
        assertThat(story(report))
                .containsSubsequence(
                        first + " fell.", "Meredith Rice took the place of " + first + ".", "Meredith Rice fell.");
        assertThat(report.journal().getLast().sentence()).isEqualTo("Meredith Rice is shot dead.");
    }

    @Test
    void a_successor_without_a_name_is_given_none() {
        var report = Evenings.report(shot(replaced(shot(opened()), null)));
        var first = report.fallen().getFirst().name();
        assertThat(report.fallen().stream().map(Fallen::name)).containsExactly(first, "the successor of " + first);
        assertThat(story(report)).contains("The successor of " + first + " fell.");
        assertThat(report.journal().getLast().sentence()).isEqualTo("The successor of " + first + " is shot dead.");
    }

    /** Those who play at random call every leader that they add an aide. */
    @Test
    void nobody_dies_twice() {
        for (var scenario : Evenings.ALL) {
            assertThat(Evenings.report(scenario).fallen().stream()
                            .map(Fallen::name)
                            .filter(name -> !name.equals("The aide")))
                    .as(scenario)
                    .doesNotHaveDuplicates();
        }
        assertThat(List.of(leader())).isNotEmpty();
    }
}
