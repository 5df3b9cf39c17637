package org.longroll.web.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.ConstraintViolation;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** The body of every error response. */
@Schema(name = "Problem", description = "What went wrong: a stable code for programs, a sentence for people.")
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
        @Schema(examples = "urn:longroll:problem:invalid-input")
        String type,

        @Schema(examples = "Some of the input cannot be used.")
        String title,

        @Schema(examples = "400") int status,

        @Schema(examples = "units[3].command: there is no command “vincnet”") @Nullable String detail,

        @Schema(examples = "invalid-input") String code,

        @Schema(description = "The rule of the chart that stands against it, where there is one.") @Nullable String rule,

        @Schema(description = "Of what the rules refuse: whether an umpire's ruling may allow it all the same.")
        @Nullable Boolean waivable,

        @Schema(description = "The battle's version, where the problem is that it has moved on.") @Nullable Long version,

        @Schema(
                description =
                        "The dice that the field of the first violation takes, where it has others or none. An entry that is"
                                + " sent again with these is decided anew.")
        @Nullable DiceTaken dice,

        List<Violation> violations) {

    /** One field that cannot be used, and why. */
    @Schema(name = "Violation")
    public record Violation(
            @Schema(examples = "units[3].command") String field,

            @Schema(examples = "there is no command “vincnet”")
            String message) {}

    /** The dice of a roll. */
    @Schema(name = "DiceTaken")
    public record DiceTaken(
            @Schema(examples = "2") int count,

            @Schema(examples = "6") int sides) {}

    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(int status, String code, String title, @Nullable String detail) {
        return new Problem(typeOf(code), title, status, detail, code, null, null, null, null, List.of());
    }

    /** Input that cannot be used, with every field that is at fault. */
    public static Problem invalidInput(List<Violation> violations) {
        var detail = violations.isEmpty()
                ? null
                : violations.getFirst().field() + ": " + violations.getFirst().message();
        return new Problem(
                typeOf("invalid-input"),
                "Some of the input cannot be used.",
                400,
                detail,
                "invalid-input",
                null,
                null,
                null,
                null,
                List.copyOf(violations));
    }

    static List<Violation> violations(Set<? extends ConstraintViolation<?>> violations) {
        return violations.stream()
                .map(each -> new Violation(FieldNames.of(each.getPropertyPath()), each.getMessage()))
                .sorted(Comparator.comparing(Violation::field))
                .toList();
    }

    public static Problem invalidInput(String field, String message) {
        return invalidInput(List.of(new Violation(field, message)));
    }

    /** The same problem with its rule, and whether an umpire may waive it. */
    public Problem withRule(String newRule, boolean mayBeWaived) {
        return new Problem(type, title, status, detail, code, newRule, mayBeWaived, version, dice, violations);
    }

    public Problem withVersion(long newVersion) {
        return new Problem(type, title, status, detail, code, rule, waivable, newVersion, dice, violations);
    }

    public Problem withDice(DiceTaken taken) {
        return new Problem(type, title, status, detail, code, rule, waivable, version, taken, violations);
    }

    public Problem withViolations(List<Violation> newViolations) {
        return new Problem(
                type, title, status, detail, code, rule, waivable, version, dice, List.copyOf(newViolations));
    }

    private static String typeOf(String code) {
        return "urn:longroll:problem:" + code;
    }
}
