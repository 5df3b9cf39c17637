package org.longroll.web.entries;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.web.Given;

/** A position on the table; always optional. */
@Schema(name = "Position")
public record PositionRequest(
        @NotNull @DecimalMin("-1000") @DecimalMax("1000") @Schema(description = "Inches from the left edge.", examples = "12.5")
        Double x,

        @NotNull @DecimalMin("-1000") @DecimalMax("1000") @Schema(description = "Inches from the near edge.", examples = "20")
        Double y,

        @DecimalMin("0") @DecimalMax(value = "360", inclusive = false) @Schema(description = "Degrees clockwise; 0 is away from the near edge.")
        @Nullable Double facing) {

    public static @Nullable Position ifSaid(@Nullable PositionRequest sent) {
        return sent == null ? null : sent.position();
    }

    /** The positions of several units; the rules check which units they may be. */
    public static Map<String, Position> all(@Nullable Map<String, PositionRequest> sent) {
        var positions = new HashMap<String, Position>();
        if (sent != null) {
            sent.forEach((unit, place) -> positions.put(unit, place.position()));
        }
        return positions;
    }

    /** The positions of the units of an entry: by unit, or one position for a single unit. */
    public static Map<String, Position> of(
            List<String> units, @Nullable PositionRequest position, @Nullable Map<String, PositionRequest> positions) {
        var places = all(positions);
        places.keySet().stream()
                .filter(unit -> !units.contains(unit))
                .findFirst()
                .ifPresent(stranger -> {
                    throw Given.invalid("positions." + stranger, "is not one of the units of this entry");
                });
        if (position != null) {
            if (units.size() != 1 || positions != null) {
                throw Given.invalid("position", "is for an only unit; several have their places in positions");
            }
            places.put(units.getFirst(), position.position());
        }
        return places;
    }

    private Position position() {
        return new Position(x, y, facing);
    }
}
