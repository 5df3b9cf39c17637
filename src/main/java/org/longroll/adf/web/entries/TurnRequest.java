package org.longroll.adf.web.entries;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rules.Word;
import org.longroll.web.Given;
import org.longroll.web.Id;

@EntryType({"begin-part", "end-part", "end-turn"})
@Schema(name = "NewAdfPart")
public record TurnRequest(
        @NotNull Step type,

        @Schema(
                description =
                        "With `begin-part`: the side that has the initiative from this turn on. The entry is then the umpire's, or asks the other side to agree.")
        @Nullable @Id
        String initiative)
        implements AdfEntryRequest {

    public enum Step implements Word {
        BEGIN_PART,
        END_PART,
        END_TURN
    }

    @Override
    public Order order() {
        if (initiative != null && type != Step.BEGIN_PART) {
            throw Given.invalid("initiative", "is said where a turn begins, with “begin-part”");
        }
        return switch (type) {
            case BEGIN_PART -> new TurnOrder.BeginPart(initiative);
            case END_PART -> new TurnOrder.EndPart();
            case END_TURN -> new TurnOrder.EndTurn();
        };
    }
}
