package org.longroll.adf.web.entries;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.web.Id;

public sealed interface TogetherRequest extends AdfEntryRequest {

    @EntryType("group")
    @Schema(name = "NewAdfGroup")
    record Group(
            @NotNull @Size(min = 2, max = 50) List<@NotNull @Id String> units,

            @NotNull @Size(min = 2, max = 2) @Schema(
                    description =
                            "The two kinds of entries that they will make: `move`, `change-formation`, `face`, `limber`, `unlimber`, `mount`, `dismount`, `fire`, `charge`, `reform` or `rally`.",
                    examples = "[\"move\", \"fire\"]")
            List<@NotNull @Id String> actions)
            implements TogetherRequest {

        @Override
        public Order order() {
            return new AdfOrder.Group(units, actions);
        }
    }

    @EntryType("merge")
    @Schema(name = "NewAdfMerger")
    record Merge(@NotNull @Size(min = 2, max = 2) List<@NotNull @Id String> units) implements TogetherRequest {

        @Override
        public Order order() {
            return new Deed.Merge(units);
        }
    }
}
