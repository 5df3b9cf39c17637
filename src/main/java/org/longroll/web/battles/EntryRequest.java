package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Order;
import org.longroll.web.Id;
import org.longroll.web.Words;

/** One thing that a person records; its {@code type} says which. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes(@JsonSubTypes.Type(value = EntryRequest.NoteRequest.class, name = "note"))
@Schema(
        name = "NewEntry",
        oneOf = EntryRequest.NoteRequest.class,
        discriminatorProperty = "type",
        discriminatorMapping = @DiscriminatorMapping(value = "note", schema = EntryRequest.NoteRequest.class))
public sealed interface EntryRequest {

    Order order();

    /** Something worth writing down. */
    @Schema(name = "NewNote")
    record NoteRequest(
            @NotNull @Words(max = 4000) @Schema(examples = "Chamberlain refuses the left.")
            String text,

            @Size(max = 500) @Schema(description = "The units that it is about.") @Nullable List<@NotNull @Id String> units)
            implements EntryRequest {

        @Override
        public Order order() {
            return new Order.Note(text, units == null ? List.of() : units);
        }
    }
}
