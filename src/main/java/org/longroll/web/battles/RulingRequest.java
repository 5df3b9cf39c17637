package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.Order;
import org.longroll.web.Given;
import org.longroll.web.Words;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** A ruling: allows one refused entry, sets properties of a unit, or strikes what is due. Exactly one of the three. */
@Schema(name = "NewRuling", description = "Says exactly one of `allows`, `sets` and `settles`.")
public record RulingRequest(
        @Valid @Nullable Allows allows,

        @Schema(
                description = "`unit`, and each property of its status that is to be different.",
                type = SchemaType.OBJECT,
                examples = "{\"unit\": \"20-maine\", \"figures\": 5, \"morale\": \"disorder\"}")
        @Nullable JsonNode sets,

        @Size(max = 200) @Schema(description = "The id of a check or question that is struck.") @Nullable String settles,

        @NotNull @Words(max = 1000) String reason,

        @Schema(description = "Whether it stays in force when entries around it are taken back.") @Nullable Boolean standing) {

    private static final int MOST_PROPERTIES = 50;

    /** An entry that was refused, with the code of the refusal. */
    @Schema(name = "Allowance", description = "Says `code`, or `codes` where more than one refusal is in the way.")
    public record Allows(
            @Pattern(regexp = "[a-z0-9-]{1,100}") @Schema(examples = "out-of-range") @Nullable String code,

            @Size(min = 1, max = 10) @Schema(examples = "[\"out-of-range\", \"something-due\"]") @Nullable List<@NotNull @Pattern(regexp = "[a-z0-9-]{1,100}") String> codes,

            @NotNull @Schema(ref = "Entry", description = "The entry as it was sent.")
            JsonNode entry) {

        private CommonOrder.Allow order(Order allowed, String reason, boolean standing) {
            var all = code == null ? Given.needed(codes, "allows.code") : List.of(code);
            if (code != null && codes != null || new HashSet<>(all).size() < all.size()) {
                throw Given.invalid("allows.codes", "give code or codes, and each code once");
            }
            return new CommonOrder.Allow(all.getFirst(), all.subList(1, all.size()), allowed, reason, standing);
        }
    }

    Order order(Function<JsonNode, Order> entries) {
        if (Stream.of(allows, sets, settles).filter(said -> said != null).count() != 1) {
            throw new ProblemException(Problem.invalidInput("ruling", "says exactly one of allows, sets and settles"));
        }
        boolean stands = standing != null && standing;
        if (allows != null) {
            return allows.order(entries.apply(allows.entry()), reason, stands);
        }
        if (settles != null) {
            return new CommonOrder.Settle(settles, reason, stands);
        }
        return setUnit(Objects.requireNonNull(sets), stands);
    }

    private Order setUnit(JsonNode sent, boolean stands) {
        if (!(sent.get("unit") instanceof TextNode unit)) {
            throw new ProblemException(Problem.invalidInput("sets.unit", "must name a unit"));
        }
        if (sent.size() > MOST_PROPERTIES) {
            throw new ProblemException(Problem.invalidInput("sets", "has too many properties"));
        }
        Map<String, String> properties = new TreeMap<>();
        sent.properties().forEach(property -> {
            if (!property.getValue().isValueNode()) {
                throw new ProblemException(Problem.invalidInput(
                        "sets." + property.getKey(), "must be a text, a number, or true or false"));
            }
            properties.put(property.getKey(), property.getValue().asText());
        });
        properties.remove("unit");
        return new CommonOrder.SetUnit(unit.textValue(), new TreeMap<>(properties), reason, stands);
    }
}
