package org.longroll.web.battles;

import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Refusal;

/** Which dice an entry still takes. */
@Schema(name = "DiceAsked")
public record DiceAskedView(
        @Schema(
                description =
                        "The first dice that it lacks, or of which it has others than it takes; null if it has all.")
        @Nullable MissingView missing) {

    /** The dice of one field. */
    @Schema(name = "MissingDice")
    public record MissingView(
            @Schema(description = "Where they go.", examples = "dice")
            String field,

            @Schema(examples = "2") int count,

            @Schema(examples = "6") int sides) {}

    /** The dice that a refusal asks for; null for a refusal that asks for none. */
    static @Nullable DiceAskedView of(Refusal refusal) {
        var dice = refusal.dice();
        return dice == null
                ? null
                : new DiceAskedView(new MissingView(
                        Objects.requireNonNull(refusal.field(), "dice belong to a field"), dice.count(), dice.sides()));
    }
}
