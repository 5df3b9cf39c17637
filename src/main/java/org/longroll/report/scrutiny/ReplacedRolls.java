package org.longroll.report.scrutiny;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.journal.CorrectionNote;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.DiceRegister.Throw;
import org.longroll.journal.Entries;
import org.longroll.journal.GivenDice.Source;
import org.longroll.report.scrutiny.Matter.Weight;

/** Rolls of the server that were taken back or corrected, and in whose place dice were thrown at the table. */
final class ReplacedRolls {

    private final Battle battle;
    private final List<Throw> all;

    private ReplacedRolls(Entries entries) {
        this.battle = Battle.of(entries.journal());
        this.all = DiceRegister.throwsOf(entries);
    }

    static Stream<Matter> of(Entries entries) {
        var rolls = new ReplacedRolls(entries);
        return rolls.all.stream()
                .filter(roll -> roll.dice().source() == Source.ROLLED)
                .flatMap(rolls::replaced);
    }

    /** By the first throw for the same thing in the same turn, after the roll went. */
    private Stream<Matter> replaced(Throw roll) {
        var by = roll.by();
        return by == null
                ? Stream.empty()
                : all.stream()
                        .filter(other -> other.since() > by.entry().first() && isInPlaceOf(roll, other))
                        .limit(1)
                        .map(other -> matter(roll, by, other));
    }

    private static boolean isInPlaceOf(Throw roll, Throw other) {
        return other.dice().source() == Source.THROWN
                && other.entry().turn() == roll.entry().turn()
                && other.dice().purpose().equals(roll.dice().purpose())
                && Objects.equals(other.dice().unit(), roll.dice().unit());
    }

    private Matter matter(Throw roll, CorrectionNote by, Throw other) {
        var rolled = "The server rolled %s for %s in entry %d, turn %d."
                .formatted(
                        roll.dice().shown(),
                        roll.dice().purposeIn(battle.journal()),
                        roll.entry().number(),
                        roll.entry().turn());
        var thrown = "That was %s in entry %d: %s wanted it%s. Entry %d has %s in its place, thrown at the table."
                .formatted(
                        roll.fate().word().replace('-', ' '),
                        by.entry().number(),
                        battle.table().name(by.by()),
                        by.agreed() == null
                                ? ""
                                : ", and %s agreed".formatted(battle.table().name(by.agreed())),
                        other.entry().number(),
                        other.dice().shown());
        return new Matter(
                Weight.WATCH,
                "roll-replaced",
                other.entry().number(),
                other.entry().last(),
                other.dice().by(),
                other.entry().occasion().at(),
                rolled + " " + thrown,
                by.reason(),
                List.of());
    }
}
