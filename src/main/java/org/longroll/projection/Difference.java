package org.longroll.projection;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.codec.JournalJson;

/** What differs between two states of a battle, unit by unit, in the properties of the units' status. */
public record Difference(Battle before, Battle after, List<UnitChange> units) {

    /** A property with another value; null if it is absent. */
    public record Change(@Nullable Object before, @Nullable Object after) {}

    public record UnitChange(String unit, String name, Map<String, Change> changes) {

        /** In one line: {@code 15th Alabama: figures 6 → 5, morale good-order → disorder.} */
        public String sentence() {
            var told = new ArrayList<String>();
            changes.forEach((property, change) ->
                    told.add("%s %s → %s".formatted(told(property), told(change.before()), told(change.after()))));
            return "%s: %s.".formatted(name, String.join(", ", told));
        }

        /** {@code figuresLost} becomes “figures lost”. */
        private static String told(String property) {
            return property.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        }

        private static String told(@Nullable Object value) {
            return switch (value) {
                case null -> "none";
                case Double number -> number(number);
                case Map<?, ?> place
                when place.get("x") instanceof Double x && place.get("y") instanceof Double y ->
                    "%s\" from the left and %s\" from the near edge".formatted(number(x), number(y));
                default -> value.toString();
            };
        }

        /** A number that a ruler does not show is told as a fraction: {@code 1/3}. */
        private static String number(double number) {
            if (isWhole(number * HUNDREDTHS)) {
                return BigDecimal.valueOf(Math.round(number * HUNDREDTHS), 2)
                        .stripTrailingZeros()
                        .toPlainString();
            }
            for (int denominator = 3; denominator <= LARGEST_DENOMINATOR; denominator++) {
                if (isWhole(number * denominator)) {
                    return "%d/%d".formatted(Math.round(number * denominator), denominator);
                }
            }
            return Double.toString(number);
        }

        private static boolean isWhole(double number) {
            return Math.abs(number - Math.rint(number)) < AS_GOOD_AS_EQUAL;
        }
    }

    private static final int HUNDREDTHS = 100;
    private static final int LARGEST_DENOMINATOR = 12;
    private static final double AS_GOOD_AS_EQUAL = 1e-9;
    private static final ObjectMapper MAPPER = JournalJson.mapper();
    private static final TypeReference<LinkedHashMap<String, Object>> PROPERTIES = new TypeReference<>() {};

    public static Difference between(Battle before, Battle after) {
        SortedSet<String> ids = new TreeSet<>(before.table().units().ids());
        ids.addAll(after.table().units().ids());
        var changes = new ArrayList<UnitChange>();
        for (var unit : ids) {
            of(before, after, unit).ifPresent(changes::add);
        }
        return new Difference(before, after, List.copyOf(changes));
    }

    public static Optional<UnitChange> of(Battle before, Battle after, String unit) {
        var old = properties(before, unit);
        var now = properties(after, unit);
        var names = new TreeSet<>(old.keySet());
        names.addAll(now.keySet());
        var changes = new LinkedHashMap<String, Change>();
        for (var name : names) {
            if (!Objects.equals(old.get(name), now.get(name))) {
                changes.put(name, new Change(old.get(name), now.get(name)));
            }
        }
        var table = after.table().muster(unit).isPresent() ? after.table() : before.table();
        return changes.isEmpty() ? Optional.empty() : Optional.of(new UnitChange(unit, table.name(unit), changes));
    }

    /** The properties of a unit in its own system of rules. */
    public static Map<String, Object> state(Battle battle, String unit) {
        return MAPPER.convertValue(battle.field().status(unit), PROPERTIES);
    }

    /** The properties of a unit's status and its position; empty for an unknown unit. */
    public static Map<String, Object> properties(Battle battle, String unit) {
        var standing = battle.table().units().find(unit);
        if (standing.isEmpty()) {
            return Map.of();
        }
        var properties = new LinkedHashMap<>(state(battle, unit));
        properties.put("presence", MAPPER.convertValue(battle.field().presence(unit), String.class));
        if (standing.get().position() != null) {
            properties.put("position", MAPPER.convertValue(standing.get().position(), PROPERTIES));
        }
        return properties;
    }
}
