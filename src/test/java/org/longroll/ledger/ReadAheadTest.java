package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class ReadAheadTest {

    private static final int SLICE = 100;
    private static final List<Recorded> CHAIN = recorded(2 * SLICE + 7);

    private final AtomicInteger slices = new AtomicInteger();

    @Test
    void every_event_comes_once_and_in_order() {
        assertThat(ReadAhead.stream(0, this::slice)).isEqualTo(CHAIN);
        assertThat(ReadAhead.stream(5, this::slice)).isEqualTo(CHAIN.subList(5, CHAIN.size()));
        assertThat(ReadAhead.stream(CHAIN.size(), this::slice)).isEmpty();
    }

    @Test
    void nothing_is_read_before_anybody_asks_and_one_slice_ahead_then() {
        var events = ReadAhead.stream(0, this::slice);
        assertThat(slices).hasValue(0);
        assertThat(events.limit(SLICE).count()).isEqualTo(SLICE);
        assertThat(slices.get()).isLessThanOrEqualTo(2);
    }

    @Test
    void who_reads_no_more_than_one_slice_has_nothing_read_behind_his_back() {
        assertThat(ReadAhead.stream(2 * SLICE, this::slice)).hasSize(7);
        assertThat(slices).hasValue(1);
    }

    @Test
    void an_empty_slice_is_not_the_end() {
        var events = ReadAhead.stream(
                0,
                after -> after < 3
                        ? new ReadAhead.Slice(List.of(), after + 1, false)
                        : new ReadAhead.Slice(CHAIN.subList(0, 1), 4, true));
        assertThat(events).hasSize(1);
    }

    @Test
    void what_goes_wrong_behind_the_scenes_is_said() {
        var events = ReadAhead.stream(0, after -> {
            if (after == 0) {
                return slice(after);
            }
            throw new LedgerUnavailable("gone");
        });
        assertThatThrownBy(events::count).isInstanceOf(LedgerUnavailable.class).hasMessage("gone");
    }

    private ReadAhead.Slice slice(long after) {
        slices.incrementAndGet();
        var end = Math.min(after + SLICE, CHAIN.size());
        return new ReadAhead.Slice(CHAIN.subList((int) after, (int) end), end, end < after + SLICE);
    }

    private static List<Recorded> recorded(int events) {
        return Chains.chain(events).stream()
                .map(envelope -> new Recorded(envelope.sequence(), envelope))
                .toList();
    }
}
