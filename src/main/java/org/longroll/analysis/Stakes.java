package org.longroll.analysis;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.longroll.analysis.Subject.Kind;
import org.longroll.battle.Field;
import org.longroll.battle.Score;
import org.longroll.battle.Victory;

/** The entries at which lead, strength and morale changed most: candidates for turning points; playouts decide. */
final class Stakes {

    private final Victory victory;
    private final Map<UUID, Double> changes = new HashMap<>();
    private final Map<String, Integer> sides = new HashMap<>();

    Stakes(Story story) {
        this.victory = story.battle().opening().victory();
        var subjects = new Subjects(story.battle().table());
        var chronicler = Chronicler.of(story.battle());
        var curves = Accounts.of(story, chronicler).curves(story, subjects, chronicler);
        curves.stream()
                .filter(curve -> curve.subject().kind() == Kind.SIDE)
                .forEach(side -> sides.put(side.subject().id(), count(side.mustered())));
        curves.stream().filter(curve -> curve.subject().kind() == Kind.UNIT).forEach(this::follow);
        story.inForce().forEach(this::score);
    }

    /** The indexes of the episodes with the highest stakes, the highest first. */
    List<Integer> highest(List<Episode> episodes, int most) {
        return IntStream.range(0, episodes.size())
                .boxed()
                .filter(index -> change(episodes.get(index)) > 0)
                .sorted(Comparator.comparingDouble((Integer index) -> -change(episodes.get(index))))
                .limit(most)
                .toList();
    }

    private double change(Episode episode) {
        return changes.getOrDefault(episode.moment().entry(), 0.0);
    }

    /** Changes of a unit count by its share of its side's strength; arrivals and departures do not count. */
    private void follow(Curve unit) {
        double weight = (double) count(unit.mustered())
                / Math.max(1, sides.getOrDefault(unit.subject().side(), 0));
        for (int i = 1; i < unit.byEntry().size(); i++) {
            var before = unit.byEntry().get(i - 1);
            var after = unit.byEntry().get(i);
            if (!before.morale().isEmpty() && !after.morale().isEmpty()) {
                double lost = Math.abs(count(before.strength()) - count(after.strength()));
                double change =
                        Math.abs(after.severity() - before.severity()) + lost / Math.max(1, count(unit.mustered()));
                changes.merge(after.moment().entry(), weight * change, Double::sum);
            }
        }
    }

    private static int count(Strength strength) {
        return strength.troops() + strength.guns();
    }

    private void score(Episode episode) {
        double change =
                Math.abs(lead(episode.after()) - lead(episode.steps().getFirst().before()));
        changes.merge(episode.moment().entry(), change / victory.decisiveBy(), Double::sum);
    }

    private double lead(Field field) {
        var points = Score.of(field, victory).points();
        return points.firstEntry().getValue() - points.lastEntry().getValue();
    }
}
