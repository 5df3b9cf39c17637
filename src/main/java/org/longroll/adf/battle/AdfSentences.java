package org.longroll.adf.battle;

import static org.longroll.adf.battle.Names.count;
import static org.longroll.adf.battle.Names.inches;
import static org.longroll.adf.battle.Names.sentence;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.Table;
import org.longroll.rules.Word;

/** Events in a player's words; empty if another event of the same entry says it already. */
record AdfSentences(Table table, Names names) {

    AdfSentences(Table table) {
        this(table, new Names(table));
    }

    String of(AdfEvent event) {
        return sentence(
                switch (event) {
                    case AdfEvent.Unit happened -> of(happened);
                    case ChargeEvent charge -> new ChargeSentences(names).of(charge);
                    case LeaderEvent leader -> of(leader);
                    case TurnEvent turn -> of(turn);
                    case DueEvent due -> of(due);
                });
    }

    /** An order of which nothing came that has a sentence. */
    String said(AdfOrder order) {
        return switch (order) {
            case AdfOrder.Answer answer when answer.units().isEmpty() -> "The answer is: none.";
            case AdfOrder.Answer answer -> "The answer is: %s.".formatted(names.of(answer.units()));
            case TurnOrder.EndPart end -> "This part of the turn is over.";
            default -> "";
        };
    }

    private String of(AdfEvent.Unit event) {
        var unit = names.of(event.unit());
        return switch (event) {
            case AdfEvent.ActionTaken taken ->
                taken.interrupted() == null ? "" : "%s goes on, after others have acted in between.".formatted(unit);
            case AdfEvent.ReactionMade made -> "";
            case AdfEvent.UnitMoved moved -> "%s moves %s.".formatted(unit, legs(moved.legs()));
            case AdfEvent.UnitDisengaged back -> "%s disengages, %s.".formatted(unit, legs(back.legs()));
            case AdfEvent.FormationChanged changed ->
                "%s %s.".formatted(unit, drawnUp(changed.formation(), changed.mounted()));
            case AdfEvent.FacingChanged faced -> "%s changes its facing.".formatted(unit);
            case AdfEvent.FireResolved fire -> fire(fire);
            case AdfEvent.FiguresLost lost ->
                "%s loses %s, with %d left.".formatted(unit, count(lost.lost(), "figure", "figures"), lost.left());
            case AdfEvent.SectionsLost lost ->
                "%s loses %s, with %d left.".formatted(unit, count(lost.lost(), "section", "sections"), lost.left());
            case AdfEvent.StandLost lost -> "%s loses %s.".formatted(unit, count(lost.lost(), "stand", "stands"));
            case AdfEvent.StrengthRecovered back -> "%s gets %d back.".formatted(unit, back.recovered());
            case AdfEvent.UnitEliminated gone ->
                gone.cause() == Cause.ROUT ? "%s loses its guns.".formatted(unit) : "%s is eliminated.".formatted(unit);
            case AdfEvent.UnitSurrendered gone -> "%s surrenders.".formatted(unit);
            case AdfEvent.MoraleChanged changed -> "%s is now %s.".formatted(unit, level(changed.after()));
            case AdfEvent.FellBack back -> "%s falls back %s.".formatted(unit, inches(back.inches()));
            case AdfEvent.CheckResolved check -> check(check);
            case AdfEvent.UnitRan ran -> ran.gunsLost() ? "" : "%s runs %s.".formatted(unit, inches(ran.inches()));
            case AdfEvent.CompetenceTested tested ->
                "%s %s its test of competence: %d against %d."
                        .formatted(unit, tested.passed() ? "passes" : "fails", tested.die(), tested.bmp());
            case AdfEvent.RegimentsMerged merged ->
                "%s takes %s into its ranks: %s."
                        .formatted(unit, names.of(merged.absorbed()), count(merged.figures(), "figure", "figures"));
            case AdfEvent.GroupFormed formed ->
                "%s act together: %s.".formatted(names.of(formed.units()), String.join(", then ", formed.actions()));
            case AdfEvent.UnitSet set ->
                "%s is now %s, %d strong%s."
                        .formatted(unit, level(set.morale()), set.strength(), command(set.outOfCommand()));
        };
    }

    private static String command(@Nullable Boolean out) {
        return out == null ? "" : out ? ", and out of command" : ", and in command again";
    }

    private String legs(List<Leg> legs) {
        return legs.stream()
                .map(leg -> "%s\" of %s"
                        .formatted(leg.inches().decimal(), words(leg.terrain().word())))
                .collect(Collectors.joining(", "));
    }

    private static String drawnUp(Formation formation, boolean mounted) {
        return switch (formation) {
            case LIMBERED -> "limbers up";
            case UNLIMBERED -> "unlimbers";
            case CAVALRY_LINE, SKIRMISHING, DOUBLE_LINE ->
                "is in %s, %s".formatted(words(formation.word()), mounted ? "mounted" : "on foot");
            case BATTLE_LINE, EXTENDED_LINE, SKIRMISHERS, ATTACK_COLUMN, ROAD_COLUMN ->
                "is in %s%s".formatted(words(formation.word()), mounted ? ", mounted" : "");
        };
    }

    private String fire(AdfEvent.FireResolved fire) {
        var distance =
                fire.inches() == null ? "" : " at %s\"".formatted(fire.inches().decimal());
        return "%s %s%s at %s%s (%s): %d, %s."
                .formatted(
                        names.of(fire.firers()),
                        Names.verb(fire.firers(), "fires", "fire"),
                        how(fire.kind()),
                        names.of(fire.unit()),
                        distance,
                        words(fire.band().word()),
                        fire.total(),
                        effect(fire));
    }

    private static String how(FireKind kind) {
        return switch (kind) {
            case FIRE, DELIBERATE, POINT_BLANK, MELEE, VOLLEY -> "";
            case REACTION -> " in reaction";
            case DESPERATION -> " in desperation";
        };
    }

    private static String effect(AdfEvent.FireResolved fire) {
        var result = fire.result().word();
        if (fire.hits() > 0) {
            return "%s (%s)".formatted(count(fire.hits(), "hit", "hits"), result);
        }
        return fire.checkModifier() == null
                ? "without effect"
                : fire.checkModifier() == 0
                        ? "a morale check (%s)".formatted(result)
                        : "a morale check at +%d (%s)".formatted(fire.checkModifier(), result);
    }

    private String check(AdfEvent.CheckResolved check) {
        var what = check.from() == CheckCause.RALLY ? "tries to rally" : "checks its morale";
        var margin = check.roll() - check.mmp();
        var against = natural(check.outcome())
                ? "a natural %d".formatted(check.roll())
                : margin == 0
                        ? "just enough"
                        : margin > 0 ? "%d over".formatted(margin) : "%d under".formatted(-margin);
        return "%s %s: %d against %d, %s.".formatted(names.of(check.unit()), what, check.roll(), check.mmp(), against);
    }

    /** Whether the dice count as they fell, whatever they are against. */
    private static boolean natural(MoraleResult outcome) {
        return switch (outcome) {
            case NATURAL_2, NATURAL_3, NATURAL_12 -> true;
            default -> false;
        };
    }

    /** The new value of a property by a ruling, in words that follow the name of the unit. */
    static String propertySet(String property, String value) {
        boolean yes = value.equals("true");
        return switch (property) {
            case "figures", "sections" ->
                "has %s %s"
                        .formatted(value, value.equals("1") ? property.substring(0, property.length() - 1) : property);
            case "formation" -> value.endsWith("limbered") ? "is " + value : "is in " + words(value);
            case "mounted" -> yes ? "is mounted" : "is on foot";
            case "morale" ->
                "is " + Word.find(Morale.class, value).map(AdfSentences::level).orElse(words(value));
            case "openingVolley" -> yes ? "still has its opening volley" : "has no opening volley left";
            case "actions" -> "has spent %s of its actions".formatted(value);
            case "outOfCommand" -> yes ? "is out of command" : "is in command";
            case "reacted" -> yes ? "has reacted" : "has not reacted";
            default -> "has “%s” as its %s".formatted(value, property);
        };
    }

    private static String level(Morale morale) {
        return switch (morale) {
            case GOOD_ORDER -> "in good order";
            case DISORDER -> "in disorder";
            case SHAKEN, ROUTED, ELIMINATED, SURRENDERED -> morale.word();
        };
    }

    private String of(LeaderEvent event) {
        var leader = table.name(event.leader());
        return switch (event) {
            case LeaderEvent.LeaderMoved moved -> "%s rides %s.".formatted(leader, legs(moved.legs()));
            case LeaderEvent.LeaderAttached attached -> "%s joins %s.".formatted(leader, names.of(attached.unit()));
            case LeaderEvent.LeaderDetached detached -> "%s leaves %s.".formatted(leader, names.of(detached.unit()));
            case LeaderEvent.LeaderTested tested -> tested.killed() ? "" : "%s is unhurt.".formatted(leader);
            case LeaderEvent.LeaderKilled killed -> "%s is killed.".formatted(leader);
        };
    }

    private String of(TurnEvent event) {
        return switch (event) {
            case TurnEvent.PartBegun begun ->
                (begun.part() == Part.LEADERS
                                ? "Turn %d: the leaders move.".formatted(begun.turn())
                                : "Turn %d: the %s side acts.".formatted(begun.turn(), table.name(begun.side())))
                        + (begun.initiative() == null
                                ? ""
                                : " The initiative is now that of the %s side."
                                        .formatted(table.name(begun.initiative())));
            case TurnEvent.PartEnded ended ->
                ended.idle() == null
                        ? ""
                        : "Declared as a group, and with actions left: %s.".formatted(names.of(ended.idle()));
            case TurnEvent.TurnEnded ended -> "Turn %d is over.".formatted(ended.turn());
        };
    }

    private String of(DueEvent event) {
        return switch (event) {
            case DueEvent.CheckDue check ->
                "%s must check its morale (%s)."
                        .formatted(names.of(check.unit()), words(check.reason().word()));
            case DueEvent.LeaderAtRisk risk ->
                "%s is in danger: %s.".formatted(table.name(risk.leader()), count(risk.hits(), "die", "dice"));
            case DueEvent.QuestionAsked question ->
                question.reason() == DueReason.STILL_IN_REACH
                        ? "Does the charge still reach %s?".formatted(names.of(question.unit()))
                        : "Who stands next to %s?".formatted(names.of(question.unit()));
        };
    }

    static String words(String word) {
        return word.replace('-', ' ');
    }
}
