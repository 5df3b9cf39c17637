package org.longroll.report.scrutiny;

import java.util.stream.Stream;
import org.longroll.analysis.DiceStatistics;
import org.longroll.analysis.DiceTally;
import org.longroll.analysis.FairnessTest;
import org.longroll.analysis.FairnessTest.Finding;
import org.longroll.report.scrutiny.Matter.Weight;

/** Dice that do not look like dice, by source, by thrower and by purpose. */
final class DiceMatters {

    private DiceMatters() {}

    static Stream<Matter> of(DiceStatistics dice) {
        return dice.tallies().stream().flatMap(tally -> Stream.of(tally.evenFaces(), tally.freeOrder())
                .filter(test -> test.finding() == Finding.ODD || test.finding() == Finding.WORTH_WATCHING)
                .map(test -> matter(tally, test)));
    }

    private static Matter matter(DiceTally tally, FairnessTest test) {
        var whose = tally.of() == null
                ? "All dice"
                : "Dice by %s, %s".formatted(tally.by().word(), tally.of());
        return Matter.ofTheBattle(
                test.finding() == Finding.ODD ? Weight.GRAVE : Weight.WATCH,
                "dice",
                "%s: %s".formatted(whose, test.sentence()));
    }
}
