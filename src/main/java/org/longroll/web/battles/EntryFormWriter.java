package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.longroll.battle.CommonOrder;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Correction;
import org.longroll.journal.Order;
import org.longroll.web.entries.EntryForms;

/** Writes an order in the form of an entry, as {@link EntryReader} reads it; with corrections if there are any. */
@ApplicationScoped
class EntryFormWriter {

    private static final String TYPE = "type";

    /** Dice are replaced as a whole. */
    private static final String DICE = "dice";

    /** Fields that say the same: a correction of one removes the others. */
    private static final List<Set<String>> ALTERNATIVES = List.of(
            Set.of("unit", "units"),
            Set.of("code", "codes"),
            Set.of("inches", "band"),
            Set.of("position", "positions"),
            Set.of("firers", "units"),
            Set.of("firers", "inches"));

    private final ObjectMapper mapper = JournalJson.mapper();

    ObjectNode write(String system, Order order) {
        return write(EntryForms.ALL.named(system), order);
    }

    private ObjectNode write(EntryForms forms, Order order) {
        return order instanceof CommonOrder.Ruling ruling
                ? ruling(forms, ruling)
                : forms.written(order, mapper.valueToTree(order)).put(TYPE, order.type());
    }

    /** A correction with the fields of its call. */
    ObjectNode correction(String system, Correction correction) {
        var said = mapper.createObjectNode().put(TYPE, correction.type());
        switch (correction) {
            case Correction.UndoLast undo -> said.put("entries", undo.entries());
            case Correction.UndoBackTo undo -> said.put("backTo", undo.entry().toString());
            case Correction.Redo redo -> {}
            case Correction.Consent consent ->
                said.put("request", consent.request().toString()).put("agree", consent.agreed());
            case Correction.Amend amend -> amendment(system, amend, said);
        }
        return correction.reason() == null ? said : said.put("reason", correction.reason());
    }

    private void amendment(String system, Correction.Amend amend, ObjectNode said) {
        said.put("entry", amend.entry().toString());
        switch (amend.change()) {
            case Correction.Change.Replace(var order) -> said.set("with", write(system, order));
            case Correction.Change.Strike() -> said.put("strike", true);
            case Correction.Change.InsertBefore(var order, var by) ->
                said.put("insertBy", by.id()).set("insertBefore", write(system, order));
        }
        if (!amend.dice().isEmpty()) {
            said.set(DICE, mapper.valueToTree(amend.dice()));
        }
    }

    /**
     * The entry with some fields corrected: objects are merged, everything else is replaced, a null removes a field
     * (RFC 7396). A correction with its own type replaces the whole entry.
     */
    JsonNode corrected(String system, Order order, JsonNode with) {
        return with.has(TYPE) ? with : merged(write(system, order), with);
    }

    private ObjectNode ruling(EntryForms forms, CommonOrder.Ruling ruling) {
        var said = mapper.createObjectNode()
                .put(TYPE, ruling.type())
                .put("reason", ruling.reason())
                .put("standing", ruling.standing());
        switch (ruling) {
            case CommonOrder.Allow allow -> {
                var allows = said.putObject("allows");
                if (allow.more() == null) {
                    allows.put("code", allow.code());
                } else {
                    allow.codes().forEach(allows.putArray("codes")::add);
                }
                allows.set("entry", write(forms, allow.entry()));
            }
            case CommonOrder.SetUnit set -> {
                var sets = said.putObject("sets").put("unit", set.unit());
                set.properties().forEach(sets::put);
            }
            case CommonOrder.Settle settle -> said.put("settles", settle.due());
        }
        return said;
    }

    private static ObjectNode merged(ObjectNode said, JsonNode with) {
        with.properties().forEach(change -> {
            var name = change.getKey();
            var value = change.getValue();
            if (value.isNull()) {
                said.remove(name);
            } else if (value.isObject() && said.path(name).isObject() && !name.equals(DICE)) {
                merged((ObjectNode) said.get(name), value);
            } else {
                ALTERNATIVES.stream().filter(ways -> ways.contains(name)).forEach(said::remove);
                said.set(name, value);
            }
        });
        return said;
    }
}
