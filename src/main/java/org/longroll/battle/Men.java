package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How many men a figure or a stand is, where a scenario says so; one of them is given. */
public record Men(@Nullable Integer perFigure, @Nullable Integer perStand) {

    public static final Men UNSAID = new Men(null, null);
    public static final int MOST = 1000;

    public Men {
        if (isNoCount(perFigure) || isNoCount(perStand)) {
            throw new IllegalArgumentException("a figure or a stand is 1 to %d men".formatted(MOST));
        }
    }

    private static boolean isNoCount(@Nullable Integer men) {
        return men != null && (men < 1 || men > MOST);
    }

    /** How many men one of what the system counts is. */
    public Optional<Integer> each() {
        return Optional.ofNullable(perFigure == null ? perStand : perFigure);
    }

    /** A unit that has figures is counted in them, whatever they stand on. */
    public List<Flaw> flaws(OrderOfBattle order) {
        boolean figures = order.units().stream().anyMatch(unit -> unit.figures() != null);
        if (perFigure != null && !figures) {
            return List.of(new Flaw("menPerFigure", "troops are counted in stands here: give menPerStand"));
        }
        if (perStand != null && figures) {
            return List.of(new Flaw("menPerStand", "troops are counted in figures here: give menPerFigure"));
        }
        return List.of();
    }
}
