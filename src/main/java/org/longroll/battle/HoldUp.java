package org.longroll.battle;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.longroll.rules.Word;

/** Units that must finish before others act (a charge, a rout), and the codes of the refusals for all others. */
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
