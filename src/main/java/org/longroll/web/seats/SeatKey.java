package org.longroll.web.seats;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.longroll.journal.Seat;

/** A key as it is written; {@code generation} counts how often it was replaced, {@code proof} is this server's. */
record SeatKey(UUID battle, Seat seat, int generation, String proof) {

    private static final String PREFIX = "lr1";
    private static final Pattern FORM = Pattern.compile(
            PREFIX + "\\.([A-Za-z0-9_-]{22})\\.([a-z0-9:-]{1,70})\\.([0-9]{1,9})\\.([A-Za-z0-9_-]{43})");

    /**
     * The key in this text, if it has the form of one; its proof is not checked. Each key is written in one way: {@code
     * 06} is not a generation, and the last letter of a battle has no bits to spare.
     */
    static Optional<SeatKey> parse(String text) {
        var match = FORM.matcher(text);
        return match.matches()
                ? Optional.of(read(match)).filter(key -> key.text().equals(text))
                : Optional.empty();
    }

    private static SeatKey read(Matcher match) {
        var bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(match.group(1)));
        return new SeatKey(
                new UUID(bytes.getLong(), bytes.getLong()),
                new Seat(match.group(2)),
                Integer.parseInt(match.group(3)),
                match.group(4));
    }

    static boolean looksLikeOne(String text) {
        return text.startsWith(PREFIX + ".");
    }

    /** The text that the proof is computed from. */
    static String subject(UUID battle, Seat seat, int generation) {
        var bytes = ByteBuffer.allocate(16)
                .putLong(battle.getMostSignificantBits())
                .putLong(battle.getLeastSignificantBits())
                .array();
        return PREFIX + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes) + "." + seat.id() + "."
                + generation;
    }

    String subject() {
        return subject(battle, seat, generation);
    }

    private String text() {
        return subject() + "." + proof;
    }
}
