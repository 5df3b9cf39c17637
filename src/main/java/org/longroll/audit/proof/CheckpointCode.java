package org.longroll.audit.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.longroll.ledger.Sha256;

/**
 * A checkpoint to be read out or photographed: the size, 120 bits of the root in the letters of Crockford's base 32, which
 * has no I, L, O and U, and six check letters.
 *
 * @param checked whether it has check letters; codes from before they were introduced have none
 */
public record CheckpointCode(long size, String root, boolean checked) {

    private static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BYTES = 15;
    private static final int CHARACTERS = 24;
    private static final int CHECK_CHARACTERS = 6;
    private static final int BITS = 5;
    private static final int GROUP = 4;
    private static final Pattern FORM =
            Pattern.compile("(0|[1-9][0-9]{0,17})-([0-9A-HJKMNP-TV-Z]{24}|[0-9A-HJKMNP-TV-Z]{30})");

    /** A text that is no code: letters are missing, or the check letters do not fit. */
    public static final class Mistyped extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        Mistyped(String message) {
            super(message);
        }
    }

    static CheckpointCode of(long size, Sha256 root) {
        var number = new BigInteger(1, Arrays.copyOf(root.toBytes(), BYTES));
        var letters = new StringBuilder();
        for (int place = CHARACTERS - 1; place >= 0; place--) {
            letters.append(LETTERS.charAt(number.shiftRight(place * BITS).intValue() & (LETTERS.length() - 1)));
        }
        return new CheckpointCode(size, letters.toString(), true);
    }

    /**
     * Reads a code. Small letters, blanks, and letters that look like digits are read as they were meant.
     *
     * @throws Mistyped if it is no such code
     */
    public static CheckpointCode parse(String text) {
        var plain = text.strip()
                .toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]+", "-")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        int first = plain.indexOf('-') + 1;
        var form =
                FORM.matcher(plain.substring(0, first) + plain.substring(first).replace("-", ""));
        if (!form.matches()) {
            throw new Mistyped("A code is a number, six groups of four letters and one of six: 41-7KQX-….");
        }
        var size = form.group(1);
        var root = form.group(2).substring(0, CHARACTERS);
        var check = form.group(2).substring(CHARACTERS);
        if (!check.isEmpty() && !check.equals(Bech32m.check(size, symbols(root)))) {
            throw new Mistyped("Its last six letters do not fit the others.");
        }
        return new CheckpointCode(Long.parseLong(size), root, !check.isEmpty());
    }

    private static int[] symbols(String letters) {
        return letters.chars().map(LETTERS::indexOf).toArray();
    }

    /** Whether both are of the same events. */
    public boolean fits(CheckpointCode other) {
        return size == other.size && root.equals(other.root);
    }

    @Override
    public String toString() {
        var text = new StringBuilder(Long.toString(size));
        for (int from = 0; from < CHARACTERS; from += GROUP) {
            text.append('-').append(root, from, from + GROUP);
        }
        return checked ? text + "-" + Bech32m.check(Long.toString(size), symbols(root)) : text.toString();
    }

    /**
     * The checksum of Bech32m (BIP 350) in Crockford's letters; the size is the human-readable part. It finds every error
     * in up to four characters, and of others all but one in a thousand million.
     */
    private static final class Bech32m {

        private static final int[] GENERATOR = {0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3};
        private static final int CONSTANT = 0x2bc830a3;
        private static final int TOP_BIT = 25;
        private static final int LOW_BITS = 0x1ffffff;
        private static final int SYMBOL = 31;

        private int sum = 1;

        static String check(String prefix, int[] data) {
            var polynomial = new Bech32m();
            prefix.chars().forEach(character -> polynomial.add(character >> BITS));
            polynomial.add(0);
            prefix.chars().forEach(character -> polynomial.add(character & SYMBOL));
            Arrays.stream(data).forEach(polynomial::add);
            for (int i = 0; i < CHECK_CHARACTERS; i++) {
                polynomial.add(0);
            }
            int rest = polynomial.sum ^ CONSTANT;
            return Arrays.stream(new int[] {5, 4, 3, 2, 1, 0})
                    .mapToObj(place -> String.valueOf(LETTERS.charAt(rest >> place * BITS & SYMBOL)))
                    .collect(Collectors.joining());
        }

        private void add(int symbol) {
            int top = sum >> TOP_BIT;
            sum = (sum & LOW_BITS) << BITS ^ symbol;
            for (int i = 0; i < GENERATOR.length; i++) {
                sum ^= (top >> i & 1) == 0 ? 0 : GENERATOR[i];
            }
        }
    }
}
