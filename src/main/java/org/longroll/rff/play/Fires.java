package org.longroll.rff.play;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rules.Word;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable.Bearing;

/** Fire at the nearest few enemies, by its expected effect. */
record Fires(View view, Judgement judgement, CommonDeeds common) {

    private static final int TARGETS_LOOKED_AT = 3;

    /** The worth of disordering troops or silencing a gun, where a unit is worth 1. */
    private static final double DISORDER = 0.15;

    /** How much more fire at an approaching charge counts. */
    private static final double CHARGED = 3;

    /** Alone, or together with a neighbour. */
    Stream<Option> of(RffUnit unit) {
        if (unit.activity().fired()) {
            return Stream.empty();
        }
        var with = view.present(view.sideOf(unit.id())).stream()
                .filter(friend -> !friend.equals(unit.id()) && view.table().adjacent(friend, unit.id()))
                .filter(friend -> !view.unit(friend).activity().fired() && kind(friend) == kind(unit.id()))
                .map(friend -> List.of(unit.id(), friend));
        return Stream.concat(Stream.of(List.of(unit.id())), with.limit(1)).flatMap(this::at);
    }

    /** The worth of a fire of these units at each of the nearest enemies, for each of them. */
    private Stream<Option> at(List<String> units) {
        var lead = units.getFirst();
        return view.enemiesOf(lead).stream()
                .sorted(Comparator.comparingDouble(enemy -> view.table().inches(lead, enemy)))
                .limit(TARGETS_LOOKED_AT)
                .map(enemy -> Proposal.by(view.sideOf(lead), fire(units, enemy)))
                .flatMap(fire -> judgement.weigh(fire, FireResolved.class, fired -> harm(fired) / units.size()));
    }

    private double harm(FireResolved fired) {
        var target = view.unit(fired.target());
        double threat = view.field().charges().stream()
                        .anyMatch(charge -> charge.attackers().contains(target.id()))
                ? CHARGED
                : 1;
        return threat
                * common.stake(view.field(), target.id())
                * fired.odds().mean(word -> {
                    var effect = Word.line(
                            view.rules().printed().fire().effects(),
                            Word.find(FireResult.class, word).orElseThrow());
                    if (fired.kind() == FireKind.MUSKETRY && !effect.byMusketry()) {
                        return 0;
                    }
                    int lost = target.guns() == null ? effect.standsLostIfDisordered() : effect.gunStandsLost();
                    boolean worse = target.guns() == null
                            ? effect.troopsAfter().isPresent()
                            : effect.gunsAfter().isPresent();
                    return Math.min(1, (double) lost / target.stands() + (worse ? DISORDER : 0));
                });
    }

    private FireKind kind(String unit) {
        return View.weapon(view.unit(unit)).kind();
    }

    private RffOrder.Fire fire(List<String> units, String enemy) {
        var lead = units.getFirst();
        boolean flanked = view.table().bearing(lead, enemy) != Bearing.FRONT;
        return new RffOrder.Fire(
                kind(lead),
                units.stream()
                        .map(unit -> new RffOrder.Fire.Group(unit, null, view.inches(unit, enemy)))
                        .toList(),
                enemy,
                flanked ? List.of(TargetCondition.ENFILADED) : List.of(),
                view.cover(enemy),
                units.stream().anyMatch(unit -> View.weapon(view.unit(unit)) == SmallArm.SM),
                false,
                null,
                GivenDice.ROLL);
    }
}
