package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Order;
import org.longroll.battle.rff.ManeuverOrder;
import org.longroll.battle.rff.RffOrder;
import org.longroll.codec.JournalJson;

/** Writes an entry as it is sent: what {@link EntryReader} reads the same order from, as it is or with something corrected. */
@ApplicationScoped
class EntryWriter {

    private static final String TYPE = "type";

    /** Dice are given as a whole. */
    private static final String DICE = "dice";

    /** Ways to say the same: whoever says one takes back the others. */
    private static final List<Set<String>> ALTERNATIVES = List.of(
            Set.of("unit", "units"),
            Set.of("inches", "band"),
            Set.of("position", "positions"),
            Set.of("firers", "units"),
            Set.of("firers", "inches"));

    private final ObjectMapper mapper = JournalJson.mapper();

    ObjectNode write(Order order) {
        return switch (order) {
            case CommonOrder.Ruling ruling -> ruling(ruling);
            case ManeuverOrder.Evolve evolve -> plainly(evolve).without("how");
            case RffOrder.Fire fire -> fire(fire);
            default -> plainly(order);
        };
    }

    /**
     * The entry with other values in some of its fields: objects are merged, everything else is replaced, a null takes a
     * field away (RFC 7396). A correction that says a type of its own is an entry of its own.
     */
    JsonNode corrected(Order order, JsonNode with) {
        return with.has(TYPE) ? with : merged(write(order), with);
    }

    private ObjectNode plainly(Order order) {
        return mapper.<ObjectNode>valueToTree(order).put(TYPE, order.type());
    }

    private ObjectNode ruling(CommonOrder.Ruling ruling) {
        var said = mapper.createObjectNode()
                .put(TYPE, ruling.type())
                .put("reason", ruling.reason())
                .put("standing", ruling.standing());
        switch (ruling) {
            case CommonOrder.Allow allow ->
                said.putObject("allows").put("code", allow.code()).set("entry", write(allow.entry()));
            case CommonOrder.SetUnit set -> {
                var sets = said.putObject("sets").put("unit", set.unit());
                set.properties().forEach(sets::put);
            }
            case CommonOrder.Settle settle -> said.put("settles", settle.due());
        }
        return said;
    }

    /** Whole units at one distance are said in fewer words. */
    private ObjectNode fire(RffOrder.Fire fire) {
        var said = plainly(fire);
        var inches = fire.firers().getFirst().inches();
        if (fire.firers().stream()
                .allMatch(group -> group.stands() == null && group.inches().equals(inches))) {
            said.set("inches", said.at("/firers/0/inches"));
            var units = said.putArray("units");
            fire.firers().forEach(group -> units.add(group.unit()));
            said.remove("firers");
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
