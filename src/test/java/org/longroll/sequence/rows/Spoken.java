package org.longroll.sequence.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfField;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Order;
import org.longroll.rff.battle.RffCharge;
import org.longroll.rff.battle.RffField;
import org.longroll.web.entries.EntryFamily;

/**
 * A line of a row as an entry of the API: who, what, and the fields of it.
 *
 * @param recorded the entries of the row so far
 * @param trigger the last entry of the active side
 */
record Spoken(Battle battle, String system, EntryFamily entries, List<UUID> recorded, UUID trigger) {

    static final List<String> OF_A_DUE = List.of("morale-check", "leader-casualty", "answer", "fallen-leader");

    private static final ObjectMapper JSON = JournalJson.mapper();
    private static final List<String> MAY_BE_DUE = List.of("retreat", "recall");
    private static final List<String> IN_A_CHARGE =
            List.of("impact", "melee", "pursue", "charge-combat", "breakthrough", "countercharge");

    Order order(List<String> words) throws JsonProcessingException {
        var actors = words.getFirst();
        var type = words.get(1);
        var node = JSON.createObjectNode().put("type", type);
        var first = actors.split(",")[0];
        if (OF_A_DUE.contains(type)) {
            node.put("due", due(type, first).map(BattleDue::id).orElse("none-1"));
        } else if (battle.table().muster(first).isPresent()) {
            Said.put(node, "units", actors);
        } else if (battle.table().leader(first).isPresent()) {
            node.put("leader", first);
        }
        if (MAY_BE_DUE.contains(type)) {
            due("retreat", first).ifPresent(due -> node.put("due", due.id()));
        }
        if (IN_A_CHARGE.contains(type) && !(type.equals("countercharge") && system.equals("adf"))) {
            node.put("charge", charge().toString());
        }
        words.subList(2, words.size()).forEach(word -> said(node, word));
        var shape = entries.shape(type).orElseThrow(() -> new IllegalStateException("no entry: " + type));
        return JSON.treeToValue(EntryFamily.types(shape).size() > 1 ? node : node.without("type"), shape)
                .order();
    }

    /** {@code reacts} is to the last entry of the other side, {@code reacts=2} to the second of the row. */
    private void said(ObjectNode node, String word) {
        var parts = word.split("=", 2);
        switch (parts[0]) {
            case "reacts" ->
                node.put(
                        "reactionTo",
                        (parts.length == 1 ? trigger : recorded.get(Integer.parseInt(parts[1]) - 1)).toString());
            case "charge" ->
                node.put("charge", recorded.get(Integer.parseInt(parts[1]) - 1).toString());
            case "legs" -> Said.legs(node, parts[1], system.equals("adf") ? "terrain" : "ground");
            default -> Said.put(node, parts[0], parts[1]);
        }
    }

    private UUID charge() {
        return switch (battle.field()) {
            case AdfField adf ->
                Optional.ofNullable(adf.charge()).map(AdfCharge::id).orElse(new UUID(0, 0));
            case RffField rff ->
                rff.charges().isEmpty()
                        ? new UUID(0, 0)
                        : Optional.of(rff.charges().getLast())
                                .map(RffCharge::id)
                                .orElseThrow();
            default -> throw new IllegalStateException();
        };
    }

    Optional<? extends BattleDue> due(String type, String unit) {
        var settles = type.equals("answer") ? List.of("question", "answer") : List.of(type);
        return battle.field().agenda().dues().stream()
                .filter(due -> unit.equals(due.unit()) && settles.contains(due.type()))
                .findFirst();
    }
}
