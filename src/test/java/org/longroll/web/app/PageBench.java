package org.longroll.web.app;

import static io.restassured.RestAssured.given;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/**
 * The bench of the page, in a real browser. It is no test and its name is none: {@code mvn test -DargLine= -Dtest=PageBench} runs it and
 * prints figures. See docs/performance.md.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PageBench extends AppTest {

    private static final int TAPS = 40;
    private static final int WARM_UP = 5;
    private static final int LONG_TASK_MICROS = 50_000;

    /** Touches what the selector names, and answers how long it took until the page showed what the other one names. */
    private static final String TOUCH = """
            ([what, answer, gone]) => new Promise(done => {
              const begun = performance.now();
              const shown = () => gone ? !document.querySelector(answer) : document.querySelector(answer);
              const look = () => { if (shown()) done(performance.now() - begun); else requestAnimationFrame(look); };
              document.querySelector(what).click();
              requestAnimationFrame(look);
            })""";

    @Test
    void a_tap_to_its_answer_at_62_units_and_1000_entries() {
        var table = filled(1_000);
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire");
            var fires = new ArrayList<Double>();
            var undos = new ArrayList<Double>();
            var redos = new ArrayList<Double>();
            for (int tap = 0; tap < TAPS + WARM_UP; tap++) {
                umpire.unit("44-indiana").unit("1-arkansas");
                umpire.see(".dice");
                if (umpire.page()
                                .locator("[data-value=normal][aria-pressed=true]")
                                .count()
                        == 0) {
                    umpire.tap("[data-value=normal]");
                }
                umpire.see("[data-roll]:enabled");
                fires.add(touched(umpire.page(), "[data-roll]", ".out h2", false));
                umpire.see(".out .foot .grow");
                var fire = umpire.see(".out .foot .grow").innerText().replaceAll("\\D", "");
                undos.add(touched(umpire.page(), ".out .foot .grow", "[data-newest='" + fire + "']", true));
                umpire.seeNoMore("[data-undo='" + fire + "']");
                umpire.page().waitForTimeout(300);
                umpire.see("nav [data-redo]");
                redos.add(touched(umpire.page(), "[data-redo]", "[data-undo='" + fire + "']", false));
                umpire.page().waitForTimeout(300);
                umpire.tap("nav [data-undo]");
                umpire.seeNoMore("[data-undo='" + fire + "']");
                umpire.page().waitForTimeout(300);
            }
            report("a roll to its outcome on the page, ms", fires.subList(WARM_UP, fires.size()));
            report("undo to the table without it, ms", undos.subList(WARM_UP, undos.size()));
            report("redo to the table with it, ms", redos.subList(WARM_UP, redos.size()));
        }
    }

    @Test
    void scrolling_through_5000_entries() {
        var table = filled(5_000);
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("[data-journal]");
            umpire.see("[data-entry]");
            umpire.page().waitForTimeout(1_000);
            browser()
                    .startTracing(
                            umpire.page(),
                            new Browser.StartTracingOptions().setCategories(List.of("toplevel", "devtools.timeline")));
            scrollToTheEnd(umpire.page());
            scroll(umpire.page(), 150, -2_500);
            scroll(umpire.page(), 75, 5_000);
            var trace = new String(browser().stopTracing(), StandardCharsets.UTF_8);
            var entries = umpire.page().locator("[data-entry]").count();
            var tasks = tasksOfThePage(trace);
            System.out.printf(
                    "bench: scrolling through %d entries: %d tasks, longest %.0f ms; over 50 ms: %d; longest by processor time %.0f ms; over 50 ms: %d%n",
                    entries,
                    tasks.size(),
                    longest(tasks, "dur"),
                    over(tasks, "dur"),
                    longest(tasks, "tdur"),
                    over(tasks, "tdur"));
            tasks.stream()
                    .sorted(Comparator.comparingDouble(task -> -micros(task, "dur")))
                    .limit(3)
                    .forEach(task -> System.out.printf(
                            "bench: a task of %.0f ms, mostly %s%n", micros(task, "dur") / 1_000, mostly(trace, task)));
        }
    }

    /** Shiloh with its 62 units in the part in which the Union fires, behind so many entries. */
    private static AppTable filled(int entries) {
        var table = AppTable.of("{\"scenario\": \"shiloh-hornets-nest\"}");
        table.say("umpire", "{\"type\": \"begin-part\"}");
        table.say("umpire", "{\"type\": \"end-part\"}");
        var units = table.look("/units?limit=100").<List<String>>path("items.id");
        for (int note = 0; note < entries - 2; note++) {
            var text = "Note " + note + ": the line wavers and is dressed again. ".repeat(1 + note % 3);
            given().auth()
                    .oauth2(table.keys().get("umpire"))
                    .contentType("application/json")
                    .header("Prefer", "return=minimal")
                    .body("{\"type\": \"note\", \"units\": [\"%s\"], \"text\": \"%s\"}"
                            .formatted(units.get(note % units.size()), text.strip()))
                    .post("/api/battles/" + table.id() + "/entries");
        }
        return table;
    }

    private static double touched(Page page, String what, String answer, boolean gone) {
        return ((Number) page.evaluate(TOUCH, List.of(what, answer, gone))).doubleValue();
    }

    private static void report(String what, List<Double> times) {
        Collections.sort(times);
        System.out.printf(
                "bench: %s: median %.0f, p90 %.0f, of %d%n",
                what, times.get(times.size() / 2), times.get(times.size() * 9 / 10), times.size());
    }

    private static void scrollToTheEnd(Page page) {
        page.mouse().move(200, 400);
        for (int still = 0, last = -1; still < 8; ) {
            scroll(page, 1, 1_500);
            int now = ((Number) page.evaluate("Math.round(scrollY)")).intValue();
            still = now == last ? still + 1 : 0;
            page.waitForTimeout(now == last ? 200 : 0);
            last = now;
        }
    }

    private static void scroll(Page page, int times, int far) {
        for (int turn = 0; turn < times; turn++) {
            page.mouse().wheel(0, far);
            page.waitForTimeout(30);
        }
    }

    /** The tasks of the threads that draw pages. */
    private static List<JsonObject> tasksOfThePage(String trace) {
        var all = StreamSupport.stream(eventsOf(trace).spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .toList();
        Set<String> threads = all.stream()
                .filter(event -> event.get("name").getAsString().equals("thread_name"))
                .filter(event ->
                        event.getAsJsonObject("args").get("name").getAsString().equals("CrRendererMain"))
                .map(PageBench::thread)
                .collect(Collectors.toSet());
        return all.stream()
                .filter(event -> event.get("ph").getAsString().equals("X") && threads.contains(thread(event)))
                .filter(event -> event.get("name").getAsString().endsWith("RunTask"))
                .toList();
    }

    /** What took most of a task: the longest events within it. */
    private static String mostly(String trace, JsonObject task) {
        double begin = task.get("ts").getAsDouble();
        double end = begin + micros(task, "dur");
        return StreamSupport.stream(eventsOf(trace).spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(event -> event.get("ph").getAsString().equals("X")
                        && thread(event).equals(thread(task)))
                .filter(event -> event.get("ts").getAsDouble() > begin
                        && event.get("ts").getAsDouble() + micros(event, "dur") <= end)
                .sorted(Comparator.comparingDouble(event -> -micros(event, "dur")))
                .limit(4)
                .map(event -> "%s %.0f ms".formatted(event.get("name").getAsString(), micros(event, "dur") / 1_000))
                .collect(Collectors.joining(", "));
    }

    private static JsonArray eventsOf(String trace) {
        return JsonParser.parseString(trace).getAsJsonObject().getAsJsonArray("traceEvents");
    }

    private static String thread(JsonObject event) {
        return event.get("pid") + "." + event.get("tid");
    }

    private static long over(List<JsonObject> tasks, String time) {
        return tasks.stream()
                .filter(task -> micros(task, time) > LONG_TASK_MICROS)
                .count();
    }

    private static double longest(List<JsonObject> tasks, String time) {
        return tasks.stream().mapToDouble(task -> micros(task, time)).max().orElse(0) / 1_000;
    }

    private static double micros(JsonObject task, String time) {
        return task.has(time) ? task.get(time).getAsDouble() : 0;
    }
}
