package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.CompetenceAnswer;
import org.longroll.adf.rules.RoutAnswer;
import org.longroll.battle.Odds;
import org.longroll.battle.UnitObjection;
import org.longroll.dice.Dice;
import org.longroll.journal.Event;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Reforming, routs, and competence tests. */
record OrderPlay(Scene scene) {

    Verdict<List<Event>> decide(Deed.Reform reform) {
        return Verdict.unless(
                scene.deeds()
                        .toNaming(reform.units(), "units")
                        .or(() -> toReforming(reform.units(), reform.reactionTo())),
                () -> {
                    var course = scene.course();
                    for (var unit : reform.units()) {
                        Deeds.react(scene, course, unit, reform.reactionTo(), 1);
                        Harm.comesTo(course, unit, Morale.GOOD_ORDER, Cause.REFORM);
                    }
                    return course.events();
                });
    }

    Optional<Refusal> toReforming(List<String> units, @Nullable UUID to) {
        return scene.first(
                () -> UnitObjection.each(units, "units", (unit, in) -> scene.rules()
                        .reform(scene.unit(unit).troops())
                        .refusal()
                        .map(refusal -> refusal.at(in))),
                () -> to == null
                        ? scene.deeds().toActing("reform", units, unit -> unit.activity()
                                .afterActing(1))
                        : scene.reactions().toReacting("reform", units, to));
    }

    Verdict<List<Event>> decide(Deed.Rout rout) {
        var refusal = scene.deeds().toNaming(rout.units(), "units").or(() -> toRunning(rout.units()));
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        var unit = scene.unit(rout.units().getFirst());
        var tray = scene.tray();
        return scene.rules().rout(ManeuverPlay.mover(unit), rout.terrain()).then(answer -> tray.take(
                        rout.dice(), answer.dice(), "rout", unit.id(), "dice")
                .then(answer::roll)
                .map(outcome -> {
                    var course = scene.course().happen(tray.events());
                    ran(course, rout, answer, outcome);
                    return course.events();
                }));
    }

    Optional<Refusal> toRunning(List<String> units) {
        return scene.first(
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.size() != 1, "units", () -> "Each unit runs by its own dice."),
                () -> scene.rules()
                        .rout(ManeuverPlay.mover(scene.unit(units.getFirst())), Terrain.OPEN)
                        .refusal(),
                () -> scene.deeds()
                        .toActing("rout", units, unit -> unit.activity().afterActing(1)),
                () -> AdfBattleRefusal.RAN_ALREADY.when(
                        scene.unit(units.getFirst()).activity().ran(), "units[0]", () -> "%s has run in this part."
                                .formatted(scene.name(units.getFirst()))));
    }

    /** The neighbours of a running unit check; a battery may lose its guns. */
    private void ran(Course course, Deed.Rout rout, RoutAnswer answer, RoutAnswer.Outcome outcome) {
        var unit = rout.units().getFirst();
        Deeds.act(scene, course, unit, 1);
        var odds = Odds.of(answer.odds(), each -> each.gunsLost() ? "guns-lost" : Integer.toString(each.inches()));
        course.happens(new AdfEvent.UnitRan(unit, rout.terrain(), outcome.inches(), outcome.gunsLost(), odds));
        if (outcome.gunsLost()) {
            Harm.eliminated(course, unit, Cause.ROUT);
        } else {
            limbers(course, unit);
            Harm.askForNeighbours(course, unit, DueReason.NEIGHBOUR_ROUTED);
        }
        Deeds.stand(course, rout.positions(), rout.units());
    }

    /** Guns that run are limbered. */
    private static void limbers(Course course, String id) {
        var unit = course.unit(id);
        if (unit.arm() == Arm.ARTILLERY && unit.formation() != Formation.LIMBERED) {
            course.happens(new AdfEvent.FormationChanged(id, Formation.LIMBERED, false));
        }
    }

    Verdict<List<Event>> decide(AdfOrder.CompetenceTest test) {
        var refusal = scene.deeds().toNaming(List.of(test.unit()), "unit");
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        var unit = scene.unit(test.unit());
        var tray = scene.tray();
        return competence(unit).then(answer -> tray.take(test.dice(), Dice.d6(1), "competence-test", unit.id(), "dice")
                .then(roll -> answer.roll(roll).map(passed -> {
                    var odds = Odds.of(answer.odds(), each -> each ? "passed" : "failed");
                    return scene.course()
                            .happen(tray.events())
                            .happens(new AdfEvent.CompetenceTested(unit.id(), answer.bmp(), roll.sum(), passed, odds))
                            .events();
                })));
    }

    Verdict<CompetenceAnswer> competence(AdfUnit unit) {
        return scene.rules().competence(unit.nerves(), unit.losses());
    }
}
