package org.longroll.report.scrutiny;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.DiceRegister.Die;
import org.longroll.journal.DiceRegister.Fate;
import org.longroll.journal.Entries;
import org.longroll.journal.GivenDice;

/**
 * A die that was recorded and does not stand.
 *
 * @param entry the number of the entry that it fell in
 * @param became the face in its place, if it was corrected
 * @param becameSource where that came from
 * @param correction the number of the entry that took it out of force
 * @param correctedBy the seat that wanted it
 * @param agreed the seat that agreed to it; null where nobody was asked
 */
public record DieOutOfForce(
        int entry,
        int turn,
        String purpose,
        @Nullable String unit,
        int sides,
        int face,
        GivenDice.Source source,
        String by,
        Fate fate,
        @Nullable Integer became,
        GivenDice.@Nullable Source becameSource,
        @Nullable Integer correction,
        @Nullable String correctedBy,
        @Nullable String reason,
        @Nullable String agreed) {

    /** Those of the entries with this number, in the order of recording. */
    public static List<DieOutOfForce> ofEntry(Entries entries, int number) {
        return all(entries).filter(die -> die.entry() == number).toList();
    }

    static Stream<DieOutOfForce> all(Entries entries) {
        return DiceRegister.of(entries).stream()
                .filter(die -> die.fate() != Fate.STANDS)
                .map(DieOutOfForce::of);
    }

    private static DieOutOfForce of(Die die) {
        var thrown = die.thrown();
        var became = die.became();
        var by = die.by();
        return new DieOutOfForce(
                die.entry().number(),
                die.entry().turn(),
                thrown.purpose(),
                thrown.unit(),
                thrown.sides(),
                die.face(),
                thrown.source(),
                thrown.by(),
                die.fate(),
                became == null ? null : Integer.valueOf(became.face()),
                became == null ? null : became.source(),
                by == null ? null : Integer.valueOf(by.entry().number()),
                by == null ? null : by.by(),
                by == null ? null : by.reason(),
                by == null ? null : by.agreed());
    }
}
