package org.longroll.battle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.battle.CommonEvent.DueSettled;
import org.longroll.battle.CommonOrder.Ruling;
import org.longroll.journal.Decision;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalRefusal;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides the umpire's rulings; refusals that cannot be waived hold for the umpire too. */
record Rulings(Battle battle, Inputs inputs, Referee referee) {

    Decision decide(Ruling ruling) {
        return switch (ruling) {
            case CommonOrder.Allow allow -> allow(allow);
            case CommonOrder.SetUnit set -> Decision.of(set, set(set.unit(), set.properties()));
            case CommonOrder.Settle settle -> Decision.of(settle, settled(settle.due()));
        };
    }

    /** Decides the entry as it is, and again for each refusal that is waived: every code that is named must be needed. */
    private Decision allow(CommonOrder.Allow allow) {
        var needed = new LinkedHashSet<>(allow.codes());
        var waiving = inputs;
        var decision = Decider.decide(battle, allow.entry(), waiving, referee);
        while (decision instanceof Refused(var refusal) && needed.remove(refusal.code())) {
            if (!refusal.waivable()) {
                return new Refused(BattleRefusal.CANNOT_BE_WAIVED.of(
                        "allows.code", "“%s” cannot be waived: %s".formatted(refusal.code(), refusal.rule())));
            }
            waiving = waiving.waiving(refusal.code());
            decision = Decider.decide(battle, allow.entry(), waiving, referee);
        }
        return switch (decision) {
            case Accepted(var events) when needed.isEmpty() -> allowed(allow, events);
            case Accepted accepted -> new Refused(notRefused(allow, needed));
            case Refused(var refusal) when needed.isEmpty() -> decision;
            case Refused(var refusal) ->
                new Refused(BattleRefusal.NOT_REFUSED.of(
                        "allows.code",
                        "The entry is refused with “%s”, not with “%s”: %s"
                                .formatted(refusal.code(), String.join("”, “", needed), refusal.sentence())));
        };
    }

    private static Refusal notRefused(CommonOrder.Allow allow, Set<String> needless) {
        return BattleRefusal.NOT_REFUSED.of(
                "allows.code",
                needless.size() == allow.codes().size()
                        ? "The rules allow this entry; it needs no ruling."
                        : "The entry is not refused with “%s”; leave that out."
                                .formatted(String.join("”, “", needless)));
    }

    private static Decision allowed(CommonOrder.Allow allow, List<Event> events) {
        var withRuling = new ArrayList<Event>(events.size() + 1);
        withRuling.add(new Declared(allow));
        withRuling.addAll(events);
        return new Accepted(withRuling);
    }

    private Verdict<List<Event>> set(String unit, Map<String, String> properties) {
        if (battle.table().muster(unit).isEmpty()) {
            return Verdict.refused(BattleRefusal.UNKNOWN_UNIT.of(
                    "sets.unit", "There is no unit “%s” in this battle.".formatted(unit)));
        }
        return referee.set(battle, unit, properties);
    }

    private Verdict<List<DueSettled>> settled(String due) {
        return Verdict.unless(
                JournalRefusal.UNKNOWN_DUE.when(
                        battle.field().agenda().find(due).isEmpty(), "settles", () -> "“%s” is not due."
                                .formatted(due)),
                () -> List.of(new DueSettled(due)));
    }
}
