package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.battle.BattleRefusal;
import org.longroll.journal.Event;
import org.longroll.rff.battle.UnitEvent.UnitLost;
import org.longroll.rff.battle.UnitEvent.UnitSet;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** The properties of a unit that an umpire may set, with the names of its status. */
record UnitRuling(RffField field, RffRules rules) {

    private static final List<String> GUN_STATES =
            List.of("ready", "silenced", "damaged", "damagedAndSilenced", "wrecked");

    Verdict<List<Event>> set(String id, Map<String, String> properties) {
        var unit = field.unit(id);
        for (var property : properties.entrySet()) {
            if (!GUN_STATES.contains(property.getKey())) {
                var changed = changed(unit, property.getKey(), property.getValue());
                if (changed.isEmpty()) {
                    return refused(unit, property.getKey(), property.getValue());
                }
                unit = changed.get();
            }
        }
        var guns = guns(unit, properties);
        if (guns.isEmpty()) {
            return refused(unit, "gunStands", properties.toString());
        }
        return Verdict.allowed(ruled(guns.get()));
    }

    private static Verdict<List<Event>> refused(RffUnit unit, String property, String value) {
        var known = properties(unit);
        return Verdict.refused(BattleRefusal.CANNOT_BE_SET.of(
                "sets." + property,
                known.contains(property)
                        ? "“%s” is nothing that this unit's “%s” can be%s."
                                .formatted(
                                        value,
                                        property,
                                        property.equals("stands") ? ", from 0 to " + unit.mustered() : "")
                        : "This unit has no “%s” that can be set; these can be: %s."
                                .formatted(property, String.join(", ", known))));
    }

    private static List<String> properties(RffUnit unit) {
        var all = new ArrayList<>(List.of("formation", "lowOnAmmunition", "result", "fired"));
        if (unit.guns() == null) {
            all.addAll(List.of("stands", "order"));
        } else {
            all.addAll(GUN_STATES);
        }
        return all;
    }

    private List<Event> ruled(RffUnit after) {
        var course = new Course(field);
        course.happens(new UnitSet(after.id(), after));
        if (after.stands() == 0) {
            course.lost(after.id(), UnitLost.How.DESTROYED);
        }
        return course.events();
    }

    /** The unit with another property; a unit that gets stands back is in the battle again. */
    private Optional<RffUnit> changed(RffUnit unit, String property, String value) {
        boolean troops = unit.guns() == null;
        return switch (property) {
            case "stands" ->
                count(value, unit.mustered()).filter(stands -> troops).map(stands -> unit.withStands(stands)
                        .countedAgain());
            case "order" ->
                Word.find(Order.class, value).filter(order -> troops).map(unit::in);
            case "formation" ->
                Word.find(Formation.class, value)
                        .filter(Enlistment.formations(unit.arm())::contains)
                        .map(unit::in)
                        .filter(formed -> new Marches(rules).lacks(formed).isEmpty());
            case "lowOnAmmunition" ->
                truth(value).map(low -> unit.withLowStands(low ? Math.max(1, unit.lowStands()) : 0));
            case "result" ->
                Word.find(ManeuverResult.class, value)
                        .filter(rules.printed().maneuver().effects()::containsKey)
                        .map(result -> unit.with(
                                unit.activity().checked(result, unit.activity().check())));
            case "fired" -> truth(value).map(fired -> unit.with(unit.activity().withFired(fired)));
            default -> Optional.empty();
        };
    }

    private static Optional<RffUnit> guns(RffUnit unit, Map<String, String> properties) {
        if (properties.keySet().stream().noneMatch(GUN_STATES::contains)) {
            return Optional.of(unit);
        }
        var guns = unit.guns();
        if (guns == null) {
            return Optional.empty();
        }
        var was = List.of(guns.ready(), guns.silenced(), guns.damaged(), guns.damagedAndSilenced(), guns.wrecked());
        var now = new int[GUN_STATES.size()];
        int sum = 0;
        for (int i = 0; i < now.length; i++) {
            var said = properties.get(GUN_STATES.get(i));
            var count = said == null ? Optional.of(was.get(i)) : count(said, unit.mustered());
            if (count.isEmpty()) {
                return Optional.empty();
            }
            now[i] = count.get();
            sum += now[i];
        }
        return sum == unit.mustered()
                ? Optional.of(unit.withGuns(new GunStands(now[0], now[1], now[2], now[3], now[4]))
                        .countedAgain())
                : Optional.empty();
    }

    private static Optional<Integer> count(String text, int most) {
        return text.matches("\\d{1,3}")
                ? Optional.of(Integer.valueOf(text)).filter(count -> count <= most)
                : Optional.empty();
    }

    private static Optional<Boolean> truth(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }
}
