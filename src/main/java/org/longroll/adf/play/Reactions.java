package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Trigger;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.journal.GivenDice;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;

/** Reactions in the enemy's part: fire where that is worth most, or a rally. */
record Reactions(View view, Fires fires) {

    private static final double NEAR_INCHES = 8;
    private static final double STEADYING = 0.2;

    /** A unit has one reaction; below this worth it is kept. */
    private static final double WORTHWHILE = 0.15;

    Stream<Option> to(Trigger trigger) {
        var active = view.present(view.field().activeSide());
        var those = trigger.units().stream().filter(active::contains).toList();
        return those.isEmpty()
                ? Stream.empty()
                : near(those.getFirst())
                        .flatMap(unit -> react(unit, those, trigger.entry()))
                        .filter(option -> option.worth() >= WORTHWHILE);
    }

    private Stream<AdfUnit> near(String enemy) {
        return view.enemiesOf(enemy).stream()
                .filter(unit -> view.table().inches(unit, enemy) <= NEAR_INCHES)
                .map(view::unit);
    }

    private Stream<Option> react(AdfUnit unit, List<String> those, UUID to) {
        var alone = List.of(unit.id());
        if (unit.activity().reacted()) {
            var fresh = those.stream()
                    .filter(enemy -> !unit.activity().firedAt().contains(enemy))
                    .toList();
            return unit.morale() == Morale.ROUTED ? Stream.empty() : fires.at(FireKind.DESPERATION, alone, fresh, to);
        }
        var steadied =
                switch (unit.morale()) {
                    case ROUTED, SHAKEN ->
                        Stream.of(new Deed.Rally(
                                alone, view.situation(unit.id()), to, GivenDice.ROLL, Map.of(), near(unit, those)));
                    case DISORDER -> Stream.of(new Deed.Reform(alone, to, near(unit, those)));
                    case GOOD_ORDER, ELIMINATED, SURRENDERED -> Stream.<Deed>empty();
                };
        return Stream.concat(
                steadied.map(deed -> new Option(STEADYING, Proposal.by(unit.side(), deed))),
                fires.at(FireKind.REACTION, alone, those, to));
    }

    private boolean near(AdfUnit unit, List<String> those) {
        return view.near(unit.id(), those.getFirst());
    }
}
