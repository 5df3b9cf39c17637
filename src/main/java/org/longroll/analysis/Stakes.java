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

/**
 * At which entries most changed: in the lead, in strength, in morale. It only says where a turning point is worth looking
 * for; whether it is one is played out.
 */
final class Stakes {

    private final Victory victory;
    private final Map<UUID, Double> changes = new HashMap<>();

    Stakes(Story story) {
        this.victory = story.battle().opening().victory();
        var subjects = new Subjects(story.battle().table());
        var chronicler = Chronicler.of(story.opened());
        Accounts.of(story, chronicler).curves(story, subjects, chronicler).stream()
                .filter(curve -> curve.subject().kind() == Kind.SIDE)
                .forEach(this::follow);
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

    private void follow(Curve curve) {
        for (int i = 1; i < curve.byEntry().size(); i++) {
            var before = curve.byEntry().get(i - 1);
            var after = curve.byEntry().get(i);
            double change = Math.abs(after.severity() - before.severity())
                    + share(before.strength(), after.strength(), curve.mustered());
            changes.merge(after.moment().entry(), change, Double::sum);
        }
    }

    private static double share(Strength before, Strength after, Strength mustered) {
        var lost = before.minus(after);
        return (double) Math.abs(lost.troops()) / Math.max(1, mustered.troops())
                + (double) Math.abs(lost.guns()) / Math.max(1, mustered.guns());
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
