package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.AdfField.Trigger;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.battle.Possibility;

/** What the units of the other side may do now, and what a charge lets both do out of turn. */
final class ReactionOutlook {

    private final Scene scene;
    private final AdfField field;
    private final Offers offers = new Offers();
    private final ReactionObjections objections;
    private final Plays plays;
    private final Marches marches;
    private final FireOutlook fires;
    private final ChargeOutlook charges;

    ReactionOutlook(Scene scene, Plays plays) {
        this.scene = scene;
        this.field = scene.field();
        this.objections = new ReactionObjections(scene);
        this.plays = plays;
        this.marches = new Marches(scene);
        this.fires = new FireOutlook(scene);
        this.charges = new ChargeOutlook(scene);
    }

    void next(List<Possibility> next) {
        if (field.clock().part().ofASide()) {
            objections.latest().forEach(this::reactions);
        }
        volleys();
        offers.into(next);
    }

    private void reactions(Trigger trigger) {
        var side = scene.enemyOf(field.activeSide());
        var targets = trigger.units().stream().filter(field::present).toList();
        for (var unit : scene.present(side)) {
            if (trigger.open()) {
                deeds(unit, trigger, side);
            }
            fire(unit, trigger, side, targets);
        }
    }

    private static Possibility of(String type, String side, Trigger trigger) {
        return Possibility.of(type, side).reactingTo(trigger.entry());
    }

    private void deeds(AdfUnit unit, Trigger trigger, String side) {
        var actor = List.of(unit.id());
        var to = trigger.entry();
        if (objections.toReacting("rally", actor, to).isPresent()) {
            return;
        }
        var formations = plays.changes().formations(actor, to);
        if (!formations.isEmpty()) {
            offers.add(of("change-formation", side, trigger).with("formations", formations), actor);
        }
        for (var change : plays.changes().evolutions(actor, to)) {
            offerIf(plays.changes().toChanging(change).isEmpty(), of(change.type(), side, trigger), actor);
        }
        offerIf(plays.orders().toReforming(actor, to).isEmpty(), of("reform", side, trigger), actor);
        offerIf(plays.checks().toRallying(actor, to).isEmpty(), of("rally", side, trigger), actor);
        if (plays.maneuvers().toDisengaging(actor, to).isEmpty()) {
            marches.disengaging(actor)
                    .ifPresent(reach -> offers.add(reach.over(of("disengage", side, trigger)), actor));
        }
        countercharge(unit, trigger, side);
    }

    private void offerIf(boolean possible, Possibility possibility, List<String> actor) {
        if (possible) {
            offers.add(possibility, actor);
        }
    }

    private void countercharge(AdfUnit unit, Trigger trigger, String side) {
        var actor = List.of(unit.id());
        if (plays.charges().toCountercharging(actor, trigger.entry()).isPresent()) {
            return;
        }
        var terrains = charges.terrains(actor);
        offerIf(!terrains.isEmpty(), of("countercharge", side, trigger).with("terrains", terrains), actor);
    }

    private void fire(AdfUnit unit, Trigger trigger, String side, List<String> targets) {
        for (var kind : List.of(FireKind.REACTION, FireKind.DESPERATION, FireKind.POINT_BLANK)) {
            var open = targets.stream()
                    .filter(target -> plays.fires()
                            .toKind(kind, List.of(unit.id()), target, trigger.entry())
                            .isEmpty())
                    .toList();
            if (!open.isEmpty()) {
                fires.offer(offers, of("fire", side, trigger), unit, kind, open);
            }
        }
    }

    /** After a charge that stopped short both sides may fire once without an action. */
    private void volleys() {
        var charge = field.charge();
        if (charge == null || charge.stage() != AdfCharge.Stage.VOLLEYS) {
            return;
        }
        for (var id : charge.volleys()) {
            Optional.of(id).filter(field::present).map(scene::unit).ifPresent(unit -> {
                var targets = FirePlay.opposite(charge, List.of(id)).stream()
                        .filter(field::present)
                        .toList();
                if (!targets.isEmpty()) {
                    var fire = Possibility.of("fire", unit.side()).inCharge(charge.id());
                    fires.offer(offers, fire, unit, FireKind.VOLLEY, targets);
                }
            });
        }
    }
}
