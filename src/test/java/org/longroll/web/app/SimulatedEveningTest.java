package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.PlaywrightException;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.battles.PlayedEvening;

/**
 * The program plays both sides, and every entry that it chooses is made by tapping the page: each side has a phone, the umpire
 * a laptop. After each entry the journal has what was meant, and both phones show what the API has.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class SimulatedEveningTest extends AppTest {

    /** {@code -Dpage.rulesets=all -Dpage.entries=100000} plays whole battles of every chart. */
    static final List<String> RULESETS = System.getProperty("page.rulesets", "adf-15mm,rff")
                    .equals("all")
            ? Skirmishes.RULESETS
            : List.of(System.getProperty("page.rulesets", "adf-15mm,rff").split(","));

    private static final int ENTRIES = Integer.getInteger("page.entries", 30);
    private static final long SEED = Long.getLong("page.seed", 1);

    /** The entries before this one are sent to the API, so that a place late in a battle is reached at once. */
    private static final int FROM = Integer.getInteger("page.from", 1);

    private static final double PATIENCE = 8_000;
    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @FieldSource("RULESETS")
    void a_battle_is_recorded_by_tapping_and_both_phones_show_it(String ruleset) throws Exception {
        var table = AppTable.of(
                Skirmishes.toSend(ruleset).put("dicePolicy", "thrown").toString());
        var evening = PlayedEvening.of(ruleset, SEED);
        try (var played = new Played(table)) {
            evening.stream().limit(FROM - 1).forEach(played::sent);
            for (var each : evening.stream().limit(ENTRIES).skip(FROM - 1).toList()) {
                played.next(each);
                Files.writeString(Path.of("target/page-" + ruleset + ".txt"), played.report());
            }
            assertThat(played.differences).isEmpty();
        }
    }

    /** One battle, with a device for each seat. */
    private final class Played implements AutoCloseable {
        private final AppTable table;
        private final Map<String, Player> devices = new HashMap<>();
        private final Map<String, String> ids = new HashMap<>();
        private final SortedMap<String, Integer> census = new TreeMap<>();
        private final List<String> differences = new ArrayList<>();
        private int made;

        Played(AppTable table) {
            this.table = table;
            table.keys().keySet().stream()
                    .filter(seat -> !seat.equals("umpire") && !seat.equals("spectator"))
                    .forEach(this::device);
        }

        private Player device(String seat) {
            return devices.computeIfAbsent(seat, each -> {
                var device = seat.equals("umpire") ? laptop() : phone();
                device.page().setDefaultTimeout(PATIENCE);
                return device.sitsDown(table, seat);
            });
        }

        void sent(PlayedEvening.Sent sent) {
            table.say(sent.seat(), inItsWords(sent.body()).toString());
            made = entries();
            ids.put(sent.id(), table.look("/entries/" + made).path("id"));
        }

        void next(PlayedEvening.Sent sent) {
            var entry = inItsWords(sent.body());
            var player = device(sent.seat());
            waitFor(player);
            try {
                var taps = new EntryTaps(player, entry);
                taps.make();
                recorded(player, taps);
            } catch (PlaywrightException | AssertionError e) {
                failed(player, sent.seat(), entry, e);
            }
            count("entry " + entry.get("type").asText() + " "
                    + entry.path("kind").asText(""));
            made = entries();
            compare(sent.seat(), entry);
            ids.put(sent.id(), table.look("/entries/" + made).path("id"));
        }

        /** The server gives entries other ids than they had when they were played; positions change nothing. */
        private ObjectNode inItsWords(ObjectNode body) {
            var entry = body.deepCopy();
            entry.remove(List.of("position", "positions"));
            for (var field : List.of("reactionTo", "charge")) {
                if (entry.hasNonNull(field)) {
                    entry.put(field, ids.get(entry.get(field).asText()));
                }
            }
            if (entry.path("stopShort").isTextual()) {
                entry.remove("stopShort");
            }
            return entry;
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
            if (entries() == made) {
                table.say(seat, entry.toString());
            }
            player.goTo("/");
            player.sitsDown(table, seat);
        }

        private void compare(String seat, JsonNode meant) {
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
            var said = plain(recorded);
            var wanted = plain(JSON.convertValue(meant, Map.class));
            if (!said.equals(wanted)) {
                differences.add("%d. meant %s, recorded %s".formatted(made, wanted, said));
                table.send("umpire", "/undo", "{}");
                table.say(seat, meant.toString());
                made = entries();
            }
            try {
                JSON.readTree(standing)
                        .at("/battle/due")
                        .forEach(due -> count("due " + due.get("type").asText() + " "
                                + due.get("reason").asText()));
            } catch (JsonProcessingException e) {
                throw new IllegalStateException(e);
            }
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
                    ? items.stream().map(Played::plain).toList()
                    : said;
        }

        private void waitFor(Player player) {
            long version = table.look("").<Number>path("version").longValue();
            player.until("Number(document.querySelector('[data-version]')?.dataset.version) >= " + version);
        }

        private void count(String what) {
            census.merge(what.strip(), 1, Integer::sum);
        }

        String report() {
            return "%d entries, %d differences%n%s%n%s%n"
                    .formatted(made, differences.size(), census, String.join("\n", differences));
        }

        @Override
        public void close() {
            devices.values().forEach(Player::close);
        }
    }
}
