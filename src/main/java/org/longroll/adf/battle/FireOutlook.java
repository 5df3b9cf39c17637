package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Possibility;

/** The bands in which units could fire; units in equal states are evaluated once. */
final class FireOutlook {

    /** Everything that decides whether a fire is possible, except the time. */
    private record Stance(Troops troops, String weapon, FireKind kind) {}

    private final Shots shots;
    private final Map<Stance, Optional<List<String>>> bands = new HashMap<>();

    FireOutlook(Scene scene) {
        this.shots = new Shots(scene);
    }

    void offer(Offers offers, Possibility fire, AdfUnit unit, FireKind kind, List<String> targets) {
        var stance = new Stance(unit.troops(), unit.weapon(), kind);
        bands.computeIfAbsent(stance, each -> bands(unit, kind, targets.getFirst()))
                .map(possible -> possible.isEmpty() ? fire : fire.with("bands", possible))
                .ifPresent(possible -> offers.add(
                        possible.inKinds(List.of(kind.word())).with("targets", targets), List.of(unit.id())));
    }

    /** Empty if no fire is possible; at point blank there is no choice of band. */
    private Optional<List<String>> bands(AdfUnit unit, FireKind kind, String target) {
        if (kind == FireKind.POINT_BLANK) {
            return shots.possible(unit, kind, null, target) ? Optional.of(List.of()) : Optional.empty();
        }
        var possible = Arrays.stream(RangeBand.values())
                .filter(band -> chosen(band) && shots.possible(unit, kind, band, target))
                .map(RangeBand::word)
                .toList();
        return possible.isEmpty() ? Optional.empty() : Optional.of(possible);
    }

    /** Whether players choose this band, rather than the kind of fire. */
    private static boolean chosen(RangeBand band) {
        return switch (band) {
            case LONG, NORMAL, SHORT, CANISTER -> true;
            case POINT_BLANK, CLOSE_CANISTER, MELEE -> false;
        };
    }
}
