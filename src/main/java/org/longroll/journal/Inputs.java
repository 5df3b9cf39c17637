package org.longroll.journal;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;

/**
 * The inputs of a decision besides journal and order; {@code dice} for server rolls are drawn before the order is decided.
 *
 * @param agreed whether both sides agree to what is the umpire's to record
 */
public record Inputs(Seat seat, DiceSupply dice, Waivers waivers, Instant now, boolean agreed) {

    public Inputs(Seat seat, DiceSupply dice, Instant now) {
        this(seat, dice, Waivers.NONE, now, false);
    }

    /** For decisions that do not depend on the time. */
    public Inputs(Seat seat, DiceSupply dice) {
        this(seat, dice, Instant.EPOCH);
    }

    /** The umpire's without dice, to ask which entries would be accepted. */
    public static Inputs ofTheUmpire() {
        return new Inputs(Seat.UMPIRE, new DiceStream(""));
    }

    public Inputs of(Seat other) {
        return new Inputs(other, dice, waivers, now, agreed);
    }

    /** The same for a side to whose order the other side agrees. */
    public Inputs withConsent() {
        return new Inputs(seat, dice, waivers, now, true);
    }

    /** The inputs for an order that is inserted among earlier ones, as an entry of this seat. */
    Inputs inserting(Order order, Seat by) {
        var inserted = new Inputs(by, dice, now);
        return agreed ? inserted.recording(order) : inserted;
    }

    /** The inputs for an order that is in the journal: who may record it was examined when it was recorded. */
    public Inputs recording(Order order) {
        return order.isTheUmpires() ? withConsent() : this;
    }

    public Inputs waiving(String code) {
        return waiving(Set.of(code));
    }

    public Inputs waiving(Set<String> codes) {
        Set<String> all = new HashSet<>(waivers.codes());
        all.addAll(codes);
        return new Inputs(seat, dice, new Waivers(all), now, agreed);
    }

    /** Whether it may record what is the umpire's to record. */
    public boolean rules() {
        return agreed || seat.equals(Seat.UMPIRE);
    }

    /** The umpire may act for both sides, a side and its commands for it, a spectator for none. */
    public boolean speaksFor(String side) {
        return rules() || seat.side().equals(side);
    }

    /** Whether the seat is a side's or the umpire's. */
    public boolean isAtTheTable() {
        return !seat.equals(Seat.SPECTATOR);
    }

    public Optional<Refusal> objectionFor(String side, String field) {
        return JournalRefusal.WRONG_SEAT.when(
                !speaksFor(side), field, () -> "The seat “%s” does not speak for “%s”.".formatted(seat, side));
    }
}
