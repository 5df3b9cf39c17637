package org.longroll.rff.web.entries;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.RffOrder;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.entries.EntryRequest;
import org.longroll.web.entries.Units;

/** The entries of Regimental Fire and Fury, beside the common ones. */
@Schema(name = "RffEntry")
public sealed interface RffEntryRequest extends EntryRequest
        permits ManeuverRequest,
                FireRequest,
                ChargeRequest,
                RetreatRequest,
                LeaderRequest,
                TurnRequest,
                RffEntryRequest.Answer {

    @EntryType("answer")
    @Schema(name = "NewRffAnswer")
    record Answer(
            @NotNull @Size(max = 100) @Schema(examples = "2-mississippi-3")
            String due,

            @Size(max = 50) @Schema(description = "Units, or a leader; left out or empty: none.") @Units @Nullable List<@NotNull @Id String> units)
            implements RffEntryRequest {

        @Override
        public Order order() {
            return new RffOrder.Answer(due, Given.list(units));
        }
    }
}
