package org.longroll.analysis;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.TreeMap;
import org.longroll.analysis.Clock.TurnTime;
import org.longroll.journal.Entry;

final class Watch {

    private final LinkedHashMap<String, Duration> bySeat = new LinkedHashMap<>();
    private final TreeMap<Integer, TurnTime> turns = new TreeMap<>();
    private final Instant began;
    private Instant latest;
    private Duration played = Duration.ZERO;
    private Duration paused = Duration.ZERO;

    private Watch(Instant began) {
        this.began = began;
        this.latest = began;
    }

    static Clock of(Story story) {
        var watch = new Watch(story.battle().started().at());
        story.recorded().forEach(watch::take);
        return new Clock(
                watch.began,
                watch.latest,
                watch.played,
                watch.paused,
                watch.bySeat,
                watch.turns.values().stream().toList());
    }

    private void take(Entry entry) {
        var at = entry.occasion().at();
        // The clocks of two nodes may differ by a moment; a negative time counts as zero.
        var since = at.isBefore(latest) ? Duration.ZERO : Duration.between(latest, at);
        boolean pause = since.compareTo(Clock.PAUSE) > 0;
        var taken = pause ? Duration.ZERO : since;
        paused = pause ? paused.plus(since) : paused;
        played = played.plus(taken);
        bySeat.merge(entry.by(), taken, Duration::plus);
        turns.merge(
                entry.turn(),
                new TurnTime(entry.turn(), taken, 1),
                (one, other) ->
                        new TurnTime(one.turn(), one.played().plus(other.played()), one.entries() + other.entries()));
        latest = at.isBefore(latest) ? latest : at;
    }
}
