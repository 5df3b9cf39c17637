package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.PositionRequest;

/** Retreats and recalls, required or voluntary. */
public sealed interface RetreatRequest extends RffEntryRequest {

    @EntryType("retreat")
    @Schema(name = "NewRffRetreat")
    record Retreat(
            @Size(max = 100) @Schema(description = "What called for it; left out, nothing did.") @Nullable String due,

            @OneUnit List<@NotNull @Id String> units,

            @Schema(description = "Why it stays where it is; left out, it goes.") @Nullable Hold holds,

            @Inches @Nullable BigDecimal inches,
            @Valid @Nullable PositionRequest position)
            implements RetreatRequest {

        @Override
        public Order order() {
            return new RetreatOrder.Retreat(
                    due, units.getFirst(), holds, Given.inchesIfSaid(inches), PositionRequest.ifSaid(position));
        }
    }

    /** Cavalry is recalled after a charge. */
    @EntryType("recall")
    @Schema(name = "NewRffRecall")
    record Recall(
            @Size(max = 100) @Schema(description = "The retreat in whose place it comes.") @Nullable String due,

            @OneUnit List<@NotNull @Id String> units,

            @Inches @Nullable BigDecimal inches,
            @Valid @Nullable PositionRequest position)
            implements RetreatRequest {

        @Override
        public Order order() {
            return new RetreatOrder.Recall(
                    due, units.getFirst(), Given.inchesIfSaid(inches), PositionRequest.ifSaid(position));
        }
    }
}
