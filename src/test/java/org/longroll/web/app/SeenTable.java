package org.longroll.web.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The table as a page shows it, held against the table as the API has it. */
final class SeenTable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String LOOK = """
            () => JSON.stringify({
              units: Object.fromEntries([...document.querySelectorAll('.lines [data-unit]')].map(tile => [tile.dataset.unit, {
                strength: tile.querySelector('.n')?.textContent ?? '', morale: tile.querySelector('.mor')?.textContent.trim() ?? '',
                formation: tile.querySelector('.form')?.textContent ?? '', due: tile.classList.contains('must')}])),
              turn: document.querySelector('.turn h1')?.textContent ?? '',
              part: document.querySelector('[data-part]')?.dataset.part ?? null,
              acts: document.querySelector('[data-acts]')?.dataset.acts ?? null,
              points: [...document.querySelectorAll('.score > span')].map(one => one.textContent.trim()),
              dues: document.querySelector('[data-back]') ? null : [...document.querySelectorAll('[data-due-card]')].map(one => one.dataset.dueCard),
            })""";

    /** Sums whose lines make another figure than they say, and no limit of the chart is named. */
    private static final String SUMS = """
            () => [...document.querySelectorAll('.led')].filter(sum => {
              const number = cell => Number(cell.textContent.replace('−', '-').replace('+', ''));
              const made = sum.querySelector('.sub') ?? sum.querySelector('.tot');
              const lines = [...sum.querySelectorAll('tr:not(.sub, .tot, .nil) td:last-child')].map(number);
              return !made.querySelector('small') && lines.reduce((a, b) => a + b, 0) !== number(made.lastElementChild);
            }).map(sum => sum.textContent)""";

    private final List<String> differences = new ArrayList<>();
    private final JsonNode seen;
    private final JsonNode standing;

    private SeenTable(JsonNode seen, JsonNode standing) {
        this.seen = seen;
        this.standing = standing;
    }

    /** Where the page differs from the standing of the API; empty if nowhere. */
    static List<String> differences(Player player, String standing) {
        try {
            var table = new SeenTable(JSON.readTree((String) player.page().evaluate(LOOK)), JSON.readTree(standing));
            table.compare();
            if (player.pixelsBeside() != 0) {
                table.differences.add("the page is wider than the screen by " + player.pixelsBeside());
            }
            return table.differences;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    static List<String> wrongSums(Player player) {
        return (List<String>) player.page().evaluate(SUMS);
    }

    private void compare() {
        var battle = standing.get("battle");
        Set<String> due = new java.util.HashSet<>();
        battle.path("due").forEach(each -> due.add(each.path("unit").asText("")));
        for (var unit : standing.get("units")) {
            var tile = seen.path("units").path(unit.get("id").asText());
            var name = unit.get("name").asText();
            same(
                    name + " strength",
                    Integer.toString(strength(unit)),
                    tile.path("strength").asText());
            same(
                    name + " due",
                    Boolean.toString(due.contains(unit.get("id").asText())),
                    tile.path("due").asText());
            if (unit.path("onTable").asBoolean()) {
                same(name + " morale", morale(unit), tile.path("morale").asText());
                same(
                        name + " formation",
                        word(unit.path("formation").asText("")),
                        tile.path("formation").asText());
            }
        }
        if (!seen.path("turn").asText().startsWith("Turn " + battle.get("turn").asText() + " ")) {
            differences.add("turn " + battle.get("turn") + " is shown as " + seen.path("turn"));
        }
        if (seen.get("part").isTextual()) {
            same("the part", battle.get("part").asText(), seen.get("part").asText());
            same(
                    "the side that acts",
                    battle.get("activeSide").asText(),
                    seen.get("acts").asText());
        }
        int at = 0;
        for (var side : battle.get("sides")) {
            var points = battle.path("points").path(side.get("id").asText()).asText("0");
            same(
                    "points of " + side.get("id"),
                    points,
                    seen.path("points").path(at++).asText());
        }
        if (seen.get("dues").isArray()) {
            var ids = new ArrayList<String>();
            battle.path("due").forEach(each -> ids.add(each.get("id").asText()));
            var shown = new ArrayList<String>();
            seen.get("dues").forEach(each -> shown.add(each.asText()));
            same("due", ids.toString(), shown.toString());
        }
    }

    private void same(String what, String meant, String shown) {
        if (!meant.equals(shown)) {
            differences.add("%s is %s, shown as %s".formatted(what, meant, shown));
        }
    }

    private static int strength(JsonNode unit) {
        if (unit.hasNonNull("gunStands")) {
            var guns = unit.get("gunStands");
            return guns.path("ready").asInt()
                    + guns.path("silenced").asInt()
                    + guns.path("damaged").asInt()
                    + guns.path("damagedAndSilenced").asInt();
        }
        for (var size : List.of("sections", "figures")) {
            if (unit.hasNonNull(size)) {
                return unit.get(size).asInt();
            }
        }
        return unit.path("stands").asInt();
    }

    private static String morale(JsonNode unit) {
        if (unit.hasNonNull("gunStands")) {
            var guns = unit.get("gunStands");
            return guns.path("silenced").asInt()
                                    + guns.path("damagedAndSilenced").asInt()
                            > 0
                    ? "Silenced"
                    : guns.path("damaged").asInt() > 0 ? "Damaged" : "Good";
        }
        var morale = unit.hasNonNull("morale") ? unit.get("morale") : unit.path("order");
        return morale.asText().equals("good-order") ? "Good" : word(morale.asText());
    }

    private static String word(String of) {
        return of.isEmpty()
                ? ""
                : of.substring(0, 1).toUpperCase(Locale.ROOT) + of.substring(1).replace('-', ' ');
    }
}
