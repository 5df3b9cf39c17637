package org.longroll.analysis;

import java.util.List;
import java.util.Locale;
import org.longroll.battle.Battle;
import org.longroll.battle.Sentences;
import org.longroll.battle.Side;

/** A turning point as a sentence: the event, and what it was worth against other dice. */
final class TurningPointWords {

    private static final int LONGEST_EVENT = 200;

    private TurningPointWords() {}

    /** Names the event in the words of the journal, as far as one line holds them. */
    static String of(Battle battle, Side side, List<Episode> action, double from, double to, double margin) {
        var first = action.getFirst().moment();
        int last = action.getLast().moment().number();
        var event = Sentences.of(
                action.stream().flatMap(each -> each.steps().stream()).map(Episode.Step::event), battle);
        return String.format(
                Locale.ROOT,
                "Turn %d, %s: “%s” With other dice the %s side could have expected %.0f in 100, with these %.0f (give or take %.0f)%s.",
                first.turn(),
                first.number() == last ? "entry " + last : "entries %d to %d".formatted(first.number(), last),
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
