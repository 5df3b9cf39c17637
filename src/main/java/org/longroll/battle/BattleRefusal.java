package org.longroll.battle;

import static org.longroll.rules.Ban.never;
import static org.longroll.rules.Ban.unlessWaived;

import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;

/** Refusals that are the same for all rules. */
public enum BattleRefusal implements Forbidden {
    BATTLE_ALREADY_STARTED(never("battle-already-started", "A battle starts once.")),
    BATTLE_OVER(never("battle-over", "After the end of a battle only notes are taken.")),
    UNKNOWN_SIDE(never("unknown-side", "A battle has the two sides of its order of battle.")),
    UNKNOWN_UNIT(never("unknown-unit", "An entry is about units of its own battle.")),
    UNKNOWN_LEADER(never("unknown-leader", "An entry is about leaders of its own battle.")),
    UNKNOWN_OBJECTIVE(never("unknown-objective", "An entry is about objectives of its own battle.")),
    UNKNOWN_TURN(never("unknown-turn", "A story is told of turns that were played.")),
    NOT_A_TABLE(never("not-a-table", "A photo of the table belongs to its note, and the size of the table is known.")),
    NOT_OF_THIS_SYSTEM(never("not-of-this-system", "Each system of rules has its own kinds of entries.")),
    NOT_ON_THE_TABLE(never("not-on-the-table", "Only units on the table take part.")),
    NOT_GONE(never("not-gone", "A unit comes back that has left the table and is not lost.")),
    LEADER_AWAITED(never("leader-awaited", "A leader comes with the first unit of his command, or in his own turn.")),
    ALREADY_ARRIVED(never("already-arrived", "A unit arrives once.")),
    NOT_YET(unlessWaived("not-yet", "A unit arrives in the turn of its arrival, or later.")),
    NOT_ITS_TURN(unlessWaived("not-its-turn", "Units arrive and leave in their own side's part of the turn.")),
    CANNOT_BE_WAIVED(never("cannot-be-waived", "Some refusals are not the umpire's to waive.")),
    NOT_REFUSED(never("not-refused", "A ruling allows an entry that is refused with the code that it names.")),
    CANNOT_BE_SET(never(
            "cannot-be-set", "What is set is something that a unit, a leader or the journal has, and that it can be.")),
    CHART_DIFFERS(never("chart-differs", "A battle is decided by the very chart that it was started with."));

    private final Ban ban;

    BattleRefusal(Ban ban) {
        this.ban = ban;
    }

    @Override
    public Ban ban() {
        return ban;
    }
}
