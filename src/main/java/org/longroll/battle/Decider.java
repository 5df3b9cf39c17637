package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.BattleEvent.KeyReissued;
import org.longroll.battle.BattleEvent.NoteTaken;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;

/** State and order in, events or a refusal out. Reads no clock, throws no dice, remembers nothing. */
public final class Decider {

    private Decider() {}

    /** Opens a new battle. */
    public static Decision start(Order.Start order) {
        var opening = order.opening();
        var initiative = opening.initiative();
        if (opening.orderOfBattle().sides().stream().noneMatch(side -> side.id().equals(initiative))) {
            return refused(
                    "unknown-side",
                    "There is no side “%s”.".formatted(initiative),
                    "One of the two sides has the initiative.",
                    "initiative");
        }
        var flaws = opening.orderOfBattle().flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException("an order of battle is reviewed before it is recorded: " + flaws);
        }
        return Accepted.of(opening);
    }

    /** Decides an order in a battle that is under way. */
    public static Decision decide(Battle battle, Order order) {
        return switch (order) {
            case Order.Start start ->
                refused(
                        "battle-already-started",
                        "The battle “%s” has begun.".formatted(battle.title()),
                        "A battle starts once.",
                        null);
            case Order.Note note -> takeNote(battle, note);
            case Order.ReissueKey reissue -> reissueKey(battle, reissue.seat());
        };
    }

    private static Decision takeNote(Battle battle, Order.Note note) {
        for (int i = 0; i < note.units().size(); i++) {
            var unit = note.units().get(i);
            if (battle.orderOfBattle().unit(unit).isEmpty()) {
                return refused(
                        "unknown-unit",
                        "There is no unit “%s” in this battle.".formatted(unit),
                        "A note is about units of its own battle.",
                        "units[%d]".formatted(i));
            }
        }
        return Accepted.of(new NoteTaken(note.text(), note.units()));
    }

    private static Decision reissueKey(Battle battle, Seat seat) {
        if (!battle.seats().contains(seat)) {
            return refused(
                    "unknown-seat",
                    "There is no seat “%s” at this table.".formatted(seat),
                    "The seats are the umpire, the two sides, and the spectators.",
                    "seat");
        }
        return Accepted.of(new KeyReissued(seat.id(), battle.keyGeneration(seat) + 1));
    }

    /** None of these can be waived: they are about what is there, not about what is allowed. */
    private static Refused refused(String code, String sentence, String rule, @Nullable String field) {
        return new Refused(new Refusal(code, sentence, rule, false, field));
    }
}
