package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Chromium;
import org.longroll.testing.CutLine;
import org.longroll.testing.ThrowawayDatabase;

/** A page of another site follows a private battle with the code of the guide, each event once, on any line. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(OpenToOthers.class)
class LivePageTest {

    private static final Path GUIDE = Path.of("docs/guides/following-a-battle.md");
    private static final Pattern CODE = Pattern.compile("```js\n(// follow\\.js.*?)```", Pattern.DOTALL);

    /** Shorter than the headers and a few events: every connection is cut within an event. */
    private static final int FEW_BYTES = 3_001;

    private static final String FOLLOW = """
            async ([battle, key]) => {
              const {follow} = await import('./follow.js');
              window.seen = [];
              window.leaving = new AbortController();
              window.end = follow(battle, key, event => { seen.push(event.sequence); },
                  {signal: leaving.signal, pause: 20}).then(() => 'left', refused => refused.problem.code);
            }""";

    @TestHTTPResource
    private URI server;

    private static Chromium chromium;

    private final List<String> asked = new CopyOnWriteArrayList<>();
    private HttpServer site;
    private CutLine line;
    private Page page;

    @BeforeAll
    static void openTheBrowser() {
        chromium = Chromium.open();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (chromium != null) {
            chromium.close();
            chromium = null;
        }
    }

    @BeforeEach
    void openThePage() throws IOException {
        site = site();
        line = new CutLine(server);
        page = chromium.browser().newPage();
        page.onRequest(request -> asked.add(request.url()));
        page.navigate("http://localhost:" + site.getAddress().getPort() + "/");
    }

    @AfterEach
    void close() throws IOException {
        page.close();
        site.stop(0);
        line.close();
    }

    @Test
    void a_page_sees_what_was_recorded_and_what_is_recorded_while_it_looks() {
        var table = Table.started();
        table.note("union", "before");
        follow(table);
        waitFor(2);
        table.note("union", "after");
        waitFor(3);
        assertThat(seen()).isEqualTo(versions(3));
        assertThat(asked)
                .as("the key is in no address")
                .anyMatch(url -> url.endsWith("/live"))
                .noneMatch(url -> url.contains(table.keys().get("spectator")));
        page.evaluate("() => leaving.abort()");
        assertThat(page.evaluate("() => end")).isEqualTo("left");
    }

    @Test
    void a_page_whose_line_was_down_gets_what_it_has_missed_and_nothing_twice() {
        var table = Table.started();
        follow(table);
        waitFor(1);
        for (int cut = 0; cut < 3; cut++) {
            line.goDown();
            table.note("union", "while the line is down");
            table.note("union", "and once more");
            line.comeBack();
            waitFor(3 + 2 * cut);
        }
        assertThat(seen()).isEqualTo(versions(7));
        assertThat(line.connections()).isGreaterThan(3);
    }

    @Test
    void a_line_that_is_cut_within_every_few_events_loses_and_doubles_none() {
        var table = Table.started();
        for (int note = 2; note <= 40; note++) {
            table.note("union", "Der Umlaut fällt über die Kante: äöü “%d”".formatted(note));
        }
        line.cutAfter(FEW_BYTES);
        follow(table);
        waitFor(40);
        assertThat(seen()).isEqualTo(versions(40));
        assertThat(line.connections()).as("it was cut often").isGreaterThan(5);
    }

    @Test
    void a_page_whose_key_was_replaced_is_told() {
        var table = Table.started();
        follow(table);
        waitFor(1);
        table.as("umpire").post("/seats/spectator/key").then().statusCode(201);
        assertThat(page.evaluate("() => end")).isEqualTo("unknown-key");
        assertThat(seen()).isEqualTo(versions(2));
    }

    private void follow(Table table) {
        var battle = line.address() + "/api/battles/" + table.id();
        page.evaluate(FOLLOW, List.of(battle, table.keys().get("spectator")));
    }

    private void waitFor(int events) {
        page.waitForFunction("events => seen.length >= events", events);
    }

    private Object seen() {
        return page.evaluate("() => seen");
    }

    private static List<Integer> versions(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    /** A site with an empty page and the code of the guide, word for word. */
    private static HttpServer site() throws IOException {
        var code = CODE.matcher(Files.readString(GUIDE));
        assertThat(code.find()).as("the guide has the code").isTrue();
        var site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        serve(site, "/follow.js", "text/javascript", code.group(1));
        serve(site, "/", "text/html", "<!doctype html><title>A page</title>");
        site.start();
        return site;
    }

    private static void serve(HttpServer site, String path, String type, String text) {
        site.createContext(path, exchange -> {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }
}
