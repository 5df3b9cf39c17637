package org.longroll.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.DiceSupply;
import org.longroll.dice.RecordedDice;

/** A journal of any kind that a test writes, each entry a minute after the one before. */
public final class Recording<S> {

    /**
     * An order, as a seat gives it.
     *
     * @param entry the id of its entry, if later ones name it
     */
    public record Step(
            Seat seat,
            Order order,
            DiceSupply dice,
            @Nullable UUID entry) {

        public static Step of(Seat seat, Order order) {
            return new Step(seat, order, RecordedDice.NONE, null);
        }

        /** The same from another seat. */
        Step by(Seat other) {
            return new Step(other, order, dice, null);
        }
    }

    private static final Instant BEGUN = Instant.parse("2026-11-19T19:00:00Z");
    private static final UUID ID = new UUID(35, 0);

    private final Judge<S> judge;
    private final List<History.Line> lines = new ArrayList<>();
    private Journal<S> journal;
    private int entries;

    public Recording(Opening opening, Class<S> state, Judge<S> judge) {
        this.judge = judge;
        lines.add(new History.Line(opening, occasion(Seat.UMPIRE, null)));
        this.journal = Journal.opened(ID, lines.getFirst()).of(state);
    }

    private Occasion occasion(Seat by, @Nullable UUID entry) {
        entries++;
        return new Occasion(entry == null ? new UUID(35, entries) : entry, now(), by.id());
    }

    Instant now() {
        return BEGUN.plusSeconds(60L * entries);
    }

    Inputs inputs(Step step) {
        return new Inputs(step.seat(), step.dice(), now());
    }

    public Decision decided(Step step) {
        var inputs = inputs(step);
        return Decisions.decide(journal, journal.timeline().naming(step.order()), inputs, judge);
    }

    /** Records an order that is accepted, and answers the id of its entry. */
    public UUID record(Step step) {
        return switch (decided(step)) {
            case Decision.Refused(var refusal) -> throw new AssertionError(step + ": " + refusal);
            case Decision.Accepted(var events) -> {
                var occasion = occasion(step.seat(), step.entry());
                for (var event : events) {
                    lines.add(new History.Line(event, occasion));
                    journal = journal.after(event, occasion);
                }
                yield occasion.entry();
            }
        };
    }

    public UUID record(Seat seat, Order order) {
        return record(Step.of(seat, order));
    }

    public Journal<S> journal() {
        return journal;
    }

    public History history() {
        return new History(ID, lines);
    }

    public List<Entry> entries() {
        return history().entries().all();
    }
}
