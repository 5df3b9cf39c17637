package org.longroll.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.analysis.Happening.Lost;

/** Who struck whom last, and how: what a unit loses, it loses by the last blow. */
final class Blows {

    /** What struck a unit. */
    record Blow(Cause cause, List<String> by) {}

    private static final Blow NONE = new Blow(Cause.RULING, List.of());

    private final Chronicler chronicler;
    private final Map<String, Blow> last = new HashMap<>();

    Blows(Chronicler chronicler) {
        this.chronicler = chronicler;
    }

    void strike(String unit, Cause cause, List<String> by) {
        last.put(unit, new Blow(cause, by));
    }

    /** Those who stand behind a target are struck by what struck it. */
    void reach(String unit, String target) {
        last.put(unit, by(target));
    }

    Blow by(String unit) {
        return last.getOrDefault(unit, NONE);
    }

    /** What a unit lost in a step, if it lost something. */
    Optional<Lost> lost(Episode.Step step, String unit, Blow blow) {
        var left = chronicler.strength(step.after(), unit);
        var lost = chronicler.strength(step.before(), unit).minus(left);
        return lost.isNone() ? Optional.empty() : Optional.of(new Lost(unit, blow.cause(), blow.by(), lost, left));
    }
}
