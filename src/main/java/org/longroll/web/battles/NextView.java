package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A kind of entry that would be accepted now, as {@link NextViews} tells it. */
@Schema(
        name = "Next",
        description =
                "A kind of entry that the seat that asks could record now. A field that says nothing is left out.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NextView(
        @Schema(examples = "fire") String type,

        @Schema(description = "To the umpire: the side whose entry it is. Left out: an entry of either side.") @Nullable String side,

        @Schema(
                description = "Units of which any may be its subject. Left out, like `except`, for entries that have"
                        + " units: every unit in play that the seat may command; for the umpire, that is of `side`.")
        @Nullable List<String> units,

        @Schema(description = "In place of `units` where that is shorter: every unit in play but these.") @Nullable List<String> except,

        @Schema(description = "For entries that have kinds: which.") @Nullable List<String> kinds,

        @Schema(description = "The entry that it would react to.") @Nullable UUID reactionTo,

        @Schema(description = "The check or question that it would settle.") @Nullable String due,

        @Schema(description = "The charge that it would carry on.") @Nullable UUID charge,

        @Schema(
                description =
                        "Possible values of other fields of the entry. `targets` left out, for entries that have a"
                                + " target: every enemy unit in play. `inches` are the most for each of `terrains` or"
                                + " `grounds`; of a retreat that is due, those that the chart gives it. The answer to an entry"
                                + " has only `targets` and `together`, but all of what settles something due; the"
                                + " `next` of the battle itself has them all, and tells units with different ones"
                                + " apart.")
        @Nullable Map<String, List<String>> options) {}
