package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Possibility;

/** The bands in which units could fire; units in equal states are evaluated once. */
final class FireOutlook {

    /** Everything that decides whether a fire is possible, except the time. */
    private record Stance(Troops troops, String weapon, FireKind kind, boolean charged) {}

    private final Scene scene;
    private final Shots shots;
    private final Map<Stance, Optional<List<String>>> bands = new HashMap<>();

    FireOutlook(Scene scene) {
        this.scene = scene;
        this.shots = new Shots(scene);
    }

    void offer(Offers offers, Possibility fire, AdfUnit unit, FireKind kind, List<String> targets) {
        boolean charged = shots.isAtItsCharge(kind, List.of(unit.id()), targets.getFirst());
        var stance = new Stance(unit.troops(), unit.weapon(), kind, charged);
        bands.computeIfAbsent(stance, each -> bands(unit, kind, targets.getFirst()))
                .map(possible -> possible.isEmpty() ? fire : fire.with("bands", possible))
                .map(possible -> kind == FireKind.DESPERATION ? possible : passing(possible, unit.arm(), targets))
                .ifPresent(possible -> offers.add(
                        possible.inKinds(List.of(kind.word())).with("targets", targets), List.of(unit.id())));
    }

    /** Empty if no fire is possible; at one inch, and where a charge stopped, there is no choice of band. */
    private Optional<List<String>> bands(AdfUnit unit, FireKind kind, String target) {
        if (kind == FireKind.POINT_BLANK || kind == FireKind.DESPERATION || shots.stopped(kind) != null) {
            return shots.possible(unit, kind, null, target) ? Optional.of(List.of()) : Optional.empty();
        }
        var possible = Arrays.stream(RangeBand.values())
                .filter(band -> chosen(band) && shots.possible(unit, kind, band, target))
                .filter(band -> !shots.isAtItsCharge(kind, List.of(unit.id()), target)
                        || !shots.isBeyondItsStart(unit, band, target))
                .map(RangeBand::word)
                .toList();
        return possible.isEmpty() ? Optional.empty() : Optional.of(possible);
    }

    /** A fire that strikes a target passes through to units that are known to stand close behind it. */
    private Possibility passing(Possibility fire, Arm firing, List<String> targets) {
        var inches = scene.chart().fire().procedure().passThroughInches().get(firing);
        if (inches == null) {
            return fire;
        }
        var behind = scene.present(scene.unit(targets.getFirst()).side()).stream()
                .map(AdfUnit::id)
                .filter(unit -> targets.stream().anyMatch(target -> standsBehind(unit, target, inches.value())))
                .toList();
        return behind.isEmpty() ? fire : fire.with("passThrough", behind);
    }

    private boolean standsBehind(String unit, String target, double inches) {
        var there = scene.field().table().units().get(unit).position();
        var from = scene.field().table().units().get(target).position();
        return !unit.equals(target) && there != null && from != null && from.hasBehind(there, inches);
    }

    /** Whether players choose this band, rather than the kind of fire. */
    private static boolean chosen(RangeBand band) {
        return switch (band) {
            case LONG, NORMAL, SHORT, CANISTER -> true;
            case POINT_BLANK, CLOSE_CANISTER, MELEE -> false;
        };
    }
}
