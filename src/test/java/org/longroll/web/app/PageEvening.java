package org.longroll.web.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.longroll.web.battles.PlayedEvening;

/** One battle that is recorded by tapping the page, with a device for each seat, and how often each kind of thing was. */
final class PageEvening implements AutoCloseable {

    private static final double PATIENCE = 60_000;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final AppTable table;
    private final Function<String, Player> opens;
    private final Map<String, Player> devices = new HashMap<>();
    private final Map<String, String> ids = new HashMap<>();
    private final Census census = new Census();
    private final List<String> differences = new ArrayList<>();
    private int made;

    /** The second says what a seat sits at. */
    PageEvening(AppTable table, Function<String, Player> opens) {
        this.table = table;
        this.opens = opens;
        table.keys().keySet().stream()
                .filter(seat -> !seat.equals("umpire") && !seat.equals("spectator"))
                .forEach(this::device);
    }

    private Player device(String seat) {
        return devices.computeIfAbsent(seat, each -> {
            var device = opens.apply(seat);
            device.page().setDefaultTimeout(PATIENCE);
            return device.sitsDown(table, seat);
        });
    }

    void sent(PlayedEvening.Sent sent) {
        var answer = table.say(sent.seat(), inItsWords(sent.body()).toString());
        made = answer.path("entry.number");
        ids.put(sent.id(), answer.path("entry.id"));
    }

    void next(PlayedEvening.Sent sent) {
        var entry = inItsWords(sent.body());
        var player = device(sent.seat());
        waitFor(player);
        var taps = new EntryTaps(player, entry);
        try {
            taps.make();
            taps.wrongSums().forEach(sum -> differences.add("%d. a sum does not add up: %s".formatted(made + 1, sum)));
            recorded(player, taps);
            refusals(player);
        } catch (PlaywrightException | AssertionError e) {
            failed(player, sent.seat(), entry, e);
        }
        census.add(sent);
        made = entries();
        compare(sent.seat(), entry, taps.usual());
        ids.put(sent.id(), table.look("/entries/" + made).path("id"));
    }

    /** The server gives entries other ids than they had when they were played; positions change nothing. */
    private ObjectNode inItsWords(ObjectNode body) {
        var entry = body.deepCopy();
        if (!entry.path("type").asText().equals("position")) {
            entry.remove(List.of("position", "positions"));
        }
        if (entry.path("allows").has("entry")) {
            ((ObjectNode) entry.get("allows")).set("entry", inItsWords((ObjectNode) entry.at("/allows/entry")));
        }
        for (var field : List.of("reactionTo", "charge")) {
            if (entry.hasNonNull(field)) {
                entry.put(field, ids.get(entry.get(field).asText()));
            }
        }
        if (entry.hasNonNull("due")) {
            entry.put("due", asItIsNumbered(entry.get("due").asText()));
        }
        if (entry.hasNonNull("holds")) {
            entry.remove("inches"); // a unit that holds its ground goes no inch
        }
        if (entry.path("stopShort").isTextual()) {
            entry.remove("stopShort");
        }
        return entry;
    }

    /** Who is named first in an answer has the first number, and the page names units in an order of its own. */
    private String asItIsNumbered(String due) {
        List<String> now = table.look("/standing").path("battle.due.id");
        var unit = due.replaceFirst("-\\d+$", "");
        return now.contains(due)
                ? due
                : now.stream()
                        .filter(each -> each.replaceFirst("-\\d+$", "").equals(unit))
                        .findFirst()
                        .orElse(due);
    }

    /** What the server refused, and the page shows; a player who only taps what is offered meets none. */
    private void refusals(Player player) {
        player.page()
                .locator("[data-problem]")
                .all()
                .forEach(problem -> census.add("refusal " + problem.getAttribute("data-problem")));
    }

    private void recorded(Player player, EntryTaps taps) {
        var pressed = new boolean[1];
        player.page().waitForCondition(() -> {
            if (entries() > made) {
                return true;
            }
            pressed[0] = pressed[0] || taps.finish();
            return false;
        });
    }

    private int entries() {
        return table.look("").path("entries");
    }

    /** It is recorded by the API, so that the battle goes on. */
    private void failed(Player player, String seat, JsonNode entry, Throwable e) {
        var problem = player.page().locator(".problem").allTextContents();
        var reason = e.getMessage().replaceAll("\\s+", " ");
        differences.add("%d. %s %s: %s%s".formatted(made + 1, seat, entry, reason, problem));
        var seen = Path.of("target/page-failed-" + (made + 1) + ".png");
        player.page().screenshot(new Page.ScreenshotOptions().setPath(seen).setFullPage(true));
        if (entries() == made) {
            table.say(seat, entry.toString());
        }
        player.goTo("/");
        player.sitsDown(table, seat);
    }

    private void compare(String seat, JsonNode meant, List<String> usual) {
        devices.values().forEach(this::waitFor);
        var standing = table.look("/standing").asString();
        devices.forEach((place, device) -> SeenTable.differences(device, standing)
                .forEach(each -> differences.add("%d. %s: %s".formatted(made, place, each))));
        Map<String, Object> recorded = table.look("/entries/" + made).path("said");
        if (!meant.has("phase")) {
            recorded.remove("phase"); // the page names the phase that comes next, the program need not
        }
        if ("retreat".equals(meant.path("type").asText()) && !meant.has("inches")) {
            recorded.remove("inches"); // the page says how far the chart sends it back
        }
        if ("answer".equals(meant.path("type").asText()) && recorded.get("units") instanceof List<?> named) {
            recorded.put("units", inOrderOf(meant.path("units"), named)); // any order says the same
        }
        Map<?, ?> needed = JSON.convertValue(meant, Map.class);
        usual.forEach(path -> remove(needed, path));
        if (!recorded.containsKey("near")) {
            needed.remove("near"); // the page says so where the chart asks for it
        }
        var said = plain(recorded);
        var wanted = plain(needed);
        if (!said.equals(wanted)) {
            differences.add("%d. meant %s, recorded %s".formatted(made, wanted, said));
            table.send("umpire", "/undo", "{}");
            table.say(seat, meant.toString());
            made = entries();
        }
    }

    private static void remove(Map<?, ?> from, String path) {
        var names = path.split("\\.", 2);
        if (names.length == 1) {
            from.remove(path);
        } else if (from.get(names[0]) instanceof Map<?, ?> inner) {
            remove(inner, names[1]);
        }
    }

    private static List<?> inOrderOf(JsonNode meant, List<?> named) {
        var order = new ArrayList<String>();
        meant.forEach(each -> order.add(each.asText()));
        return named.stream()
                .sorted(Comparator.comparingInt(each -> order.indexOf(each.toString())))
                .toList();
    }

    /** Without what says nothing: a unit is charged from the front if nothing else is said; thrown dice are never rolled. */
    private static Object plain(Object said) {
        if (said instanceof Map<?, ?> fields) {
            var kept = new TreeMap<String, Object>();
            fields.forEach((name, value) -> {
                var plain = plain(value);
                if (name.equals("chargedAspect") && "front".equals(plain)
                        || name.equals("dice") && "roll".equals(plain)) {
                    return;
                }
                if (plain != null && !plain.equals(false) && !plain.equals(List.of()) && !plain.equals(Map.of())) {
                    kept.put(name.toString(), plain);
                }
            });
            return kept;
        }
        if (said instanceof Number number) {
            return number.doubleValue();
        }
        return said instanceof List<?> items
                ? items.stream().map(PageEvening::plain).toList()
                : said;
    }

    private void waitFor(Player player) {
        long version = table.look("").<Number>path("version").longValue();
        player.until("Number(document.querySelector('[data-version]')?.dataset.version) >= " + version);
    }

    /** The refusals that the page has shown. */
    List<String> refusals() {
        return census.counts().keySet().stream()
                .filter(kind -> kind.startsWith("refusal "))
                .toList();
    }

    List<String> differences() {
        return differences;
    }

    String report() {
        return "%d entries, %d differences%n%s%n%s%n"
                .formatted(made, differences.size(), census.counts(), String.join("\n", differences));
    }

    @Override
    public void close() {
        devices.values().forEach(Player::close);
    }
}
