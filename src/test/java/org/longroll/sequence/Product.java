package org.longroll.sequence;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Seat;

/** What the product says: the documents that the status, the dues and the next entries are served from. */
record Product(Battle battle, Referee referee) {

    String clock() {
        var field = battle.field();
        return "turn %d, %s of %s".formatted(field.turn(), field.part(), field.activeSide());
    }

    Map<String, Object> unit(String id, Set<String> properties) {
        var state = tree(battle.field().status(id));
        var status = new LinkedHashMap<String, Object>();
        for (var property : properties) {
            status.put(
                    property,
                    property.equals("presence") ? battle.field().presence(id).word() : value(state.path(property)));
        }
        return status;
    }

    Map<String, Object> leader(String id, Set<String> properties) {
        var state = tree(battle.field().leader(id));
        var status = new LinkedHashMap<String, Object>();
        properties.forEach(property -> status.put(property, value(state.path(property))));
        return status;
    }

    List<Map<String, Object>> due() {
        var dues = new ArrayList<Map<String, Object>>();
        battle.field().due().forEach(due -> dues.add(due(due, referee.prepared(due, battle))));
        return dues;
    }

    private static Map<String, Object> due(BattleDue due, Object known) {
        var status = new LinkedHashMap<String, Object>();
        status.put("id", due.id());
        status.put("type", due.type());
        status.put("reason", due.reason());
        status.put("unit", due.unit() == null ? "" : due.unit());
        status.put("side", due.side());
        var prepared = tree(known);
        prepared.fieldNames().forEachRemaining(each -> status.put(each, value(prepared.path(each))));
        return status;
    }

    static Set<Offer> offers(Battle battle, Referee referee) {
        return new Product(battle, referee).next(Set.of("charge"), false);
    }

    Set<Offer> next(Set<String> types, boolean byKind) {
        var offers = new TreeSet<Offer>();
        new SeatOutlook(battle, Seat.UMPIRE)
                .next(referee).stream()
                        .filter(each -> types.contains(each.type()))
                        .forEach(each -> offers.addAll(Offer.of(each, byKind)));
        return offers;
    }

    private static JsonNode tree(Object document) {
        return JournalJson.mapper().valueToTree(document);
    }

    /** Lists and objects as text, so that both readings are compared in the same words. */
    private static Object value(JsonNode node) {
        if (node.isArray()) {
            return Said.texts(node).toString();
        }
        if (node.isObject()) {
            return inWords(node);
        }
        return node.asText("");
    }

    private static String inWords(JsonNode node) {
        if (node.has("wrecked")) {
            return "%s ready, %s silenced, %s damaged, %s damaged and silenced, %s wrecked"
                    .formatted(
                            node.path("ready"),
                            node.path("silenced"),
                            node.path("damaged"),
                            node.path("damagedAndSilenced"),
                            node.path("wrecked"));
        }
        if (node.has("mayRecall")) {
            return "%s at the %s rate, holds %s, then %s%s, recall %s"
                    .formatted(
                            node.path("how").asText(),
                            node.path("rate").asText(),
                            node.path("holds").asText(),
                            node.path("orderThen").asText("as it is"),
                            node.has("gunsThen") ? " silenced" : "",
                            node.path("mayRecall"));
        }
        if (node.has("total")) {
            return "%s %s %s"
                    .formatted(node.path("kind").asText(), node.path("result").asText(), node.path("total"));
        }
        var fields = new TreeMap<String, Object>();
        node.fieldNames().forEachRemaining(each -> fields.put(each, value(node.path(each))));
        return fields.toString();
    }
}
