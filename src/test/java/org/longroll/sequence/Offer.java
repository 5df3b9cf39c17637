package org.longroll.sequence;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Possibility;

/**
 * One kind of entry that one unit, leader or side may make now.
 *
 * @param who the unit, the leader, or the side where it is nobody's in particular
 * @param about the due, the charge, the trigger or the kind of fire that it is about; empty if there is none
 */
public record Offer(String type, String who, String about) implements Comparable<Offer> {

    public static Offer of(String type, String who) {
        return new Offer(type, who, "");
    }

    public static Offer of(String type, String who, @Nullable Object about) {
        return new Offer(type, who, about == null ? "" : about.toString());
    }

    /** The offers of a possibility of the product: one for each unit or leader, and for each kind where that matters. */
    static Collection<Offer> of(Possibility possibility, boolean byKind) {
        var offers = new TreeSet<Offer>();
        var about = possibility.due() != null
                ? possibility.due()
                : possibility.charge() != null
                        ? possibility.charge().toString()
                        : possibility.reactionTo() != null
                                ? possibility.reactionTo().toString()
                                : "";
        var who = new TreeSet<>(possibility.units());
        if (who.isEmpty()) {
            who.addAll(possibility.options().getOrDefault("leaders", List.of()));
        }
        if (who.isEmpty()) {
            who.add(possibility.side() == null ? "both" : possibility.side());
        }
        var kinds = byKind && !possibility.kinds().isEmpty() ? possibility.kinds() : List.of("");
        for (var each : who) {
            kinds.forEach(kind -> offers.add(new Offer((possibility.type() + " " + kind).strip(), each, about)));
        }
        return offers;
    }

    @Override
    public int compareTo(Offer other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return about.isEmpty() ? type + " by " + who : type + " by " + who + " (" + about + ")";
    }
}
