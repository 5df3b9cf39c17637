package org.longroll.sequence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.longroll.battle.Battle;
import org.longroll.battle.Referee;
import org.longroll.simulation.Entry;
import org.longroll.simulation.SimulatedBattle;

/** Follows a simulated battle entry by entry with both readings and collects where they differ. */
final class Follower {

    /** After so many the two readings have parted, and the rest says nothing new. */
    private static final int ENOUGH = 5;

    private final String name;
    private final SimulatedBattle played;
    private final SecondReading reading;
    private final Referee referee;
    private final List<String> differences = new ArrayList<>();

    Follower(String name, SimulatedBattle played, SecondReading reading, Referee referee) {
        this.name = name;
        this.played = played;
        this.reading = reading;
        this.referee = referee;
    }

    List<String> differences() {
        var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
        for (var entry : played.entries()) {
            var said = Said.of(entry);
            for (var event : entry.events()) {
                battle = battle.after(event, entry.occasion());
            }
            List<String> lines;
            try {
                lines = reading.follow(said);
            } catch (RuntimeException e) {
                differences.add("%s, %s: the second reading stops: %s".formatted(name, said, e));
                return differences;
            }
            compare(said, lines, new Product(battle, referee), entry);
            if (differences.size() >= ENOUGH) {
                return differences;
            }
        }
        return differences;
    }

    private void compare(Said said, List<String> lines, Product product, Entry entry) {
        var found = new ArrayList<String>();
        if (reading.isOver() != product.battle().table().over()) {
            found.add("over: expected %s, the product has %s".formatted(reading.isOver(), !reading.isOver()));
        }
        if (!reading.isOver()) {
            differ(found, "clock", Map.of("", reading.clock()), Map.of("", product.clock()));
        }
        for (var unit : reading.units()) {
            var expected = reading.unit(unit);
            differ(found, unit, expected, product.unit(unit, expected.keySet()));
        }
        for (var leader : reading.leaders()) {
            var expected = reading.leader(leader);
            differ(found, leader, expected, product.leader(leader, expected.keySet()));
        }
        due(found, reading.due(), product.due());
        if (!reading.isOver()) {
            next(found, product);
        }
        if (!found.isEmpty()) {
            differences.add("%s, %s, by %s:%n    %s%n  the product recorded:%n    %s"
                    .formatted(
                            name,
                            said,
                            lines,
                            String.join("\n    ", found),
                            String.join("\n    ", Said.recorded(entry))));
        }
    }

    private static void differ(List<String> found, String who, Map<String, Object> expected, Map<String, Object> has) {
        expected.forEach((property, value) -> {
            var other = Objects.toString(has.get(property), "");
            if (!value.toString().equals(other)) {
                found.add("%s %s: expected “%s”, the product has “%s”".formatted(who, property, value, other));
            }
        });
    }

    private static void due(List<String> found, List<Map<String, Object>> expected, List<Map<String, Object>> has) {
        var mine = byId(expected);
        var theirs = byId(has);
        var all = new TreeSet<>(mine.keySet());
        all.addAll(theirs.keySet());
        for (var id : all) {
            var wanted = mine.get(id);
            var other = theirs.get(id);
            if (wanted == null) {
                found.add("not due, but the product has " + other);
            } else if (other == null) {
                found.add("due, but not in the product: " + wanted);
            } else {
                differ(found, "due " + id, wanted, other);
            }
        }
    }

    private static Map<String, Map<String, Object>> byId(List<Map<String, Object>> dues) {
        var byId = new LinkedHashMap<String, Map<String, Object>>();
        dues.forEach(due -> byId.put(Objects.toString(due.get("id")), due));
        return byId;
    }

    private void next(List<String> found, Product product) {
        var mine = new TreeSet<>(reading.next());
        var theirs = new TreeSet<>(product.next(reading.spokenFor(), reading.tellsKindsApart()));
        var missing = new TreeSet<>(mine);
        missing.removeAll(theirs);
        theirs.removeAll(mine);
        if (!missing.isEmpty()) {
            found.add("allowed, but not offered: " + missing);
        }
        if (!theirs.isEmpty()) {
            found.add("offered, but not allowed: " + theirs);
        }
    }
}
