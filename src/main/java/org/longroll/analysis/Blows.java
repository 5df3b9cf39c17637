package org.longroll.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.longroll.analysis.Happening.Lost;

/** The last blow to each unit: the unit's next loss is attributed to it. */
public final class Blows {

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

    /** Units behind a target are struck by the blow that struck it. */
    public void reach(String unit, String target) {
        last.put(unit, by(target));
    }

    public Blow by(String unit) {
        return last.getOrDefault(unit, NONE);
    }

    /** The loss of a unit in a step, by its last blow. */
    public List<Happening> lost(Episode.Step step, String unit) {
        return lost(step, unit, by(unit));
    }

    public List<Happening> lost(Episode.Step step, String unit, Blow blow) {
        var left = chronicler.strength(step.after(), unit);
        var lost = chronicler.strength(step.before(), unit).minus(left);
        return lost.isNone() ? List.of() : List.of(new Lost(unit, blow.cause(), blow.by(), lost, left));
    }
}
