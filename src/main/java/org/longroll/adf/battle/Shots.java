package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.FireOutcome;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.battle.Odds;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Fire of units in their present state: the question to the rules, and the effects of the answer. */
record Shots(Scene scene) {

    Verdict<FireAnswer> ask(Deed.Fire fire) {
        var firers = fire.units().stream()
                .map(id -> firer(scene.unit(id), !fire.declineOpeningVolley(), fire.inBuildings()))
                .toList();
        var behind = fire.passThrough().stream()
                .map(each -> target(each.target(), each.aspect(), each.cover(), each.behindSkirmishers()))
                .toList();
        var target = target(fire.target(), fire.aspect(), fire.cover(), fire.behindSkirmishers());
        var order = new FireOrder(
                fire.kind(), range(inches(fire), fire.band()), firers, fire.mountedWith(), target, behind);
        return ask(order);
    }

    /** As it was said; after a charge that stopped short, as far as it stopped. */
    @Nullable Fraction inches(Deed.Fire fire) {
        return fire.inches() == null && fire.band() == null ? stopped(fire.kind()) : fire.inches();
    }

    /** The distance of a volley, if the charge stopped short at a known one. */
    @Nullable Fraction stopped(FireKind kind) {
        var charge = scene.field().charge();
        return kind == FireKind.VOLLEY && charge != null && charge.stage() == AdfCharge.Stage.VOLLEYS
                ? charge.inches()
                : null;
    }

    Verdict<FireAnswer> askMelee(String unit, String enemy, MountedWith with) {
        var order = new FireOrder(
                FireKind.MELEE,
                new Range.Unstated(),
                List.of(firer(scene.unit(unit), false, false)),
                with,
                target(enemy, Aspect.FRONT, List.of(), false),
                List.of());
        return ask(order);
    }

    /** Whether a unit could make such a fire in such a band. */
    boolean possible(AdfUnit unit, FireKind kind, @Nullable RangeBand band, String target) {
        return fire(unit, kind, range(band == null ? stopped(kind) : null, band), target)
                .refusal()
                .isEmpty();
    }

    private Verdict<FireAnswer> fire(AdfUnit unit, FireKind kind, Range range, String target) {
        return scene.rules()
                .fire(new FireOrder(
                        kind,
                        range,
                        List.of(firer(unit, true, false)),
                        MountedWith.WEAPON,
                        target(target, Aspect.FRONT, List.of(), false),
                        List.of()));
    }

    /** Whether this is the reaction of a charged unit to those who charge it. */
    boolean isAtItsCharge(FireKind kind, List<String> units, String target) {
        var charge = scene.field().charge();
        return kind == FireKind.REACTION
                && charge != null
                && charge.underWay()
                && units.contains(charge.target())
                && charge.units().contains(target);
    }

    /** Whether a band lies beyond the inches at which the charge under way began; those of close range begin at none. */
    boolean isBeyondItsStart(AdfUnit unit, @Nullable RangeBand band, String target) {
        var charge = scene.field().charge();
        var gap = charge == null ? null : charge.run().gap();
        return gap != null
                && (band == RangeBand.LONG || band == RangeBand.NORMAL)
                && fire(unit, FireKind.REACTION, new Range.Measured(gap), target)
                        instanceof Verdict.Allowed<FireAnswer>(var there)
                && band.compareTo(there.band()) < 0;
    }

    /** The field “firers” of the rules is “units” in an entry. */
    private Verdict<FireAnswer> ask(FireOrder order) {
        return switch (scene.rules().fire(order)) {
            case Verdict.Allowed<FireAnswer> allowed -> allowed;
            case Verdict.Refused<FireAnswer>(var refusal) -> Verdict.refused(asNamedInAnEntry(refusal));
        };
    }

    private static Refusal asNamedInAnEntry(Refusal refusal) {
        var field = refusal.field();
        return field == null || !field.startsWith("firers")
                ? refusal
                : refusal.at(field.replaceFirst("^firers", "units").replaceFirst("\\..*", ""));
    }

    private static Firer firer(AdfUnit unit, boolean mayOpen, boolean inBuildings) {
        return new Firer(
                unit.troops(),
                unit.arms(),
                unit.strength(),
                unit.enlisted().nation(),
                mayOpen && unit.openingVolley(),
                inBuildings);
    }

    private Target target(String id, Aspect aspect, List<Cover> cover, boolean behindSkirmishers) {
        Set<Cover> behind = EnumSet.noneOf(Cover.class);
        behind.addAll(cover);
        return new Target(
                scene.unit(id).troops(), Preparation.charging(scene.field(), id), behind, aspect, behindSkirmishers);
    }

    private static Range range(@Nullable Fraction inches, @Nullable RangeBand band) {
        if (inches != null) {
            return new Range.Measured(inches);
        }
        return band == null ? new Range.Unstated() : new Range.InBand(band);
    }

    record Shot(
            FireKind kind,
            List<String> firers,
            List<String> openingVolleys,
            String target,
            @Nullable Aspect aspect,
            @Nullable Fraction inches,
            FireAnswer answer,
            FireOutcome outcome) {

        AdfEvent.FireResolved resolved() {
            return new AdfEvent.FireResolved(
                    target,
                    kind,
                    firers,
                    openingVolleys,
                    answer.band(),
                    inches,
                    answer.firepower().points(),
                    answer.dice().count(),
                    answer.modifiers().all(),
                    answer.modifiers().sum(),
                    outcome.roll().faces(),
                    outcome.total(),
                    outcome.column().orElse(null),
                    outcome.result(),
                    outcome.hits(),
                    outcome.check().isPresent() ? outcome.check().getAsInt() : null,
                    Odds.of(answer.odds(), FireResult::word));
        }

        boolean wipesOut(AdfUnit unit) {
            return target.equals(unit.id()) && outcome.hits() >= unit.strength();
        }

        /** Hits, and a check of the survivors. A battery checks by its losses before this fire. */
        void strikes(Course course, Moment moment) {
            var before = course.unit(target);
            if (!before.inPlay()) {
                return;
            }
            Harm.hits(course, target, outcome.hits(), Cause.FIRE);
            if (course.unit(target).inPlay() && outcome.check().isPresent()) {
                course.happens(new DueEvent.CheckDue(
                        course.nextDue(target),
                        target,
                        before.side(),
                        DueReason.FIRE,
                        outcome.check().getAsInt(),
                        answer.row() == Arm.ARTILLERY ? CheckCause.ARTILLERY : CheckCause.OTHER,
                        moment.over(Preparation.of(course.field(), course.unit(target), aspect)),
                        before.arm() == Arm.ARTILLERY ? before.lost() : null));
            }
        }

        /** Some kinds of fire are at one inch, or in contact, without being said. */
        private @Nullable Fraction apart() {
            return switch (kind) {
                case POINT_BLANK, DESPERATION, MELEE -> inches == null ? Fraction.ONE : inches;
                case FIRE, DELIBERATE, REACTION, VOLLEY -> inches;
            };
        }
    }

    /** The circumstances of a fire that stay true for the check that it calls, whatever happens before the roll. */
    record Moment(boolean onTheMove, boolean enemyNear) {

        SaidSituation over(SaidSituation known) {
            var moving = onTheMove ? known.onTheMove() : known;
            return enemyNear ? SaidSituation.near().over(moving) : moving;
        }
    }

    /** Whether one of those who fire, or of those who charge or are charged at an inch, counts as near to the target. */
    boolean enemyNear(Shot shot) {
        var distance = shot.apart();
        return distance != null && shot.firers().stream().anyMatch(unit -> near(unit, distance))
                || atAnInchOf(shot.target());
    }

    /** Whether the other side of a charge counts as near to a unit. */
    boolean atAnInchOf(String unit) {
        var charge = scene.field().charge();
        return charge != null
                && charge.involves(unit)
                && charge.stage() != AdfCharge.Stage.APPROACH
                && charge.underWay()
                && !charge.fallenShort()
                && near(charge.target().equals(unit) ? charge.lead() : charge.target(), Fraction.ONE);
    }

    private boolean near(String unit, Fraction inches) {
        return Preparation.near(scene.unit(unit), inches, scene.chart().morale());
    }

    /** The units that fire their opening volley. */
    List<String> openers(Deed.Fire fire) {
        var openers = new ArrayList<String>();
        for (var id : fire.units()) {
            if (!fire.declineOpeningVolley() && scene.unit(id).openingVolley()) {
                openers.add(id);
            }
        }
        return openers;
    }
}
