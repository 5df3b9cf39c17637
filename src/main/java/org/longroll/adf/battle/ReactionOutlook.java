package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.battle.Possibility;

/** The entries that are open to the units of the other side now, and to both sides in a charge. */
record ReactionOutlook(Scene scene, AdfField field, Plays plays, Offers offers, Set<String> sides) {

    ReactionOutlook(Scene scene, Plays plays, Set<String> sides) {
        this(scene, scene.field(), plays, new Offers(), sides);
    }

    void next(List<Possibility> next) {
        if (field.clock().part().ofASide() && sides.contains(scene.enemyOf(field.activeSide()))) {
            scene.reactions().latest().forEach(this::reactions);
        }
        volleys();
        offers.into(next);
    }

    private void reactions(Trigger trigger) {
        var side = scene.enemyOf(field.activeSide());
        var targets = trigger.units().stream().filter(field::present).toList();
        for (var alike : Stance.alike(field, scene.present(side), targets)) {
            var unit = scene.unit(alike.getFirst());
            var toOne = new Offers();
            if (scene.reactions().isOpen(trigger)) {
                deeds(toOne, unit, trigger, side);
            }
            fire(toOne, unit, trigger, side, targets);
            offers.addAll(toOne, alike);
        }
    }

    /** After a short move it must be said that it was near. */
    private Possibility of(String type, String side, Trigger trigger) {
        var reaction = Possibility.of(type, side).reactingTo(trigger.entry());
        return scene.reactions().isShort(trigger) ? reaction.with("near", List.of("true")) : reaction;
    }

    private void deeds(Offers offers, AdfUnit unit, Trigger trigger, String side) {
        var actor = List.of(unit.id());
        var to = trigger.entry();
        if (scene.reactions().toReacting("rally", actor, to).isPresent()) {
            return;
        }
        plays.changes().offer(offers, actor, to, type -> of(type, side, trigger));
        offers.unless(plays.orders().toReforming(actor, to), of("reform", side, trigger), actor);
        offers.unless(plays.checks().toRallying(actor, to), of("rally", side, trigger), actor);
        if (plays.maneuvers().toDisengaging(actor, to).isEmpty()) {
            plays.marches()
                    .disengaging(actor)
                    .ifPresent(reach -> offers.add(reach.over(of("disengage", side, trigger)), actor));
        }
        countercharge(offers, unit, trigger, side);
    }

    private void countercharge(Offers offers, AdfUnit unit, Trigger trigger, String side) {
        var actor = List.of(unit.id());
        if (plays.charges().toCountercharging(actor, trigger.entry()).isPresent()) {
            return;
        }
        var terrains = plays.grounds().toMeet(unit.id());
        if (!terrains.isEmpty()) {
            offers.add(of("countercharge", side, trigger).with("terrains", terrains), actor);
        }
    }

    private void fire(Offers offers, AdfUnit unit, Trigger trigger, String side, List<String> targets) {
        for (var kind : List.of(FireKind.REACTION, FireKind.DESPERATION, FireKind.POINT_BLANK)) {
            var open = targets.stream()
                    .filter(target -> plays.fires()
                            .toKind(kind, List.of(unit.id()), target, trigger.entry())
                            .isEmpty())
                    .toList();
            if (!open.isEmpty()) {
                plays.bands().offer(offers, of("fire", side, trigger), unit, kind, open);
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
                    plays.bands().offer(offers, fire, unit, FireKind.VOLLEY, targets);
                }
            });
        }
    }
}
