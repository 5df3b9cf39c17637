package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.Fact;
import org.longroll.battle.FactReader;
import org.longroll.battle.Facts;
import org.longroll.battle.Table;
import org.longroll.journal.Event;
import org.longroll.journal.RecordedOrder;
import org.longroll.rules.Word;

/**
 * Facts of the surroundings of units. Works and cover are a unit's own, in fire and in checks alike; range
 * and aspect lie between two; support holds until a friend moves, an enemy near until an enemy does. Every unit may be
 * a neighbour, because the journal does not measure.
 */
final class AdfFacts implements FactReader {

    static final String COVER = "cover";
    static final String WORKS = "situation.works";
    static final String MORALE_COVER = "situation.cover";
    static final String SUPPORT = "situation.support";
    static final String ENEMY_NEAR = "situation.enemyNear";
    static final String BEHIND = "behind";

    @Override
    public List<Fact> said(RecordedOrder said, Table table, Facts before) {
        var facts = new ArrayList<Fact>();
        switch (said.order().innermost()) {
            case Deed.Fire fire -> fire(fire, table, facts);
            case Deed.Rally rally ->
                rally.units().forEach(unit -> situation(unit, rally.situation(), table, before, facts));
            case AdfOrder.MoraleCheck check ->
                said.events(AdfEvent.CheckResolved.class)
                        .limit(1)
                        .forEach(done -> situation(done.unit(), check.situation(), table, before, facts));
            case ChargeOrder.Impact impact ->
                said.events(ChargeEvent.ImpactResolved.class).forEach(met -> {
                    situation(met.attacker().unit(), impact.attacker().situation(), table, before, facts);
                    situation(met.defender().unit(), impact.defender().situation(), table, before, facts);
                });
            default -> {}
        }
        return facts;
    }

    private static void fire(Deed.Fire fire, Table table, List<Fact> facts) {
        if (!fire.passThrough().isEmpty()) {
            var behind =
                    fire.passThrough().stream().map(Deed.TargetBehind::target).toList();
            var friends = Set.copyOf(table.unitsOf(table.sideOf(fire.target())));
            facts.add(new Fact(fire.target(), null, BEHIND, behind, friends));
        }
        behind(fire.target(), fire.cover(), facts);
        fire.passThrough().forEach(each -> behind(each.target(), each.cover(), facts));
        for (var unit : fire.units()) {
            facts.add(aspect(unit, fire.target(), fire.aspect()));
            facts.add(Fact.between(unit, fire.target(), "band", fire.band()));
            if (fire.inches() != null) {
                facts.add(Fact.between(unit, fire.target(), "inches", fire.inches()));
                facts.add(Fact.between(fire.target(), unit, "inches", fire.inches()));
            }
        }
    }

    /** The target need only turn, and it is another one. */
    private static Fact aspect(String unit, String target, Aspect aspect) {
        return new Fact(unit, target, "aspect", aspect, Set.of(unit, target, turned(target)));
    }

    private static String turned(String unit) {
        return unit + " turned";
    }

    /** A fire says all that its target stands behind, so that a check need not ask for works, fences and walls. */
    private static void behind(String unit, List<Cover> cover, List<Fact> facts) {
        facts.add(Fact.of(unit, COVER, List.copyOf(cover)));
        facts.add(Fact.of(unit, WORKS, alike(cover, Works.values())));
        facts.add(Fact.of(unit, MORALE_COVER, alike(cover, MoraleCover.values())));
    }

    /** Works, fences and walls have the same words in fire and in checks. */
    private static <W extends Word> @Nullable W alike(List<Cover> cover, W[] words) {
        for (var word : words) {
            if (cover.stream().anyMatch(each -> each.word().equals(word.word()))) {
                return word;
            }
        }
        return null;
    }

    private static void situation(String unit, SaidSituation said, Table table, Facts before, List<Fact> facts) {
        var side = table.sideOf(unit);
        if (said.works() != null) {
            facts.add(Fact.of(unit, WORKS, said.works()));
        }
        if (said.cover() != null) {
            facts.add(Fact.of(unit, MORALE_COVER, said.cover()));
        }
        if (said.works() != null || said.cover() != null) {
            facts.add(Fact.of(unit, COVER, underFire(before, unit, said)));
        }
        if (said.support() != null) {
            facts.add(new Fact(unit, null, SUPPORT, said.support(), Set.copyOf(table.unitsOf(side))));
        }
        if (said.enemyNear() != null) {
            var until = new HashSet<>(table.unitsOf(table.enemyOf(side)));
            until.add(unit);
            facts.add(new Fact(unit, null, ENEMY_NEAR, said.enemyNear(), until));
        }
    }

    /** The cover in the next fire: what the last one had, with works, fence or wall as the check has them. */
    private static List<Cover> underFire(Facts before, String unit, SaidSituation said) {
        var cover = new ArrayList<>(before.all(unit, COVER, Cover.class).orElse(List.of()));
        replace(cover, said.works(), Works.values());
        replace(cover, said.cover(), MoraleCover.values());
        return List.copyOf(cover);
    }

    private static <W extends Word> void replace(List<Cover> cover, @Nullable W said, W[] words) {
        if (said != null) {
            cover.removeIf(each -> alike(List.of(each), words) != null);
            Stream.of(Cover.values())
                    .filter(each -> each.word().equals(said.word()))
                    .forEach(cover::add);
        }
    }

    @Override
    public List<String> moved(Event event) {
        return switch (event) {
            case AdfEvent.UnitMoved move -> List.of(move.unit());
            case AdfEvent.UnitDisengaged back -> List.of(back.unit());
            case AdfEvent.FellBack back -> List.of(back.unit());
            case AdfEvent.UnitRan ran -> List.of(ran.unit());
            case AdfEvent.UnitEliminated lost -> List.of(lost.unit());
            case AdfEvent.UnitSurrendered lost -> List.of(lost.unit());
            case AdfEvent.FacingChanged turn -> List.of(turned(turn.unit()));
            case AdfEvent.FormationChanged turn -> List.of(turned(turn.unit()));
            case ChargeEvent.ChargeMade charge -> charge.units();
            case ChargeEvent.CounterchargeMade charge -> List.of(charge.unit());
            case ChargeEvent.PursuitBegun pursuit -> pursuit.units();
            case ChargeEvent.AttackerFollowed follow -> follow.units();
            default -> List.of();
        };
    }

    @Override
    public List<Fact> reached(Event event) {
        return switch (event) {
            case AdfEvent.UnitMoved move -> ground(move.unit(), move.legs());
            case AdfEvent.UnitDisengaged back -> ground(back.unit(), back.legs());
            case AdfEvent.UnitRan ran -> List.of(Fact.of(ran.unit(), "terrain", ran.terrain()));
            default -> List.of();
        };
    }

    private static List<Fact> ground(String unit, List<Leg> legs) {
        return legs.isEmpty()
                ? List.of()
                : List.of(Fact.of(unit, "terrain", legs.getLast().terrain()));
    }
}
