package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class ReadAheadTest {

    private static final List<Recorded> CHAIN = recorded(2 * ReadAhead.PAGE + 7);

    private final AtomicInteger pages = new AtomicInteger();

    @Test
    void every_event_comes_once_and_in_order() {
        assertThat(ReadAhead.stream(0, this::page)).isEqualTo(CHAIN);
        assertThat(ReadAhead.stream(5, this::page)).isEqualTo(CHAIN.subList(5, CHAIN.size()));
        assertThat(ReadAhead.stream(CHAIN.size(), this::page)).isEmpty();
    }

    @Test
    void nothing_is_read_before_anybody_asks_and_one_page_ahead_then() {
        var events = ReadAhead.stream(0, this::page);
        assertThat(pages).hasValue(0);
        assertThat(events.limit(ReadAhead.PAGE).count()).isEqualTo(ReadAhead.PAGE);
        assertThat(pages.get()).isLessThanOrEqualTo(2);
    }

    @Test
    void what_goes_wrong_behind_the_scenes_is_said() {
        var events = ReadAhead.stream(0, after -> {
            throw new LedgerUnavailable("gone");
        });
        assertThatThrownBy(events::count).isInstanceOf(LedgerUnavailable.class).hasMessage("gone");
    }

    private List<Recorded> page(long after) {
        pages.incrementAndGet();
        return CHAIN.subList((int) after, (int) Math.min(after + ReadAhead.PAGE, CHAIN.size()));
    }

    private static List<Recorded> recorded(int events) {
        return Chains.chain(events).stream()
                .map(envelope -> new Recorded(envelope.sequence(), envelope))
                .toList();
    }
}
