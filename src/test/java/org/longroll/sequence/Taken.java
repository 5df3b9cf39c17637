package org.longroll.sequence;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.battle.Possibility;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Order;
import org.longroll.simulation.Chooser;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.EntryRequest;

/** An offer as a player takes it: any one of each of its choices, and the dice left to the server. */
final class Taken {

    private static final ObjectMapper JSON = JournalJson.mapper();

    private static final Map<String, Set<String>> ROLLED = Map.of(
            "adf",
            Set.of(
                    "fire",
                    "charge",
                    "countercharge",
                    "rally",
                    "rout",
                    "morale-check",
                    "leader-casualty",
                    "competence-test"),
            "rff",
            Set.of("fire", "fallen-leader", "maneuver"));

    private static final Set<String> OF_BOTH = Set.of("impact", "melee", "charge-combat");

    /** An option of an offer, and the field that it fills; in one order, so that a seed gives the same battle again. */
    private static final SortedMap<String, String> FIELDS = new TreeMap<>(Map.of(
            "targets", "target",
            "bands", "band",
            "formations", "formation",
            "leaders", "leader",
            "phases", "phase",
            "sides", "side",
            "holds", "holds"));

    private final EntryFamily entries;
    private final String system;
    private final Chooser chooser;
    private final Possibility offer;
    private final ObjectNode node = JSON.createObjectNode();

    private Taken(String system, Possibility offer, Chooser chooser) {
        this.entries = new EntryFamily(EntryForms.ALL.named(system).entries());
        this.system = system;
        this.offer = offer;
        this.chooser = chooser;
    }

    /** Empty for entries that all systems have. */
    static Optional<Order> of(String system, Possibility offer, Chooser chooser) {
        var taken = new Taken(system, offer, chooser);
        return taken.entries.shape(offer.type()).map(taken::filled);
    }

    private Order filled(Class<? extends EntryRequest> shape) {
        node.put("type", offer.type());
        units();
        FIELDS.forEach((option, field) -> any(option).ifPresent(value -> node.put(field, value)));
        any("near").ifPresent(near -> node.put("near", true));
        chooser.among(offer.kinds()).ifPresent(kind -> node.put("kind", kind));
        Optional.ofNullable(offer.due()).ifPresent(due -> node.put("due", due).remove("leader"));
        Optional.ofNullable(offer.charge())
                .filter(charge -> !offer.type().equals("fire"))
                .ifPresent(charge -> node.put("charge", charge.toString()));
        Optional.ofNullable(offer.reactionTo()).ifPresent(to -> node.put("reactionTo", to.toString()));
        distance();
        ofItsType();
        dice();
        try {
            return JSON.treeToValue(EntryFamily.types(shape).size() > 1 ? node : node.without("type"), shape)
                    .order();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(node.toString(), e);
        }
    }

    private Optional<String> any(String option) {
        return chooser.among(offer.options().getOrDefault(option, List.of()));
    }

    private void units() {
        var options = offer.options();
        var one = chooser.among(offer.units()).map(List::of).orElse(List.of());
        var together =
                switch (offer.type()) {
                    case "group" -> offer.units().subList(0, 2);
                    case "merge" -> List.of(one.getFirst(), any("with").orElseThrow());
                    default -> options.getOrDefault("together", one);
                };
        boolean ofTheCharge =
                offer.charge() != null && !Set.of("countercharge", "fire").contains(offer.type());
        boolean ofTheDue =
                Set.of("morale-check", "leader-casualty", "fallen-leader").contains(offer.type());
        if (!together.isEmpty() && !ofTheCharge && !ofTheDue) {
            together.forEach(node.putArray("units")::add);
        }
    }

    /** The farthest that is offered, or some part of it; what is offered of ground goes with its inches. */
    private void distance() {
        var inches = offer.options().getOrDefault("inches", List.of());
        var grounds = offer.options().getOrDefault("terrains", offer.options().getOrDefault("grounds", List.of()));
        if (grounds.isEmpty()) {
            chooser.among(inches).ifPresent(most -> node.put("inches", new BigDecimal(most)));
            return;
        }
        int one = chooser.below(grounds.size());
        var ground = grounds.get(one);
        if (Set.of("charge", "countercharge", "rout").contains(offer.type()) && system.equals("adf")) {
            node.put("terrain", ground);
            if (!inches.isEmpty()) {
                node.put("inches", upTo(inches.get(one)));
            }
        } else {
            node.putArray("legs")
                    .addObject()
                    .put(system.equals("adf") ? "terrain" : "ground", ground)
                    .put("inches", upTo(inches.get(one)));
        }
    }

    private BigDecimal upTo(String most) {
        var farthest = new BigDecimal(most);
        return chooser.oneIn(2)
                ? farthest
                : farthest.divide(BigDecimal.valueOf(2 + chooser.below(3)), 1, RoundingMode.UP)
                        .min(farthest);
    }

    private void ofItsType() {
        switch (offer.type()) {
            case "group" -> node.putArray("actions").add("move").add("fire");
            case "maneuver" -> node.put("inCommand", chooser.oneIn(2));
            case "side-status" ->
                node.putArray("conditions").add(any("conditions").orElseThrow());
            case "leader-move" -> {
                if (!node.has("legs")) {
                    node.putArray("legs").addObject().put("ground", "open").put("inches", 1);
                }
            }
            case "answer" -> {
                if (offer.units().isEmpty()) {
                    node.putArray("units");
                }
            }
            case "passage-of-lines" ->
                chooser.among(offer.options().get("through").stream()
                                .filter(each ->
                                        !each.equals(node.path("units").path(0).asText()))
                                .toList())
                        .ifPresent(each -> node.put("through", each));
            case "retreat" -> {
                if (node.has("holds") && chooser.oneIn(2)) {
                    node.remove("holds");
                } else if (node.has("holds")) {
                    node.remove("inches");
                }
            }
            case "fire" -> {
                if (system.equals("rff")) {
                    node.put("inches", 1);
                }
            }
            default -> {}
        }
    }

    private void dice() {
        if (ROLLED.get(system).contains(offer.type())) {
            node.put("dice", "roll");
        } else if (OF_BOTH.contains(offer.type())) {
            node.remove(List.of("target", "units"));
            node.putObject("attacker").put("dice", "roll");
            var defender = node.putObject("defender").put("dice", "roll");
            any("defender").ifPresent(word -> defender.putArray("conditions").add(word));
        }
    }
}
