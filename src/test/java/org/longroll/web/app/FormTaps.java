package org.longroll.web.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.util.Set;

/** Taps in the sheets that notes, rulings and places have of their own. */
record FormTaps(Player player, JsonNode entry) {

    static final Set<String> TYPES = Set.of("note", "ruling", "position");

    private Locator in(String what) {
        return player.page().locator("[role=dialog] " + what);
    }

    void make() {
        var type = entry.get("type").asText();
        if (type.equals("note")) {
            note();
            return;
        }
        player.tap("[data-more]").tap("[role=dialog] [data-verb=" + type + "]");
        if (type.equals("position")) {
            place();
        } else {
            rule();
        }
        player.tap(in("[data-record]"));
    }

    /** A note is about the units that are chosen. */
    private void note() {
        entry.path("units").forEach(unit -> player.unit(unit.asText()));
        player.tap("[data-note]");
        in("textarea").fill(entry.get("text").asText());
        player.tap(in("[data-keep]"));
    }

    private void place() {
        entry.path("positions").properties().forEach(each -> {
            in("[data-place-unit]").selectOption(each.getKey());
            in("[data-place-x]").fill(each.getValue().get("x").asText());
            in("[data-place-y]").fill(each.getValue().get("y").asText());
        });
    }

    private void rule() {
        if (entry.hasNonNull("settles")) {
            player.tap(in("[data-value=due]"));
            player.tap(in("[data-value='" + entry.get("settles").asText() + "']"));
        } else {
            var sets = entry.get("sets");
            in("[data-set-unit]").selectOption(sets.get("unit").asText());
            sets.properties().stream()
                    .filter(each -> !each.getKey().equals("unit"))
                    .forEach(each -> set(in("[data-set='" + each.getKey() + "']"), each.getValue()));
        }
        in("[data-reason-for]").fill(entry.get("reason").asText());
        if (entry.path("standing").asBoolean()) {
            player.tap(in("[data-flag=standing]"));
        }
    }

    private static void set(Locator property, JsonNode to) {
        if ("SELECT".equals(property.evaluate("field => field.tagName"))) {
            property.selectOption(to.asText());
        } else {
            property.fill(to.asText());
        }
    }
}
