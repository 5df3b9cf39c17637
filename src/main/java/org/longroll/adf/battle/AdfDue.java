package org.longroll.adf.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.journal.Due;
import org.longroll.journal.Order;
import org.longroll.rules.Word;

/**
 * A check or a question that is due.
 *
 * @param unit for a leader's own dice, the leader, {@code beside} a unit
 * @param situation as far as the journal has it; the players give the rest. {@link AdfField#due} has it as it is now
 * @param lostBefore for a battery, the sections that it had lost before the present fire
 * @param hits for a leader's own dice, how many
 * @param candidates for a question, the possible answers
 */
public record AdfDue(
        String id,
        Kind kind,
        String unit,
        @Nullable String beside,
        DueReason why,
        UUID entry,
        String side,
        int checkModifier,
        CheckCause from,
        SaidSituation situation,
        @Nullable Integer lostBefore,
        int hits,
        List<String> candidates)
        implements BattleDue {

    public enum Kind implements Word {
        MORALE_CHECK,
        LEADER_CASUALTY,
        QUESTION
    }

    /** A check, as the calculator takes it; {@code offered} counts only if the entry says it again. */
    public record Check(
            int checkModifier,
            CheckCause from,
            SaidSituation situation,
            @Nullable LastSaid offered) {

        Check offering(LastSaid last) {
            return new Check(checkModifier, from, situation, last);
        }
    }

    /** A die for each hit on the leader's unit. */
    public record Casualty(String leader, int hits) {}

    /** Which of these units: some, one, or none. */
    public record Question(DueReason about, List<String> candidates) {}

    public AdfDue {
        candidates = List.copyOf(candidates);
    }

    @Override
    public String type() {
        return kind.word();
    }

    @Override
    public String reason() {
        return why.word();
    }

    @Override
    public Object prepared() {
        return switch (kind) {
            case MORALE_CHECK -> new Check(checkModifier, from, situation, null);
            case LEADER_CASUALTY -> new Casualty(unit, hits);
            case QUESTION -> new Question(why, candidates);
        };
    }

    @Override
    public Object prepared(Battle battle) {
        return kind == Kind.MORALE_CHECK
                ? new Check(checkModifier, from, situation, LastSaid.of(battle, unit))
                : prepared();
    }

    /** A leader's own dice come before the check of his unit that the same fire called. */
    @Override
    public boolean comesBefore(Due other) {
        return kind == Kind.LEADER_CASUALTY
                && other instanceof AdfDue check
                && check.kind == Kind.MORALE_CHECK
                && check.unit.equals(beside)
                && check.entry.equals(entry);
    }

    /** The same with another situation. */
    AdfDue in(SaidSituation now) {
        return new AdfDue(
                id, kind, unit, beside, why, entry, side, checkModifier, from, now, lostBefore, hits, candidates);
    }

    /** Reaction fire and countercharge are possible before the check at one inch. */
    @Override
    public boolean lets(Order order) {
        return why == DueReason.FEAR_OF_CHARGE && order instanceof Deed deed && deed.reactionTo() != null;
    }

    public enum DueReason implements Word {
        FIRE,
        NEIGHBOUR_ELIMINATED,
        NEIGHBOUR_ROUTED,
        LEADER_KILLED,
        /** The unit is charged, and the charge is at one inch. */
        FEAR_OF_CHARGE,
        LEADER_AT_RISK,
        /** The charged unit fell back: does the charge still reach it? */
        STILL_IN_REACH
    }
}
