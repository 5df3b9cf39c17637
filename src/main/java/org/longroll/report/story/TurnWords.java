package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Battle;
import org.longroll.battle.Side;
import org.longroll.report.Sentence;

/** The kind of a turn, and the standing afterwards: sentences that sum up the figures of the analysis. */
public final class TurnWords {

    private static final List<String> CHARGES = List.of(
            "Turn %d was one of the bayonet: %s went in.",
            "In turn %d it came to close quarters, in %s.", "Turn %d saw %s.");

    private static final List<String> FIRST_SHOTS =
            List.of("The first shots fell in turn %d.", "In turn %d the firing began.");

    private static final List<String> HOTTER = List.of(
            "In turn %d the fire grew hotter.", "The firing swelled in turn %d.", "Turn %d was louder than the last.");

    private static final List<String> SLACKER =
            List.of("In turn %d the fire slackened.", "Turn %d was quieter than the last.");

    private static final List<String> STEADY = List.of(
            "In turn %d the fire went on.",
            "Turn %d brought more of the same.", "All along the line turn %d was musketry.");

    private static final List<String> MARCHES = List.of(
            "The guns were silent in turn %d.", "No shot was fired in turn %d.", "Turn %d went by without a shot.");

    private static final List<String> BLOODY =
            List.of("It cost %s.", "The turn had cost %s.", "Before it was over it had cost %s.");

    private static final List<String> BLOODLESS =
            List.of("It cost nobody anything.", "Nobody was the worse for it.", "Not a man was lost in it.");

    private final Battle battle;
    private final Names names;
    private final Choice choice = new Choice();
    private final Map<Integer, Figures> turns = new LinkedHashMap<>();
    private final Analysis analysis;

    /** Actions and losses of one turn. */
    private static final class Figures {
        private int fires;
        private int charges;
        private final Map<String, Strength> lost = new LinkedHashMap<>();
    }

    TurnWords(Battle battle, Analysis analysis, Names names) {
        this.battle = battle;
        this.analysis = analysis;
        this.names = names;
        analysis.fires().forEach(fire -> of(fire.moment().turn()).fires++);
        analysis.charges().forEach(charge -> of(charge.moment().turn()).charges++);
        analysis.losses().forEach(loss -> of(loss.moment().turn())
                .lost
                .merge(battle.table().sideOf(loss.unit()), loss.lost(), Strength::plus));
    }

    private Figures of(int turn) {
        return turns.computeIfAbsent(turn, each -> new Figures());
    }

    List<Sentence> introduction(int turn, UUID id, List<Integer> entries) {
        var sentences = new ArrayList<Sentence>();
        if (turn == 1) {
            sentences.add(new Sentence(
                    "The battle opened with %s to move first."
                            .formatted(names.side(battle.opening().initiative())),
                    List.of(0)));
        }
        sentences.add(new Sentence(kind(turn, id), entries));
        return sentences;
    }

    private String kind(int turn, UUID id) {
        var now = of(turn);
        if (now.charges > 0) {
            return choice.of(id, CHARGES).formatted(turn, Text.count(now.charges, "charge"));
        }
        if (now.fires == 0) {
            return choice.of(id, MARCHES).formatted(turn);
        }
        boolean first =
                turns.entrySet().stream().noneMatch(other -> other.getKey() < turn && other.getValue().fires > 0);
        if (first) {
            return choice.of(id, FIRST_SHOTS).formatted(turn);
        }
        int before = of(turn - 1).fires;
        if (2 * now.fires > 3 * before) {
            return choice.of(id, HOTTER).formatted(turn);
        }
        return choice.of(id, 3 * now.fires < 2 * before ? SLACKER : STEADY).formatted(turn);
    }

    List<Sentence> summary(int turn, UUID id, List<Integer> entries) {
        var now = of(turn);
        var losses = battle.orderOfBattle().sides().stream()
                .map(Side::id)
                .filter(side -> isLoss(now.lost.getOrDefault(side, Strength.NONE)))
                .map(side -> names.side(side) + " " + strength(now.lost.getOrDefault(side, Strength.NONE)))
                .toList();
        if (losses.isEmpty()) {
            return now.fires + now.charges == 0 ? List.of() : List.of(new Sentence(choice.of(id, BLOODLESS), entries));
        }
        return List.of(new Sentence(choice.of(id, BLOODY).formatted(String.join(", and ", losses)), entries));
    }

    /** A turn in which more was recovered than lost has no loss. */
    private static boolean isLoss(Strength lost) {
        return lost.troops() > 0 || lost.guns() > 0;
    }

    private String strength(Strength lost) {
        return strength(lost, analysis.terms());
    }

    /** “four figures and one section”. */
    public static String strength(Strength strength, Terms terms) {
        var parts = new ArrayList<String>();
        if (strength.troops() > 0) {
            parts.add(Text.count(strength.troops(), singular(terms.troops())));
        }
        if (strength.guns() > 0) {
            parts.add(Text.count(strength.guns(), singular(terms.guns())));
        }
        return parts.isEmpty() ? "nothing" : Text.list(parts);
    }

    private static String singular(String plural) {
        return plural.endsWith("s") ? plural.substring(0, plural.length() - 1) : plural;
    }
}
