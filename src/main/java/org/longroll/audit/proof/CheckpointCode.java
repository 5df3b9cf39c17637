package org.longroll.audit.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.longroll.ledger.Sha256;

/**
 * A checkpoint to be read out or photographed: the size, and 120 bits of the root in the letters of Crockford's base 32,
 * which has no I, L, O and U.
 */
public record CheckpointCode(long size, String root) {

    private static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BYTES = 15;
    private static final int CHARACTERS = 24;
    private static final int BITS = 5;
    private static final int GROUP = 4;
    private static final Pattern FORM = Pattern.compile("(0|[1-9][0-9]{0,17})-([0-9A-HJKMNP-TV-Z]{24})");

    static CheckpointCode of(long size, Sha256 root) {
        var number = new BigInteger(1, Arrays.copyOf(root.toBytes(), BYTES));
        var letters = new StringBuilder();
        for (int place = CHARACTERS - 1; place >= 0; place--) {
            letters.append(LETTERS.charAt(number.shiftRight(place * BITS).intValue() & (LETTERS.length() - 1)));
        }
        return new CheckpointCode(size, letters.toString());
    }

    /**
     * Small letters, blanks, and letters that look like digits are read as they were meant.
     *
     * @throws IllegalArgumentException if it is no such code
     */
    public static CheckpointCode parse(String text) {
        var upper = text.strip().toUpperCase(Locale.ROOT).replaceAll("[\\s-]+", "-");
        int first = upper.indexOf('-');
        var plain = first < 0
                ? upper
                : upper.substring(0, first + 1)
                        + upper.substring(first + 1)
                                .replace("-", "")
                                .replace('O', '0')
                                .replace('I', '1')
                                .replace('L', '1');
        var form = FORM.matcher(plain);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "A checkpoint's code is a number and six groups of four letters, such as 41-7KQX-….");
        }
        return new CheckpointCode(Long.parseLong(form.group(1)), form.group(2));
    }

    @Override
    public String toString() {
        var text = new StringBuilder(Long.toString(size));
        for (int from = 0; from < CHARACTERS; from += GROUP) {
            text.append('-').append(root, from, from + GROUP);
        }
        return text.toString();
    }
}
