package org.longroll.sequence.adf;

import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.sequence.Offer;
import org.longroll.sequence.adf.Charge.Step;

/** What the other side may do about what was just done. */
record ReactionOffers(Field field) {

    void add(List<Offer> offers) {
        var charge = field.charge;
        if (charge != null && charge.step == Step.CLOSE) {
            lastFire(charge, offers);
            return;
        }
        var trigger = field.trigger;
        boolean between = charge != null && charge.isUnderWay() && charge.step != Step.APPROACH;
        if (trigger == null || between) {
            return;
        }
        var targets = field.company.there(trigger.units());
        for (var unit : field.there(field.passive())) {
            if (!unit.reacted && trigger.reactors().size() < trigger.times()) {
                reactions(unit, targets, trigger.entry(), offers);
            } else if (unit.reacted) {
                desperation(unit, targets, trigger, offers);
            }
        }
    }

    /** Fire, a change of formation or facing, reform, rally, disengage; if charged, a countercharge. */
    private void reactions(Regiment unit, List<String> targets, String to, List<Offer> offers) {
        if (unit.morale == Morale.DISORDER) {
            offers.add(Offer.of("reform", unit.id, to));
        }
        if (unit.morale != Morale.GOOD_ORDER) {
            offers.add(Offer.of("rally", unit.id, to));
        }
        if (unit.isRouted()) {
            return;
        }
        ActionOffers.drill(unit).forEach(type -> offers.add(Offer.of(type, unit.id, to)));
        if (mayDisengage(unit)) {
            offers.add(Offer.of("disengage", unit.id, to));
        }
        if (!targets.isEmpty() && new Fires(field).can(unit, FireKind.REACTION)) {
            offers.add(Offer.of("fire reaction", unit.id, to));
        }
        var charge = field.charge;
        if (charge != null && charge.step == Step.APPROACH && charge.target.equals(unit.id) && mayMeet(unit, charge)) {
            offers.add(Offer.of("countercharge", unit.id, to));
        }
    }

    private boolean mayDisengage(Regiment unit) {
        var asked = field.rules.move(new Move(Actions.mover(unit), true, field.benefit(unit.id), List.of()));
        return asked.refusal().isEmpty()
                && ((MovementAnswer.Marches) asked.answer())
                        .allowances().values().stream().anyMatch(each -> each.isPresent() && each.getAsInt() > 0);
    }

    /** With the best of its dice the two distances overlap. */
    private boolean mayMeet(Regiment unit, Charge charge) {
        return unit.arm != Arm.ARTILLERY
                && field.rules.countercharge(unit.troops()).refusal().isEmpty()
                && List.of(Terrain.values()).stream().anyMatch(terrain -> {
                    var asked = field.rules.charge(
                            new org.longroll.adf.rules.Charge(unit.troops(), terrain, field.benefit(unit.id)));
                    return asked.refusal().isEmpty()
                            && (charge.gap == null
                                    || charge.gap.atMost(
                                            charge.distance.plus(asked.answer().farthest())));
                });
    }

    /** After its reaction, at a different unit that moves to within an inch; on the earlier charts only if charged. */
    private void desperation(Regiment unit, List<String> targets, Field.Trigger trigger, List<Offer> offers) {
        boolean underWay = field.charge != null && field.charge.isUnderWay();
        if (!trigger.moved() || underWay || !field.leadersMoveFirst()) {
            return;
        }
        boolean fresh =
                targets.stream().anyMatch(enemy -> !unit.firedAt.contains(enemy) && !unit.reactedTo.contains(enemy));
        if (fresh && new Fires(field).can(unit, FireKind.DESPERATION)) {
            offers.add(Offer.of("fire desperation", unit.id, trigger.entry()));
        }
    }

    /** At one inch, after the check: point blank as the reaction, desperation for one that has reacted to another. */
    private void lastFire(Charge charge, List<Offer> offers) {
        var unit = field.unit(charge.target);
        if (unit.isRouted()) {
            return;
        }
        if (!unit.reacted) {
            if (new Fires(field).can(unit, FireKind.POINT_BLANK)) {
                offers.add(Offer.of("fire point-blank", unit.id, charge.trigger));
            }
            return;
        }
        boolean fresh = charge.attackers.stream()
                .anyMatch(enemy -> !unit.firedAt.contains(enemy) && !unit.reactedTo.contains(enemy));
        if (fresh && new Fires(field).can(unit, FireKind.DESPERATION)) {
            offers.add(Offer.of("fire desperation", unit.id, charge.trigger));
        }
    }
}
