package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * Joins beats that one sentence can tell. A beat joins an earlier one if no beat in between is about one of the same
 * units, so the order of events stays the same for each unit.
 */
final class Weaver {

    /** How many beats back a beat may join another. */
    private static final int REACH = 8;

    private final List<Passage> passages = new ArrayList<>();

    void take(Beat beat, Said said, Field before) {
        var next = Passage.of(beat, said, before);
        int last = Math.max(0, passages.size() - REACH);
        for (int i = passages.size() - 1; i >= last; i--) {
            var joined = passages.get(i).and(next);
            if (joined.isPresent() && !isBlurred(i, next, joined.get())) {
                passages.set(i, joined.get());
                return;
            }
            if (passages.get(i).touches(next)) {
                break;
            }
        }
        passages.add(next);
    }

    /**
     * Whether a join would say of one unit what was true before something else happened to it: a check of others joins no
     * check before what befell the first since, and fire does not count as harmless where its entries did harm.
     */
    private boolean isBlurred(int place, Passage next, Passage joined) {
        var before = passages.get(place);
        return switch (joined.beat()) {
            case Beat.OfUnits check ->
                (next.beat() instanceof Beat.Moved || !before.about().containsAll(next.about()))
                        && passages.subList(place + 1, passages.size()).stream()
                                .anyMatch(since -> since.struck(before.about()));
            case Beat.Fired fired
            when fired.harmless() ->
                passages.stream()
                        .anyMatch(other -> other != before
                                && !Collections.disjoint(other.entries(), joined.entries())
                                && other.struck(fired.targets()));
            default -> false;
        };
    }

    /** In order. That a unit was slow, or could not be rallied at first, is told only if it did no better later. */
    List<Passage> passages() {
        var told = new ArrayList<Passage>();
        for (int i = 0; i < passages.size(); i++) {
            var passage = passages.get(i);
            var later = passages.subList(i + 1, passages.size());
            left(passage.beat(), later).map(passage::as).ifPresent(told::add);
        }
        return told;
    }

    private static Optional<Beat> left(Beat beat, List<Passage> later) {
        return switch (beat) {
            case Beat.Moved slow
            when slow.manner() == Beat.Moved.Manner.WAS_SLOW -> {
                var others = slow.units().stream()
                        .filter(unit ->
                                later.stream().noneMatch(each -> each.about().contains(unit)))
                        .toList();
                yield others.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Beat.Moved(slow.side(), slow.manner(), slow.into(), others));
            }
            case Beat.Rallied vain
            when !vain.succeeded() -> {
                var others = vain.units().stream()
                        .filter(unit -> !isVain(vain, unit) || later.stream().noneMatch(each -> rallied(each, unit)))
                        .toList();
                yield others.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Beat.Rallied(vain.side(), others, Effects.of(vain.effects(), others)));
            }
            default -> Optional.of(beat);
        };
    }

    private static boolean isVain(Beat.Rallied rallied, String unit) {
        return Effects.of(rallied.effects(), unit).stream().allMatch(Effect.Held.class::isInstance);
    }

    private static boolean rallied(Passage passage, String unit) {
        return passage.beat() instanceof Beat.Rallied rallied
                && rallied.succeeded()
                && rallied.units().contains(unit);
    }
}
