package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

/** Makes one entry by tapping the page, as a person does who is asked to record it. */
final class EntryTaps {

    private static final Set<String> ONWARD = Set.of("begin-part", "end-part", "begin-phase", "end-turn");
    private static final Set<String> OF_LEADERS =
            Set.of("attach-leader", "detach-leader", "leader-move", "replace-leader");
    private static final Set<String> BEHIND_MORE =
            Set.of("objective", "end-battle", "side-status", "leave-table", "rename", "settings", "competence-test");

    /** What is said by opening the entry, by the pad, or not at all: the journal does without positions. */
    private static final Set<String> ELSEWHERE = Set.of(
            "type",
            "kind",
            "units",
            "unit",
            "target",
            "due",
            "charge",
            "reactionTo",
            "phase",
            "dice",
            "stopShort",
            "position",
            "positions");

    /** What the page knows from who opened the entry. */
    private static final Set<String> SEATED = Set.of("leader", "by");

    private static final List<String> DICE = List.of("dice", "attacker.dice", "defender.dice", "stopShort");

    private final Player player;
    private final JsonNode entry;
    private final String type;
    private final List<String> usual = new ArrayList<>();
    private List<String> wrongSums = List.of();

    EntryTaps(Player player, JsonNode entry) {
        this.player = player;
        this.entry = entry;
        this.type = entry.get("type").asText();
    }

    /** Everything but the tap on the button that records, where there is one. */
    void make() {
        open();
        if (isOpen()) {
            fields();
        }
        if (BEHIND_MORE.contains(type)) {
            choose(units()); // where the unit is all that must be said, this records
        }
        wrongSums = SeenTable.wrongSums(player);
        dice();
    }

    /** Fields that stood there as they were meant, and are therefore left out of what is sent. */
    List<String> usual() {
        return usual;
    }

    /** Sums that did not add up on the screen before the dice. */
    List<String> wrongSums() {
        return wrongSums;
    }

    /** The button, for entries that no die and no choice completes; not that of what became due by the entry. */
    boolean finish() {
        var due = entry.path("due").asText("");
        var button = (due.isEmpty() ? ":is(main, .wrec):not(:has([data-taking]))" : "[data-taking='" + due + "']")
                + " [data-record]";
        boolean waits = player.sees(button + ":not([disabled])");
        if (waits) {
            player.tap(button);
        }
        return waits;
    }

    private void open() {
        var due = entry.path("due").asText("");
        if (!due.isEmpty()) {
            take(due);
            return;
        }
        backToTheTable();
        var charge = entry.path("charge").asText("");
        if (ONWARD.contains(type)) {
            player.tap(".onward [data-verb=" + type + "]");
        } else if (!charge.isEmpty()) {
            player.tap("[data-step=" + type + "][data-charge='" + charge + "'] .go");
            choose(units());
            aim();
        } else if (OF_LEADERS.contains(type)) {
            lead();
        } else if (FormTaps.TYPES.contains(type)) {
            new FormTaps(player, entry).make();
        } else if (BEHIND_MORE.contains(type)) {
            player.tap("[data-more]").tap("[role=dialog] [data-verb=" + type + "]");
        } else {
            act();
        }
    }

    private void take(String due) {
        if (!player.sees("[data-taking='" + due + "']")) {
            backToTheTable();
            player.tap("[data-due='" + due + "']");
        }
        var another = "[data-taking] [data-value=" + type + "][aria-pressed=false]";
        if (player.sees(another)) {
            player.tap(another);
        }
    }

    private void backToTheTable() {
        if (player.sees("[data-drop]")) {
            player.tap("[data-drop]");
        } else if (player.sees("[data-back]")) {
            player.tap("[data-back]");
        }
        for (int chosen = 0; chosen < 12 && player.sees(".unit.sel"); chosen++) {
            player.tap(".unit.sel");
        }
    }

    private void lead() {
        var list = "#leaders ";
        if (!player.sees(list)) {
            list = "[role=dialog] ";
            if (!player.sees("[data-leaders]")) {
                player.tap("[data-more]");
            }
            player.tap("[data-leaders]");
        }
        var leader = list + "[data-leader='" + entry.get("leader").asText() + "'] ";
        player.tap(leader + "[data-verb=" + type + "]");
        var regiment = units().stream().findFirst().map(unit -> leader + "[data-value='" + unit + "']");
        if (regiment.filter(player::sees).isPresent()) {
            player.tap(regiment.get());
        } else if (player.sees(leader + "[data-value=other]")) {
            player.tap(leader + "[data-value=other]");
            choose(units());
        }
    }

    /** The unit, what it does, who joins in, and the target. */
    private void act() {
        var units = units();
        assertThat(units).as("who acts in " + type).isNotEmpty();
        player.unit(units.getFirst());
        var target = entry.path("target").asText("");
        if (type.equals("merge")) {
            verb();
            player.tap("[data-value='" + units.getLast() + "']");
            return;
        }
        if (target.isEmpty()) {
            units.stream().skip(1).forEach(player::unit);
        }
        verb();
        if (!target.isEmpty() && !isOpen()) {
            units.stream().skip(1).forEach(player::unit);
            player.unit(target);
        }
        aim();
    }

    private void aim() {
        var target = entry.path("target").asText("");
        if (!target.isEmpty() && isOpen() && !player.sees(".pair [data-unit='" + target + "']")) {
            var choice = ".field [data-value='" + target + "']";
            if (player.sees(choice)) {
                player.tap(choice);
            }
        }
    }

    private void verb() {
        player.see(".acts");
        var found = verbNamed(".acts [data-verb]");
        if (found.isEmpty() && player.sees("[data-verbs]")) {
            player.tap("[data-verbs]");
            player.see("[role=dialog] [data-verb]");
            found = verbNamed("[role=dialog] [data-verb]");
        }
        assertThat(found).as("the verb of " + Census.kindOf(entry)).isNotEmpty();
        player.tap(found);
    }

    /** Of the verbs that are offered, the one that says the most of the entry. */
    private String verbNamed(String among) {
        var best = "";
        int most = 0;
        for (var verb : player.page().locator(among).all()) {
            var id = verb.getAttribute("data-verb");
            var words = Arrays.asList(id.split(" "));
            int said = 1 + has(words, "kind") + has(words, "reactionTo");
            if (words.getFirst().equals(type) && said > most) {
                most = said;
                best = among.replace("[data-verb]", "[data-verb='" + id + "']");
            }
        }
        return best;
    }

    private int has(List<String> words, String field) {
        return words.contains(entry.path(field).asText("")) ? 1 : 0;
    }

    private void choose(List<String> values) {
        for (var value : values) {
            var choice = ".field [data-value='" + value + "'][aria-pressed=false]";
            if (isOpen() && player.sees(choice)) {
                player.tap(choice);
            }
        }
    }

    private List<String> units() {
        var units = new ArrayList<String>();
        entry.path("units").forEach(unit -> units.add(unit.asText()));
        if (entry.hasNonNull("unit")) {
            units.add(entry.get("unit").asText());
        }
        entry.path("firers").forEach(group -> units.add(group.path("unit").asText()));
        return units;
    }

    private boolean isOpen() {
        return player.sees("[data-back], .wrec .rhead");
    }

    // What is said

    private void fields() {
        if (type.equals("answer")) {
            new FieldTaps(player, ".q").answer(units());
            return;
        }
        if (player.sees("[data-more-fields][aria-expanded=false]")) {
            player.tap("[data-more-fields]");
        }
        var said = new LinkedHashMap<String, JsonNode>();
        leaves("", entry, said);
        for (var field : shown()) {
            if (!said.containsKey(field) && !ELSEWHERE.contains(field)) {
                new FieldTaps(player, field(field)).clear();
            }
        }
        said.forEach((path, value) -> {
            if (!path.equals("legs")) {
                say(path, value);
            }
        });
        if (said.containsKey("legs")) {
            say("legs", said.get("legs"));
        }
    }

    private void say(String path, JsonNode value) {
        var field = field(path);
        boolean nothing = value.isArray() && value.isEmpty() || value.isBoolean() && !value.asBoolean();
        if (player.sees(field + "[data-unfold]")) {
            player.tap(field);
        }
        if (new FieldTaps(player, field).hasAsUsual(value)) {
            usual.add(path);
        } else if (player.sees(field)) {
            new FieldTaps(player, field).say(value);
        } else if (!nothing && !SEATED.contains(path)) {
            throw new AssertionError("The page has no field " + path + " for " + value);
        }
    }

    private static String field(String path) {
        return "[data-field='" + path + "']";
    }

    private List<String> shown() {
        return player.page().locator("[data-field]").all().stream()
                .map(field -> field.getAttribute("data-field"))
                .toList();
    }

    private static void leaves(String path, JsonNode of, Map<String, JsonNode> said) {
        of.properties().forEach(each -> {
            var name = path.isEmpty() ? each.getKey() : path + "." + each.getKey();
            boolean takes = each.getKey().equals("unit")
                    && (of.has("objective") || of.path("type").asText().equals("rename"));
            if (ELSEWHERE.contains(each.getKey()) && !takes || each.getValue().isNull()) {
                return;
            }
            if (each.getValue().isObject()) {
                leaves(name, each.getValue(), said);
            } else {
                said.put(name, each.getValue());
            }
        });
    }

    private void dice() {
        for (var path : DICE) {
            var dice = entry.at("/" + path.replace('.', '/'));
            StreamSupport.stream(dice.path("thrown").spliterator(), false).forEach(face -> player.die(face.asInt()));
        }
    }
}
