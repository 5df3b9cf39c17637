package org.longroll.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.LeaderEvent;
import org.longroll.battle.CommonEvent.UnitAdded;
import org.longroll.battle.CommonEvent.UnitCorrected;
import org.longroll.battle.Muster;
import org.longroll.battle.Odds;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rff.battle.FireEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.UnitEvent;
import org.longroll.simulation.SimulatedBattle;

/** The same figures counted a second time, by plain loops over the events and from nothing else. */
final class SecondCount {

    /** The lines of the maneuver table, both columns, from the worst. */
    private static final Map<String, Double> HANDLING = Map.ofEntries(
            Map.entry("rout", 0.0),
            Map.entry("panic", 1.0),
            Map.entry("fall-back", 2.0),
            Map.entry("wavering", 2.0),
            Map.entry("tardy", 3.0),
            Map.entry("rally", 3.0),
            Map.entry("hasty", 3.0),
            Map.entry("well-handled", 4.0),
            Map.entry("rally-with-elan", 4.0),
            Map.entry("double-quick", 5.0));

    final Map<Integer, Integer> faces = new TreeMap<>();
    final Map<String, Integer> lost = new TreeMap<>();
    final Map<String, Double> hits = new TreeMap<>();
    final Map<String, Double> expectedHits = new TreeMap<>();
    final Map<String, Double> moraleLuck = new TreeMap<>();
    final Map<String, Double> combatLuck = new TreeMap<>();
    final Map<String, Double> maneuverLuck = new TreeMap<>();
    int fires;
    int checks;
    int charges;
    int rallies;
    int leadersLost;
    private final SimulatedBattle battle;
    private final Map<String, Integer> mustered = new HashMap<>();
    private final Map<String, Integer> strengths = new HashMap<>();

    SecondCount(SimulatedBattle battle) {
        this.battle = battle;
        battle.opening().orderOfBattle().units().forEach(this::muster);
        battle.events().forEach(this::count);
    }

    /** Who is corrected in the order of battle keeps his losses. */
    private void muster(Muster unit) {
        int now = strength(unit);
        int lost = mustered.getOrDefault(unit.id(), 0) - strengths.getOrDefault(unit.id(), 0);
        mustered.put(unit.id(), now);
        strengths.put(unit.id(), Math.max(0, now - lost));
    }

    /** As the order of battle has it. */
    static int strength(Muster unit) {
        return Stream.of(unit.sections(), unit.figures(), unit.gunStands(), unit.stands())
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    private String sideOf(String unit) {
        return battle.end().table().sideOf(unit);
    }

    private void count(Event event) {
        if (event instanceof DiceRolled dice) {
            dice.faces().forEach(face -> faces.merge(face, 1, Integer::sum));
        } else if (event instanceof UnitAdded added) {
            muster(added.unit());
        } else if (event instanceof UnitCorrected corrected) {
            muster(corrected.unit());
        }
        adf(event);
        rff(event);
    }

    private void adf(Event event) {
        if (event instanceof AdfEvent.FireResolved fire) {
            fires++;
            checks += fire.checkModifier() != null ? 1 : 0;
            var side = sideOf(fire.firers().getFirst());
            hits.merge(side, (double) fire.hits(), Double::sum);
            expectedHits.merge(
                    side, mean(fire.odds(), Map.of("1H", 1.0, "2H", 2.0, "3H", 3.0, "4H", 4.0)), Double::sum);
        } else if (event instanceof AdfEvent.CheckResolved check) {
            rallies += check.from().name().equals("RALLY") ? 1 : 0;
            var worth = Map.of("good-order", 3.0, "disorder", 2.0, "shaken", 1.0, "routed", 0.0);
            double luck = worth.get(check.moraleAfter().word()) - mean(check.odds(), worth);
            moraleLuck.merge(sideOf(check.unit()), luck, Double::sum);
        } else if (event instanceof AdfEvent.FiguresLost hit) {
            loses(hit.unit(), hit.left());
        } else if (event instanceof AdfEvent.SectionsLost hit) {
            loses(hit.unit(), hit.left());
        } else if (event instanceof AdfEvent.StrengthRecovered back) {
            loses(back.unit(), back.strength());
        } else if (event instanceof AdfEvent.UnitSet set) {
            loses(set.unit(), set.morale().inPlay() ? set.strength() : 0);
        } else if (event instanceof AdfEvent.UnitSurrendered gone) {
            loses(gone.unit(), 0);
        } else if (event instanceof AdfEvent.UnitEliminated gone) {
            loses(gone.unit(), 0);
        } else if (event instanceof AdfEvent.RegimentsMerged merged) {
            int both = strengths.get(merged.unit()) + strengths.get(merged.absorbed());
            lost.merge(sideOf(merged.unit()), both - merged.figures(), Integer::sum);
            strengths.put(merged.unit(), merged.figures());
            strengths.put(merged.absorbed(), 0);
        } else if (event instanceof ChargeEvent.ChargeMade || event instanceof ChargeEvent.PursuitBegun) {
            charges++;
        } else if (event instanceof ChargeEvent.ImpactResolved impact
                && impact.attacker().fiv() != null
                && impact.defender().fiv() != null) {
            double luck =
                    over(impact.attacker().dice()) - over(impact.defender().dice());
            combatLuck.merge(sideOf(impact.attacker().unit()), luck, Double::sum);
        } else if (event instanceof LeaderEvent.LeaderKilled) {
            leadersLost++;
        }
    }

    /** What six-sided dice show beyond their mean. */
    private static double over(List<Integer> faces) {
        return faces.stream().mapToDouble(face -> face - 3.5).sum();
    }

    private void rff(Event event) {
        combat(event);
        if (event instanceof FireEvent.FireResolved fire) {
            fires++;
            boolean lively = fire.result().word().equals("lively");
            boolean galling = List.of("galling", "telling", "withering")
                    .contains(fire.result().word());
            checks += galling || lively && fire.kind().word().equals("cannonade") ? 1 : 0;
            var worth = Map.of("lively", 1.0, "galling", 2.0, "telling", 3.0, "withering", 4.0);
            var side = sideOf(fire.shares().getFirst().unit());
            hits.merge(side, worth.getOrDefault(fire.result().word(), 0.0), Double::sum);
            expectedHits.merge(side, mean(fire.odds(), worth), Double::sum);
        } else if (event instanceof UnitEvent.StandsLost stands) {
            loses(stands.unit(), stands.left());
        } else if (event instanceof UnitEvent.GunsChanged guns) {
            loses(guns.unit(), guns.after().left());
        } else if (event instanceof UnitEvent.UnitLost gone) {
            loses(gone.unit(), 0);
        } else if (event instanceof UnitEvent.UnitSet set) {
            loses(set.unit(), set.after().lost() ? 0 : set.after().stands());
        } else if (event instanceof org.longroll.rff.battle.ChargeEvent.ChargeBegun) {
            charges++;
        } else if (event instanceof org.longroll.rff.battle.ChargeEvent.BrokeThrough on && on.target() != null) {
            charges++;
        } else if (event instanceof org.longroll.rff.battle.LeaderEvent.LeaderStruck struck) {
            leadersLost += struck.effect().word().equals("removed") ? 1 : 0;
        } else if (event instanceof ManeuverEvent.ManeuverResolved check
                && check.odds().ways().keySet().stream()
                        .anyMatch(word -> List.of("rally", "rally-with-elan", "wavering", "rout")
                                .contains(word))) {
            rallies++;
        }
    }

    private void combat(Event event) {
        if (event instanceof org.longroll.rff.battle.ChargeEvent.ChargeResolved blows) {
            var side = sideOf(blows.attacker().units().getFirst());
            combatLuck.merge(
                    side, (double) blows.attacker().die() - blows.defender().die(), Double::sum);
        } else if (event instanceof ManeuverEvent.ManeuverResolved check) {
            double luck = HANDLING.get(check.result().word()) - mean(check.odds(), HANDLING);
            maneuverLuck.merge(sideOf(check.unit()), luck, Double::sum);
        }
    }

    private void loses(String unit, int left) {
        int before = strengths.getOrDefault(unit, 0);
        strengths.put(unit, left);
        lost.merge(sideOf(unit), before - left, Integer::sum);
    }

    private static double mean(Odds odds, Map<String, Double> worth) {
        double sum = 0;
        double all = 0;
        for (var way : odds.ways().entrySet()) {
            sum += way.getValue() * worth.getOrDefault(way.getKey(), 0.0);
            all += way.getValue();
        }
        return sum / all;
    }

    /** What a side has on the table at the end, troops and guns together. */
    int left(String side) {
        int left = 0;
        for (var unit : battle.end().table().unitsOf(side)) {
            if (battle.end().table().onTable(unit)) {
                left += switch (battle.end().field()) {
                    case AdfField adf ->
                        adf.units().get(unit).inPlay() ? adf.units().get(unit).strength() : 0;
                    case RffField rff ->
                        rff.units().get(unit).lost() ? 0 : rff.units().get(unit).stands();
                    default -> throw new AssertionError();
                };
            }
        }
        return left;
    }
}
