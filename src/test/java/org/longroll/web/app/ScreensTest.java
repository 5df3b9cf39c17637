package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Every screen, light and dark, on phone and laptop: no finding of axe, nothing cut at 200 % zoom. Pictures are written to
 * {@code target/screens}, and with {@code -Dscreens.write} to {@code docs/images}.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ScreensTest extends AppTest {

    private static final Path PICTURES =
            Path.of(System.getProperty("screens.write") == null ? "target/screens" : "docs/images");

    /** Looked at like the others, but no picture is kept of them. */
    private static final Set<String> SMALL = Set.of("more", "note", "keys", "find", "ruling", "spectator");

    /** The largest table has the colours of the others, and axe takes half a minute to look at all of them again. */
    private static final String LARGEST = "sixty-units";

    private static final String AXE = """
            async contrast => (await axe.run(document, {resultTypes: ['violations'], rules: {'color-contrast': {enabled: contrast}}}))
                .violations.map(rule => rule.id + ': ' + rule.nodes.map(node => node.html + ' ' + node.failureSummary).join(' '))""";

    /** The screens by name, and how one comes there; each begins where the one before has ended. */
    private static Map<String, Consumer<Player>> screens(AppTable table) {
        var screens = new LinkedHashMap<String, Consumer<Player>>();
        screens.putAll(beforeABattle());
        screens.putAll(atTheTable(table));
        screens.putAll(aboutABattle(table));
        return screens;
    }

    private static Map<String, Consumer<Player>> beforeABattle() {
        var screens = new LinkedHashMap<String, Consumer<Player>>();
        screens.put("first-visit", player -> visit(player, "/", "[data-first]"));
        screens.put("start", player -> visit(player, "/start", "[data-scenario]"));
        screens.put("own-battle", player -> {
            visit(player, "/start/own", "[data-own-rules]");
            // The third system is one of the tests, and nobody else has it.
            player.page().evaluate("document.querySelectorAll('[value^=toy]').forEach(each => each.remove())");
        });
        screens.put("help", player -> visit(player, "/help", "#due"));
        screens.put("archive", player -> visit(player, "/archive", "[data-archive-search]"));
        screens.put("join", player -> visit(player, "/join", ".typed"));
        screens.put("charts", player -> visit(player, "/charts/adf-15mm", ".tbl"));
        screens.put("calculator", player -> {
            player.tap("summary");
            player.tap("[data-add=firers]");
            player.see("[data-ask='firers.1.arm']");
        });
        screens.put("demo", player -> visit(player, "/demo", "[data-play]"));
        return screens;
    }

    private static Map<String, Consumer<Player>> atTheTable(AppTable table) {
        var screens = new LinkedHashMap<String, Consumer<Player>>();
        screens.put("table", player -> player.sitsDown(table, "umpire"));
        screens.put("unit-chosen", player -> player.sitsDown(table, "umpire").unit("15-alabama"));
        screens.put("fire", player -> {
            player.unit("20-maine").tap("[data-value=normal]");
            player.see("[data-face='6'][aria-disabled=false]");
        });
        screens.put("check", player -> {
            player.sitsDown(fired(), "umpire").tap("section.due .go");
            player.see("[data-face='6'][aria-disabled=false]");
        });
        screens.put("outcome", player -> {
            player.die(6, 4);
            player.see(".out .foot .grow");
        });
        screens.put("more", player -> sheet(player, () -> player.tap("[data-more]")));
        screens.put("note", player -> sheet(player, () -> player.tap("[data-note]")));
        screens.put("keys", player -> sheet(player, () -> player.press("?")));
        screens.put("find", player -> sheet(player, () -> player.press("/")));
        screens.put("charge", player -> {
            player.press("Escape").unit("15-alabama").tap("[data-verb=charge]").unit("20-maine");
            player.tap("[data-value=open]").tap(".opts.num [data-value='5']").die(3, 4);
            player.see(".chk");
            player.see(".out .foot .grow");
        });
        screens.put("waiting", player -> {
            player.sitsDown(AppTable.withTheConfederatesActing(""), "confederate");
            player.losesTheNetwork();
            player.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            player.read("1 waiting");
            player.tap("[data-outbox]");
            player.see(".way");
        });
        screens.put("ruling", player -> {
            player.hasTheNetworkAgain();
            player.sitsDown(table, "umpire").tap("[data-more]").tap("[data-verb=ruling]");
            player.see("[data-set-unit]");
        });
        screens.put("fire-and-fury", player -> {
            var ridge = AppTable.of("{\"scenario\": \"mcphersons-ridge\"}");
            player.sitsDown(ridge, "umpire").tap(".onward [data-verb=begin-phase]");
            player.see(".out");
            player.unit("3-indiana-cavalry")
                    .unit("8-illinois-cavalry")
                    .unit("1-tennessee")
                    .tap(".opts.num [data-value='3']");
            player.see("[data-face='6'][aria-disabled=false]");
        });
        screens.put(
                LARGEST, player -> player.sitsDown(AppTable.of("{\"scenario\": \"shiloh-hornets-nest\"}"), "umpire"));
        screens.put("consent", player -> {
            player.sitsDown(asked(), "union");
            player.see(".ask");
        });
        screens.put("spectator", player -> player.sitsDown(table, "spectator"));
        return screens;
    }

    private static Map<String, Consumer<Player>> aboutABattle(AppTable table) {
        var screens = new LinkedHashMap<String, Consumer<Player>>();
        screens.put("amend", player -> {
            player.sitsDown(table, "umpire");
            visit(player, "/b/" + table.id() + "/journal", "[data-entry]");
            player.tap("[data-entry='3']").tap("[data-amend]");
            player.see("[data-try]");
        });
        screens.put("journal", player -> visit(player, "/b/" + table.id() + "/journal", "[data-entry]"));
        screens.put("seats", player -> visit(player, "/b/" + table.id() + "/seats", "[data-seat]"));
        screens.put("replay", player -> visit(player, "/b/" + table.id() + "/replay", "#table [data-unit]"));
        screens.put("after", player -> visit(player, "/b/" + table.id() + "/after", ".prose"));
        screens.put("figures", player -> {
            visit(player, "/b/" + table.id() + "/after", ".prose");
            player.tap("[data-tab=figures]");
            player.see(".u-over");
        });
        screens.put("luck", player -> {
            visit(player, "/b/" + table.id() + "/after", ".prose");
            player.tap("[data-tab=luck]");
            player.see(".fortune");
        });
        screens.put("home", player -> visit(player, "/", ".going"));
        return screens;
    }

    private static void sheet(Player player, Runnable open) {
        player.press("Escape");
        player.seeNoMore("[role=dialog]");
        open.run();
        player.see("[role=dialog]");
    }

    private static void visit(Player player, String path, String what) {
        player.goTo(path);
        player.see(what);
    }

    @Test
    void no_screen_has_a_finding_of_axe_or_is_cut_on_a_phone_in_the_light() throws IOException {
        look(390, 844, ColorScheme.LIGHT, "phone-light");
    }

    @Test
    @OnlyLong("a minute for each kind of screen; the phone by day is in every build")
    void no_screen_has_a_finding_of_axe_or_is_cut_on_a_phone_in_the_dark() throws IOException {
        look(390, 844, ColorScheme.DARK, "phone-dark");
    }

    @Test
    @OnlyLong("a minute for each kind of screen; the phone by day is in every build")
    void no_screen_has_a_finding_of_axe_or_is_cut_on_a_laptop() throws IOException {
        look(1280, 800, ColorScheme.LIGHT, "laptop-light");
    }

    @Test
    @OnlyLong("a minute for each kind of screen; the phone by day is in every build")
    void no_screen_has_a_finding_of_axe_or_is_cut_on_a_laptop_in_the_dark() throws IOException {
        look(1280, 800, ColorScheme.DARK, "laptop-dark");
    }

    private void look(int width, int height, ColorScheme scheme, String kind) throws IOException {
        Files.createDirectories(PICTURES);
        var table = played();
        try (var player = Player.at(browser(), server(), width, height, scheme)) {
            // Nothing is looked at while it changes its colour.
            player.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            for (var screen : screens(table).entrySet()) {
                screen.getValue().accept(player);
                player.until("document.fonts.status === 'loaded'");
                if (!SMALL.contains(screen.getKey())) {
                    var picture = PICTURES.resolve(screen.getKey() + "-" + kind + ".png");
                    player.page().screenshot(new Page.ScreenshotOptions().setPath(picture));
                }
                assertThat(findings(player.page(), screen.getKey()))
                        .as("%s, %s", screen.getKey(), kind)
                        .isEqualTo(List.of());
                nothingIsCutAtTwoHundredPercent(player, screen.getKey(), width, height);
            }
            assertThat(player.faults()).isEmpty();
        }
    }

    /** What axe finds, each with the elements; what it finds right is not described for nobody to read. */
    private static Object findings(Page page, String screen) {
        if (page.evaluate("typeof axe").equals("undefined")) {
            page.evaluate(AxeBuilder.getAxeScript());
        }
        return page.evaluate(AXE, !screen.equals(LARGEST));
    }

    /** A phone at 200 % has half the width and height. */
    private static void nothingIsCutAtTwoHundredPercent(Player player, String screen, int width, int height) {
        player.page().setViewportSize(width / 2, height / 2);
        assertThatCode(() -> player.until("document.documentElement.scrollWidth <= innerWidth + 1"))
                .as(screen + " fits the width at 200 %, charts too, which are drawn anew")
                .doesNotThrowAnyException();
        player.page().setViewportSize(width, height);
    }

    /** A fire that calls for a check. */
    private static AppTable fired() {
        var table =
                AppTable.withTheConfederatesActing(", \"players\": {\"union\": \"Anna\", \"confederate\": \"Ben\"}");
        table.say("confederate", """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "band": "normal",
                 "dice": {"thrown": [6, 5]}}""");
        return table;
    }

    /** A move that the side which made it asks to take back. */
    private static AppTable asked() {
        var table = AppTable.withTheConfederatesActing(", \"undoPolicy\": \"consent\"");
        table.say("confederate", """
                {"type": "move", "unit": "47-alabama", "legs": [{"terrain": "open", "inches": 3}]}""");
        table.send("confederate", "/undo", "{\"entries\": 1, \"reason\": \"That was the 48th.\"}");
        return table;
    }

    /** A few entries, so that every screen has something to show. */
    private static AppTable played() {
        var table = fired();
        var due = table.look("").<String>path("due[0].id");
        table.say(
                "union",
                "{\"type\": \"morale-check\", \"due\": \"%s\", \"dice\": {\"thrown\": [1, 2]}}".formatted(due));
        table.say("union", "{\"type\": \"note\", \"text\": \"Hold the left!\"}");
        return table;
    }
}
