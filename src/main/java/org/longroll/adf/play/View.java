package org.longroll.adf.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.SaidSituation;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Sandtable.Shelter;
import org.longroll.simulation.Sandtable.Soil;

/** The battle, the chart and the sand table, as one player looks at them. */
public record View(
        AdfField field,
        AdfRules rules,
        Sandtable table,
        Map<String, List<String>> presentOnes,
        Map<String, Double> inchesApart) {

    /** A look at one moment; it remembers who is there and how far the sides are apart. */
    public View(AdfField field, AdfRules rules, Sandtable table) {
        this(field, rules, table, new HashMap<>(), new HashMap<>());
    }

    AdfUnit unit(String id) {
        return field.units().get(id);
    }

    /** The units of a side that are there. */
    List<String> present(String side) {
        return presentOnes.computeIfAbsent(side, any -> field.units().stream()
                .filter(unit -> unit.side().equals(side) && field.present(unit.id()))
                .map(AdfUnit::id)
                .toList());
    }

    String enemyOf(String side) {
        return field.table().enemyOf(side);
    }

    List<String> enemiesOf(String unit) {
        return present(enemyOf(unit(unit).side()));
    }

    Optional<String> nearestEnemy(String unit) {
        return table.nearest(unit, enemiesOf(unit));
    }

    /** Whether the active side has done nothing since; only then can it be reacted to. */
    boolean isLatest(UUID entry) {
        var triggers = field.triggers();
        return !triggers.isEmpty() && triggers.getLast().entry().equals(entry);
    }

    /** Whether each inch of a move is a trigger of its own. */
    boolean eachInch() {
        return rules.printed().field().turn().laterOverview();
    }

    /** Whether one is near enough to react to anything that the other does. */
    boolean near(String one, String other) {
        return table.inches(one, other)
                <= rules.printed().field().turn().reactionToAnythingInches().value();
    }

    /** As players measure: to the half inch. */
    Fraction inches(String one, String other) {
        return Sandtable.halves(table.inches(one, other));
    }

    Aspect aspect(String from, String seenBy) {
        return Aspect.values()[table.bearing(from, seenBy).ordinal()];
    }

    Terrain ground(String unit) {
        return Terrain.valueOf(table.soil(unit).name());
    }

    /** The ground and the cover of a target. */
    List<Cover> cover(String target) {
        var cover = new ArrayList<Cover>();
        switch (table.soil(target)) {
            case LIGHT_WOODS -> cover.add(Cover.LIGHT_WOODS);
            case HEAVY_WOODS -> cover.add(Cover.HEAVY_WOODS);
            case ROAD, TRAIL, OPEN, BROKEN, ROUGH -> {}
        }
        switch (table.shelter(target)) {
            case NONE -> {}
            case FENCE -> cover.add(Cover.WOOD_FENCE);
            case WALL -> cover.add(Cover.STONE_WALL);
            case WORKS -> cover.add(works(target));
            case BUILDINGS -> cover.add(Cover.BUILDINGS);
        }
        cover.removeIf(each -> !rules.printed().fire().target().containsKey(each.line()));
        return cover;
    }

    private Cover works(String unit) {
        return switch (table.soil(unit)) {
            case OPEN, ROAD, TRAIL -> Cover.HASTY_WORKS;
            case BROKEN, LIGHT_WOODS -> Cover.LIGHT_WORKS;
            case HEAVY_WOODS, ROUGH -> Cover.HEAVY_WORKS;
        };
    }

    boolean behindSkirmishers(String target, String firer) {
        return present(unit(target).side()).stream()
                .filter(friend -> switch (unit(friend).formation()) {
                    case SKIRMISHERS, SKIRMISHING -> true;
                    case BATTLE_LINE,
                            EXTENDED_LINE,
                            ATTACK_COLUMN,
                            ROAD_COLUMN,
                            CAVALRY_LINE,
                            DOUBLE_LINE,
                            LIMBERED,
                            UNLIMBERED -> false;
                })
                .anyMatch(friend -> table.inches(friend, firer) + 2 <= table.inches(target, firer)
                        && table.inches(friend, target) < 6);
    }

    /** The surroundings of a unit that only the sand table shows. */
    SaidSituation situation(String unit) {
        var near = rules.printed().morale().procedure().enemyNear();
        boolean enemyNear = enemiesOf(unit).stream()
                .filter(enemy -> near.shakenCount() || !unit(enemy).morale().worseThan(Morale.DISORDER))
                .filter(enemy -> unit(enemy).arm() == Arm.INFANTRY)
                .anyMatch(enemy -> table.inches(unit, enemy) <= near.inches().value() + 1);
        boolean sheltered = table.shelter(unit) == Shelter.WORKS;
        return new SaidSituation(
                null,
                sheltered ? moraleWorks(unit) : null,
                sheltered ? null : moraleCover(unit),
                null,
                behindFriends(unit),
                null,
                support(unit),
                null,
                null,
                enemyNear,
                null,
                null,
                null,
                null);
    }

    private int support(String unit) {
        return Math.toIntExact(present(unit(unit).side()).stream()
                .filter(friend -> !friend.equals(unit))
                .filter(friend -> !unit(friend).morale().worseThan(Morale.DISORDER))
                .filter(friend -> table.adjacent(friend, unit))
                .count());
    }

    private Fraction behindFriends(String unit) {
        var enemies = enemiesOf(unit);
        double own = inches(unit, enemies);
        double first = inchesApart.computeIfAbsent(unit(unit).side(), side -> present(side).stream()
                .mapToDouble(friend -> inches(friend, enemies))
                .min()
                .orElse(Double.MAX_VALUE));
        return Fraction.whole(Math.round(own - Math.min(own, first)));
    }

    /** To the nearest; 0 if there is none. */
    private double inches(String unit, List<String> others) {
        double least = Double.MAX_VALUE;
        for (var other : others) {
            least = Math.min(least, table.inches(unit, other));
        }
        return others.isEmpty() ? 0 : least;
    }

    private @Nullable Works moraleWorks(String unit) {
        var works = Works.valueOf(works(unit).name());
        return rules.printed().morale().modifiers().containsKey(works.line()) ? works : null;
    }

    /** Each edition prints two of the four. */
    private @Nullable MoraleCover moraleCover(String unit) {
        var cover =
                switch (table.shelter(unit)) {
                    case FENCE -> MoraleCover.WOOD_FENCE;
                    case WALL -> MoraleCover.STONE_WALL;
                    case BUILDINGS -> MoraleCover.HEAVY_COVER;
                    case NONE, WORKS -> table.soil(unit) == Soil.LIGHT_WOODS ? MoraleCover.LIGHT_COVER : null;
                };
        return cover != null && rules.printed().morale().modifiers().containsKey(cover.line()) ? cover : null;
    }

    /** Normal range in inches. */
    double range(String unit) {
        return switch (unit(unit).arms()) {
            case SmallArm arm ->
                Word.line(rules.printed().fire().smallArms(), arm).range().value();
            case Gun gun -> Word.line(rules.printed().fire().guns(), gun).range();
        };
    }

    boolean firesAtPointBlankOnly(AdfUnit unit) {
        return unit.mounted()
                || unit.arms() instanceof SmallArm arm
                        && Word.line(rules.printed().fire().smallArms(), arm).pointBlankOnly();
    }

    /** How many inches a unit may go with one whole move on the ground where it stands. */
    int allowance(String id) {
        return allowance(id, ground(id));
    }

    int allowance(String id, Terrain ground) {
        return allowance(id, ground, false);
    }

    int disengaging(String id) {
        return allowance(id, ground(id), true);
    }

    private int allowance(String id, Terrain ground, boolean disengaging) {
        var unit = unit(id);
        Mover mover =
                unit.arms() instanceof Gun gun ? new Mover.Battery(unit.troops(), gun) : new Mover.Unit(unit.troops());
        int benefit = field.leaderWith(id).map(AdfLeader::benefit).orElse(0);
        return switch (rules.move(new Move(mover, disengaging, benefit, List.of()))
                .answer()) {
            case MovementAnswer.Marches march ->
                march.allowances().getOrDefault(ground, OptionalInt.empty()).orElse(0);
            case MovementAnswer.Runs run -> 0;
        };
    }

    List<Leg> leg(String unit, Fraction inches) {
        return List.of(new Leg(ground(unit), inches));
    }
}
