package org.longroll.battle.adf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.longroll.battle.Possibility;
import org.longroll.rules.adf.chart.FireKind;
import org.longroll.rules.adf.chart.RangeBand;

/** In which bands a unit could fire as it stands. */
final class FireOutlook {

    /** Bands of their own kinds are not for the players to choose. */
    private static final Set<RangeBand> GIVEN =
            Set.of(RangeBand.POINT_BLANK, RangeBand.CLOSE_CANISTER, RangeBand.MELEE);

    private final Shots shots;

    FireOutlook(Moment moment) {
        this.shots = new Shots(moment);
    }

    void offer(Offers offers, Possibility fire, AdfUnit unit, FireKind kind, List<String> targets) {
        var of = fire.inKinds(List.of(kind.word())).with("targets", targets);
        if (kind == FireKind.POINT_BLANK) {
            if (shots.possible(unit, kind, null, targets.getFirst())) {
                offers.add(of, List.of(unit.id()));
            }
            return;
        }
        var bands = new ArrayList<String>();
        Arrays.stream(RangeBand.values())
                .filter(band -> !GIVEN.contains(band) && shots.possible(unit, kind, band, targets.getFirst()))
                .forEach(band -> bands.add(band.word()));
        if (!bands.isEmpty()) {
            offers.add(of.with("bands", bands), List.of(unit.id()));
        }
    }
}
