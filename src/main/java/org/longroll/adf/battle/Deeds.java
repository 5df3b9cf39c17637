package org.longroll.adf.battle;

import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Position;
import org.longroll.rules.Fraction;

/** The cost of a deed: an action, part of one, or the reaction. */
final class Deeds {

    private Deeds() {}

    /** Whole actions. */
    static void act(Scene scene, Course course, String unit, int actions) {
        spend(scene, course, unit, course.unit(unit).activity().afterActing(actions));
    }

    /** Part of a move. */
    static void move(Scene scene, Course course, String unit, Fraction share) {
        spend(scene, course, unit, course.unit(unit).activity().afterMoving(share));
    }

    /** The reaction if there is a trigger, else whole actions. */
    static void react(Scene scene, Course course, String unit, @Nullable UUID to, int orActions) {
        if (to == null) {
            act(scene, course, unit, orActions);
        } else {
            course.happens(new AdfEvent.ReactionMade(unit, to));
        }
    }

    /** A unit never spends more than it has, even if an umpire allows more. */
    private static void spend(Scene scene, Course course, String unit, Fraction spent) {
        var all = Fraction.whole(scene.actions());
        course.happens(new AdfEvent.ActionTaken(
                unit, spent.atMost(all) ? spent : all, interrupted(scene.field(), unit) ? true : null));
    }

    /** The actions of a unit are consecutive; whether others than its group have acted since its last one. */
    private static boolean interrupted(AdfField field, String unit) {
        if (field.units().get(unit).activity().spent().isZero()
                || field.triggers().isEmpty()) {
            return false;
        }
        var last = field.triggers().getLast().units();
        return !last.contains(unit)
                && field.groupOf(unit)
                        .filter(group -> group.units().stream().anyMatch(last::contains))
                        .isEmpty();
    }

    static void stand(Course course, Map<String, Position> positions, Iterable<String> units) {
        for (var unit : units) {
            var position = positions.get(unit);
            if (position != null) {
                course.happens(new CommonEvent.PositionTaken(unit, position));
            }
        }
    }
}
