package org.longroll.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.KeyReissued;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;

class DeciderTest {

    private static final Occasion OPENING = occasion();

    private final Battle battle = Battle.opened(new UUID(0, 1), Battles.littleRoundTop(), OPENING);

    @Test
    void a_battle_opens_with_its_order_of_battle() {
        assertThat(Decider.start(Battles.littleRoundTop()))
                .isEqualTo(new Decision.Accepted(List.of(Battles.littleRoundTop())));
        assertThat(battle.version()).isEqualTo(1);
        assertThat(battle.entries()).isZero();
        assertThat(battle.seats()).extracting(Seat::id).containsExactly("umpire", "union", "confederate", "spectator");
    }

    @Test
    void a_battle_starts_once() {
        assertThatThrownBy(() -> battle.after(Battles.littleRoundTop(), occasion()))
                .hasMessage("a journal is opened once");
    }

    @Test
    void a_note_may_be_about_units_of_the_battle() {
        assertThat(decide(battle, new JournalOrder.Note("They charge!", List.of("15-alabama"))))
                .isEqualTo(new Decision.Accepted(List.of(new NoteTaken("They charge!", List.of("15-alabama")))));
    }

    @Test
    void a_note_about_a_unit_of_another_battle_is_refused() {
        var refusal = refusal(new JournalOrder.Note("They charge!", List.of("15-alabama", "1-minnesota")));
        assertThat(refusal.code()).isEqualTo("unknown-unit");
        assertThat(refusal.sentence()).isEqualTo("There is no unit “1-minnesota” in this battle.");
        assertThat(refusal.field()).isEqualTo("units[1]");
    }

    @Test
    void each_new_key_of_a_seat_is_of_a_later_generation() {
        var union = new Seat("union");
        var once = battle.after(new KeyReissued("union", 1), occasion());
        assertThat(battle.keyGeneration(union)).isZero();
        assertThat(once.keyGeneration(union)).isEqualTo(1);
        assertThat(once.keyGeneration(Seat.UMPIRE)).isZero();
        assertThat(decide(once, new JournalOrder.ReissueKey(union)))
                .isEqualTo(new Decision.Accepted(List.of(new KeyReissued("union", 2))));
    }

    @Test
    void events_of_one_entry_count_as_one_entry() {
        var note = new NoteTaken("x", List.of());
        var first = occasion();
        var after = battle.after(note, first).after(note, first).after(note, occasion());
        assertThat(after.version()).isEqualTo(4);
        assertThat(after.entries()).isEqualTo(2);
        assertThat(after.started()).isEqualTo(OPENING);
    }

    private Refusal refusal(Order order) {
        return ((Decision.Refused) decide(battle, order)).refusal();
    }

    private static Decision decide(Battle battle, Order order) {
        var inputs = new Inputs(Seat.UMPIRE, new DiceStream("seed"));
        return Decider.decide(battle, order, inputs, Battles.referee("adf-15mm"));
    }

    private static Occasion occasion() {
        return new Occasion(UUID.randomUUID(), Instant.parse("1863-07-02T16:00:00Z"), "umpire");
    }
}
