package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.rules.Fraction;

/** The ground on which units could charge, and how far; units in equal states are evaluated once. */
final class ChargeOutlook {

    private final Scene scene;
    private final ChargePlay play;
    private final Map<List<Object>, Map<Terrain, Fraction>> grounds = new HashMap<>();

    ChargeOutlook(Scene scene) {
        this.scene = scene;
        this.play = new ChargePlay(scene);
    }

    /** The farthest that these units could charge together on each kind of ground. */
    Optional<Marches.Reach> farthest(List<String> actors) {
        var stances = actors.stream()
                .<Object>map(unit -> List.of(scene.unit(unit).troops(), Preparation.benefitToMove(scene.field(), unit)))
                .toList();
        var farthest = grounds.computeIfAbsent(stances, each -> over(actors));
        return farthest.isEmpty() ? Optional.empty() : Optional.of(new Marches.Reach(farthest));
    }

    private Map<Terrain, Fraction> over(List<String> actors) {
        var farthest = new EnumMap<Terrain, Fraction>(Terrain.class);
        for (var terrain : Terrain.values()) {
            var asked = play.ask(actors, terrain);
            if (asked.refusal().isEmpty()) {
                farthest.put(terrain, ChargePlay.farthest(asked.answer()));
            }
        }
        return farthest;
    }

    /** The ground over which a unit can meet the charge under way. */
    List<String> toMeet(String unit) {
        return Arrays.stream(Terrain.values())
                .filter(terrain -> play.mayMeet(unit, terrain))
                .map(Terrain::word)
                .toList();
    }
}
