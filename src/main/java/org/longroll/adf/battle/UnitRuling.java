package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.BattleRefusal;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** The properties of a unit that an umpire may set, within what a unit can be. */
record UnitRuling(Scene scene) {

    Verdict<List<Event>> set(String id, Map<String, String> properties) {
        var unit = scene.unit(id);
        Verdict<AdfEvent.UnitSet> set = Verdict.allowed(asIs(unit));
        for (var property : properties.entrySet()) {
            set = set.then(so -> with(unit, so, property.getKey(), property.getValue()));
        }
        return set.then(so -> Verdict.unless(impossible(unit, so), () -> ruled(so)));
    }

    private static AdfEvent.UnitSet asIs(AdfUnit unit) {
        return new AdfEvent.UnitSet(
                unit.id(),
                unit.strength(),
                unit.formation(),
                unit.mounted(),
                unit.morale(),
                unit.openingVolley(),
                unit.activity().spent(),
                unit.activity().reacted(),
                unit.outOfCommand() ? true : null);
    }

    private Verdict<AdfEvent.UnitSet> with(AdfUnit unit, AdfEvent.UnitSet so, String property, String value) {
        boolean guns = unit.arm() == Arm.ARTILLERY;
        var set =
                switch (property) {
                    case "figures" -> guns ? Optional.<AdfEvent.UnitSet>empty() : strength(unit, so, value);
                    case "sections" -> guns ? strength(unit, so, value) : Optional.<AdfEvent.UnitSet>empty();
                    case "formation" ->
                        Word.find(Formation.class, value).map(formation -> with(so, formation, so.mounted()));
                    case "mounted" -> yesOrNo(value).map(mounted -> with(so, so.formation(), mounted));
                    case "morale" -> Word.find(Morale.class, value).map(morale -> with(so, so.strength(), morale));
                    case "openingVolley" -> yesOrNo(value).map(still -> with(so, still, so.spent(), so.reacted()));
                    case "actions" -> spent(value).map(spent -> with(so, so.openingVolley(), spent, so.reacted()));
                    case "reacted" -> yesOrNo(value).map(already -> with(so, so.openingVolley(), so.spent(), already));
                    case "outOfCommand" -> yesOrNo(value).map(now -> with(so, now));
                    default -> Optional.<AdfEvent.UnitSet>empty();
                };
        return set.map(Verdict::allowed)
                .orElseGet(() -> Verdict.refused(BattleRefusal.CANNOT_BE_SET.of(
                        "sets." + property,
                        properties(unit).contains(property)
                                ? "%s cannot be given “%s” as its %s: %s."
                                        .formatted(scene.name(unit.id()), value, property, possible(unit, property))
                                : "%s has no “%s” that can be set; these can be: %s."
                                        .formatted(
                                                scene.name(unit.id()),
                                                property,
                                                String.join(", ", properties(unit))))));
    }

    private String possible(AdfUnit unit, String property) {
        return switch (property) {
            case "figures", "sections" -> "from 0 to %d".formatted(unit.mustered());
            case "formation" -> words(Formation.values());
            case "morale" -> words(Morale.values());
            case "actions" -> "from 0 to %d".formatted(scene.actions());
            default -> "true or false";
        };
    }

    private static String words(Word[] words) {
        return Arrays.stream(words).map(Word::word).collect(Collectors.joining(", "));
    }

    private static List<String> properties(AdfUnit unit) {
        return List.of(
                unit.arm() == Arm.ARTILLERY ? "sections" : "figures",
                "formation",
                "mounted",
                "morale",
                "openingVolley",
                "actions",
                "reacted",
                "outOfCommand");
    }

    /** A unit without figures is eliminated; both are set together. */
    private static Optional<AdfEvent.UnitSet> strength(AdfUnit unit, AdfEvent.UnitSet so, String value) {
        return number(value)
                .filter(count -> count <= unit.mustered())
                .map(count -> with(so, count, count == 0 && so.morale().inPlay() ? Morale.ELIMINATED : so.morale()));
    }

    private Optional<Fraction> spent(String value) {
        return Fraction.parse(value)
                .filter(spent -> Fraction.ZERO.atMost(spent) && spent.atMost(Fraction.whole(scene.actions())));
    }

    private static Optional<Integer> number(String value) {
        return value.matches("\\d{1,3}") ? Optional.of(Integer.valueOf(value)) : Optional.empty();
    }

    private static Optional<Boolean> yesOrNo(String value) {
        return value.equals("true") || value.equals("false") ? Optional.of(Boolean.valueOf(value)) : Optional.empty();
    }

    private static AdfEvent.UnitSet with(AdfEvent.UnitSet so, int strength, Morale morale) {
        return new AdfEvent.UnitSet(
                so.unit(),
                strength,
                so.formation(),
                so.mounted(),
                morale,
                so.openingVolley(),
                so.spent(),
                so.reacted(),
                so.outOfCommand());
    }

    private static AdfEvent.UnitSet with(AdfEvent.UnitSet so, Formation formation, boolean mounted) {
        return new AdfEvent.UnitSet(
                so.unit(),
                so.strength(),
                formation,
                mounted,
                so.morale(),
                so.openingVolley(),
                so.spent(),
                so.reacted(),
                so.outOfCommand());
    }

    private static AdfEvent.UnitSet with(AdfEvent.UnitSet so, boolean openingVolley, Fraction spent, boolean reacted) {
        return new AdfEvent.UnitSet(
                so.unit(),
                so.strength(),
                so.formation(),
                so.mounted(),
                so.morale(),
                openingVolley,
                spent,
                reacted,
                so.outOfCommand());
    }

    private static AdfEvent.UnitSet with(AdfEvent.UnitSet so, boolean outOfCommand) {
        return new AdfEvent.UnitSet(
                so.unit(),
                so.strength(),
                so.formation(),
                so.mounted(),
                so.morale(),
                so.openingVolley(),
                so.spent(),
                so.reacted(),
                outOfCommand);
    }

    private Optional<Refusal> impossible(AdfUnit unit, AdfEvent.UnitSet so) {
        return Troops.objection(unit.arm(), so.formation(), so.mounted())
                .or(() -> scene.rules()
                        .lacks(
                                new Troops(unit.arm(), unit.quality(), so.formation(), so.mounted(), so.morale()),
                                unit.arms()))
                .map(refusal -> BattleRefusal.CANNOT_BE_SET.of("sets." + refusal.field(), refusal.sentence()))
                .or(() -> BattleRefusal.CANNOT_BE_SET.when(
                        so.strength() == 0 && so.morale().inPlay(),
                        "sets.morale",
                        () -> "A unit without figures is out of play."));
    }

    /** A charge by or against a unit that the ruling removes is over. */
    private List<Event> ruled(AdfEvent.UnitSet so) {
        var course = scene.course().happens(so);
        var charge = course.field().charge();
        if (charge != null && charge.units().contains(so.unit()) && so.morale() == Morale.ROUTED) {
            Charges.stop(course, so.unit());
        }
        Charges.endIfStopped(course);
        var after = course.field().charge();
        if (after != null && !after.underWay() && !so.morale().inPlay() && after.involves(so.unit())) {
            course.happens(new ChargeEvent.ChargeEnded(Ending.RULED));
        }
        return course.events();
    }
}
