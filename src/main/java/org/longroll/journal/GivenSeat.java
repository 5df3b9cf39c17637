package org.longroll.journal;

import java.util.List;
import java.util.UUID;

/** A seat for some commands of a side, and the person who has it; one that was revoked still names its person. */
public record GivenSeat(List<String> commands, UUID person, boolean revoked) {

    public GivenSeat {
        commands = List.copyOf(commands);
    }

    GivenSeat taken() {
        return new GivenSeat(commands, person, true);
    }
}
