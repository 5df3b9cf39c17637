package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FieldChart;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Weapon;
import org.longroll.rules.Fraction;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

/** The printed rules outside the tables. */
record FieldRules(FieldChart chart, Waivers waivers) {

    /** One action or the unit's reaction, no die. */
    Verdict<Troops> reform(Troops troops) {
        return Verdict.unless(
                waivers.first(
                        () -> troops.offTheTable("unit.morale"),
                        () -> AdfRefusal.CANNOT_REFORM.when(
                                !chart.mayReform().contains(troops.morale()),
                                "unit.morale",
                                () -> "A unit that is " + troops.morale().word() + " does not reform.")),
                () -> troops.with(Morale.GOOD_ORDER));
    }

    Verdict<Troops> countercharge(Troops charged) {
        return Verdict.unless(
                waivers.first(
                        () -> ChargeRules.cannot(charged, "unit."),
                        () -> AdfRefusal.CANNOT_COUNTERCHARGE.when(
                                !chart.mayCountercharge().contains(charged.morale()),
                                "unit.morale",
                                () -> "A unit that is " + charged.morale().word() + " does not countercharge.")),
                () -> charged);
    }

    /** Units that may act as one; the players make sure that they are adjacent. */
    Verdict<List<Troops>> group(List<Troops> units) {
        var first = units.getFirst();
        return Verdict.unless(
                waivers.first(() -> AdfRefusal.NOT_A_GROUP.when(
                        units.stream().anyMatch(unit -> !alike(first, unit)),
                        "units",
                        () -> "Units of a group are of one arm and in one formation.")),
                () -> List.copyOf(units));
    }

    private static boolean alike(Troops first, Troops unit) {
        return unit.arm() == first.arm() && unit.formation() == first.formation() && unit.mounted() == first.mounted();
    }

    Verdict<Merger> merge(Regiment one, Weapon oneWeapon, Regiment other, Weapon otherWeapon) {
        return Verdict.unless(
                waivers.first(
                        () -> one.troops().offTheTable("units"),
                        () -> other.troops().offTheTable("units"),
                        () -> AdfRefusal.CANNOT_MERGE.when(
                                one.troops().arm() == Arm.ARTILLERY
                                        || one.troops().arm() != other.troops().arm(),
                                "units",
                                () -> "Only two regiments of one arm merge.")),
                () -> other.strength() > one.strength()
                        ? merged(other, otherWeapon, one)
                        : merged(one, oneWeapon, other));
    }

    private Merger merged(Regiment larger, Weapon weapon, Regiment smaller) {
        var worse = larger.troops().morale().orWorse(smaller.troops().morale());
        var better = worse == larger.troops().morale()
                ? smaller.troops().morale()
                : larger.troops().morale();
        var morale =
                switch (chart.merging().morale()) {
                    case WORSE -> worse;
                    case BETTER -> better;
                };
        var quality = larger.troops().quality().compareTo(smaller.troops().quality()) <= 0
                ? larger.troops().quality()
                : smaller.troops().quality();
        int figures =
                Math.min(larger.strength() + smaller.strength(), chart.merging().mostFigures());
        return new Merger(larger.troops().with(morale), figures, weapon, quality);
    }

    LeaderCasualty leaderCasualty(int hits) {
        return new LeaderCasualty(hits, chart.leaders().casualtyDie());
    }

    int commandRadius(int leaderBenefit) {
        return chart.leaders().commandRadius() * leaderBenefit;
    }

    int reactionRadius(int leaderBenefit) {
        return chart.leaders().reactionRadius() * leaderBenefit;
    }

    /** The distance within which units are adjacent; 0 is touching, also on ground that the chart does not print. */
    Fraction adjacent(Terrain terrain) {
        return chart.adjacentInches().getOrDefault(terrain, Fraction.ZERO);
    }

    Fraction adjacentToLeader(Terrain terrain) {
        var inches = adjacent(terrain);
        return inches.atMost(chart.adjacentToLeaderInches()) ? inches : chart.adjacentToLeaderInches();
    }
}
