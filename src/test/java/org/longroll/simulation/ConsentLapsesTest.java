package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.battle.Referee;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Correction;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.scenario.Changes;

/** A request for consent lapses after half an hour, and as soon as anything is recorded. */
class ConsentLapsesTest {

    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    private final Referee referee = Battles.referee("adf-15mm");
    private Battle battle = Battle.opened(
            UUID.randomUUID(),
            Skirmishes.shipped("little-round-top")
                    .with(new Changes(null, null, null, null, null, UndoPolicy.CONSENT, null, null, null))
                    .opening(Battles.library()),
            new Occasion(UUID.randomUUID(), NOON, "umpire"));

    @Test
    void it_can_be_answered_until_half_an_hour_has_passed() {
        var request = asked();
        assertThat(answered(request, NOON.plus(PATIENCE).minusMillis(1))).isInstanceOf(Decision.Accepted.class);
        assertThat(code(answered(request, NOON.plus(PATIENCE)))).isEqualTo("state-moved-on");
    }

    @Test
    void it_lapses_when_an_entry_is_recorded() {
        var request = asked();
        say("confederate", new TurnOrder.EndPart());
        assertThat(code(answered(request, NOON))).isEqualTo("state-moved-on");
    }

    @Test
    void it_lapses_when_a_note_is_taken() {
        var request = asked();
        say("union", new JournalOrder.Note("Tea is ready.", List.of()));
        assertThat(battle.timeline().request()).isEmpty();
        assertThat(code(answered(request, NOON))).isEqualTo("state-moved-on");
    }

    private UUID asked() {
        say("confederate", new TurnOrder.BeginPart());
        return say("union", new Correction.UndoLast(1, "Too early."));
    }

    private Decision answered(UUID request, Instant when) {
        return decided("confederate", new Correction.Consent(request, true, null), when);
    }

    private static String code(Decision decision) {
        return ((Decision.Refused) decision).refusal().code();
    }

    private UUID say(String seat, Order order) {
        var occasion = new Occasion(UUID.randomUUID(), NOON, seat);
        for (var event : ((Decision.Accepted) decided(seat, order, NOON)).events()) {
            battle = battle.after(event, occasion);
        }
        return occasion.entry();
    }

    private Decision decided(String seat, Order order, Instant when) {
        return Decider.decide(battle, order, new Inputs(new Seat(seat), new DiceStream("dice"), when), referee);
    }
}
