package org.longroll.ledger;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** An append in the making: everything has a plausible value, and each draft is a command of its own. */
public final class Draft {

    public static final Instant NOON = Instant.parse("1863-07-03T12:00:00.123456Z");

    private final UUID stream;
    private final List<NewEvent> events = new ArrayList<>();
    private final List<StatusRow> status = new ArrayList<>();
    private long version;
    private Command command;

    private Draft(UUID stream) {
        this.stream = stream;
        this.command = new Command(stream, UUID.randomUUID(), Sha256.of("body"));
    }

    public static Draft on(UUID stream) {
        return new Draft(stream);
    }

    /** Expects this version of the stream; 0 unless told. */
    public Draft at(long expectedVersion) {
        version = expectedVersion;
        return this;
    }

    public Draft as(Command other) {
        command = other;
        return this;
    }

    public Draft events(int count) {
        for (int i = 0; i < count; i++) {
            payload("{\"n\":" + i + "}");
        }
        return this;
    }

    public Draft payload(String json) {
        return event(new NewEvent(UUID.randomUUID(), "note.recorded", 1, new CanonicalJson(json)));
    }

    public Draft event(NewEvent event) {
        events.add(event);
        return this;
    }

    public Draft status(String kind, String id, String document) {
        status.add(new StatusRow(kind, id, null, document));
        return this;
    }

    public Draft status(StatusRow row) {
        status.add(row);
        return this;
    }

    public Append append() {
        return new Append(stream, version, UUID.randomUUID(), command, "seat:umpire", NOON, events, status);
    }
}
