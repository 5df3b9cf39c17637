package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Flaw;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Point;
import org.longroll.rules.Word;

/**
 * The fields of one object of a file. Reading goes on after a flaw, with a harmless value in its place, so that all
 * flaws of a file are found at once. The caller must check the flaws before using what was read.
 */
final class Fields {

    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern WEAPON = Pattern.compile("[A-Za-z0-9-]+");
    private static final int LONGEST_ID = 60;
    private static final int LONGEST_SCALAR = 200;

    private final JsonNode object;
    private final String path;
    private final List<Flaw> flaws;
    private final Set<String> asked = new LinkedHashSet<>();

    Fields(JsonNode object, String path, List<Flaw> flaws) {
        this.object = object;
        this.path = path;
        this.flaws = flaws;
    }

    String text(String name, int most) {
        return required(name, optionalText(name, most), "?");
    }

    /** Text for people: not blank, limited in length, no control characters. */
    @Nullable String optionalText(String name, int most) {
        return textual(
                name,
                text -> ScenarioReader.isName(text, most),
                "must be 1 to %d characters of readable text".formatted(most));
    }

    String id(String name) {
        return required(name, optionalId(name), "?");
    }

    @Nullable String optionalId(String name) {
        return textual(
                name, Fields::isId, "must be a short name of small letters, digits and hyphens, such as “20-maine”");
    }

    @Nullable String optionalWeapon(String name) {
        return textual(
                name,
                text -> text.length() <= LONGEST_ID && WEAPON.matcher(text).matches(),
                "must be the name of a weapon");
    }

    private @Nullable String textual(String name, Predicate<String> fits, String otherwise) {
        var value = value(name);
        if (value == null) {
            return null;
        }
        boolean holds = value.isTextual() && fits.test(value.textValue());
        return expect(holds, name, otherwise, holds ? value.textValue() : "?");
    }

    int whole(String name, int least, int most) {
        return required(name, optionalWhole(name, least, most), least);
    }

    @Nullable Integer optionalWhole(String name, int least, int most) {
        var value = value(name);
        if (value == null) {
            return null;
        }
        boolean fits = value.isIntegralNumber()
                && value.canConvertToInt()
                && value.intValue() >= least
                && value.intValue() <= most;
        return expect(
                fits,
                name,
                "must be a whole number from %d to %d".formatted(least, most),
                fits ? value.intValue() : least);
    }

    double number(String name, double least, double most) {
        return required(name, optionalNumber(name, least, most), least);
    }

    @Nullable Double optionalNumber(String name, double least, double most) {
        var value = value(name);
        if (value == null) {
            return null;
        }
        boolean fits = value.isNumber() && value.doubleValue() >= least && value.doubleValue() <= most;
        return expect(
                fits,
                name,
                most == Math.rint(most)
                        ? "must be a number from %.0f to %.0f".formatted(least, most)
                        : "must be a number from %.0f up to %.0f".formatted(least, Math.ceil(most)),
                fits ? value.doubleValue() : least);
    }

    boolean optionalYes(String name) {
        var value = value(name);
        return value != null && expect(value.isBoolean(), name, "must be true or false", value.booleanValue());
    }

    boolean yesUnlessNo(String name) {
        var value = value(name);
        return value == null || expect(value.isBoolean(), name, "must be true or false", value.booleanValue());
    }

    /** A value of a chart, which may be written as a number or as a text. */
    String scalar(String name) {
        var value = value(name);
        boolean holds =
                value != null && value.isValueNode() && ScenarioReader.isReadable(value.asText(), LONGEST_SCALAR);
        return required(name, value == null ? null : expect(holds, name, "must be one value", value.asText()), "?");
    }

    <E extends Enum<E> & Word> E word(String name, Class<E> vocabulary) {
        return required(name, optionalWord(name, vocabulary), vocabulary.getEnumConstants()[0]);
    }

    <E extends Enum<E> & Word> @Nullable E optionalWord(String name, Class<E> vocabulary) {
        var value = value(name);
        if (value == null) {
            return null;
        }
        var words = vocabulary.getEnumConstants();
        var meant = value.isTextual() ? Word.find(vocabulary, value.textValue()) : Optional.<E>empty();
        var all = Arrays.stream(words).map(Word::word).collect(Collectors.joining(", "));
        return expect(meant.isPresent(), name, "must be one of " + all, meant.orElse(words[0]));
    }

    <T> List<T> list(String name, int least, int most, Function<Fields, T> read) {
        var value = value(name);
        if (value == null) {
            return least > 0 ? required(name, null, List.of()) : List.of();
        }
        boolean fits = expect(value.isArray(), name, "must be a list", value.isArray())
                && expect(
                        value.size() >= least && value.size() <= most,
                        name,
                        "must have %s entries".formatted(least == most ? least : "%d to %d".formatted(least, most)),
                        value.size() <= most);
        var items = new ArrayList<T>();
        for (int i = 0; fits && i < value.size(); i++) {
            items.add(object(value.get(i), "%s[%d]".formatted(at(name), i), read));
        }
        return items;
    }

    List<Point> points(String name, int least) {
        return required(name, optionalPoints(name, least), List.of());
    }

    /** A list of places, each written as {@code [x, y]}; null if it is left out. */
    @Nullable List<Point> optionalPoints(String name, int least) {
        var value = value(name);
        if (value == null) {
            return null;
        }
        boolean fits = expect(value.isArray(), name, "must be a list of points, each [x, y]", value.isArray())
                && expect(
                        value.size() >= least && value.size() <= Ground.MOST_POINTS_OF_A_SHAPE,
                        name,
                        "must have %d to %d points".formatted(least, Ground.MOST_POINTS_OF_A_SHAPE),
                        value.size() <= Ground.MOST_POINTS_OF_A_SHAPE);
        var points = new ArrayList<Point>();
        for (int i = 0; fits && i < value.size(); i++) {
            points.add(point(value.get(i), "%s[%d]".formatted(name, i)));
        }
        return points;
    }

    private Point point(JsonNode pair, String name) {
        boolean fits = pair.isArray() && pair.size() == 2 && isInches(pair.get(0)) && isInches(pair.get(1));
        return expect(
                fits,
                name,
                "must be two numbers, [x, y], in inches from 0 to %d".formatted(Ground.LARGEST_INCHES),
                fits ? new Point(pair.get(0).doubleValue(), pair.get(1).doubleValue()) : new Point(0, 0));
    }

    private static boolean isInches(JsonNode number) {
        return number.isNumber() && number.doubleValue() >= 0 && number.doubleValue() <= Ground.LARGEST_INCHES;
    }

    /** An object below this one; null if it is left out. */
    <T> @Nullable T optionalObject(String name, Function<Fields, T> read) {
        var value = value(name);
        return value == null ? null : object(value, at(name), read);
    }

    /** Reads a whole object and reports fields that were not read. */
    static <T> T read(JsonNode object, List<Flaw> flaws, Function<Fields, T> read) {
        return new Fields(object, "", flaws).object(object, "", read);
    }

    private <T> T object(JsonNode value, String place, Function<Fields, T> read) {
        if (!value.isObject()) {
            flaws.add(new Flaw(place, "must be an object with fields"));
        }
        var below = new Fields(value, place, value.isObject() ? flaws : new ArrayList<>());
        var result = read.apply(below);
        below.reportUnknown();
        return result;
    }

    private void reportUnknown() {
        object.fieldNames().forEachRemaining(name -> {
            if (!asked.contains(name)) {
                flaws.add(new Flaw(at(name), "is not known here; known are %s".formatted(String.join(", ", asked))));
            }
        });
    }

    /** The names of fields that the file chooses itself, each with a text. */
    Iterable<String> names() {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private @Nullable JsonNode value(String name) {
        asked.add(name);
        var value = object.get(name);
        return value == null || value.isNull() ? null : value;
    }

    private <T> T required(String name, @Nullable T value, T otherwise) {
        if (value != null) {
            return value;
        }
        if (object.path(name).isNull() || object.path(name).isMissingNode()) {
            flaws.add(new Flaw(at(name), "is missing"));
        }
        return otherwise;
    }

    private <T> T expect(boolean holds, String name, String otherwise, T value) {
        if (!holds) {
            flaws.add(new Flaw(at(name), otherwise));
        }
        return value;
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    static boolean isId(String text) {
        return text.length() <= LONGEST_ID && ID.matcher(text).matches();
    }
}
