package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Fire of every kind but melee, and its effects. */
record FirePlay(Scene scene) {

    Verdict<List<Event>> decide(Deed.Fire fire) {
        var course = scene.course();
        Charges.comeUnder(course, fire);
        return new FirePlay(scene.after(course)).fired(fire).map(course::and);
    }

    private Verdict<List<Event>> fired(Deed.Fire fire) {
        return Verdict.orAsk(objection(fire), () -> new Shots(scene).ask(fire)).then(answer -> rolled(fire, answer));
    }

    private Optional<Refusal> objection(Deed.Fire fire) {
        return scene.first(
                () -> scene.deeds().toNaming(fire.units(), "units"),
                () -> scene.deeds()
                        .toAttacking(
                                fire.target(),
                                scene.unit(fire.units().getFirst()).side(),
                                "target"),
                () -> behind(fire),
                () -> toKind(fire.kind(), fire.units(), fire.target(), fire.reactionTo()),
                () -> toDistance(fire));
    }

    /** Whether a fire in a charge, or in desperation, is from where it can be. */
    Optional<Refusal> toDistance(Deed.Fire fire) {
        var inches = fire.inches();
        var firer = scene.unit(fire.units().getFirst());
        var shots = new Shots(scene);
        boolean atIts = shots.isAtItsCharge(fire.kind(), fire.units(), fire.target());
        var charge = scene.field().charge();
        var gap = charge == null ? null : charge.run().gap();
        return scene.first(
                () -> AdfBattleRefusal.DESPERATION_WITHIN_AN_INCH.when(
                        fire.kind() == FireKind.DESPERATION && !withinAnInch(fire),
                        inches == null ? "band" : "inches",
                        () -> "The target is farther than that."),
                () -> AdfBattleRefusal.CLOSE_FIRE_AFTER_THE_CHECK.when(
                        atIts && inches != null && inches.compareTo(scene.checkInches()) < 0,
                        "inches",
                        () -> "At %s inches %s checks first."
                                .formatted(inches == null ? "" : inches.decimal(), scene.name(firer.id()))),
                () -> AdfBattleRefusal.FARTHER_THAN_IT_BEGAN.when(
                        atIts
                                && (inches == null
                                        ? shots.isBeyondItsStart(firer, fire.band(), fire.target())
                                        : gap != null && !inches.atMost(gap)),
                        inches == null ? "band" : "inches",
                        () -> "The charge began %s inches away.".formatted(gap == null ? "" : gap.decimal())));
    }

    /** Without a word on the distance it is. */
    private static boolean withinAnInch(Deed.Fire fire) {
        return fire.inches() == null
                ? fire.band() != RangeBand.LONG && fire.band() != RangeBand.NORMAL
                : fire.inches().atMost(Fraction.ONE);
    }

    /** Whether a fire can pass through to these targets. */
    Optional<Refusal> behind(Deed.Fire fire) {
        var targets = fire.passThrough().stream().map(Deed.TargetBehind::target).toList();
        return scene.first(
                () -> UnitObjection.each(targets, "passThrough", scene.deeds()::toNaming),
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        targets.contains(fire.target())
                                || targets.stream().distinct().count() < targets.size(),
                        "passThrough",
                        () -> "A fire reaches each target once."));
    }

    /** Whether it is the time for such a fire; the chart decides whether the unit can. */
    Optional<Refusal> toKind(FireKind kind, List<String> units, String target, @Nullable UUID to) {
        return switch (kind) {
            case FIRE, DELIBERATE ->
                scene.first(
                        () -> AdfBattleRefusal.CANNOT_BE_A_REACTION.when(
                                to != null,
                                "kind",
                                () -> "A reaction is a fire of kind reaction, point-blank or desperation."),
                        () -> scene.deeds()
                                .toActing("fire", units, unit -> unit.activity().afterActing(cost(kind))));
            case REACTION -> reacting(to, trigger -> scene.reactions().toReacting("fire", units, trigger), target);
            case DESPERATION ->
                reacting(ofTheCharge(to), trigger -> scene.reactions().toDesperation(units, target, trigger), target);
            case POINT_BLANK ->
                reacting(ofTheCharge(to), trigger -> scene.reactions().toPointBlank(units, target, trigger), target);
            case VOLLEY -> volley(units, target);
            case MELEE ->
                Optional.of(AdfBattleRefusal.NOT_AT_THIS_STAGE.of(
                        "kind", "Both sides of a melee fire at once: record a melee."));
        };
    }

    private int cost(FireKind kind) {
        return kind == FireKind.DELIBERATE ? scene.chart().fire().procedure().deliberateActions() : 1;
    }

    /** A reaction names its trigger, is possible as one, and is at the units of the trigger. */
    private Optional<Refusal> reacting(@Nullable UUID to, Function<UUID, Optional<Refusal>> objection, String target) {
        return to == null
                ? Optional.of(
                        AdfBattleRefusal.NO_TRIGGER.of("reactionTo", "Say which entry of the enemy is reacted to."))
                : scene.first(() -> objection.apply(to), () -> scene.reactions().toTarget(target, to));
    }

    /** The trigger of point blank and desperation fire in a charge under way is the charge. */
    private @Nullable UUID ofTheCharge(@Nullable UUID to) {
        var charge = scene.field().charge();
        return to == null && charge != null && charge.underWay() ? charge.trigger() : to;
    }

    private Optional<Refusal> volley(List<String> units, String target) {
        var charge = scene.field().charge();
        if (charge == null || charge.stage() != AdfCharge.Stage.VOLLEYS) {
            return Optional.of(AdfBattleRefusal.NOT_AT_THIS_STAGE.of(
                    "kind", "A volley without an action follows on a charge that stopped short."));
        }
        return scene.first(
                () -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                        !charge.volleys().containsAll(units), "units", () -> "%s has no volley to fire."
                                .formatted(scene.name(units.getFirst()))),
                () -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                        !opposite(charge, units).contains(target),
                        "target",
                        () -> "The volley is at the other side of the charge."));
    }

    /** The units opposite to a unit of a charge that stopped short. */
    static List<String> opposite(AdfCharge charge, List<String> units) {
        return units.contains(charge.target()) ? charge.units() : List.of(charge.target());
    }

    private Verdict<List<Event>> rolled(Deed.Fire fire, FireAnswer answer) {
        var tray = scene.tray();
        return shot(fire, answer, fire.target(), fire.aspect(), fire.dice(), tray, "dice")
                .then(first -> behind(fire, answer, tray, first))
                .map(all -> resolved(fire, all, tray));
    }

    private Verdict<List<Shots.Shot>> behind(Deed.Fire fire, FireAnswer answer, DiceTray tray, Shots.Shot first) {
        var all = new ArrayList<Shots.Shot>();
        all.add(first);
        for (int i = 0; i < fire.passThrough().size(); i++) {
            var each = fire.passThrough().get(i);
            var next = shot(
                    fire,
                    answer.passThrough().get(i),
                    each.target(),
                    each.aspect(),
                    each.dice(),
                    tray,
                    "passThrough[" + i + "].dice");
            switch (next) {
                case Verdict.Allowed<Shots.Shot>(var shot) -> all.add(shot);
                case Verdict.Refused<Shots.Shot>(var refusal) -> {
                    return Verdict.refused(refusal);
                }
            }
        }
        return Verdict.allowed(all);
    }

    private Verdict<Shots.Shot> shot(
            Deed.Fire fire,
            FireAnswer answer,
            String target,
            Aspect aspect,
            GivenDice dice,
            DiceTray tray,
            String field) {
        return tray.take(dice, answer.dice(), "fire", fire.units().getFirst(), field)
                .then(answer::roll)
                .map(outcome -> new Shots.Shot(
                        fire.kind(),
                        fire.units(),
                        new Shots(scene).openers(fire),
                        target,
                        aspect,
                        new Shots(scene).inches(fire),
                        answer,
                        outcome));
    }

    private List<Event> resolved(Deed.Fire fire, List<Shots.Shot> all, DiceTray tray) {
        var course = scene.course().happen(tray.events());
        for (var unit : fire.units()) {
            paid(course, fire, unit);
        }
        all.forEach(shot -> course.happens(shot.resolved()));
        all.forEach(shot -> shot.strikes(course, moment(fire, shot)));
        Charges.endIfStopped(course);
        return course.events();
    }

    /** How far the firers are from a unit behind the target is not known. */
    private Shots.Moment moment(Deed.Fire fire, Shots.Shot shot) {
        var shots = new Shots(scene);
        return new Shots.Moment(
                scene.reactions().isOnTheMove(shot.target(), trigger(fire)),
                shot.target().equals(fire.target()) ? shots.enemyNear(shot) : shots.atAnInchOf(shot.target()));
    }

    private @Nullable UUID trigger(Deed.Fire fire) {
        return switch (fire.kind()) {
            case POINT_BLANK, DESPERATION -> ofTheCharge(fire.reactionTo());
            case FIRE, DELIBERATE, REACTION, VOLLEY, MELEE -> fire.reactionTo();
        };
    }

    private void paid(Course course, Deed.Fire fire, String unit) {
        switch (fire.kind()) {
            case FIRE, DELIBERATE -> Deeds.act(scene, course, unit, cost(fire.kind()));
            case REACTION, POINT_BLANK -> Deeds.react(scene, course, unit, trigger(fire), 1);
            case DESPERATION, VOLLEY, MELEE -> {}
        }
    }
}
