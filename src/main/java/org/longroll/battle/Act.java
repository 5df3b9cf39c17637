package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry in force that can be undone, or an amendment with the entries that it recorded again.
 *
 * @param version of the battle before it
 * @param first its own order
 * @param again of an amendment, the entries that it recorded again; they share their parts with earlier states
 * @param base the field before the first of its entries; for an amendment, after the undo that it begins with
 * @param restores the timeline after an undo of it
 * @param below the act in force before it; for an amendment, the one before the corrected entry
 */
public record Act(
        UUID entry,
        int number,
        long version,
        Said first,
        @Nullable Again again,
        Field before,
        Field base,
        Timeline restores,
        @Nullable Act below) {

    /** The entry that was recorded again last, on top of the others. */
    record Again(Said said, @Nullable Again below) {}

    /** Its own order and the entries that it recorded again, in order. */
    public List<Said> said() {
        var all = new ArrayList<Said>();
        for (var each = again; each != null; each = each.below()) {
            all.add(each.said());
        }
        all.add(first);
        return List.copyOf(all.reversed());
    }

    /** Its entries of the game, in order: without the amendment itself, and without a note that it put in. */
    public List<Said> entries() {
        return said().stream()
                .filter(each -> !each.events().isEmpty() && !(each.order() instanceof Correction))
                .toList();
    }

    Said newest() {
        return again == null ? first : again.said();
    }

    /** The last of its entries that was recorded in a turn. */
    Optional<Said> lastOf(int turn, GameSystem system) {
        var last = Optional.<Said>empty();
        var field = base;
        for (var said : entries()) {
            if (field.turn() == turn) {
                last = Optional.of(said);
            }
            for (var event : said.events()) {
                field = system.after(field, event, said.occasion());
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
        return first.order() instanceof CommonOrder.Ruling ruling && ruling.standing();
    }

    /** Whether what it says, or what it corrects, is the umpire's. */
    boolean isTheUmpires() {
        return first.order() instanceof Correction.Amend amend
                ? amend.isOfTheUmpires(restores)
                : entries().stream().anyMatch(each -> each.order().isTheUmpires());
    }

    public boolean rolledDice() {
        return said().stream().anyMatch(Said::rolledDice);
    }

    public Optional<Act> next() {
        return Optional.ofNullable(below);
    }

    public Stream<Act> downwards() {
        return Stream.iterate(Optional.of(this), Optional::isPresent, act -> act.flatMap(Act::next))
                .map(Optional::orElseThrow);
    }

    Act with(BattleEvent event) {
        return again == null
                ? new Act(entry, number, version, first.with(event), null, before, base, restores, below)
                : after(new Again(again.said().with(event), again.below()));
    }

    Act saying(Said more) {
        return after(new Again(more, again));
    }

    private Act after(Again now) {
        return new Act(entry, number, version, first, now, before, base, restores, below);
    }

    /** The same act on top of another one, with the field after that one as its base. */
    Act on(@Nullable Act other, Field from) {
        return new Act(entry, number, version, first, again, before, from, restores, other);
    }

    /** The same act, put back on top of a timeline with another field before it. */
    Act onto(Timeline timeline, @Nullable Act top, Field from) {
        return new Act(entry, number, version, first, again, from, from, timeline, top);
    }
}
