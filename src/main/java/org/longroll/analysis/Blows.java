package org.longroll.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.longroll.analysis.Happening.Lost;

/** Who struck whom last, and how: what a unit loses, it loses by the last blow. */
public final class Blows {

    /** What struck a unit. */
    public record Blow(Cause cause, List<String> by) {}

    private static final Blow NONE = new Blow(Cause.RULING, List.of());

    private final Chronicler chronicler;
    private final Map<String, Blow> last = new HashMap<>();

    public Blows(Chronicler chronicler) {
        this.chronicler = chronicler;
    }

    public void strike(String unit, Cause cause, List<String> by) {
        last.put(unit, new Blow(cause, by));
    }

    /** Those who stand behind a target are struck by what struck it. */
    public void reach(String unit, String target) {
        last.put(unit, by(target));
    }

    public Blow by(String unit) {
        return last.getOrDefault(unit, NONE);
    }

    /** What a unit lost in a step by the last blow, if it lost something. */
    public List<Happening> lost(Episode.Step step, String unit) {
        return lost(step, unit, by(unit));
    }

    /** What a unit lost in a step, if it lost something. */
    public List<Happening> lost(Episode.Step step, String unit, Blow blow) {
        var left = chronicler.strength(step.after(), unit);
        var lost = chronicler.strength(step.before(), unit).minus(left);
        return lost.isNone() ? List.of() : List.of(new Lost(unit, blow.cause(), blow.by(), lost, left));
    }
}
