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

    static String of(String name, RollKind kind, Part part, double more, double chance) {
        var what = words(kind, part);
        if (chance > WORTH_TELLING || rounded(more).signum() == 0) {
            return "%s %s about as %s as was to be expected.".formatted(name, what.verb(), what.much());
        }
        return "%s %s %s %s %s than was to be expected: %s."
                .formatted(
                        name,
                        what.verb(),
                        rounded(more).abs().toPlainString(),
                        measure(kind, more),
                        more > 0 ? "more" : "fewer",
                        oneIn(chance));
    }

    static String of(String name, int rolls, double z, double chance) {
        if (rolls == 0) {
            return "%s has left nothing to chance yet.".formatted(name);
        }
        if (chance > WORTH_TELLING) {
            return "%s had neither good luck nor bad.".formatted(name);
        }
        return "%s had %s luck: %s.".formatted(name, z > 0 ? "good" : "bad", oneIn(chance));
    }

    /** A probability as people say it. */
    static String oneIn(double chance) {
        if (chance < ONE_IN_A_MILLION) {
            return "less than 1 in a million";
        }
        return "1 in %s".formatted(String.format(Locale.ROOT, "%,d", Math.round(1 / chance)));
    }

    /** The words for a kind of roll; {@code much} follows "about as". */
    private record Words(String verb, String much) {}

    private static Words words(RollKind kind, Part part) {
        return switch (part) {
            case MADE -> made(kind);
            case SUFFERED -> suffered(kind);
        };
    }

    private static Words made(RollKind kind) {
        return switch (kind) {
            case FIRE -> new Words("scored", "many hits");
            case EFFECT_OF_FIRE -> new Words("did by fire", "much");
            case MORALE_CHECK -> new Words("kept", "many levels of morale");
            case RALLY -> new Words("won by rallying", "many levels of morale");
            case MANEUVER -> new Words("gained in maneuver", "many steps");
            case CHARGE_BONUS -> new Words("gained in charging", "many inches");
            case IMPACT, CHARGE_COMBAT -> new Words("struck home by", "many points");
            case COMPETENCE_TEST -> new Words("passed", "many tests");
            case LEADER_UNDER_FIRE -> new Words("kept", "many leaders");
            case ROUT -> new Words("saved", "many batteries");
        };
    }

    private static Words suffered(RollKind kind) {
        return switch (kind) {
            case FIRE -> new Words("took", "many hits");
            case EFFECT_OF_FIRE -> new Words("suffered by fire", "much");
            case MORALE_CHECK -> new Words("saw the enemy keep", "many levels of morale");
            case RALLY -> new Words("saw the enemy win by rallying", "many levels of morale");
            case MANEUVER -> new Words("saw the enemy gain in maneuver", "many steps");
            case CHARGE_BONUS -> new Words("saw the enemy gain in charging", "many inches");
            case IMPACT, CHARGE_COMBAT -> new Words("was struck by", "many points");
            case COMPETENCE_TEST -> new Words("saw the enemy pass", "many tests");
            case LEADER_UNDER_FIRE -> new Words("saw the enemy keep", "many leaders");
            case ROUT -> new Words("saw the enemy save", "many batteries");
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
