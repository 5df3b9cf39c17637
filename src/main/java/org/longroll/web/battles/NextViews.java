package org.longroll.web.battles;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Possibility;
import org.longroll.battle.SeatOutlook;
import org.longroll.journal.Seat;

/**
 * Possibilities as they are told to a seat: nothing is said that the seat knows, or that holds for all of its units.
 */
final class NextViews {

    private static final String TARGETS = "targets";

    /** The fields that short answers have too: who does it, and to whom. */
    private static final Set<String> ESSENTIAL = Set.of(TARGETS, "together");

    private final SeatOutlook outlook;
    private final Map<String, List<String>> commanded = new HashMap<>();
    private final Map<String, Set<String>> enemies = new HashMap<>();

    NextViews(SeatOutlook outlook) {
        this.outlook = outlook;
    }

    /** Every possibility by itself, with all its options. */
    List<NextView> inFull(List<Possibility> next) {
        return next.stream().map(this::told).toList();
    }

    /** Possibilities that differ in their units and lesser options only are told as one, without these options. */
    List<NextView> inShort(List<Possibility> next) {
        Map<Possibility, Set<String>> units = new LinkedHashMap<>();
        for (var each : next) {
            units.computeIfAbsent(essence(each), same -> new LinkedHashSet<>()).addAll(each.units());
        }
        return units.entrySet().stream()
                .map(each -> told(each.getKey().by(List.copyOf(each.getValue()))))
                .toList();
    }

    /** An entry that settles something due is told with all its options: it is opened at once. */
    private static Possibility essence(Possibility each) {
        var options = new TreeMap<>(each.options());
        if (each.due() == null) {
            options.keySet().retainAll(ESSENTIAL);
        }
        return new Possibility(
                each.type(),
                each.side(),
                List.of(),
                each.kinds(),
                each.reactionTo(),
                each.due(),
                each.charge(),
                options);
    }

    private NextView told(Possibility next) {
        var everybody = commanded(next.side());
        var listed = next.units().isEmpty() || sameAs(everybody, next.units()) ? null : next.units();
        var others = listed == null ? null : others(everybody, listed);
        return new NextView(
                next.type(),
                outlook.seat().equals(Seat.UMPIRE) ? next.side() : null,
                others == null ? listed : null,
                others,
                orNull(next.kinds()),
                next.reactionTo(),
                next.due(),
                next.charge(),
                options(next));
    }

    private List<String> commanded(@Nullable String side) {
        return side == null
                ? commanded.computeIfAbsent("", both -> outlook.commanded())
                : commanded.computeIfAbsent(side, outlook::commanded);
    }

    /** The rest of the units, if that says the same and is shorter. */
    private static @Nullable List<String> others(List<String> everybody, List<String> some) {
        var rest = new ArrayList<>(everybody);
        rest.removeAll(new HashSet<>(some));
        return rest.size() + some.size() == everybody.size() && rest.size() < some.size() ? rest : null;
    }

    private @Nullable Map<String, List<String>> options(Possibility next) {
        SortedMap<String, List<String>> said = new TreeMap<>(next.options());
        said.values().removeIf(List::isEmpty);
        var side = next.side();
        if (side != null
                && sameAs(
                        enemies.computeIfAbsent(side, each -> new HashSet<>(outlook.enemiesOf(each))),
                        said.getOrDefault(TARGETS, List.of()))) {
            said.remove(TARGETS);
        }
        return said.isEmpty() ? null : said;
    }

    private static boolean sameAs(Collection<String> everybody, List<String> some) {
        return everybody.size() == some.size() && new HashSet<>(some).containsAll(everybody);
    }

    private static @Nullable List<String> orNull(List<String> values) {
        return values.isEmpty() ? null : values;
    }
}
