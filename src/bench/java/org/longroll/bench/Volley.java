package org.longroll.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.ledger.Append;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Command;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.StatusRow;

/** The event that is appended: about as large as a fire's, and the same for every contender. */
record Volley(
        int casualties,
        List<Integer> dice,
        int figures,
        List<Modifier> modifiers,
        String note,
        String range,
        String target,
        String unit) {

    record Modifier(String name, int value) {}

    static final String TYPE = "unit.fired";
    static final String ACTOR = "seat:umpire";

    static final CanonicalJson PAYLOAD = CanonicalJson.of("""
            {"unit":"20th Maine","target":"15th Alabama","range":"close","figures":18,"dice":[7,4],
             "modifiers":[{"name":"uphill","value":1},{"name":"first volley","value":2}],
             "casualties":3,"note":"Little Round Top, the left of the line, late in the afternoon"}""");

    private static final Instant AFTERNOON = Instant.parse("1863-07-02T16:30:00Z");
    private static final Sha256 BODY = Sha256.of("body");
    private static final ObjectReader READER = new ObjectMapper().readerFor(Volley.class);

    /** An append of so many volleys without status rows, like that of the other journals. */
    static Append append(UUID stream, long version, int events) {
        return append(stream, version, events, List.of());
    }

    /** An entry as the server writes it: three events and the status of two units. */
    static Append entry(UUID stream, long version) {
        return append(stream, version, 3, List.of(status("20th-maine"), status("15th-alabama")));
    }

    static Volley decoded(String payload) {
        try {
            return READER.readValue(payload);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Append append(UUID stream, long version, int events, List<StatusRow> status) {
        return new Append(
                stream,
                version,
                UUID.randomUUID(),
                new Command(stream, UUID.randomUUID(), BODY),
                ACTOR,
                AFTERNOON,
                Stream.generate(() -> new NewEvent(UUID.randomUUID(), TYPE, 1, PAYLOAD))
                        .limit(events)
                        .toList(),
                status);
    }

    private static StatusRow status(String unit) {
        return new StatusRow("unit", unit, null, PAYLOAD.text());
    }
}
