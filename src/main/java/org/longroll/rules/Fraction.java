package org.longroll.rules;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** An exact fraction in lowest terms: half inches, halved firepower, thirds of a move. */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {

    public static final Fraction ZERO = whole(0);
    public static final Fraction ONE = whole(1);
    public static final Fraction HALF = new Fraction(1, 2);

    private static final Pattern PRINTED = Pattern.compile("[+-]?\\d{1,6}(/[1-9]\\d{0,3}|\\.\\d{1,4})?");

    public Fraction {
        if (denominator <= 0) {
            throw new IllegalArgumentException("a fraction needs a denominator above 0");
        }
        long divisor = gcd(Math.abs(numerator), denominator);
        numerator /= divisor;
        denominator /= divisor;
    }

    public static Fraction whole(long number) {
        return new Fraction(number, 1);
    }

    public static Fraction of(BigDecimal decimal) {
        long denominator = BigDecimal.TEN.pow(Math.max(0, decimal.scale())).longValueExact();
        return new Fraction(decimal.multiply(BigDecimal.valueOf(denominator)).longValueExact(), denominator);
    }

    /** Reads what charts and players write: {@code 3}, {@code 1/2}, {@code 2.5}. */
    public static Optional<Fraction> parse(String text) {
        if (!PRINTED.matcher(text).matches()) {
            return Optional.empty();
        }
        int bar = text.indexOf('/');
        return Optional.of(
                bar < 0
                        ? of(new BigDecimal(text))
                        : new Fraction(
                                Long.parseLong(text.substring(0, bar)), Long.parseLong(text.substring(bar + 1))));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(
                Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction times(long factor) {
        return times(whole(factor));
    }

    public Fraction dividedBy(Fraction other) {
        if (other.numerator <= 0) {
            throw new IllegalArgumentException("only a fraction above 0 divides");
        }
        return times(new Fraction(other.denominator, other.numerator));
    }

    public int rounded(Rounding rounding) {
        return Math.toIntExact(
                switch (rounding) {
                    case UP -> Math.ceilDiv(numerator, denominator);
                    case DOWN -> Math.floorDiv(numerator, denominator);
                });
    }

    public boolean atMost(Fraction other) {
        return compareTo(other) <= 0;
    }

    public boolean isZero() {
        return numerator == 0;
    }

    public double value() {
        return (double) numerator / denominator;
    }

    /** As players say it: {@code 3}, {@code 2.5}. */
    public String decimal() {
        return BigDecimal.valueOf(value()).stripTrailingZeros().toPlainString();
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    @Override
    public String toString() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public enum Rounding implements Word {
        UP,
        DOWN
    }
}
