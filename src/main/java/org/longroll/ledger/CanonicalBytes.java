package org.longroll.ledger;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.UUID;

/** Canonical JSON as bytes for the hash: making strings first would take longer than hashing. */
final class CanonicalBytes {

    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes;
    private int length;

    CanonicalBytes(int expected) {
        this.bytes = new byte[expected];
    }

    CanonicalBytes raw(byte[] text) {
        reserve(text.length);
        System.arraycopy(text, 0, bytes, length, text.length);
        length += text.length;
        return this;
    }

    CanonicalBytes quoted(String text) {
        return Envelope.isName(text)
                ? name(text)
                : raw(CanonicalJson.quoted(text).getBytes(StandardCharsets.UTF_8));
    }

    CanonicalBytes number(long number) {
        return ascii(Long.toString(number));
    }

    CanonicalBytes hex(Sha256 hash) {
        reserve(64);
        for (int i = 0; i < 32; i++) {
            hexDigits(hash.byteAt(i), 2);
        }
        return this;
    }

    CanonicalBytes uuid(UUID uuid) {
        reserve(36);
        var most = uuid.getMostSignificantBits();
        var least = uuid.getLeastSignificantBits();
        hexDigits(most >>> 32, 8);
        bytes[length++] = '-';
        hexDigits(most >>> 16, 4);
        bytes[length++] = '-';
        hexDigits(most, 4);
        bytes[length++] = '-';
        hexDigits(least >>> 48, 4);
        bytes[length++] = '-';
        hexDigits(least, 12);
        return this;
    }

    /** RFC 3339 in UTC with microseconds; an instant from a file or a table may be outside the calendar. */
    CanonicalBytes time(Instant time) {
        if (!Envelope.isStorable(time)) {
            return ascii(time.toString());
        }
        reserve(27);
        var at = LocalDateTime.ofEpochSecond(time.getEpochSecond(), time.getNano(), ZoneOffset.UTC);
        digits(at.getYear(), 4, '-');
        digits(at.getMonthValue(), 2, '-');
        digits(at.getDayOfMonth(), 2, 'T');
        digits(at.getHour(), 2, ':');
        digits(at.getMinute(), 2, ':');
        digits(at.getSecond(), 2, '.');
        digits(at.getNano() / 1_000, 6, 'Z');
        return this;
    }

    Sha256 hash() {
        return Sha256.of(bytes, length);
    }

    @Override
    public String toString() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /** Names need no escapes. */
    private CanonicalBytes name(String text) {
        reserve(text.length() + 2);
        bytes[length++] = '"';
        ascii(text);
        bytes[length++] = '"';
        return this;
    }

    private CanonicalBytes ascii(String text) {
        reserve(text.length() + 1);
        for (int i = 0; i < text.length(); i++) {
            bytes[length++] = (byte) text.charAt(i);
        }
        return this;
    }

    private void hexDigits(long value, int count) {
        for (int shift = (count - 1) * 4; shift >= 0; shift -= 4) {
            bytes[length++] = HEX[(int) (value >>> shift) & 15];
        }
    }

    private void digits(int value, int count, char then) {
        var rest = value;
        for (int i = length + count - 1; i >= length; i--) {
            bytes[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        length += count;
        bytes[length++] = (byte) then;
    }

    private void reserve(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
        }
    }
}
