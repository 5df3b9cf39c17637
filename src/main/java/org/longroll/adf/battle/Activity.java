package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;

/**
 * The deeds of a unit in the present part of the turn; after half an action the rest is for moving.
 *
 * @param reactedTo the enemies that did what it reacted to
 */
public record Activity(Fraction spent, boolean ran, boolean reacted, List<String> reactedTo, List<String> firedAt) {

    public static final Activity FRESH = new Activity(Fraction.ZERO, false, false, List.of(), List.of());

    public Activity {
        reactedTo = List.copyOf(reactedTo);
        firedAt = List.copyOf(firedAt);
    }

    /** Actions begun, including one that is not used up. */
    public int actions() {
        return spent.rounded(Rounding.UP);
    }

    /** The actions spent after part of a move, which uses the rest of a begun action if it fits. */
    public Fraction afterMoving(Fraction share) {
        var together = spent.plus(share);
        return together.atMost(Fraction.whole(actions()))
                ? together
                : Fraction.whole(actions()).plus(share);
    }

    /** The actions spent after whole actions, which always begin fresh ones. */
    public Fraction afterActing(int whole) {
        return Fraction.whole((long) actions() + whole);
    }

    Activity spent(Fraction now) {
        return new Activity(now, ran, reacted, reactedTo, firedAt);
    }

    Activity afterRunning() {
        return new Activity(spent, true, reacted, reactedTo, firedAt);
    }

    Activity reacted(boolean already) {
        return new Activity(spent, ran, already, reactedTo, firedAt);
    }

    Activity afterReactingTo(List<String> enemies) {
        return new Activity(spent, ran, true, enemies, firedAt);
    }

    Activity afterFiringAt(String target) {
        if (firedAt.contains(target)) {
            return this;
        }
        var targets = new ArrayList<>(firedAt);
        targets.add(target);
        return with(targets);
    }

    Activity with(List<String> targets) {
        return new Activity(spent, ran, reacted, reactedTo, targets);
    }
}
