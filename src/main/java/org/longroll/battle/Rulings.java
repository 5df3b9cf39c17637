package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.CommonEvent.DueSettled;
import org.longroll.battle.CommonOrder.Ruling;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides the umpire's rulings; refusals that cannot be waived hold for the umpire too. */
record Rulings(Battle battle, Hand hand, Referee referee) {

    Decision decide(Ruling ruling) {
        if (!hand.seat().equals(Seat.UMPIRE)) {
            return new Refused(BattleRefusal.UMPIRE_ONLY.of("type", "Only the umpire gives a ruling."));
        }
        return switch (ruling) {
            case CommonOrder.Allow allow -> allow(allow);
            case CommonOrder.SetUnit set -> Decision.of(set, set(set.unit(), set.properties()));
            case CommonOrder.Settle settle -> Decision.of(settle, settled(settle.due()));
        };
    }

    /** Decides the entry first as it is, to check that it is refused with this code, and then with the waiver. */
    private Decision allow(CommonOrder.Allow allow) {
        return switch (Decider.decide(battle, allow.entry(), hand, referee)) {
            case Accepted accepted ->
                new Refused(
                        BattleRefusal.NOT_REFUSED.of("allows.code", "The rules allow this entry; it needs no ruling."));
            case Refused(var refusal) ->
                mismatch(allow, refusal).<Decision>map(Refused::new).orElseGet(() -> allowed(allow));
        };
    }

    private static Optional<Refusal> mismatch(CommonOrder.Allow allow, Refusal refusal) {
        if (!refusal.code().equals(allow.code())) {
            return Optional.of(BattleRefusal.NOT_REFUSED.of(
                    "allows.code",
                    "The entry is refused with “%s”, not with “%s”: %s"
                            .formatted(refusal.code(), allow.code(), refusal.sentence())));
        }
        return BattleRefusal.CANNOT_BE_WAIVED.when(!refusal.waivable(), "allows.code", () -> "“%s” cannot be waived: %s"
                .formatted(refusal.code(), refusal.rule()));
    }

    private Decision allowed(CommonOrder.Allow allow) {
        return switch (Decider.decide(battle, allow.entry(), hand.waiving(allow.code()), referee)) {
            case Refused still -> still;
            case Accepted(var events) -> {
                var withRuling = new ArrayList<BattleEvent>(events.size() + 1);
                withRuling.add(new Declared(allow));
                withRuling.addAll(events);
                yield new Accepted(withRuling);
            }
        };
    }

    private Verdict<List<BattleEvent>> set(String unit, Map<String, String> properties) {
        if (battle.table().muster(unit).isEmpty()) {
            return Verdict.refused(BattleRefusal.UNKNOWN_UNIT.of(
                    "sets.unit", "There is no unit “%s” in this battle.".formatted(unit)));
        }
        return referee.set(battle, unit, properties);
    }

    private Verdict<List<DueSettled>> settled(String due) {
        return Verdict.unless(
                BattleRefusal.UNKNOWN_DUE.when(
                        battle.field().agenda().find(due).isEmpty(), "settles", () -> "“%s” is not due."
                                .formatted(due)),
                () -> List.of(new DueSettled(due)));
    }
}
