package org.longroll.adf.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.MoraleAnswer;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.adf.rules.MoraleOutcome;
import org.longroll.battle.Odds;
import org.longroll.battle.Position;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Morale checks that are due, and rallies, which are the same roll by choice. */
record CheckPlay(Scene scene) {

    Verdict<List<Event>> decide(AdfOrder.MoraleCheck order) {
        return DuePlay.due(scene, order.due(), AdfDue.Kind.MORALE_CHECK)
                .then(due -> Verdict.unless(order.situation().objection(scene, due.side(), ""), () -> due))
                .then(due -> {
                    var unit = scene.unit(due.unit());
                    var losses = due.lostBefore() == null ? unit.losses() : new Losses(1, 1, due.lostBefore());
                    var situation = order.situation().over(Preparation.now(scene, due));
                    var check = new MoraleCheck(
                            unit.nerves(), losses, due.checkModifier(), due.from(), situation.situation(), unit.lost());
                    return rolled(check, unit, order.dice())
                            .map(roll -> taken(due, roll, order.position()).events());
                });
    }

    private Course taken(AdfDue due, Rolled roll, @Nullable Position position) {
        var course = scene.course().happen(roll.dice());
        var unit = due.unit();
        if (due.why() == DueReason.FEAR_OF_CHARGE) {
            Charges.comeTo(course, scene.checkInches());
        }
        course.happens(roll.resolved(unit, due.id(), due.from())).settles(due);
        suffer(course, unit, roll.outcome(), Cause.CHECK);
        if (position != null) {
            Deeds.stand(course, Map.of(unit, position), List.of(unit));
        }
        return course;
    }

    Verdict<List<Event>> decide(Deed.Rally rally) {
        var refusal = scene.first(
                () -> scene.deeds().toNaming(rally.units(), "units"),
                () -> toRallying(rally.units(), rally.reactionTo()),
                () -> rally.situation()
                        .objection(scene, scene.unit(rally.units().getFirst()).side(), ""));
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        var unit = scene.unit(rally.units().getFirst());
        var situation = rally.situation().over(Preparation.of(scene.field(), unit, null));
        var check =
                new MoraleCheck(unit.nerves(), unit.losses(), 0, CheckCause.RALLY, situation.situation(), unit.lost());
        return rolled(check, unit, rally.dice())
                .map(roll -> rallied(rally, roll, unit.id()).events());
    }

    Optional<Refusal> toRallying(List<String> units, @Nullable UUID to) {
        return scene.first(
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.size() != 1, "units", () -> "Each unit rallies by its own dice."),
                () -> to == null
                        ? scene.deeds().toActing("rally", units, unit -> unit.activity()
                                .afterActing(1))
                        : scene.reactions().toReacting("rally", units, to),
                () -> AdfBattleRefusal.NOTHING_TO_RALLY.when(
                        scene.unit(units.getFirst()).morale() == Morale.GOOD_ORDER,
                        "units[0]",
                        () -> "%s is in good order.".formatted(scene.name(units.getFirst()))));
    }

    private Course rallied(Deed.Rally rally, Rolled roll, String unit) {
        var course = scene.course().happen(roll.dice());
        Deeds.react(scene, course, unit, rally.reactionTo(), 1);
        course.happens(roll.resolved(unit, null, CheckCause.RALLY));
        suffer(course, unit, roll.outcome(), Cause.RALLY);
        Deeds.stand(course, rally.positions(), rally.units());
        return course;
    }

    private record Rolled(List<? extends Event> dice, MoraleAnswer answer, List<Integer> faces, MoraleOutcome outcome) {

        AdfEvent.CheckResolved resolved(String unit, @Nullable String due, CheckCause from) {
            return new AdfEvent.CheckResolved(
                    unit,
                    due,
                    from,
                    answer.bmp(),
                    answer.modifiers().all(),
                    answer.mmp(),
                    faces,
                    outcome.roll(),
                    outcome.result(),
                    outcome.after(),
                    outcome.fallBackInches(),
                    outcome.recovered(),
                    Odds.of(answer.odds(), Morale::word));
        }
    }

    private Verdict<Rolled> rolled(MoraleCheck check, AdfUnit unit, GivenDice dice) {
        var tray = scene.tray();
        var purpose = check.from() == CheckCause.RALLY ? "rally" : "morale-check";
        return scene.rules().check(check).then(answer -> tray.take(dice, answer.dice(), purpose, unit.id(), "dice")
                .then(roll ->
                        answer.roll(roll).map(outcome -> new Rolled(tray.events(), answer, roll.faces(), outcome))));
    }

    /** The effect of the roll on the unit, its neighbours, and its charge. */
    private void suffer(Course course, String unit, MoraleOutcome outcome, Cause cause) {
        int back = outcome.recovered();
        if (back > 0) {
            course.happens(
                    new AdfEvent.StrengthRecovered(unit, back, course.unit(unit).strength() + back));
        }
        if (outcome.fallBackInches() > 0) {
            course.happens(new AdfEvent.FellBack(unit, outcome.fallBackInches(), cause));
        }
        Harm.comesTo(course, unit, outcome.after(), cause);
        if (outcome.fallBackInches() > 0 || outcome.after() == Morale.ROUTED) {
            Charges.stop(course, unit);
        }
        if (outcome.fallBackInches() > 0) {
            stillInReach(course, unit);
        }
    }

    /** A charged unit that falls back may be out of reach; the players are asked. */
    private void stillInReach(Course course, String unit) {
        var charge = course.field().charge();
        if (charge != null
                && charge.underWay()
                && !charge.fallenShort()
                && charge.target().equals(unit)) {
            askIfInReach(course, charge);
        }
    }

    static void askIfInReach(Course course, AdfCharge charge) {
        course.happens(new DueEvent.QuestionAsked(
                course.nextDue(charge.target()),
                charge.target(),
                course.unit(charge.lead()).side(),
                DueReason.STILL_IN_REACH,
                List.of(charge.target())));
    }
}
