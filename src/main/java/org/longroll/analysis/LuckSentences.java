package org.longroll.analysis;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.longroll.analysis.RollLuck.Part;

final class LuckSentences {

    /** More likely results are not worth a sentence. */
    private static final double WORTH_TELLING = 0.2;

    private static final double ONE_IN_A_MILLION = 1e-6;

    private LuckSentences() {}

    static String of(String name, RollKind kind, Part part, int rolls, int all, double more, double chance) {
        var what = words(kind, part);
        var counted = "in %d %s, of %d".formatted(rolls, what.rolls(rolls), all);
        if (chance > WORTH_TELLING || rounded(more).signum() == 0) {
            return "%s %s about as %s as was to be expected, %s.".formatted(name, what.verb(), what.much(), counted);
        }
        return "%s %s %s %s %s than was to be expected, %s: %s, as %s or %s."
                .formatted(
                        name,
                        what.verb(),
                        rounded(more).abs().toPlainString(),
                        measure(kind, more),
                        more > 0 ? "more" : "fewer",
                        counted,
                        oneIn(chance),
                        more > 0 ? "many" : "few",
                        more > 0 ? "more" : "fewer");
    }

    /** Counted to one side: as good or better, as bad or worse. */
    static String of(String name, int rolls, int all, double z, double chance) {
        if (rolls == 0) {
            return "%s has left nothing to chance yet.".formatted(name);
        }
        if (chance > WORTH_TELLING) {
            return "%s had neither good luck nor bad.".formatted(name);
        }
        return String.format(
                Locale.ROOT,
                "%s had %s luck in %,d rolls with more than one possible outcome, of %,d: %s, as %s.",
                name,
                z > 0 ? "good" : "bad",
                rolls,
                all,
                oneIn(chance),
                z > 0 ? "good or better" : "bad or worse");
    }

    /** A probability as people say it. */
    static String oneIn(double chance) {
        if (chance < ONE_IN_A_MILLION) {
            return "less than 1 in a million";
        }
        return "1 in %s".formatted(String.format(Locale.ROOT, "%,d", Math.round(1 / chance)));
    }

    /** The words for a kind of roll; {@code much} follows "about as", {@code roll} names one that chance had a part in. */
    private record Words(String verb, String much, String roll) {
        String rolls(int count) {
            return count == 1
                    ? roll
                    : (roll.startsWith("rally ")
                            ? "rallies" + roll.substring(5)
                            : roll.startsWith("clash ") ? "clashes" + roll.substring(5) : roll.replaceFirst(" ", "s "));
        }
    }

    private static Words words(RollKind kind, Part part) {
        return switch (part) {
            case MADE -> made(kind);
            case SUFFERED -> suffered(kind);
        };
    }

    private static Words made(RollKind kind) {
        return switch (kind) {
            case FIRE -> new Words("scored", "many hits", "fire that could hit");
            case EFFECT_OF_FIRE -> new Words("did by fire", "much", "fire that could tell");
            case MORALE_CHECK -> new Words("kept", "many levels of morale", "check that could go either way");
            case RALLY -> new Words("won by rallying", "many levels of morale", "rally that could go either way");
            case MANEUVER -> new Words("gained in maneuver", "many steps", "check that could go either way");
            case CHARGE_BONUS -> new Words("gained in charging", "many inches", "charge that could gain");
            case IMPACT, CHARGE_COMBAT -> new Words("struck home by", "many points", "clash that could go either way");
            case COMPETENCE_TEST -> new Words("passed", "many tests", "test that could go either way");
            case LEADER_UNDER_FIRE -> new Words("kept", "many leaders", "roll that could strike one");
            case ROUT -> new Words("saved", "many batteries", "roll that could lose one");
        };
    }

    private static Words suffered(RollKind kind) {
        return switch (kind) {
            case FIRE -> new Words("took", "many hits", "fire that could hit");
            case EFFECT_OF_FIRE -> new Words("suffered by fire", "much", "fire that could tell");
            case MORALE_CHECK ->
                new Words("saw the enemy keep", "many levels of morale", "check that could go either way");
            case RALLY ->
                new Words("saw the enemy win by rallying", "many levels of morale", "rally that could go either way");
            case MANEUVER ->
                new Words("saw the enemy gain in maneuver", "many steps", "check that could go either way");
            case CHARGE_BONUS -> new Words("saw the enemy gain in charging", "many inches", "charge that could gain");
            case IMPACT, CHARGE_COMBAT -> new Words("was struck by", "many points", "clash that could go either way");
            case COMPETENCE_TEST -> new Words("saw the enemy pass", "many tests", "test that could go either way");
            case LEADER_UNDER_FIRE -> new Words("saw the enemy keep", "many leaders", "roll that could strike one");
            case ROUT -> new Words("saw the enemy save", "many batteries", "roll that could lose one");
        };
    }

    private static String measure(RollKind kind, double more) {
        return rounded(more).abs().compareTo(BigDecimal.ONE) == 0 ? kind.measure() : kind.measures();
    }

    /** To a tenth below ten, to one above. */
    private static BigDecimal rounded(double number) {
        int places = Math.abs(number) < 10 ? 1 : 0;
        var rounded = BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
    }
}
