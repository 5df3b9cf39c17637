package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Troops;

/** The ground on which units could charge; units in equal states are evaluated once. */
final class ChargeOutlook {

    private final Scene scene;
    private final ChargePlay play;
    private final Map<List<Troops>, List<String>> grounds = new HashMap<>();

    ChargeOutlook(Scene scene) {
        this.scene = scene;
        this.play = new ChargePlay(scene);
    }

    List<String> terrains(List<String> actors) {
        var stances = actors.stream().map(scene::unit).map(AdfUnit::troops).toList();
        return grounds.computeIfAbsent(stances, each -> Arrays.stream(Terrain.values())
                .filter(terrain -> play.ask(actors, terrain).refusal().isEmpty())
                .map(Terrain::word)
                .toList());
    }
}
