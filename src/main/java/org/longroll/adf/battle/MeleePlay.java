package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Event;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Hand to hand after an even impact: both fire at once, and then there is another impact. */
record MeleePlay(Scene scene) {

    Verdict<List<Event>> decide(ChargeOrder.Melee order) {
        return ImpactPlay.charge(scene, order, AdfCharge.Stage.MELEE).then(charge -> {
            var tray = scene.tray();
            return side(charge.lead(), charge.target(), order.attacker(), tray, "attacker.dice")
                    .then(attack -> side(charge.target(), charge.lead(), order.defender(), tray, "defender.dice")
                            .map(defence -> fought(charge, attack, defence, tray)));
        });
    }

    /** One side's fire; empty if it cannot fight hand to hand, such as limbered guns. */
    private Verdict<Optional<Shots.Shot>> side(
            String unit, String enemy, ChargeOrder.MeleeSide said, DiceTray tray, String field) {
        return switch (new Shots(scene).askMelee(unit, enemy, said.mountedWith())) {
            case Verdict.Refused<FireAnswer>(Refusal cannot) -> Verdict.allowed(Optional.empty());
            case Verdict.Allowed<FireAnswer>(var answer) ->
                tray.take(said.dice(), answer.dice(), "melee", unit, field)
                        .then(answer::roll)
                        .map(outcome -> Optional.of(new Shots.Shot(
                                FireKind.MELEE, List.of(unit), List.of(), enemy, null, null, answer, outcome)));
        };
    }

    private List<Event> fought(
            AdfCharge charge, Optional<Shots.Shot> attack, Optional<Shots.Shot> defence, DiceTray tray) {
        var all = new ArrayList<Shots.Shot>();
        attack.ifPresent(all::add);
        defence.ifPresent(all::add);
        var course = scene.course().happen(tray.events());
        all.forEach(shot -> course.happens(shot.resolved()));
        course.happens(new ChargeEvent.MeleeFought(charge.lead(), charge.target()));
        for (var shot : all) {
            shot.strikes(course, new Shots.Moment(false, isNear(shot, all)));
        }
        Charges.endIfStopped(course);
        return course.events();
    }

    /** An enemy whom the same melee wipes out is near to no unit. */
    private boolean isNear(Shots.Shot shot, List<Shots.Shot> all) {
        var enemy = scene.unit(shot.firers().getFirst());
        return all.stream().noneMatch(each -> each.wipesOut(enemy)) && new Shots(scene).enemyNear(shot);
    }
}
