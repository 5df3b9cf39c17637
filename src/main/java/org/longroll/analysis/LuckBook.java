package org.longroll.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.analysis.Happening.Threw;
import org.longroll.analysis.Happening.Threw.Reading;
import org.longroll.analysis.Luck.TurnOfFortune;
import org.longroll.analysis.RollLuck.Part;
import org.longroll.analysis.Subject.Kind;

/** Collects every roll, and computes the luck of those with more than one possible outcome. */
final class LuckBook {

    /** A roll, with all of its readings. */
    private record Roll(Moment moment, RollKind kind, List<Reading> readings) {}

    private final List<Roll> rolls = new ArrayList<>();
    private final List<RollLuck> undone = new ArrayList<>();

    void add(Moment moment, Threw threw) {
        rolls.add(new Roll(moment, threw.kind(), threw.readings()));
    }

    void addUndone(Moment moment, Threw threw) {
        open(threw.readings()).forEach(reading -> undone.add(luck(moment, threw.kind(), reading)));
    }

    /** Readings with more than one possible outcome. */
    static List<Reading> open(List<Reading> readings) {
        return readings.stream()
                .filter(reading -> !reading.spread().isCertain())
                .toList();
    }

    private static RollLuck luck(Moment moment, RollKind kind, Reading reading) {
        var spread = reading.spread();
        return new RollLuck(
                moment,
                kind,
                reading.side(),
                reading.units(),
                reading.against(),
                reading.outcome(),
                reading.worth(),
                spread.mean(),
                spread.variance(),
                spread.chanceOf(reading.worth()));
    }

    Luck luck(Subjects subjects) {
        SortedMap<Subject, FortuneBook> books = new TreeMap<>(subjects.order());
        SortedMap<Integer, SortedMap<Subject, FortuneBook>> turns = new TreeMap<>();
        var sides = subjects.of(Kind.SIDE);
        for (var roll : rolls) {
            post(roll, subjects, sides, books);
            post(roll, turns.computeIfAbsent(roll.moment().turn(), turn -> new TreeMap<>(subjects.order())), sides);
        }
        sides.forEach(side -> books.computeIfAbsent(side, FortuneBook::new));
        return new Luck(
                told(books, Kind.SIDE),
                told(books, Kind.COMMAND),
                told(books, Kind.UNIT),
                turns.entrySet().stream()
                        .flatMap(turn -> turn.getValue().values().stream()
                                .filter(FortuneBook::saysSomething)
                                .map(book -> new TurnOfFortune(turn.getKey(), book.told())))
                        .toList(),
                rolls.stream()
                        .flatMap(roll ->
                                open(roll.readings()).stream().map(each -> luck(roll.moment(), roll.kind(), each)))
                        .toList(),
                undone);
    }

    private static List<Fortune> told(SortedMap<Subject, FortuneBook> books, Kind kind) {
        return books.values().stream()
                .filter(book -> book.subject().kind() == kind)
                .filter(book -> kind == Kind.SIDE || book.saysSomething())
                .map(FortuneBook::told)
                .toList();
    }

    /** Adds a roll to the books of the sides, and of every command and unit that made or suffered it. */
    private static void post(Roll roll, Subjects subjects, List<Subject> sides, SortedMap<Subject, FortuneBook> books) {
        post(roll, books, sides);
        Map<Subject, List<Reading>> made = new HashMap<>();
        Map<Subject, List<Reading>> suffered = new HashMap<>();
        for (var reading : roll.readings()) {
            below(reading.units(), subjects).forEach(each -> of(made, each).add(reading));
            below(reading.against(), subjects)
                    .forEach(each -> of(suffered, each).add(reading));
        }
        made.forEach((subject, readings) -> book(books, subject).add(roll.kind(), Part.MADE, readings));
        suffered.forEach((subject, readings) -> book(books, subject).add(roll.kind(), Part.SUFFERED, readings));
    }

    private static List<Subject> below(List<String> units, Subjects subjects) {
        return units.stream()
                .flatMap(unit -> subjects.whose(unit).stream())
                .filter(subject -> subject.kind() != Kind.SIDE)
                .distinct()
                .toList();
    }

    /** Every roll is the luck of one side and the bad luck of the other, even without a target. */
    private static void post(Roll roll, SortedMap<Subject, FortuneBook> books, List<Subject> sides) {
        for (var side : sides) {
            var made = roll.readings().stream()
                    .filter(reading -> reading.side().equals(side.id()))
                    .toList();
            var suffered = roll.readings().stream()
                    .filter(reading -> !reading.side().equals(side.id()))
                    .toList();
            if (!made.isEmpty()) {
                book(books, side).add(roll.kind(), Part.MADE, made);
            }
            if (!suffered.isEmpty()) {
                book(books, side).add(roll.kind(), Part.SUFFERED, suffered);
            }
        }
    }

    private static FortuneBook book(SortedMap<Subject, FortuneBook> books, Subject subject) {
        return books.computeIfAbsent(subject, FortuneBook::new);
    }

    private static List<Reading> of(Map<Subject, List<Reading>> all, Subject subject) {
        return all.computeIfAbsent(subject, each -> new ArrayList<>());
    }
}
