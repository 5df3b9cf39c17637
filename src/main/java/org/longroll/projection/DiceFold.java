package org.longroll.projection;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The dice of a batch of events. Undone dice stay: a league must see them. Pure. */
public final class DiceFold {

    private static final String ROLL = "dice-rolled";

    public static final Set<String> TYPES = Set.of(ROLL);

    private DiceFold() {}

    public static Stream<DieRow> of(List<Line> batch) {
        return batch.stream().filter(line -> line.type().equals(ROLL)).flatMap(line -> roll(line).stream());
    }

    private static List<DieRow> roll(Line line) {
        var roll = EntryReading.payload(line);
        var sides = roll.path("sides").asInt();
        if (sides < 1) {
            throw new IllegalStateException(
                    "version %d of battle %s rolls dice without sides".formatted(line.version(), line.battle()));
        }
        var dice = new ArrayList<DieRow>();
        for (var face : roll.path("faces")) {
            dice.add(new DieRow(
                    line.battle(),
                    line.version(),
                    dice.size(),
                    line.entry(),
                    sides,
                    face.asInt(),
                    roll.path("source").asText(),
                    roll.path("by").asText(line.actor()),
                    roll.path("purpose").asText(),
                    roll.hasNonNull("unit") ? roll.path("unit").asText() : null,
                    1.0 / sides));
        }
        return dice;
    }
}
