package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Possibility;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;

/** How far units could still go; units in equal states are evaluated once. */
final class Marches {

    /** Distances are offered as a ruler shows them, in quarters of an inch. */
    private static final int QUARTERS = 4;

    /** Everything that decides how far a unit goes. */
    private record Gait(Troops troops, String weapon, int leaderBenefit, boolean disengaging) {}

    private final Scene scene;
    private final ManeuverPlay play;
    private final Map<Gait, Map<Terrain, OptionalInt>> allowances = new HashMap<>();

    Marches(Scene scene) {
        this.scene = scene;
        this.play = new ManeuverPlay(scene);
    }

    /** The most inches on each kind of ground; closed ground is left out. */
    record Reach(Map<Terrain, Fraction> inches) {

        Possibility over(Possibility possibility) {
            var terrains = new ArrayList<String>();
            var most = new ArrayList<String>();
            inches.forEach((terrain, each) -> {
                terrains.add(terrain.word());
                most.add(each.decimal());
            });
            return possibility.with("terrains", terrains).with("inches", most);
        }

        /** For sentences: “open 6, broken 5 inches”. */
        String inWords() {
            return inches.entrySet().stream()
                            .map(each -> "%s %s"
                                    .formatted(
                                            each.getKey().word(),
                                            each.getValue().decimal()))
                            .collect(Collectors.joining(", "))
                    + " inches";
        }
    }

    /** For units that may still move with the actions that they have left. */
    Optional<Reach> left(List<String> actors) {
        var share = actors.stream()
                .map(actor -> left(scene.unit(actor).activity()))
                .min(Fraction::compareTo)
                .orElse(Fraction.ZERO);
        return share.isZero() || play.toMoving(actors, share).isPresent()
                ? Optional.empty()
                : reach(actors, share, false);
    }

    Optional<Reach> disengaging(List<String> actors) {
        return reach(actors, Fraction.ONE, true);
    }

    /** A whole move in a fresh action, else the rest of the one that is begun. */
    private Fraction left(Activity activity) {
        if (activity.actions() < scene.actions()) {
            return Fraction.ONE;
        }
        return Fraction.whole(scene.actions()).plus(activity.spent().times(-1));
    }

    /** For a leader with so much of his moves left; one entry is one move at most. */
    Optional<Reach> riding(Fraction left) {
        return reach(List.of(play.leaderAllowances()), left.atMost(Fraction.ONE) ? left : Fraction.ONE);
    }

    private Optional<Reach> reach(List<String> actors, Fraction share, boolean disengaging) {
        return reach(
                actors.stream()
                        .map(actor -> allowances(scene.unit(actor), disengaging))
                        .toList(),
                share);
    }

    private Map<Terrain, OptionalInt> allowances(AdfUnit unit, boolean disengaging) {
        int benefit = Preparation.benefitToMove(scene.field(), unit.id());
        return allowances.computeIfAbsent(
                new Gait(unit.troops(), unit.weapon(), benefit, disengaging),
                gait -> play.allowances(unit, disengaging));
    }

    /** Units that go together go as far as the slowest. */
    private static Optional<Reach> reach(List<Map<Terrain, OptionalInt>> allowances, Fraction share) {
        var inches = new EnumMap<Terrain, Fraction>(Terrain.class);
        for (var terrain : Terrain.values()) {
            int least = allowances.stream()
                    .mapToInt(each ->
                            each.getOrDefault(terrain, OptionalInt.empty()).orElse(0))
                    .min()
                    .orElse(0);
            var most = new Fraction(share.times((long) least * QUARTERS).rounded(Rounding.DOWN), QUARTERS);
            if (!most.isZero()) {
                inches.put(terrain, most);
            }
        }
        return inches.isEmpty() ? Optional.empty() : Optional.of(new Reach(inches));
    }
}
