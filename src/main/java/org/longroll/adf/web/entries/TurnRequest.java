package org.longroll.adf.web.entries;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.battle.EntryType;
import org.longroll.battle.Order;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

@EntryType({"begin-part", "end-part", "end-turn"})
@Schema(name = "NewAdfPart")
public record TurnRequest(@NotNull Step type) implements AdfEntryRequest {

    public enum Step implements Word {
        @Spelled("begin-part")
        BEGIN_PART,
        @Spelled("end-part")
        END_PART,
        @Spelled("end-turn")
        END_TURN
    }

    @Override
    public Order order() {
        return switch (type) {
            case BEGIN_PART -> new TurnOrder.BeginPart();
            case END_PART -> new TurnOrder.EndPart();
            case END_TURN -> new TurnOrder.EndTurn();
        };
    }
}
