package org.longroll.rff.battle;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Table;
import org.longroll.journal.Phrases;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

record RffSentences(Table table) {

    String of(RffEvent event) {
        return Phrases.sentence(
                switch (event) {
                    case UnitEvent unit -> unit(unit);
                    case ManeuverEvent maneuver -> maneuver(maneuver);
                    case FireEvent fire -> fire(fire);
                    case ChargeEvent charge -> new ChargeSentences(table).of(charge);
                    case RetreatEvent retreat -> retreat(retreat);
                    case LeaderEvent leader -> leader(leader);
                    case TurnEvent turn -> turn(turn);
                    case DueCalled due -> due(due);
                });
    }

    /** An answer of which nothing came that has a sentence. */
    String said(RffOrder.Answer answer) {
        return answer.units().isEmpty()
                ? "The answer is: none."
                : "The answer is: %s.".formatted(names(table, answer.units()));
    }

    private String name(String id) {
        return table.named(id);
    }

    static String names(Table table, List<String> ids) {
        return Phrases.list(ids.stream().map(table::named).toList());
    }

    /** A word of the vocabulary without its hyphens. */
    static String plain(Word word) {
        return word.word().replace('-', ' ');
    }

    /** The new value of a property by a ruling, in words that follow the name of the unit. */
    static String propertySet(String property, String value) {
        boolean yes = value.equals("true");
        return switch (property) {
            case "stands" -> "has " + value + (value.equals("1") ? " stand" : " stands");
            case "order" -> "is " + (value.equals("good-order") ? "in good order" : value);
            case "formation" -> "is in formation “%s”".formatted(Phrases.words(value));
            case "lowOnAmmunition" -> yes ? "is low on ammunition" : "has ammunition enough";
            case "result" -> "has the maneuver result “%s”".formatted(Phrases.words(value));
            case "fired" -> yes ? "has fired" : "has not fired";
            default -> "has %s gun stands %s".formatted(value, Phrases.words(property));
        };
    }

    static String stands(int count) {
        return count == 1 ? "1 stand" : count + " stands";
    }

    private static String inches(@Nullable Fraction inches) {
        return inches == null ? "" : " %s\"".formatted(inches.decimal());
    }

    private static String over(List<Leg> legs) {
        return legs.isEmpty()
                ? ""
                : legs.stream()
                        .map(leg -> "%s\" over %s ground".formatted(leg.inches().decimal(), plain(leg.ground())))
                        .collect(Collectors.joining(", ", ": ", ""))
                        .replace("road ground", "the road")
                        .replace("over the road", "by road");
    }

    private String unit(UnitEvent event) {
        return switch (event) {
            case UnitEvent.OrderChanged changed ->
                switch (changed.after()) {
                    case GOOD_ORDER -> "%s is in good order again.".formatted(name(changed.unit()));
                    case DISORDERED -> "%s is disordered.".formatted(name(changed.unit()));
                    case BROKEN -> "%s is broken.".formatted(name(changed.unit()));
                };
            case UnitEvent.FormationChanged changed ->
                "%s is now in formation “%s”.".formatted(name(changed.unit()), plain(changed.after()));
            case UnitEvent.StandsLost lost ->
                "%s loses %s; %d left.".formatted(name(lost.unit()), stands(lost.lost()), lost.left());
            case UnitEvent.GunsChanged changed -> guns(changed);
            case UnitEvent.EffectivenessChanged changed ->
                "%s is %s now.".formatted(name(changed.unit()), plain(changed.after()));
            case UnitEvent.UnitLost lost ->
                switch (lost.how()) {
                    case DESTROYED -> "%s is out of the battle.".formatted(name(lost.unit()));
                    case GUNS_TAKEN -> "The guns of %s fall to the enemy.".formatted(name(lost.unit()));
                };
            case UnitEvent.RanLowOnAmmunition low -> "%s runs low on ammunition.".formatted(name(low.unit()));
            case UnitEvent.AmmunitionReplenished full ->
                "%s fills its cartridge boxes again.".formatted(name(full.unit()));
            case UnitEvent.UnitSet set -> "";
        };
    }

    private String guns(UnitEvent.GunsChanged changed) {
        var now = changed.after();
        return "%s has %s: %d ready, %d silenced, %d damaged."
                .formatted(
                        name(changed.unit()),
                        now.left() == 1 ? "1 gun stand" : now.left() + " gun stands",
                        now.ready(),
                        now.silenced() + now.damagedAndSilenced(),
                        now.damaged() + now.damagedAndSilenced());
    }

    private String maneuver(ManeuverEvent event) {
        return switch (event) {
            case ManeuverEvent.ManeuverResolved resolved ->
                "%s takes its maneuver check %s: %d %+d makes %d, %s."
                        .formatted(
                                name(resolved.unit()),
                                resolved.inCommand() ? "in command" : "out of command",
                                resolved.die(),
                                resolved.modifier(),
                                resolved.total(),
                                plain(resolved.result()));
            case ManeuverEvent.Maneuvered done ->
                "%s: %s%s.".formatted(name(done.unit()), done.maneuver().replace('-', ' '), over(done.legs()));
            case ManeuverEvent.Exposed exposed -> "";
        };
    }

    private String fire(FireEvent event) {
        return switch (event) {
            case FireEvent.FireResolved fire ->
                "%s: %s at %s with %d fire %s: %d %+d makes %d, %s fire%s."
                        .formatted(
                                names(
                                        table,
                                        fire.shares().stream()
                                                .map(FireEvent.Share::unit)
                                                .distinct()
                                                .toList()),
                                plain(fire.kind()),
                                name(fire.target()),
                                fire.points(),
                                fire.points() == 1 ? "point" : "points",
                                fire.die(),
                                fire.modifier(),
                                fire.total(),
                                plain(fire.result()),
                                chargeFate(fire));
            case FireEvent.MassedTargetStruck struck ->
                "Close behind %s, %s takes %s fire."
                        .formatted(name(struck.target()), name(struck.unit()), plain(struck.result()));
        };
    }

    private static String chargeFate(FireEvent.FireResolved fire) {
        var fate = fire.charge();
        if (fate == null) {
            return "";
        }
        return switch (fate) {
            case CHECKED, CHECKED_UNLESS_COLD_STEEL -> "; the charge is checked";
            case HOME -> "; the charge goes home";
        };
    }

    private String retreat(RetreatEvent event) {
        return switch (event) {
            case RetreatEvent.Retreated back ->
                "%s retreats%s%s.".formatted(name(back.unit()), how(back.how()), inches(back.inches()));
            case RetreatEvent.Held held ->
                "%s holds its position (%s).".formatted(name(held.unit()), plain(held.why()));
            case RetreatEvent.RecallAllowed allowed -> "%s may be recalled.".formatted(name(allowed.unit()));
            case RetreatEvent.Recalled recalled ->
                "%s is recalled%s.".formatted(name(recalled.unit()), inches(recalled.inches()));
        };
    }

    private static String how(Retreat retreat) {
        return switch (retreat) {
            case NONE, SHORT -> "";
            case OUT_OF_CLOSE_RANGE -> " out of close range";
            case FULL -> " a full move";
        };
    }

    private String leader(LeaderEvent event) {
        var who = name(event.leader());
        return switch (event) {
            case LeaderEvent.LeaderStruck struck -> fate(who, struck);
            case LeaderEvent.LeaderReturned returned -> "%s is back with his command.".formatted(who);
            case LeaderEvent.LeaderAttached attached -> "%s joins %s.".formatted(who, name(attached.unit()));
            case LeaderEvent.LeaderDetached detached -> "%s leaves %s.".formatted(who, name(detached.unit()));
            case LeaderEvent.LeaderReplaced replaced ->
                "%s takes the place of %s.".formatted(replaced.by() == null ? "An officer" : replaced.by(), who);
            case LeaderEvent.LeaderMoved moved -> "%s moves%s.".formatted(who, over(moved.legs()));
        };
    }

    private static String fate(String who, LeaderEvent.LeaderStruck struck) {
        return switch (struck.fate()) {
            case SHOT_DEAD -> "%s is shot dead.".formatted(who);
            case MORTALLY_WOUNDED -> "%s falls, mortally wounded.".formatted(who);
            case GRIEVOUSLY_WOUNDED -> "%s is carried from the field, grievously wounded.".formatted(who);
            case FLESH_WOUND -> "%s has a flesh wound and is away for a turn.".formatted(who);
            case HORSE_SHOT -> "%s loses his horse and goes on foot for a turn.".formatted(who);
            case COAT_PIERCED -> "A ball goes through the coat of %s, and he is unharmed.".formatted(who);
            case STAFF_OFFICER_STRUCK -> "An officer beside %s is struck.".formatted(who);
            case IGNORES_THE_FIRE -> "%s pays the fire no heed.".formatted(who);
        };
    }

    private String turn(TurnEvent event) {
        return switch (event) {
            case TurnEvent.PhaseBegun begun -> begun(begun);
            case TurnEvent.PlayerTurnEnded ended ->
                "The %s side ends its part of turn %d.".formatted(name(ended.side()), ended.turn());
            case TurnEvent.PlayerTurnBegun begun ->
                "Turn %d: the %s side maneuvers.".formatted(begun.turn(), name(begun.side()));
            case TurnEvent.SideStatusSet set ->
                set.conditions().isEmpty()
                        ? "Nothing weighs upon the %s side by the umpire's word.".formatted(name(set.side()))
                        : "Upon the %s side weighs: %s."
                                .formatted(
                                        name(set.side()),
                                        set.conditions().stream()
                                                .map(RffSentences::plain)
                                                .collect(Collectors.joining(", ")));
        };
    }

    private String begun(TurnEvent.PhaseBegun begun) {
        var phase =
                switch (begun.part()) {
                    case MANEUVER -> "Units maneuver";
                    case DEFENSIVE_FIRE -> "Defensive fire";
                    case OFFENSIVE_FIRE -> "Offensive fire";
                    case CHARGE -> "Charges come to blows";
                    case BREAKTHROUGH -> "Breakthroughs";
                };
        return begun.leftOpen().isEmpty()
                ? phase + "."
                : "%s. Left out before: %s.".formatted(phase, names(table, begun.leftOpen()));
    }

    private String due(DueCalled due) {
        var about = due.unit() == null ? "" : name(due.unit());
        return switch (due.kind()) {
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD -> "%s must go back.".formatted(about);
            case LEADER_UNDER_FIRE -> "%s is under fire: roll for him.".formatted(about);
            case LEADER_NEAR_TARGET -> "Which leader is close to %s?".formatted(about);
            case LOW_ON_AMMUNITION -> "Who of those who fired runs low on ammunition?";
            case MASSED_TARGET -> "Who stands close behind %s?".formatted(about);
        };
    }
}
