package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry in force that can be undone, or an amendment with the entries that it recorded again.
 *
 * @param version of the journal before it
 * @param first its own order
 * @param again of an amendment, the entries that it recorded again; they share their parts with earlier states
 * @param base the state before the first of its entries; for an amendment, after the undo that it begins with
 * @param restores the timeline after an undo of it
 * @param below the act in force before it; for an amendment, the one before the corrected entry
 */
public record Act<S>(
        UUID entry,
        int number,
        long version,
        RecordedOrder first,
        @Nullable Again again,
        S before,
        S base,
        Timeline<S> restores,
        @Nullable Act<S> below) {

    /** The entry that was recorded again last, on top of the others. */
    record Again(RecordedOrder said, @Nullable Again below) {}

    /** Its own order and the entries that it recorded again, in order. */
    public List<RecordedOrder> said() {
        var all = new ArrayList<RecordedOrder>();
        for (var each = again; each != null; each = each.below()) {
            all.add(each.said());
        }
        all.add(first);
        return List.copyOf(all.reversed());
    }

    /** Its entries of the game, in order: without the amendment itself, and without a note that it put in. */
    public List<RecordedOrder> entries() {
        return said().stream()
                .filter(each -> !each.events().isEmpty() && !(each.order() instanceof Correction))
                .toList();
    }

    RecordedOrder newest() {
        return again == null ? first : again.said();
    }

    /** The last of its entries that was recorded in a turn. */
    Optional<RecordedOrder> lastOf(int turn, Kind<S> kind) {
        var last = Optional.<RecordedOrder>empty();
        var state = base;
        for (var said : entries()) {
            if (kind.turn(state) == turn) {
                last = Optional.of(said);
            }
            for (var event : said.events()) {
                state = kind.after(state, event, said.occasion());
            }
        }
        return last;
    }

    boolean contains(UUID one) {
        var found = entry.equals(one);
        for (var each = again; each != null && !found; each = each.below()) {
            found = each.said().entry().equals(one);
        }
        return found;
    }

    /** Whether it is an amendment, or a consent to one entry or amendment. */
    boolean isCorrection() {
        return first.order() instanceof Correction;
    }

    /** Whether it stays in force when entries before it are undone. */
    public boolean stands() {
        return first.order().stands();
    }

    /** Whether what it says, or what it corrects, is the umpire's. */
    boolean isTheUmpires() {
        return first.order() instanceof Correction.Amend amend
                ? amend.isOfTheUmpires(restores)
                : entries().stream().anyMatch(each -> each.order().isTheUmpires());
    }

    public boolean rolledDice() {
        return said().stream().anyMatch(RecordedOrder::rolledDice);
    }

    public Optional<Act<S>> next() {
        return Optional.ofNullable(below);
    }

    public Stream<Act<S>> downwards() {
        return Stream.iterate(Optional.of(this), Optional::isPresent, act -> act.flatMap(Act::next))
                .map(Optional::orElseThrow);
    }

    Act<S> with(Event event) {
        return again == null
                ? new Act<>(entry, number, version, first.with(event), null, before, base, restores, below)
                : after(new Again(again.said().with(event), again.below()));
    }

    Act<S> saying(RecordedOrder more) {
        return after(new Again(more, again));
    }

    private Act<S> after(Again now) {
        return new Act<>(entry, number, version, first, now, before, base, restores, below);
    }

    /** The same act on top of another one, with the state after that one as its base. */
    Act<S> on(@Nullable Act<S> other, S from) {
        return new Act<>(entry, number, version, first, again, before, from, restores, other);
    }

    /** The same act, put back on top of a timeline with another state before it. */
    Act<S> onto(Timeline<S> timeline, @Nullable Act<S> top, S from) {
        return new Act<>(entry, number, version, first, again, from, from, timeline, top);
    }
}
