package org.longroll.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BodyMemoryTest {

    private static final long BEGINNING = 64 << 10;
    private static final long ALL = 40_000_000;

    private final BodyMemory memory = new BodyMemory(ALL);

    @Test
    void beside_large_bodies_that_take_all_they_may_there_is_room_for_entries() {
        assertThat(memory.grow(0, 20_000_000)).isTrue();
        assertThat(memory.grow(0, BEGINNING)).isTrue();
        assertThat(memory.grow(BEGINNING, 20_000_000)).isFalse();
        assertThat(memory.grow(BEGINNING, ALL * 3 / 4 - 20_000_000 + 2 * BEGINNING))
                .isTrue();
        assertThat(memory.grow(BEGINNING, BEGINNING + 1)).isFalse();
        assertThat(memory.grow(0, BEGINNING)).isTrue();
    }

    @Test
    void what_was_taken_is_given_back_and_what_was_refused_takes_nothing() {
        assertThat(memory.grow(0, 100)).isTrue();
        assertThat(memory.grow(100, 1_000_000)).isTrue();
        assertThat(memory.grow(0, ALL)).isFalse();
        assertThat(memory.taken()).isEqualTo(1_000_000);
        memory.giveBack(1_000_000);
        assertThat(memory.taken()).isZero();
    }
}
