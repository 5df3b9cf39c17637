package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.longroll.analysis.Playouts.Start;
import org.longroll.analysis.TurningPoints.Progress;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.Side;
import org.longroll.journal.RecordedOrder;

/**
 * Learns from whole battles what a standing is worth, plays on from moments all along the battle, and divides the spans in
 * which the expected result moved most until single actions are left. Then it measures the dice of these: each action is
 * played on as it was, and decided anew with other dice, until one stands apart.
 */
final class TurningPointSearch {

    private static final long SEEDS_APART = 1_000_000;

    /** How often each of the first moments is played on from. */
    private static final int FIRST_PLAYOUTS = 16;

    /** Fewer pairs never make an action clear. */
    private static final int FEWEST_PAIRS = 64;

    /** So many actions are measured by their dice. */
    private static final int COMPARED = 12;

    /** A contender is played on at most so many times as often as the effort says. */
    private static final int MOST_ROUNDS = 8;

    /** The share of the work that goes into battles played to their end, and the share for the first moments. */
    private static final double LEARNING = 0.22;

    private static final double FIRST = 0.35;

    /** The share of the work after which no part is divided any more. */
    private static final double DIVIDING = 0.65;

    /** Two yardsticks, of two seeds, make a shift differ by half of this: a smaller lead depends on the seed. */
    private static final double LEAST_LEAD = 0.1;

    /** The battle is looked at several times, so a lead has to be greater than the margin for one look. */
    private static final double STRICTER = 1.3;

    private final Sequel sequel;
    private final Effort effort;
    private final Progress progress;
    private final List<RecordedOrder> inForce;
    private final List<Episode> episodes;
    private final Story story;
    private final Side side;
    private final Actions actions;
    private final Playouts playouts;
    private final Prospects prospects;
    private final Horizon horizon;
    private final int most;
    private final Map<Integer, Double> fortune;
    private List<Span> compared = List.of();

    /** The entries from one moment to another; {@code one} if they are one action. */
    private record Span(int from, int to, boolean one) {
        Start before() {
            return Start.after(from);
        }

        Start after() {
            return Start.after(to);
        }

        Start withOtherDice() {
            return new Start(from, to - from);
        }
    }

    TurningPointSearch(Story story, List<RollLuck> rolls, Sequel sequel, Effort effort, Progress progress) {
        this.sequel = sequel;
        this.effort = effort;
        this.progress = progress;
        this.story = story;
        this.episodes = story.inForce();
        this.horizon = Horizon.of(story);
        this.most = effort.most();
        this.inForce = story.battle().timeline().inForce();
        this.side = story.battle().orderOfBattle().sides().getFirst();
        this.actions = Actions.of(episodes);
        this.fortune = fortune(rolls, side);
        this.prospects = new Prospects(story, side, horizon.lastTurn());
        this.playouts = new Playouts(
                this::byTurn, start -> horizon.cost(start.end()), start -> horizon.until(start.end()), this::tell);
    }

    TurningPoints found() {
        if (!episodes.isEmpty()) {
            learn();
            divide();
            compare();
            refine();
        }
        var points = measured().limit(effort.candidates()).map(this::point).toList();
        return new TurningPoints(
                effort.seed(), points.size(), effort.playouts(), side.id(), clear().isPresent(), points);
    }

    /** Plays whole battles to the end, from all along the battle, to learn what a standing is worth. */
    private void learn() {
        double each = horizon.costToTheEnd(episodes.size() / 2);
        var from = actions.spread((int) Math.clamp(LEARNING * most / each, 2, Prospects.PLAYOUTS * effort.playouts()));
        for (int first = 0; first < from.size(); first += Prospects.AT_A_TIME) {
            int end = Math.min(from.size(), first + Prospects.AT_A_TIME);
            IntStream.range(first, end)
                    .parallel()
                    .mapToObj(number -> sequel.after(
                            inForce.subList(0, from.get(number)), List.of(), seed(-1 - number), horizon.lastTurn()))
                    .toList()
                    .forEach(prospects::learn);
            from.subList(first, end).forEach(entries -> playouts.worked(horizon.costToTheEnd(entries)));
            tell();
        }
        prospects.learnt();
    }

    /** How well the dice of an action fell for the side; 0 if none fell, as in a move, which turns nothing by itself. */
    private double fortune(Span span) {
        return IntStream.range(span.from(), span.to())
                .mapToDouble(entry ->
                        fortune.getOrDefault(episodes.get(entry).moment().number(), 0.0))
                .sum();
    }

    /** How well the dice of each entry fell for the side, in standard deviations. */
    private static Map<Integer, Double> fortune(List<RollLuck> rolls, Side side) {
        var fortune = new HashMap<Integer, Double>();
        for (var roll : rolls) {
            double well = (roll.actual() - roll.expected()) / Math.sqrt(roll.variance());
            fortune.merge(roll.moment().number(), roll.side().equals(side.id()) ? well : -well, Double::sum);
        }
        return fortune;
    }

    /** The largest first. */
    private static Stream<Span> ranked(List<Span> spans, ToDoubleFunction<Span> shift) {
        return spans.stream().sorted(Comparator.comparingDouble(span -> -Math.abs(shift.applyAsDouble(span))));
    }

    /** The actions that were measured, without those that helped a side while their dice were against it. */
    private Stream<Span> measured() {
        return ranked(compared, this::shift).filter(span -> fortune(span) * shift(span) > 0);
    }

    private List<Span> spans() {
        var moments = playouts.moments();
        var spans = new ArrayList<Span>();
        for (int i = 1; i < moments.length; i++) {
            spans.add(new Span(moments[i - 1], moments[i], actions.isOne(moments[i - 1], moments[i])));
        }
        return spans;
    }

    /** Divides the part with the largest shift, until the largest are single actions or the work is done. */
    private void divide() {
        int times = Math.min(effort.playouts(), FIRST_PLAYOUTS);
        playouts.play(
                actions.spread(affordable(times)).stream().map(Start::after).toList(), times);
        for (var next = largest(); next.isPresent() && isAffordable(DIVIDING, times, next.get()); next = largest()) {
            playouts.play(
                    List.of(Start.after(
                            actions.middle(next.get().from(), next.get().to()))),
                    times);
        }
    }

    /** As many parts as a share of the work pays for. */
    private int affordable(int times) {
        double each = times * horizon.cost(episodes.size() / 2);
        return (int) Math.max(2, FIRST * most / each);
    }

    /** The first of the largest that is more than one action, if that may have turned anything or no action is known. */
    private Optional<Span> largest() {
        var spans = spans();
        boolean none = spans.stream().noneMatch(Span::one);
        return ranked(spans, this::moved)
                .limit(COMPARED)
                .filter(span -> !span.one() && (none || Math.abs(moved(span)) > TurningPoints.LEAST_SHIFT / 2))
                .findFirst();
    }

    /** How far the expected result went from one moment to another, whatever the reason. */
    private double moved(Span span) {
        return playouts.shift(span.before(), span.after());
    }

    private boolean isAffordable(double share, int times, Span span) {
        return playouts.work() + times * horizon.cost(span.from()) <= share * most;
    }

    /** Plays on the actions after which most had changed, with the dice that fell and with others. */
    private void compare() {
        var likely = ranked(spans(), this::moved)
                .filter(span -> span.one() && fortune(span) != 0)
                .limit(COMPARED)
                .toList();
        playouts.play(ends(likely), Math.min(effort.playouts(), FIRST_PLAYOUTS));
        compared = likely;
    }

    private static List<Start> ends(List<Span> spans) {
        return spans.stream()
                .flatMap(span -> Stream.of(span.withOtherDice(), span.after()))
                .toList();
    }

    /** Plays on all that may be the greatest, twice as often each time, until one stands apart or none moved enough. */
    private void refine() {
        for (int times = 2 * FIRST_PLAYOUTS; clear().isEmpty() && mayBeGreat(); times *= 2) {
            int often = Math.min(times, MOST_ROUNDS * effort.playouts());
            var ends = ends(contenders());
            double more = playouts.costOf(ends, often);
            if (more == 0 || playouts.work() + more > most) {
                return;
            }
            playouts.play(ends, often);
        }
    }

    /** The actions whose shift may be the greatest, by their margins. */
    private List<Span> contenders() {
        var ones = measured().toList();
        return ones.stream().filter(span -> !isBehind(span, ones.getFirst())).toList();
    }

    private boolean mayBeGreat() {
        return contenders().stream()
                .anyMatch(span -> Math.abs(shift(span)) + STRICTER * margin(span) > TurningPoints.LEAST_SHIFT);
    }

    private boolean isBehind(Span span, Span first) {
        double lead = Math.abs(shift(first)) - Math.abs(shift(span));
        return lead > Math.max(LEAST_LEAD, STRICTER * Math.hypot(margin(first), margin(span)));
    }

    /** The action that is the greatest beyond chance. */
    private Optional<Span> clear() {
        var open = contenders();
        return open.size() == 1
                ? open.stream()
                        .filter(span -> pairs(span) >= FEWEST_PAIRS)
                        .filter(span -> Math.abs(shift(span)) > Math.max(TurningPoints.LEAST_SHIFT, margin(span)))
                        .findFirst()
                : Optional.empty();
    }

    private void tell() {
        double left = Math.max(0, most - playouts.work());
        int more = (int) (left * playouts.count() / Math.max(1, playouts.work()));
        progress.played(playouts.count(), playouts.count() + more);
    }

    /** The effect of its dice: the difference between those that fell and others, for the same orders. */
    private double shift(Span span) {
        return playouts.shift(span.withOtherDice(), span.after());
    }

    private double margin(Span span) {
        return playouts.margin(span.withOtherDice(), span.after());
    }

    private int pairs(Span span) {
        return playouts.pairs(span.withOtherDice(), span.after());
    }

    /** The seeds of a search are in a row, so that each temperament meets each; no other search has any of them. */
    private long seed(int number) {
        return effort.seed() * SEEDS_APART + number;
    }

    private double[] byTurn(Start start, int number) {
        return prospects.byTurn(sequel.after(
                inForce.subList(0, start.entries()),
                inForce.subList(start.entries(), start.end()),
                seed(number),
                horizon.until(start.end())));
    }

    private TurningPoint point(Span span) {
        double from = playouts.mean(span.withOtherDice(), span.withOtherDice(), span.after());
        double to = playouts.mean(span.after(), span.withOtherDice(), span.after());
        var action = episodes.subList(span.from(), span.to());
        return new TurningPoint(
                action.getFirst().moment(),
                from,
                to,
                to - from,
                margin(span),
                pairs(span),
                TurningPointWords.of(story.battle(), side, action, from, to, margin(span)));
    }
}
