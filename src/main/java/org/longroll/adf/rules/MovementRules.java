package org.longroll.adf.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.MovementLine;
import org.longroll.adf.chart.MovementChart.MovementTable;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Quality;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** Movement by legs, changing formation, and rout. */
record MovementRules(MovementChart chart, Waivers waivers) {

    Verdict<MovementAnswer> move(Move move) {
        return switch (move.mover()) {
            case Mover.Leader() -> march(move, Word.line(chart.mounted().formations(), Formation.ROAD_COLUMN));
            case Mover.Battery(Troops troops, var gun) ->
                troops.morale() == Morale.ROUTED
                        ? run(move, troops, chart.routedGuns())
                        : march(move, troops, Word.line(guns(troops.formation(), chart), gun));
            case Mover.Unit(Troops troops) ->
                troops.morale() == Morale.ROUTED
                        ? run(move, troops, routed(troops))
                        : march(move, troops, line(move, troops));
        };
    }

    Verdict<RoutAnswer> rout(Mover mover, Terrain terrain) {
        return switch (mover) {
            case Mover.Leader() -> Verdict.refused(AdfRefusal.NOT_ROUTED.of("unit.arm", "A leader does not rout."));
            case Mover.Battery(Troops troops, var gun) -> rout(troops, Word.line(chart.routedGuns(), terrain));
            case Mover.Unit(Troops troops) -> rout(troops, Word.line(routed(troops), terrain));
        };
    }

    private Verdict<RoutAnswer> rout(Troops troops, GunRout how) {
        return Verdict.unless(
                AdfRefusal.NOT_ROUTED.when(
                        troops.morale() != Morale.ROUTED,
                        "unit.morale",
                        () -> "The unit is not routed and does not run."),
                () -> new RoutAnswer(
                        how, troops.arm() == Arm.ARTILLERY ? Optional.of(chart.gunsLostOn()) : Optional.empty()));
    }

    /** The line of foot or horse: that of its state if there is one, else that of its formation. */
    MovementLine line(Troops troops) {
        var table = table(troops);
        return switch (troops.morale()) {
            case GOOD_ORDER -> Word.line(table.formations(), troops.formation());
            case DISORDER -> table.disorder();
            case SHAKEN -> table.shaken();
            case ROUTED, ELIMINATED, SURRENDERED ->
                throw new IllegalArgumentException(
                        "a unit that is " + troops.morale().word() + " has no line to move by");
        };
    }

    MovementTable table(Troops troops) {
        return switch (troops.arm()) {
            case INFANTRY -> chart.infantry();
            case CAVALRY -> troops.mounted() ? chart.mounted() : chart.dismounted();
            case ARTILLERY -> throw new IllegalArgumentException("guns move by their type");
        };
    }

    private MovementLine line(Move move, Troops troops) {
        if (!troops.morale().inPlay()) {
            return new MovementLine(0, Map.of());
        }
        return move.disengaging() ? table(troops).disengage() : line(troops);
    }

    private static Map<Gun, MovementLine> guns(Formation formation, MovementChart chart) {
        return formation == Formation.LIMBERED ? chart.limbered() : chart.unlimbered();
    }

    private Map<Terrain, GunRout> routed(Troops troops) {
        var rout = new EnumMap<Terrain, GunRout>(Terrain.class);
        table(troops).routed().forEach((terrain, dice) -> rout.put(terrain, new GunRout.Rolled(dice)));
        return rout;
    }

    private Verdict<MovementAnswer> run(Move move, Troops troops, Map<Terrain, GunRout> rout) {
        return Verdict.unless(
                waivers.first(() -> AdfRefusal.ROUTED_RUNS.when(
                        !move.legs().isEmpty(), "legs", () -> "A routed unit runs; it does not move by legs.")),
                () -> new MovementAnswer.Runs(rout));
    }

    private Verdict<MovementAnswer> march(Move move, Troops troops, MovementLine line) {
        var allowances = allowances(line, move.leaderBenefit());
        return Verdict.unless(
                waivers.first(() -> troops.offTheTable("unit.morale"), () -> noGround(move.legs(), allowances)),
                () -> marches(move, allowances, Optional.of(formationChange(troops)), limberOrMount(troops)));
    }

    private Verdict<MovementAnswer> march(Move move, MovementLine line) {
        var allowances = allowances(line, move.leaderBenefit());
        return Verdict.unless(
                waivers.first(() -> noGround(move.legs(), allowances)),
                () -> marches(move, allowances, Optional.empty(), Optional.empty()));
    }

    private static MovementAnswer marches(
            Move move,
            Map<Terrain, OptionalInt> allowances,
            Optional<Fraction> formationChange,
            Optional<Fraction> limberOrMount) {
        var used = used(move.legs(), allowances);
        return new MovementAnswer.Marches(allowances, used, used.atMost(Fraction.ONE), formationChange, limberOrMount);
    }

    /** A leader's benefit lengthens a move but does not open ground: a printed 0 stays 0. */
    private Map<Terrain, OptionalInt> allowances(MovementLine line, int leaderBenefit) {
        var allowances = new EnumMap<Terrain, OptionalInt>(Terrain.class);
        for (var terrain : chart.routedGuns().keySet()) {
            var inches = line.on(terrain);
            allowances.put(terrain, inches.orElse(0) > 0 ? OptionalInt.of(inches.getAsInt() + leaderBenefit) : inches);
        }
        return allowances;
    }

    private static Optional<Refusal> noGround(List<Leg> legs, Map<Terrain, OptionalInt> allowances) {
        return Refusal.any(
                legs,
                "legs",
                (leg, at) -> AdfRefusal.NOT_ON_THIS_GROUND.when(
                        inches(allowances, leg.terrain()) == 0,
                        at + "terrain",
                        () -> "The unit cannot move on " + leg.terrain().word() + " as it is."));
    }

    /** Ground that the chart does not print is closed, like NA. */
    private static int inches(Map<Terrain, OptionalInt> allowances, Terrain terrain) {
        return allowances.getOrDefault(terrain, OptionalInt.empty()).orElse(0);
    }

    /** A leg over ground that the umpire opened takes the whole move. */
    private static Fraction used(List<Leg> legs, Map<Terrain, OptionalInt> allowances) {
        var inches = new EnumMap<Terrain, Fraction>(Terrain.class);
        legs.forEach(leg -> inches.merge(leg.terrain(), leg.inches(), Fraction::plus));
        var used = Fraction.ZERO;
        for (var ground : inches.entrySet()) {
            int allowance = inches(allowances, ground.getKey());
            used = used.plus(allowance == 0 ? Fraction.ONE : ground.getValue().dividedBy(Fraction.whole(allowance)));
        }
        return used;
    }

    /** Guns change formation by limbering and unlimbering. */
    Fraction formationChange(Troops troops) {
        return troops.arm() == Arm.ARTILLERY ? limberOrMount(troops.quality()) : formationChange(troops.quality());
    }

    private Fraction formationChange(Quality quality) {
        return chart.formationChange().getOrDefault(quality, Fraction.ONE);
    }

    private Optional<Fraction> limberOrMount(Troops troops) {
        return troops.arm() == Arm.INFANTRY ? Optional.empty() : Optional.of(limberOrMount(troops.quality()));
    }

    private Fraction limberOrMount(Quality quality) {
        return chart.limberOrMount().getOrDefault(quality, Fraction.ONE);
    }
}
