package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Taps within one field. */
record FieldTaps(Player player, String field) {

    private static final int TAPS_MAX = 20;

    private Locator in(String what) {
        return player.page().locator(field + " " + what);
    }

    /** Nothing is said here; what is usual stands there unsaid. */
    void clear() {
        if (in("[data-usual]").count() > 0) {
            return;
        }
        var pressed = in("[aria-pressed=true]");
        for (int tap = 0; tap < TAPS_MAX && pressed.count() > 0; tap++) {
            player.tap(pressed.first());
        }
        for (var typed : in("input").all()) {
            if (!typed.inputValue().isEmpty()) {
                typed.fill("");
                typed.blur();
            }
        }
    }

    /** Whether this number stands there already, unsaid: all of the stands of a unit, for example. */
    boolean hasAsUsual(JsonNode value) {
        var usual = in("[data-usual] input");
        return value.isNumber() && usual.count() > 0 && Double.parseDouble(usual.inputValue()) == value.asDouble();
    }

    void say(JsonNode value) {
        if (value.isArray() && in("[data-inches]").count() > 0) {
            legs(value);
        } else if (value.isArray() && !value.isEmpty() && value.get(0).hasNonNull("inches")) {
            value.forEach(this::firer);
        } else if (value.isArray() && !value.isEmpty() && value.get(0).isObject()) {
            IntStream.range(0, value.size()).forEach(at -> row(at, value.get(at)));
        } else if (value.isArray() && in("[data-nth]").count() > 0) {
            IntStream.range(0, value.size())
                    .forEach(at -> press(in("[data-nth='%d'] [data-value='%s']"
                            .formatted(at, value.get(at).asText()))));
        } else if (value.isArray()) {
            among(StreamSupport.stream(value.spliterator(), false)
                    .map(JsonNode::asText)
                    .toList());
        } else if (value.isBoolean()) {
            yes(value.asBoolean());
        } else if (value.isNumber()) {
            number(value.asDouble());
        } else if (in("[data-value]").count() == 0) {
            in("input, textarea").first().fill(value.asText());
        } else {
            press(in("[data-value='" + value.asText() + "']").first());
        }
    }

    /** One more of a list, such as a target behind the first; what it does not have is left as it is usual. */
    private void row(int at, JsonNode said) {
        player.tap(in("[data-add]"));
        said.properties().forEach(each -> {
            var inner = in("[data-inner='" + each.getKey() + "']");
            if (inner.count() <= at) {
                assertThat(each.getValue().isEmpty() && !each.getValue().asBoolean())
                        .as("no place for " + each)
                        .isTrue();
            } else if (each.getKey().equals("dice")) {
                inner.nth(at).fill(each.getValue().path("thrown").toString());
                inner.nth(at).blur();
            } else {
                inner.nth(at).selectOption(each.getValue().asText());
            }
        });
    }

    private void firer(JsonNode group) {
        var inches = in("[data-firer='" + group.path("unit").asText() + "'] input");
        inches.fill(group.path("inches").asText());
        inches.blur();
    }

    /** Any of some: those that are meant, and no other. */
    void among(List<String> meant) {
        var offered = in("[data-value]").all().stream()
                .map(button -> button.getAttribute("data-value"))
                .toList();
        assertThat(offered).as("offered in " + field).containsAll(meant);
        for (var button : in("[data-value]").all()) {
            boolean on = "true".equals(button.getAttribute("aria-pressed"));
            if (on != meant.contains(button.getAttribute("data-value"))) {
                player.tap(button);
            }
        }
    }

    /** Yes or no for each who is asked about, or the one who is meant; all the others with one tap. */
    void answer(List<String> meant) {
        boolean each = in("[data-answer] .yn").count() > 0;
        meant.forEach(unit -> player.tap("[data-answer='" + unit + "']" + (each ? " [data-value=yes]" : "")));
        var rest = player.page().locator("[data-rest]");
        if (rest.count() > 0 && (each || meant.isEmpty())) {
            player.tap(rest);
        } else if (meant.isEmpty()) {
            player.tap("[data-answer] [data-value=no]");
        }
    }

    private void yes(boolean meant) {
        var flag = in("[data-flag]");
        if (flag.count() == 0) {
            press(in("[data-value=" + (meant ? "yes" : "no") + "]").first());
        } else if (meant != "true".equals(flag.getAttribute("aria-pressed"))) {
            player.tap(flag);
        }
    }

    private void number(double meant) {
        var whole = in("[data-value='" + (int) meant + "']");
        boolean half = meant != Math.floor(meant);
        if (whole.count() == 0) {
            in("input").first().fill(half ? Double.toString(meant) : Integer.toString((int) meant));
            in("input").first().blur();
            return;
        }
        if (half || !"true".equals(whole.getAttribute("aria-pressed")) || halved()) {
            if (halved()) {
                player.tap(in("[aria-label$='½']"));
            }
            press(whole);
        }
        if (half) {
            player.tap(in("[aria-label$='½']"));
        }
    }

    private boolean halved() {
        return in("[aria-label$='½'][aria-pressed=true]").count() > 0;
    }

    private void legs(JsonNode legs) {
        if (legs.size() > 1) {
            player.tap(in(".legs > .btn"));
        }
        for (var leg : legs) {
            var ground = leg.hasNonNull("terrain") ? leg.get("terrain") : leg.path("ground");
            press(in("[data-value='" + ground.asText() + "']").first());
            double inches = leg.path("inches").asDouble();
            var button = in("[data-inches='" + (int) Math.ceil(inches) + "']");
            if (button.count() == 0) {
                in("input").first().fill(leg.path("inches").asText());
                in("input").first().blur();
                continue;
            }
            if (inches != Math.floor(inches)) {
                player.tap(in(".opts.num .opt:not([data-inches])"));
            }
            player.tap(button);
        }
    }

    private void press(Locator button) {
        if (!"true".equals(button.getAttribute("aria-pressed"))) {
            player.tap(button);
        }
    }
}
