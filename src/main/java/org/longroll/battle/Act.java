package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entry in force that can be taken back: something said, or an amendment with everything that it recorded again.
 *
 * @param version of the battle before it
 * @param said what was said; an amendment begins with itself and goes on with what it recorded again
 * @param before how the field stood before it
 * @param base how it stood when the first of its entries was said; for an amendment, what it took back was gone by then
 * @param restores the timeline that an undo of it goes back to
 * @param below the act in force before it; for an amendment, the one before the entry that it corrects
 */
public record Act(
        UUID entry,
        int number,
        long version,
        List<Said> said,
        Field before,
        Field base,
        Timeline restores,
        @Nullable Act below) {

    public Act {
        said = List.copyOf(said);
    }

    /** The entries of the game in it, in order; the word of an amendment is not one. */
    public List<Said> entries() {
        return said.stream()
                .filter(each -> !(each.order() instanceof Correction))
                .toList();
    }

    /** Whether it stays in force when entries around it are taken back. */
    public boolean stands() {
        return said.getFirst().order() instanceof CommonOrder.Ruling ruling && ruling.standing();
    }

    public boolean rolledDice() {
        return said.stream().anyMatch(Said::rolledDice);
    }

    public Optional<Act> next() {
        return Optional.ofNullable(below);
    }

    /** This act and those below it, newest first. */
    public Stream<Act> downwards() {
        return Stream.iterate(Optional.of(this), Optional::isPresent, act -> act.flatMap(Act::next))
                .map(Optional::orElseThrow);
    }

    Act with(BattleEvent event) {
        var changed = new ArrayList<>(said);
        changed.set(changed.size() - 1, said.getLast().with(event));
        return new Act(entry, number, version, changed, before, base, restores, below);
    }

    Act saying(Said more) {
        var changed = new ArrayList<>(said);
        changed.add(more);
        return new Act(entry, number, version, changed, before, base, restores, below);
    }

    /** The same in another place: on top of another act, and begun from how that one left the field. */
    Act on(@Nullable Act other, Field from) {
        return new Act(entry, number, version, said, before, from, restores, other);
    }
}
