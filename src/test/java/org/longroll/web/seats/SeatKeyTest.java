package org.longroll.web.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.journal.Seat;

/** A key is written in one way only: what else reads like it is not a key. */
class SeatKeyTest {

    private static final SeatKeys KEYS =
            new SeatKeys(Optional.of("a secret of at least thirty-two characters"), Path.of("nowhere"));
    private static final String KEY =
            KEYS.keyOf(UUID.fromString("01890000-0000-7000-8000-000000000000"), Seat.UMPIRE, 6);

    @Test
    void a_key_as_it_was_given_out_is_recognised() {
        assertThat(KEYS.recognise(KEY))
                .hasValueSatisfying(key -> assertThat(key.generation()).isEqualTo(6));
    }

    @Test
    void a_generation_with_a_zero_before_it_is_no_key() {
        assertThat(KEYS.recognise(KEY.replace(".6.", ".06."))).isEmpty();
    }

    @Test
    void a_battle_with_bits_that_no_battle_has_is_no_key() {
        var battle = KEY.split("\\.")[1];
        assertThat(battle).endsWith("A");
        assertThat(KEYS.recognise(KEY.replace(battle, battle.substring(0, 21) + "B")))
                .isEmpty();
    }
}
