package org.longroll.web.entries;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Word;
import org.longroll.web.problem.Misread;

/** Dice for an entry: thrown at the table and typed in, or rolled by the server. The chart decides how many. */
@JsonDeserialize(using = DiceRequest.Reader.class)
@Schema(
        name = "Dice",
        description =
                "Dice that were thrown at the table, or the word `roll`: then the server rolls as many as the chart says.",
        oneOf = {DiceRequest.Thrown.class, DiceRequest.ByServer.class})
public sealed interface DiceRequest {

    GivenDice dice();

    static @Nullable GivenDice ifSaid(@Nullable DiceRequest dice) {
        return dice == null ? null : dice.dice();
    }

    /** Faces as they showed; on a ten-sided die a 0 reads 10. */
    @JsonDeserialize(using = JsonDeserializer.None.class)
    @Schema(name = "ThrownDice")
    record Thrown(
            @NotNull @Size(max = 50) @Schema(examples = "[4, 6]")
            List<@NotNull @Min(0) @Max(10) Integer> thrown) implements DiceRequest {

        @Override
        public GivenDice dice() {
            return new GivenDice.Thrown(thrown);
        }
    }

    /** The word in place of faces. */
    @JsonDeserialize(using = JsonDeserializer.None.class)
    @Schema(name = "RolledDice")
    enum ByServer implements DiceRequest, Word {
        ROLL;

        @Override
        public GivenDice dice() {
            return GivenDice.ROLL;
        }
    }

    /** Tells the two apart by their form: a word, or an object with faces. */
    final class Reader extends StdDeserializer<DiceRequest> {

        private static final long serialVersionUID = 1L;

        private static final String HOW =
                "must be {\"thrown\": [3, 4]} for dice that were thrown at the table, or \"roll\" for the server to roll";

        Reader() {
            super(DiceRequest.class);
        }

        @Override
        public DiceRequest deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return switch (json.currentToken()) {
                case VALUE_STRING -> context.readValue(json, ByServer.class);
                case START_OBJECT -> context.readValue(json, Thrown.class);
                default -> throw new Misread(json, HOW);
            };
        }
    }
}
