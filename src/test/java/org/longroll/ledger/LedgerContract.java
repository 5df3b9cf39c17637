package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.AppendResult.CommandReused;
import org.longroll.ledger.AppendResult.Overtaken;
import org.longroll.ledger.AppendResult.Replayed;
import org.longroll.ledger.ChainReport.Intact;
import org.longroll.ledger.InMemoryLedger.PlacedStatus;

/** What every store of the ledger must do. A store passes by extending this. */
public abstract class LedgerContract {

    /** Finer than what may be stored. */
    protected static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2024-02-29T23:59:59.123456789Z"));

    protected final UUID stream = UUID.randomUUID();

    protected abstract Ledger ledger();

    /** The same store as another start of the program sees it. */
    protected abstract Ledger reopened();

    /** Writes appends as one group, in this order. */
    protected abstract List<AppendResult> appendTogether(List<Append> group);

    protected abstract Optional<PlacedStatus> status(UUID stream, String kind, String id);

    // Appending and reading back

    @Test
    void a_stream_that_nobody_wrote_to_is_not_there() {
        assertThat(ledger().head(stream)).isEmpty();
        assertThat(events(stream)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"a\":{\"b\":[1,2.5,-1e-7,1e+21,null,true,false]}}",
                "{\"text\":\"Grüße, 砲 🥁 \u007f\u0080\u2028\ufeff\uffff\"}",
                "{\"text\":\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\"}",
                "{\"text\":\"NULL {a,b} 'quote' \\\\x41 $1 ? ?? ::json\"}",
                "{\"\":\"\",\"\\u0000\":0,\"€\":1,\"😀\":2,\"\ufb33\":3}"
            })
    void a_payload_is_read_back_byte_for_byte(String json) {
        var payload = CanonicalJson.exactly(json);
        ledger().append(Draft.on(stream).payload(json).append());
        assertThat(events(stream)).extracting(Envelope::payload).containsExactly(payload);
        assertThat(verified(stream)).isInstanceOf(Intact.class);
    }

    @Test
    void the_largest_payload_is_read_back_whole() {
        var json = "[\"" + "é".repeat(CanonicalJson.MAX_CHARACTERS - 4) + "\"]";
        ledger().append(Draft.on(stream).payload(json).append());
        assertThat(events(stream).getFirst().payload().text().equals(json)).isTrue();
    }

    @Test
    void everything_handed_over_is_in_the_envelopes() {
        var append = Draft.on(stream).events(3).append();
        appended(append);
        assertThat(events(stream)).hasSize(3).allSatisfy(event -> {
            var handedOver = append.events().get((int) event.sequence() - 1);
            assertThat(event.stream()).isEqualTo(stream);
            assertThat(event.eventId()).isEqualTo(handedOver.eventId());
            assertThat(event.type()).isEqualTo(handedOver.type());
            assertThat(event.schemaVersion()).isEqualTo(handedOver.schemaVersion());
            assertThat(event.payload()).isEqualTo(handedOver.payload());
            assertThat(event.entryId()).isEqualTo(append.entryId());
            assertThat(event.commandId()).isEqualTo(append.command().id());
            assertThat(event.actor()).isEqualTo(append.actor());
            assertThat(event.occurredAt()).isEqualTo(append.occurredAt());
            assertThat(event.recordedAt()).isEqualTo(Instant.parse("2024-02-29T23:59:59.123456Z"));
        });
    }

    @Test
    void what_an_append_answers_is_what_is_read() {
        var answered = new ArrayList<Recorded>();
        answered.addAll(appended(Draft.on(stream).events(3).append()));
        answered.addAll(appended(Draft.on(stream).at(3).events(2).append()));
        assertThat(ledger().read(stream, 0, 5)).isEqualTo(answered);
        assertThat(reopened().read(stream, 0, 5)).isEqualTo(answered);
    }

    @Test
    void events_form_a_chain_that_ends_in_the_head() {
        appended(Draft.on(stream).events(3).append());
        appended(Draft.on(stream).at(3).events(2).append());
        assertThat(ledger().head(stream)).contains(events(stream).getLast().asHead());
        assertThat(verified(stream)).isInstanceOfSatisfying(Intact.class, intact -> assertThat(intact.version())
                .isEqualTo(5));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 3, 99})
    void a_version_that_is_not_the_head_s_writes_nothing(long version) {
        appended(Draft.on(stream).events(2).append());
        var head = ledger().head(stream).orElseThrow();
        var late = Draft.on(stream)
                .at(version)
                .events(1)
                .status("unit", "late", "{}")
                .append();
        assertThat(ledger().append(late)).isEqualTo(new Overtaken(head));
        assertThat(ledger().head(stream)).contains(head);
        assertThat(events(stream)).hasSize(2);
        assertThat(status(stream, "unit", "late")).isEmpty();
        assertThat(ledger().receipt(stream, late.command().id())).isEmpty();
    }

    @Test
    void a_new_stream_begins_at_nothing() {
        assertThat(ledger().append(Draft.on(stream).at(1).events(1).append()))
                .isEqualTo(new Overtaken(Head.ofNewStream(stream)));
        assertThat(ledger().head(stream)).isEmpty();
    }

    @Test
    void an_append_is_written_whole_or_not_at_all() {
        var known = appended(Draft.on(UUID.randomUUID()).events(1).append())
                .getFirst()
                .envelope()
                .eventId();
        var last = lastPosition();
        var bad = Draft.on(stream)
                .events(2)
                .event(new NewEvent(known, "note.recorded", 1, CanonicalJson.of("{}")))
                .status("unit", "bad", "{}")
                .append();
        assertThatThrownBy(() -> ledger().append(bad)).isInstanceOf(LedgerRefused.class);
        assertThat(events(stream)).isEmpty();
        assertThat(ledger().head(stream)).isEmpty();
        assertThat(ledger().receipt(stream, bad.command().id())).isEmpty();
        assertThat(status(stream, "unit", "bad")).isEmpty();
        assertThat(ledger().readByPosition(last, 10)).isEmpty();
        appended(Draft.on(stream).as(bad.command()).events(1).append());
    }

    @Test
    void the_largest_append_is_written() {
        var recorded = appended(Draft.on(stream).events(Append.MAX_EVENTS).append());
        assertThat(recorded).hasSize(Append.MAX_EVENTS);
        assertThat(ledger().head(stream).orElseThrow().version()).isEqualTo(Append.MAX_EVENTS);
    }

    // Commands

    @Test
    void a_repeated_command_answers_what_it_led_to_first_and_writes_nothing() {
        appended(Draft.on(stream).events(1).append());
        var first = Draft.on(stream)
                .at(1)
                .events(2)
                .status("unit", "a", "{\"n\":1}")
                .append();
        appended(first);
        var again = Draft.on(stream)
                .at(3)
                .as(first.command())
                .events(2)
                .status("unit", "a", "{\"n\":2}")
                .append();
        var receipt = new Receipt(first.command(), stream, first.entryId(), 2, 3);
        assertThat(ledger().append(again)).isEqualTo(new Replayed(receipt));
        assertThat(ledger().append(first)).isEqualTo(new Replayed(receipt));
        assertThat(reopened().append(again)).isEqualTo(new Replayed(receipt));
        assertThat(ledger().receipt(stream, first.command().id())).contains(receipt);
        assertThat(events(stream)).hasSize(3);
        assertThat(status(stream, "unit", "a").orElseThrow().row().document()).isEqualTo("{\"n\":1}");
    }

    @Test
    void a_command_id_with_another_body_is_told_so_and_writes_nothing() {
        var first = Draft.on(stream).events(1).append();
        appended(first);
        var other = new Command(stream, first.command().id(), Sha256.of("another body"));
        var receipt = new Receipt(first.command(), stream, first.entryId(), 1, 1);
        for (var version : List.of(0L, 1L)) {
            var reused = Draft.on(stream).at(version).as(other).events(1).append();
            assertThat(ledger().append(reused)).isEqualTo(new CommandReused(receipt));
            assertThat(reopened().append(reused)).isEqualTo(new CommandReused(receipt));
        }
        assertThat(events(stream)).hasSize(1);
    }

    @Test
    void a_command_id_is_free_in_another_scope() {
        var here = new Command(stream, UUID.randomUUID(), Sha256.of("here"));
        var elsewhere = new Command(UUID.randomUUID(), here.id(), Sha256.of("elsewhere"));
        appended(Draft.on(stream).as(here).events(1).append());
        appended(Draft.on(stream).at(1).as(elsewhere).events(1).append());
        assertThat(ledger().receipt(here.scope(), here.id()).orElseThrow().lastSequence())
                .isEqualTo(1);
        assertThat(ledger().receipt(elsewhere.scope(), here.id()).orElseThrow().lastSequence())
                .isEqualTo(2);
        assertThat(ledger().receipt(UUID.randomUUID(), here.id())).isEmpty();
    }

    @Test
    void a_scope_may_span_streams() {
        var first = Draft.on(stream).events(1).append();
        appended(first);
        var other = Draft.on(UUID.randomUUID()).as(first.command()).events(1).append();
        assertThat(ledger().append(other))
                .isEqualTo(new Replayed(new Receipt(first.command(), stream, first.entryId(), 1, 1)));
        assertThat(events(other.stream())).isEmpty();
    }

    @Test
    void an_overtaken_command_may_be_sent_again() {
        appended(Draft.on(stream).events(1).append());
        var late = Draft.on(stream).events(1).append();
        assertThat(ledger().append(late)).isInstanceOf(Overtaken.class);
        appended(Draft.on(stream).at(1).as(late.command()).events(1).append());
    }

    // Groups

    @Test
    void two_appends_of_one_stream_in_one_group_stand_behind_each_other() {
        var one = Draft.on(stream).events(2).status("unit", "a", "{\"n\":1}").append();
        var two = Draft.on(stream)
                .at(2)
                .events(1)
                .status("unit", "a", "{\"n\":2}")
                .status("unit", "b", "{\"n\":3}")
                .append();
        assertThat(appendTogether(List.of(one, two))).hasOnlyElementsOfType(Appended.class);
        assertThat(verified(stream)).isInstanceOf(Intact.class);
        assertThat(events(stream))
                .extracting(Envelope::entryId)
                .containsExactly(one.entryId(), one.entryId(), two.entryId());
        assertThat(status(stream, "unit", "a"))
                .contains(new PlacedStatus(3, new StatusRow("unit", "a", null, "{\"n\":2}")));
        assertThat(status(stream, "unit", "b").orElseThrow().version()).isEqualTo(3);
    }

    @Test
    void a_group_answers_each_of_its_appends_for_itself() {
        var other = UUID.randomUUID();
        appended(Draft.on(other).events(1).append());
        var one = Draft.on(stream).events(1).append();
        var sameVersion = Draft.on(stream).events(1).append();
        var sameCommand = Draft.on(stream).at(1).as(one.command()).events(1).append();
        var otherBody = Draft.on(stream)
                .at(1)
                .as(new Command(stream, one.command().id(), Sha256.of("another body")))
                .events(1)
                .append();
        var stale = Draft.on(other).events(1).append();
        var fine = Draft.on(other).at(1).events(2).append();
        var results = appendTogether(List.of(stale, one, sameVersion, sameCommand, otherBody, fine));
        var receipt = new Receipt(one.command(), stream, one.entryId(), 1, 1);
        assertThat(results.get(0)).isInstanceOf(Overtaken.class);
        assertThat(results.get(1)).isInstanceOf(Appended.class);
        assertThat(results.get(2)).isEqualTo(new Overtaken(ledger().head(stream).orElseThrow()));
        assertThat(results.get(3)).isEqualTo(new Replayed(receipt));
        assertThat(results.get(4)).isEqualTo(new CommandReused(receipt));
        assertThat(results.get(5))
                .isEqualTo(new Appended(ledger().read(other, 1, 3).toList()));
        assertThat(events(stream)).hasSize(1);
        assertThat(verified(other)).isInstanceOf(Intact.class);
    }

    // Status rows

    @Test
    void a_status_row_replaces_the_one_with_its_kind_and_id() {
        appended(Draft.on(stream)
                .events(1)
                .status(new StatusRow("unit", "a", "union", "{\"n\":1}"))
                .status("leader", "a", "{\"n\":2}")
                .append());
        appended(Draft.on(stream)
                .at(1)
                .events(2)
                .status(new StatusRow("unit", "a", "routed", "{\"n\": 3}"))
                .append());
        assertThat(status(stream, "unit", "a"))
                .contains(new PlacedStatus(3, new StatusRow("unit", "a", "routed", "{\"n\": 3}")));
        assertThat(status(stream, "leader", "a"))
                .contains(new PlacedStatus(1, new StatusRow("leader", "a", null, "{\"n\":2}")));
        assertThat(status(UUID.randomUUID(), "unit", "a")).isEmpty();
    }

    // Reading

    @Test
    void a_stream_of_many_slices_is_read_in_order_within_its_bounds() {
        var count = 2_345;
        appended(Draft.on(stream).events(count).append());
        appended(Draft.on(UUID.randomUUID()).events(10).append());
        assertThat(ledger().read(stream, 0, Long.MAX_VALUE))
                .extracting(event -> event.envelope().sequence())
                .isEqualTo(sequences(1, count));
        assertThat(sequencesRead(0, 500)).isEqualTo(sequences(1, 500));
        assertThat(sequencesRead(499, 1_500)).isEqualTo(sequences(500, 1_500));
        assertThat(sequencesRead(count - 1, count + 100)).isEqualTo(sequences(count, count));
        assertThat(sequencesRead(count, Long.MAX_VALUE)).isEmpty();
        assertThat(sequencesRead(7, 7)).isEmpty();
        assertThat(sequencesRead(9, 3)).isEmpty();
        assertThat(ledger().read(stream, 0, count).limit(3)).hasSize(3);
    }

    @Test
    void all_streams_are_read_in_the_order_of_their_positions() {
        var start = lastPosition();
        var other = UUID.randomUUID();
        var written = new ArrayList<Recorded>();
        written.addAll(appended(Draft.on(stream).events(3).append()));
        written.addAll(appended(Draft.on(other).events(2).append()));
        written.addAll(appended(Draft.on(stream).at(3).events(1).append()));
        assertThat(written).isSortedAccordingTo((a, b) -> Long.compare(a.position(), b.position()));
        assertThat(ledger().readByPosition(start, 100)).isEqualTo(written);
        assertThat(ledger().replay(start)).isEqualTo(written);
        assertThat(ledger().readByPosition(start, 2)).isEqualTo(written.subList(0, 2));
        assertThat(ledger().readByPosition(written.get(3).position(), 100)).isEqualTo(written.subList(4, 6));
        assertThat(ledger().readByPosition(written.getLast().position(), 100)).isEmpty();
    }

    // Taking over

    @Test
    void a_chain_from_elsewhere_is_taken_over_as_it_is() {
        var start = lastPosition();
        var chain = Chains.chain(4_321);
        var battle = chain.getFirst().stream();
        var command = command();
        var result = ledger().adopt(chain, command, Map.of(4_321L, List.of(new StatusRow("unit", "a", "union", "{}"))));
        assertThat(result).isInstanceOfSatisfying(Appended.class, appended -> assertThat(appended.events())
                .extracting(Recorded::envelope)
                .isEqualTo(chain));
        assertThat(events(battle)).isEqualTo(chain);
        assertThat(ledger().head(battle)).contains(Chains.headOf(chain));
        assertThat(ledger().readByPosition(start, 5_000))
                .extracting(Recorded::envelope)
                .isEqualTo(chain);
        assertThat(ledger().receipt(command.scope(), command.id()))
                .contains(new Receipt(command, battle, chain.getFirst().entryId(), 1, 4_321));
        assertThat(status(battle, "unit", "a").orElseThrow().version()).isEqualTo(4_321);
        appended(Draft.on(battle).at(4_321).events(1).append());
        assertThat(verified(battle)).isInstanceOf(Intact.class);
    }

    @Test
    void a_chain_is_taken_over_once() {
        var chain = Chains.chain(3);
        var head = Chains.headOf(chain);
        var command = command();
        ledger().adopt(chain, command, Map.of());
        var receipt = new Receipt(command, head.stream(), chain.getFirst().entryId(), 1, 3);
        assertThat(ledger().adopt(chain, command, Map.of())).isEqualTo(new Replayed(receipt));
        assertThat(reopened().adopt(chain, command, Map.of())).isEqualTo(new Replayed(receipt));
        assertThat(ledger().adopt(chain, command(), Map.of())).isEqualTo(new Overtaken(head));
        var otherBody = new Command(command.scope(), command.id(), Sha256.of("another body"));
        assertThat(ledger().adopt(Chains.chain(2), otherBody, Map.of())).isEqualTo(new CommandReused(receipt));
        assertThat(events(head.stream())).isEqualTo(chain);
    }

    @Test
    void a_stream_that_is_here_is_not_taken_over() {
        var chain = Chains.chain(3);
        var battle = chain.getFirst().stream();
        appended(Draft.on(battle).events(1).append());
        var head = ledger().head(battle).orElseThrow();
        assertThat(ledger().adopt(chain, command(), Map.of(3L, List.of(new StatusRow("unit", "a", null, "{}")))))
                .isEqualTo(new Overtaken(head));
        assertThat(events(battle)).hasSize(1);
        assertThat(status(battle, "unit", "a")).isEmpty();
    }

    @Test
    void a_chain_with_events_of_another_stream_is_refused() {
        var known = appended(Draft.on(UUID.randomUUID()).events(1).append())
                .getFirst()
                .envelope();
        var group = new AppendGroup(List.of(), List.of());
        group.decide(
                Draft.on(stream)
                        .events(2)
                        .event(new NewEvent(known.eventId(), "note.recorded", 1, CanonicalJson.of("{}")))
                        .append(),
                Draft.NOON);
        assertThatThrownBy(() -> ledger().adopt(group.sealed(), command(), Map.of()))
                .isInstanceOf(LedgerRefused.class);
        assertThat(events(stream)).isEmpty();
        assertThat(ledger().head(stream)).isEmpty();
    }

    @Test
    void a_broken_chain_is_not_taken_over() {
        var chain = Chains.chain(3);
        for (var broken : List.of(
                List.<Envelope>of(),
                chain.subList(1, 3),
                Chains.without(chain, 1),
                Chains.swapLines(chain, 0, 1),
                Chains.replace(chain, 1, Field.PAYLOAD.changedIn(chain.get(1))),
                Chains.replace(chain, 2, Chains.chain(3).get(2)))) {
            assertThatIllegalArgumentException().isThrownBy(() -> ledger().adopt(broken, command(), Map.of()));
        }
        assertThat(ledger().head(chain.getFirst().stream())).isEmpty();
    }

    @Test
    void a_status_row_given_twice_with_a_chain_counts_the_second_time() {
        var chain = Chains.chain(3);
        ledger().adopt(
                        chain,
                        command(),
                        Map.of(
                                1L, List.of(new StatusRow("unit", "a", null, "{\"n\":1}")),
                                3L, List.of(new StatusRow("unit", "a", null, "{\"n\":2}"))));
        assertThat(status(chain.getFirst().stream(), "unit", "a")
                        .orElseThrow()
                        .row()
                        .document())
                .isEqualTo("{\"n\":2}");
    }

    // Many at once

    @Test
    void of_fifty_writers_exactly_one_wins_each_version() {
        for (int version = 0; version < 10; version++) {
            var expected = version;
            var results = Concurrently.run(50, writer -> ledger().append(
                            Draft.on(stream).at(expected).events(1).append()));
            assertThat(results.stream().filter(Appended.class::isInstance)).hasSize(1);
            assertThat(results.stream().filter(Overtaken.class::isInstance))
                    .hasSize(49)
                    .allSatisfy(result ->
                            assertThat(((Overtaken) result).head().version()).isEqualTo(expected + 1));
        }
        assertThat(verified(stream)).isInstanceOfSatisfying(Intact.class, intact -> assertThat(intact.version())
                .isEqualTo(10));
    }

    @Test
    void a_command_sent_many_times_at_once_is_recorded_once() {
        var command = command();
        var results = Concurrently.run(30, sender -> ledger().append(
                        Draft.on(stream).as(command).events(1).append()));
        assertThat(results.stream().filter(Appended.class::isInstance)).hasSize(1);
        assertThat(results.stream().filter(Replayed.class::isInstance)).hasSize(29);
        assertThat(events(stream)).hasSize(1);
    }

    @Test
    void a_command_sent_to_many_streams_at_once_is_recorded_in_one() {
        var command = command();
        var results = Concurrently.run(20, sender -> ledger().append(
                        Draft.on(UUID.randomUUID()).as(command).events(1).append()));
        assertThat(results.stream().filter(Appended.class::isInstance)).hasSize(1);
        assertThat(results.stream().filter(Replayed.class::isInstance)).hasSize(19);
    }

    @Test
    void a_chain_brought_many_times_at_once_is_taken_over_once() {
        var chain = Chains.chain(2_500);
        var results = Concurrently.run(8, sender -> ledger().adopt(chain, command(), Map.of()));
        assertThat(results.stream().filter(Appended.class::isInstance)).hasSize(1);
        assertThat(results.stream().filter(new Overtaken(chain.getLast().asHead())::equals))
                .hasSize(7);
        assertThat(events(chain.getLast().stream())).isEqualTo(chain);
    }

    protected final List<Recorded> appended(Append append) {
        var result = ledger().append(append);
        assertThat(result).isInstanceOf(Appended.class);
        return ((Appended) result).events();
    }

    protected final List<Envelope> events(UUID of) {
        return ledger().read(of, 0, Long.MAX_VALUE).map(Recorded::envelope).toList();
    }

    protected final ChainReport verified(UUID of) {
        var head = ledger().head(of).orElseThrow();
        return Chain.verify(ledger().read(of, 0, head.version()).map(Recorded::envelope), head);
    }

    private List<Long> sequencesRead(long after, long through) {
        return ledger().read(stream, after, through)
                .map(event -> event.envelope().sequence())
                .toList();
    }

    private static List<Long> sequences(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(i -> (long) i).toList();
    }

    private long lastPosition() {
        return appended(Draft.on(UUID.randomUUID()).events(1).append())
                .getLast()
                .position();
    }

    private static Command command() {
        return new Command(new UUID(0, 0), UUID.randomUUID(), Sha256.of("body"));
    }
}
