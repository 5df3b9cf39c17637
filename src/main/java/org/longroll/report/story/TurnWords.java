package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Charge;
import org.longroll.analysis.Loss;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Battle;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** The kind of a turn, and the standing afterwards: sentences that sum up the figures of the analysis. */
public final class TurnWords {

    private static final int MANY = 4;

    private static final Ways MANY_CHARGES = Ways.of(
            Deed.SAW_CHARGES,
            "Turn %d was one of the bayonet: %s went in.",
            "In turn %d the bayonets came out: there were %s.",
            "Turn %d saw %s.");

    private static final Ways CHARGES = Ways.of(Deed.SAW_CHARGES, "Turn %d saw %s.", "In turn %d there were %s.");

    private static final Ways ONE_CHARGE = Ways.of(
            Deed.SAW_CHARGES,
            "Turn %d saw one charge, that of %s on %s.",
            "In turn %d the bayonets came out once: %s went for %s.",
            "The one charge of turn %d was that of %s on %s.");

    /** After another sentence about the same turn. */
    private static final Ways ALSO_CHARGES = Ways.of(Deed.SAW_CHARGES, "There were %2$s.");

    private static final Ways ALSO_ONE_CHARGE =
            Ways.of(Deed.SAW_CHARGES, "There was one charge, that of %2$s on %3$s.");

    private static final Ways ALSO_FIRST_SHOTS = Ways.of(Deed.SAW_THE_FIRST_FIRE, "The first shots fell.");

    private static final Ways FIRST_SHOTS =
            Ways.of(Deed.SAW_THE_FIRST_FIRE, "The first shots fell in turn %d.", "In turn %d the firing began.");

    private static final Ways HOTTER =
            Ways.of(Deed.SAW_MORE_FIRE, "The firing swelled in turn %d.", "Turn %d was louder than the last.");

    private static final Ways SLACKER =
            Ways.of(Deed.SAW_LESS_FIRE, "In turn %d the fire slackened.", "Turn %d was quieter than the last.");

    private static final Ways MARCHES = Ways.of(
            Deed.SAW_NO_FIRE,
            "Neither side fired in turn %d.",
            "No shot was fired in turn %d.",
            "Turn %d went by without a shot.");

    private static final List<String> BLOODY =
            List.of("It cost %s.", "The turn had cost %s.", "All in all it cost %s.");

    /** Of figures or stands: men may have run, and a leader may have fallen. */
    private static final Ways BLOODLESS =
            Ways.of(Deed.LOST_NOTHING, "It cost neither side a %s.", "Not a single %s was lost.");

    private final Battle battle;
    private final Names names;
    private final Choice choice = new Choice();
    private final Map<Integer, TurnFigures> turns = new LinkedHashMap<>();
    private final Analysis analysis;

    TurnWords(Battle battle, Analysis analysis, Names names) {
        this.battle = battle;
        this.analysis = analysis;
        this.names = names;
        analysis.fires().forEach(fire -> of(fire.moment().turn()).fires++);
        analysis.charges().forEach(this::take);
        analysis.losses().forEach(this::take);
    }

    private void take(Charge charge) {
        var turn = of(charge.moment().turn());
        turn.charges++;
        turn.charge = charge;
    }

    private void take(Loss loss) {
        var turn = of(loss.moment().turn());
        var side = battle.table().sideOf(loss.unit());
        turn.bloody |= isLoss(loss.lost());
        if (loss.cause() == Cause.RECOVERY) {
            turn.back.merge(side, Strength.NONE.minus(loss.lost()), Strength::plus);
        } else {
            turn.lost.merge(side, loss.lost(), Strength::plus);
        }
    }

    private TurnFigures of(int turn) {
        return turns.computeIfAbsent(turn, each -> new TurnFigures());
    }

    List<Sentence> introduction(int turn, UUID id, List<Integer> entries) {
        var sentences = new ArrayList<Sentence>();
        if (turn == 1) {
            var first = battle.opening().initiative();
            sentences.add(new Sentence(
                    "The battle opened with %s to move first.".formatted(names.side(first)),
                    List.of(0),
                    List.of(Claim.of(first, Deed.MOVED_FIRST))));
        }
        var gains = new Gains(analysis.objectives(), turn, names);
        if (!gains.isEmpty()) {
            sentences.add(gains.told(entries));
        }
        var ways = gains.isEmpty() ? ways(turn) : alsoWays(turn);
        if (ways != null) {
            sentences.add(kind(turn, ways, id, entries));
        }
        return sentences;
    }

    private @Nullable Ways alsoWays(int turn) {
        int charges = of(turn).charges;
        if (charges > 0) {
            return charges == 1 ? ALSO_ONE_CHARGE : ALSO_CHARGES;
        }
        return ways(turn) == FIRST_SHOTS ? ALSO_FIRST_SHOTS : null;
    }

    private Sentence kind(int turn, Ways ways, UUID id, List<Integer> entries) {
        var now = of(turn);
        var way = choice.of(id, ways);
        var count = Claim.count("turn-" + turn, ways.deed(), now.charges > 0 ? now.charges : null);
        var only = now.charges == 1 ? now.charge : null;
        if (only != null) {
            var text = Text.withOneStop(way.formatted(turn, names.those(only.attackers()), names.unit(only.target())));
            return new Sentence(
                    text,
                    entries,
                    only.attackers().stream()
                            .map(unit -> new Claim("turn-" + turn, ways.deed(), only.target(), 1, unit))
                            .toList());
        }
        return new Sentence(
                now.charges > 0 ? way.formatted(turn, Text.count(now.charges, "charge")) : way.formatted(turn),
                entries,
                List.of(count));
    }

    /** The difference of a turn from the others; empty for one like the turn before. */
    private @Nullable Ways ways(int turn) {
        var now = of(turn);
        if (now.charges > 0) {
            return now.charges == 1 ? ONE_CHARGE : now.charges < MANY ? CHARGES : MANY_CHARGES;
        }
        if (now.fires == 0) {
            return MARCHES;
        }
        boolean first =
                turns.entrySet().stream().noneMatch(other -> other.getKey() < turn && other.getValue().fires > 0);
        if (first) {
            return FIRST_SHOTS;
        }
        int before = of(turn - 1).fires;
        if (2 * now.fires > 3 * before) {
            return HOTTER;
        }
        return 3 * now.fires < 2 * before ? SLACKER : null;
    }

    /** The cost of a turn. Who came back is told also where nobody was lost, so that the turns add up to the whole. */
    List<Sentence> summary(int turn, UUID id, List<Integer> entries) {
        var now = of(turn);
        var sentences = new ArrayList<Sentence>();
        var losses = new ArrayList<String>();
        var returns = new ArrayList<String>();
        var claims = new ArrayList<Claim>();
        var returned = new ArrayList<Claim>();
        for (var side : battle.orderOfBattle().sides()) {
            var lost = now.lost.getOrDefault(side.id(), Strength.NONE);
            var back = now.back.getOrDefault(side.id(), Strength.NONE);
            var own = isLoss(lost) ? claims : returned;
            if (isLoss(lost)) {
                losses.add(names.side(side.id()) + " " + strength(lost, now.needsDigits()) + returned(back, now));
            } else if (isLoss(back)) {
                returns.add("%s to %s".formatted(strength(back, now.needsDigits()), names.side(side.id())));
            }
            if (isLoss(lost) || isLoss(back)) {
                own.addAll(net(side.id(), lost.minus(back)));
            }
            if (isLoss(back)) {
                own.add(Claim.count(side.id(), Deed.RECOVERED, back.troops() + back.guns()));
            }
        }
        if (!losses.isEmpty()) {
            sentences.add(
                    new Sentence(choice.of(id, BLOODY).formatted(String.join(", and ", losses)), entries, claims));
        } else if (!now.bloody && now.fires + now.charges > 0) {
            sentences.add(new Sentence(
                    choice.of(id, BLOODLESS).formatted(singular(analysis.terms().troops())),
                    entries,
                    BLOODLESS.of(List.of("turn-" + turn))));
        }
        if (!returns.isEmpty()) {
            var text = Text.capital(String.join(" and ", returns)).replaceFirst(" to ", " came back to ");
            sentences.add(new Sentence(text + ".", entries, returned));
        }
        return sentences;
    }

    /** A quantity that a side had less of, or more of, after a turn. */
    private static List<Claim> net(String side, Strength lost) {
        var claims = new ArrayList<Claim>();
        if (lost.troops() != 0) {
            claims.add(Claim.count(side, Deed.LOST_TROOPS, lost.troops()));
        }
        if (lost.guns() != 0) {
            claims.add(Claim.count(side, Deed.LOST_GUNS, lost.guns()));
        }
        return claims;
    }

    /** The claim that a side or a unit lost so much. */
    public static List<Claim> lost(String who, Strength lost) {
        return claims(who, lost, Deed.LOST_TROOPS, Deed.LOST_GUNS);
    }

    public static List<Claim> mustered(String side, Strength strength) {
        return claims(side, strength, Deed.MUSTERED_TROOPS, Deed.MUSTERED_GUNS);
    }

    private static List<Claim> claims(String who, Strength strength, Deed troops, Deed guns) {
        var claims = new ArrayList<Claim>();
        if (strength.troops() > 0) {
            claims.add(Claim.count(who, troops, strength.troops()));
        }
        if (strength.guns() > 0) {
            claims.add(Claim.count(who, guns, strength.guns()));
        }
        return claims;
    }

    /** A turn in which more was recovered than lost has no loss. */
    private static boolean isLoss(Strength lost) {
        return lost.troops() > 0 || lost.guns() > 0;
    }

    /** Who came back in a turn may have been lost in another one. */
    private String returned(Strength back, TurnFigures now) {
        return isLoss(back) ? " (" + strength(back, now.needsDigits()) + " came back)" : "";
    }

    private String strength(Strength lost, boolean inDigits) {
        return inDigits
                ? strength(lost, analysis.terms(), Text::countInDigits)
                : strength(lost, analysis.terms(), Text::count);
    }

    /** “four figures and one section”. */
    public static String strength(Strength strength, Terms terms) {
        return strength(strength, terms, Strength.NONE);
    }

    /** Beside another strength in the sentence: if one number has to be in digits, all are. */
    public static String strength(Strength strength, Terms terms, Strength beside) {
        return strength(
                strength, terms, needsDigits(strength) || needsDigits(beside) ? Text::countInDigits : Text::count);
    }

    static boolean needsDigits(Strength strength) {
        return Text.needsDigits(strength.troops()) || Text.needsDigits(strength.guns());
    }

    private static String strength(Strength strength, Terms terms, BiFunction<Integer, String, String> count) {
        var parts = new ArrayList<String>();
        if (strength.troops() > 0) {
            parts.add(count.apply(strength.troops(), singular(terms.troops())));
        }
        if (strength.guns() > 0) {
            parts.add(count.apply(strength.guns(), singular(terms.guns())));
        }
        return parts.isEmpty() ? "nothing" : Text.list(parts);
    }

    private static String singular(String plural) {
        return plural.endsWith("s") ? plural.substring(0, plural.length() - 1) : plural;
    }
}
