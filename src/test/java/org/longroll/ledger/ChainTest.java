package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.ledger.Chains.chain;
import static org.longroll.ledger.Chains.headOf;
import static org.longroll.ledger.Chains.rehashed;
import static org.longroll.ledger.Chains.relinkedFrom;
import static org.longroll.ledger.Chains.replace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.ChainReport.Breach;
import org.longroll.ledger.ChainReport.Broken;
import org.longroll.ledger.ChainReport.Intact;

/** Five events, one deed at a time. What holds for chains of every length is in {@link ChainPropertiesTest}. */
class ChainTest {

    private final List<Envelope> chain = chain(5);

    @Test
    void an_untouched_chain_is_intact() {
        assertThat(verify(chain)).isEqualTo(new Intact(5, headOf(chain).hash()));
    }

    @Test
    void a_stream_without_events_is_intact_where_its_head_says_so() {
        var head = Head.ofNewStream(UUID.randomUUID());
        assertThat(Chain.verify(List.<Envelope>of().stream(), head)).isEqualTo(new Intact(0, Sha256.GENESIS));
    }

    @Test
    void a_changed_payload_is_named() {
        assertBroken(replace(chain, 2, Field.PAYLOAD.changedIn(chain.get(2))), 3, Breach.CHANGED);
    }

    @Test
    void a_space_in_a_payload_is_a_change() {
        assertBroken(replace(chain, 2, Field.PAYLOAD_SPACING.changedIn(chain.get(2))), 3, Breach.CHANGED);
    }

    @Test
    void an_event_of_another_battle_is_a_change() {
        assertBroken(replace(chain, 2, chain(5).get(2)), 3, Breach.CHANGED);
    }

    @Test
    void an_event_with_another_number_in_its_right_place_is_a_change() {
        assertBroken(replace(chain, 2, Field.SEQUENCE.changedIn(chain.get(2))), 3, Breach.CHANGED);
        assertBroken(replace(chain, 4, Field.SEQUENCE.changedIn(chain.get(4))), 5, Breach.CHANGED);
    }

    @Test
    void the_first_of_several_missing_events_is_named() {
        assertBroken(chain.subList(2, 5), 1, Breach.MISSING);
        assertBroken(List.of(chain.get(0), chain.get(3), chain.get(4)), 2, Breach.MISSING);
        assertBroken(chain.subList(0, 3), 4, Breach.MISSING);
        assertBroken(List.of(), 1, Breach.MISSING);
    }

    @Test
    void neighbours_that_changed_places_are_reordered() {
        assertBroken(Chains.swapLines(chain, 1, 2), 2, Breach.REORDERED);
        assertBroken(Chains.swapSequences(chain, 1, 2), 2, Breach.REORDERED);
    }

    @Test
    void the_first_and_the_last_that_changed_places_are_reordered() {
        assertBroken(Chains.swapLines(chain, 0, 4), 1, Breach.REORDERED);
        assertBroken(Chains.swapSequences(chain, 0, 4), 1, Breach.REORDERED);
    }

    @Test
    void a_replaced_hash_is_forged() {
        assertBroken(replace(chain, 2, Field.HASH.changedIn(chain.get(2))), 3, Breach.FORGED_HASH);
    }

    @Test
    void content_with_a_hash_made_to_fit_is_forged() {
        assertBroken(replace(chain, 2, rehashed(Field.PAYLOAD.changedIn(chain.get(2)))), 3, Breach.FORGED_HASH);
    }

    @Test
    void a_hash_made_to_fit_another_link_is_forged() {
        assertBroken(replace(chain, 2, rehashed(Field.PREVIOUS_HASH.changedIn(chain.get(2)))), 3, Breach.FORGED_HASH);
    }

    @Test
    void a_first_event_behind_something_else_than_nothing_is_forged() {
        var forged = rehashed(Field.PREVIOUS_HASH.changedIn(chain.getFirst()));
        var relinked = new ArrayList<Envelope>(List.of(forged));
        relinked.addAll(chain.subList(1, 5));
        assertBroken(relinked, 1, Breach.FORGED_HASH);
    }

    @Test
    void a_tail_recomputed_to_its_end_shows_against_the_head() {
        var forged = relinkedFrom(replace(chain, 2, Field.PAYLOAD.changedIn(chain.get(2))), 2);
        assertBroken(forged, 5, Breach.FORGED_HASH);
        assertThat(Chain.verify(forged.stream(), headOf(forged))).isInstanceOf(Intact.class);
    }

    @Test
    void an_event_behind_the_head_is_forged() {
        assertThat(Chain.verify(chain.stream(), chain.get(3).asHead())).isInstanceOfSatisfying(Broken.class, broken -> {
            assertThat(broken.sequence()).isEqualTo(5);
            assertThat(broken.breach()).isEqualTo(Breach.FORGED_HASH);
        });
        assertThat(Chain.verify(chain.stream(), Head.ofNewStream(chain.getFirst().stream())))
                .isInstanceOfSatisfying(
                        Broken.class, broken -> assertThat(broken.sequence()).isEqualTo(1));
    }

    @Test
    void a_head_with_another_hash_does_not_fit_the_event_it_names() {
        var head = new Head(chain.getFirst().stream(), 4, Sha256.of("something else"));
        assertThat(Chain.verify(chain.stream(), head))
                .isInstanceOfSatisfying(
                        Broken.class, broken -> assertThat(broken.sequence()).isEqualTo(4));
    }

    @Test
    void an_event_that_is_there_twice_is_forged() {
        for (int i = 0; i < 4; i++) {
            var twice = new ArrayList<>(chain);
            twice.add(i, chain.get(i));
            assertBroken(twice, i + 1, Breach.FORGED_HASH);
        }
    }

    @Test
    void a_row_that_no_ledger_writes_is_named_and_does_not_end_the_search() {
        assertBroken(replace(chain, 2, Field.ACTOR_THAT_NO_LEDGER_WRITES.changedIn(chain.get(2))), 3, Breach.CHANGED);
        assertBroken(
                replace(chain, 2, rehashed(Field.TYPE_THAT_NO_LEDGER_WRITES.changedIn(chain.get(2)))),
                3,
                Breach.CHANGED);
    }

    @Test
    void a_time_that_no_calendar_has_is_named_and_can_be_written() {
        for (var time : List.of(Instant.MIN, Instant.MAX)) {
            var event = Field.withOccurredAt(chain.get(2), time);
            assertBroken(replace(chain, 2, event), 3, Breach.CHANGED);
            assertThat(event.toCanonicalJson()).contains(time.toString());
        }
    }

    private ChainReport verify(List<Envelope> events) {
        return Chain.verify(events.stream(), headOf(chain));
    }

    private void assertBroken(List<Envelope> events, long sequence, Breach breach) {
        assertThat(verify(events)).isInstanceOfSatisfying(Broken.class, broken -> {
            assertThat(broken.sequence()).as(broken.detail()).isEqualTo(sequence);
            assertThat(broken.breach()).as(broken.detail()).isEqualTo(breach);
        });
    }
}
