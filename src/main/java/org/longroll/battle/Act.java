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
 * @param base the field before the first of {@code said}; for an amendment, after the undo that it begins with
 * @param restores the timeline after an undo of it
 * @param below the act in force before it; for an amendment, the one before the corrected entry
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

    /** Its entries, in order, without the amendment itself. */
    public List<Said> entries() {
        return said.stream()
                .filter(each -> !(each.order() instanceof Correction))
                .toList();
    }

    /** Whether it stays in force when entries before it are undone. */
    public boolean stands() {
        return said.getFirst().order() instanceof CommonOrder.Ruling ruling && ruling.standing();
    }

    public boolean rolledDice() {
        return said.stream().anyMatch(Said::rolledDice);
    }

    public Optional<Act> next() {
        return Optional.ofNullable(below);
    }

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

    /** The same act on top of another one, with the field after that one as its base. */
    Act on(@Nullable Act other, Field from) {
        return new Act(entry, number, version, said, before, from, restores, other);
    }
}
