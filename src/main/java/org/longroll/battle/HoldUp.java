package org.longroll.battle;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.longroll.rules.Word;

/**
 * Units for which everybody else has to wait just now: a charge that is fought out first, a rout that is run first.
 *
 * @param units whom the others wait for
 * @param codes the refusals that tell the others to wait
 */
public record HoldUp(Set<String> units, Set<String> codes) {

    static final HoldUp NOBODY = new HoldUp(Set.of(), Set.of());

    public HoldUp {
        units = Set.copyOf(units);
        codes = Set.copyOf(codes);
    }

    public static HoldUp of(Collection<String> units, Collection<? extends Word> refusals) {
        return new HoldUp(Set.copyOf(units), refusals.stream().map(Word::word).collect(Collectors.toUnmodifiableSet()));
    }
}
