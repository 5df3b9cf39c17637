package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.DatabindException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Arrays;
import java.util.Collection;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/** Problems of a body that cannot be read, in words that name the field and no class. */
final class JsonProblems {

    private JsonProblems() {}

    static Problem of(JsonProcessingException e) {
        return switch (e) {
            case StreamConstraintsException tooMuch ->
                Problem.of(
                        400,
                        "malformed-json",
                        "The body is not JSON that can be read here.",
                        "It is nested too deeply, or a text or number in it is too long.");
            case StreamReadException unreadable ->
                Problem.of(400, "malformed-json", "The body is not valid JSON.", position(unreadable));
            case UnrecognizedPropertyException unknown ->
                Problem.invalidInput(
                        FieldNames.of(unknown), "there is no such field here; there are " + known(unknown));
            case Misread misread -> Problem.invalidInput(FieldNames.of(misread), misread.getOriginalMessage());
            case InvalidTypeIdException type ->
                Problem.invalidInput(
                        field(FieldNames.of(type), "type"),
                        type.getTypeId() == null
                                ? "must say what it is"
                                : "“%s” is not one of those known here".formatted(type.getTypeId()));
            case InvalidFormatException value ->
                Problem.invalidInput(FieldNames.of(value), wrongValue(value.getValue(), value.getTargetType()));
            case MismatchedInputException shape
            when shape.getOriginalMessage().startsWith("Trailing token") ->
                Problem.of(400, "malformed-json", "The body is not valid JSON.", "Something stands behind its end.");
            case MismatchedInputException shape ->
                Problem.invalidInput(FieldNames.of(shape), "must be %s".formatted(expected(shape.getTargetType())));
            case DatabindException other
            when other.getCause() instanceof StreamConstraintsException ->
                Problem.invalidInput(FieldNames.of(other), "is too long");
            case DatabindException other -> Problem.invalidInput(FieldNames.of(other), "cannot be used");
            default -> Problem.of(400, "malformed-json", "The body is not valid JSON.", null);
        };
    }

    private static String known(UnrecognizedPropertyException unknown) {
        return unknown.getKnownPropertyIds().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String position(StreamReadException e) {
        var location = e.getLocation();
        return location == null
                ? "It cannot be read."
                : "It cannot be read from line %d, column %d on."
                        .formatted(location.getLineNr(), location.getColumnNr());
    }

    private static String field(String path, String name) {
        return path.equals("body") ? name : path.endsWith(name) ? path : path + "." + name;
    }

    private static String wrongValue(@Nullable Object value, @Nullable Class<?> target) {
        if (target != null && target.isEnum()) {
            return "“%s” is not one of %s".formatted(value, vocabulary(target));
        }
        return "“%s” is not %s".formatted(value, expected(target));
    }

    private static String vocabulary(Class<?> target) {
        return Arrays.stream(target.getEnumConstants())
                .map(constant -> ((Word) constant).word())
                .collect(Collectors.joining(", "));
    }

    private static String expected(@Nullable Class<?> target) {
        if (target == null || target == JavaType.class) {
            return "something else";
        }
        if (target == String.class || target.isEnum()) {
            return "text";
        }
        if (target == UUID.class) {
            return "the id of an entry";
        }
        if (target == boolean.class || target == Boolean.class) {
            return "true or false";
        }
        if (target == int.class || target == Integer.class || target == long.class || target == Long.class) {
            return "a whole number";
        }
        if (Number.class.isAssignableFrom(target) || target == double.class) {
            return "a number";
        }
        return Collection.class.isAssignableFrom(target) ? "a list" : "an object";
    }
}
