package org.longroll.web.battles;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Possibility;

/** A kind of entry that would be accepted now. */
@Schema(name = "Next")
public record NextView(
        @Schema(examples = "fire") String type,

        @Schema(description = "The side that may record it, besides the umpire; null for both sides.") @Nullable String side,

        @Schema(description = "Units of which any may be its subject.")
        List<String> units,

        @Schema(description = "For entries that have kinds: which.")
        List<String> kinds,

        @Schema(description = "The entry that it would react to.") @Nullable UUID reactionTo,

        @Schema(description = "The check or question that it would settle.") @Nullable String due,

        @Schema(description = "The charge that it would carry on.") @Nullable UUID charge,

        @Schema(description = "Possible values of other fields of the entry.")
        Map<String, List<String>> options) {

    static NextView of(Possibility next) {
        return new NextView(
                next.type(),
                next.side(),
                next.units(),
                next.kinds(),
                next.reactionTo(),
                next.due(),
                next.charge(),
                next.options());
    }
}
