package org.longroll.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.longroll.analysis.TurningPoints.Progress;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Field;
import org.longroll.battle.Said;
import org.longroll.battle.Score;
import org.longroll.battle.Sentences;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;

/**
 * Plays a battle on from before and after its candidates, with the same seeds, so that the difference is due to the
 * entry.
 */
final class TurningPointSearch {

    private static final double UPPER_OF_95_PERCENT = 0.975;
    private static final int WITHOUT_A_LIMIT = 2;
    private static final int LONGEST_EVENT = 200;
    private static final int FIRST_PLAYOUTS = 8;
    private static final int MORE_PLAYOUTS = 4;

    /** A contender gets at most so many times the playouts of the effort. */
    private static final int MOST_ROUNDS = 4;

    private final Sequel sequel;
    private final Effort effort;
    private final Progress progress;
    private final List<Said> inForce;
    private final Victory victory;
    private final Side side;
    private final Map<Integer, double[]> played = new HashMap<>();
    private final int lastTurn;
    private int playouts;
    private int done;
    private int all;

    TurningPointSearch(Story story, Sequel sequel, Effort effort, Progress progress) {
        this.sequel = sequel;
        this.effort = effort;
        this.progress = progress;
        this.lastTurn = lastTurn(story);
        this.inForce = story.battle().timeline().inForce();
        this.victory = story.battle().opening().victory();
        this.side = story.battle().orderOfBattle().sides().getFirst();
    }

    /** A battle without a turn limit is played on for a few turns, and then the points count. */
    private static int lastTurn(Story story) {
        var limit = story.battle().settings().turnLimit();
        int turn = story.battle().field().turn();
        return limit == null || limit < turn ? turn + WITHOUT_A_LIMIT : limit;
    }

    /**
     * Every candidate is played out a few times. What is left of the effort goes to those that may still be the greatest,
     * until one stands apart.
     */
    TurningPoints of(Story story) {
        var highest = new Stakes(story).highest(story.inForce(), effort.candidates());
        var candidates = affordable(story, highest);
        all = 2 * candidates.size() * playouts;
        int count = Math.min(playouts, FIRST_PLAYOUTS);
        candidates.forEach(index -> playOut(index, Math.min(playouts, FIRST_PLAYOUTS)));
        var open = contenders(candidates);
        while (!open.isEmpty() && !standsApart(open) && done < all && count < MOST_ROUNDS * playouts) {
            count += MORE_PLAYOUTS;
            for (var index : open) {
                playOut(index, count);
            }
            open = contenders(candidates);
        }
        var points = candidates.stream()
                .map(index -> point(story.inForce().get(index), index, story))
                .sorted(Comparator.comparingDouble((TurningPoint point) -> -Math.abs(point.shift())))
                .toList();
        return new TurningPoints(effort.seed(), candidates.size(), playouts, side.id(), standsApart(open), points);
    }

    /** Whether one candidate is the greatest beyond its margin, and is no chance. */
    private boolean standsApart(List<Integer> open) {
        return open.size() == 1 && Math.abs(shift(open.getFirst())) > margin(open.getFirst());
    }

    /** Those whose shift may be as great as the greatest one, by their margins. */
    private List<Integer> contenders(List<Integer> candidates) {
        double least = candidates.stream()
                .mapToDouble(index -> Math.abs(shift(index)) - margin(index))
                .max()
                .orElse(0);
        return candidates.stream()
                .filter(index -> Math.abs(shift(index)) + margin(index) >= least)
                .toList();
    }

    /** As many candidates as can be played out a few times, and as many playouts for them as the effort allows. */
    private List<Integer> affordable(Story story, List<Integer> highest) {
        double entriesOfATurn = (double) story.inForce().size()
                / Math.max(1, story.battle().field().turn());
        double work = 0;
        int taken = 0;
        for (var index : highest) {
            int turns = lastTurn - story.inForce().get(index).moment().turn() + 1;
            double more = 2 * entriesOfATurn * Math.max(1, turns);
            if (taken > 0 && (work + more) * Effort.FEWEST_PLAYOUTS > Effort.MOST_ENTRIES) {
                break;
            }
            work += more;
            taken++;
        }
        playouts =
                Math.clamp((long) (Effort.MOST_ENTRIES / Math.max(1, work)), Effort.FEWEST_PLAYOUTS, effort.playouts());
        return highest.subList(0, taken);
    }

    /** Plays on from before and from after a candidate, until each was so many times. */
    private void playOut(int index, int count) {
        playOn(index, count);
        playOn(index + 1, count);
    }

    /** Plays on from after so many entries; consecutive candidates share the result. */
    private void playOn(int entries, int count) {
        var before = played.getOrDefault(entries, new double[0]);
        if (before.length < count) {
            var more = IntStream.range(before.length, count)
                    .parallel()
                    .mapToDouble(i -> result(sequel.after(inForce.subList(0, entries), effort.seed() + i, lastTurn)))
                    .toArray();
            var results = Arrays.copyOf(before, count);
            System.arraycopy(more, 0, results, before.length, more.length);
            played.put(entries, results);
            done += more.length;
            progress.played(Math.min(done, all), all);
        }
    }

    private double result(Field end) {
        BattleEnded ending = end.table().ending();
        var winner = ending == null ? Score.of(end, victory).winner().orElse(null) : ending.winner();
        if (winner == null) {
            return 0.5;
        }
        return winner.equals(side.id()) ? 1 : 0;
    }

    private double[] results(int entries) {
        return Objects.requireNonNull(played.get(entries), "both ends of a candidate are played on");
    }

    private double shift(int index) {
        return mean(results(index + 1), index) - mean(results(index), index);
    }

    private double margin(int index) {
        int pairs = pairs(index);
        return margin(Arrays.copyOf(results(index), pairs), Arrays.copyOf(results(index + 1), pairs));
    }

    /** How often both ends of a candidate were played on with the same seed. */
    private int pairs(int index) {
        return Math.min(results(index).length, results(index + 1).length);
    }

    private double mean(double[] results, int index) {
        return Arrays.stream(results, 0, pairs(index)).average().orElseThrow();
    }

    private TurningPoint point(Episode episode, int index, Story story) {
        var moment = episode.moment();
        double from = mean(results(index), index);
        double to = mean(results(index + 1), index);
        double margin = margin(index);
        var event = Sentences.of(episode.steps().stream().map(Episode.Step::event), story.battle());
        return new TurningPoint(
                moment, from, to, to - from, margin, pairs(index), sentence(moment, event, from, to, margin));
    }

    /**
     * Half of the 95 % interval of the mean difference. One made-up pair in each direction keeps few equal playouts
     * uncertain.
     */
    private static double margin(double[] before, double[] after) {
        int count = before.length + 2;
        double mean = 0;
        for (int i = 0; i < before.length; i++) {
            mean += (after[i] - before[i]) / count;
        }
        double squares = Math.pow(1 - mean, 2) + Math.pow(-1 - mean, 2);
        for (int i = 0; i < before.length; i++) {
            squares += Math.pow(after[i] - before[i] - mean, 2);
        }
        double error = Math.sqrt(squares / (count - 1) / count);
        double margin = TDistribution.of(count - 1).inverseCumulativeProbability(UPPER_OF_95_PERCENT) * error;
        return Math.min(1, margin);
    }

    /** Names the event in the words of the journal, as far as one line holds them. */
    private String sentence(Moment moment, String event, double from, double to, double margin) {
        return String.format(
                Locale.ROOT,
                "Turn %d, entry %d: “%s” With it, what %s could expect went from %.0f in 100 to %.0f (give or take"
                        + " %.0f)%s.",
                moment.turn(),
                moment.number(),
                cut(event),
                side.name(),
                100 * from,
                100 * to,
                100 * margin,
                Math.abs(to - from) > margin ? "" : ", which may be chance");
    }

    private static String cut(String event) {
        if (event.length() <= LONGEST_EVENT) {
            return event;
        }
        int end = event.lastIndexOf(' ', LONGEST_EVENT);
        return event.substring(0, end < 0 ? LONGEST_EVENT : end) + " …";
    }
}
