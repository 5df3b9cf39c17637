package org.longroll.battle;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;

/**
 * What an order is decided with besides the state of the battle.
 *
 * @param seat who gives the order
 * @param dice what falls if the server is asked to roll; drawn before the order is decided
 * @param waivers what the umpire allows this once
 * @param now when the order is given
 */
public record Hand(Seat seat, DiceSupply dice, Waivers waivers, Instant now) {

    public Hand(Seat seat, DiceSupply dice, Instant now) {
        this(seat, dice, Waivers.NONE, now);
    }

    /** A hand in which the time of day plays no part. */
    public Hand(Seat seat, DiceSupply dice) {
        this(seat, dice, Instant.EPOCH);
    }

    /** The umpire's, to ask what would be accepted: nothing falls from it. */
    public static Hand ofTheUmpire() {
        return new Hand(Seat.UMPIRE, new DiceStream(""));
    }

    /** The same hand in another seat. */
    public Hand of(Seat other) {
        return new Hand(other, dice, waivers, now);
    }

    /** The same hand with one more refusal waived. */
    public Hand waiving(String code) {
        return waiving(Set.of(code));
    }

    /** The same hand with more refusals waived. */
    public Hand waiving(Set<String> codes) {
        Set<String> all = new HashSet<>(waivers.codes());
        all.addAll(codes);
        return new Hand(seat, dice, new Waivers(all), now);
    }

    /** The umpire speaks for everybody, a side for itself, a spectator for nobody. */
    public boolean speaksFor(String side) {
        return seat.equals(Seat.UMPIRE) || seat.id().equals(side);
    }

    /** Whether somebody who plays, or the umpire, gives the order. */
    public boolean isAtTheTable() {
        return !seat.equals(Seat.SPECTATOR);
    }

    public Optional<Refusal> objectionFor(String side, String field) {
        return BattleRefusal.WRONG_SEAT.when(
                !speaksFor(side), field, () -> "The seat “%s” does not speak for “%s”.".formatted(seat, side));
    }
}
