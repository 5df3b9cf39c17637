package org.longroll.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The browser of this machine; where there is none, the test that opens it is skipped, and with CI=true it fails. */
public final class Chromium implements AutoCloseable {

    private static final List<Path> BROWSERS = Stream.of(
                    "/usr/bin/chromium",
                    "/usr/bin/chromium-browser",
                    "/usr/bin/google-chrome",
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
            .map(Path::of)
            .filter(Files::isExecutable)
            .toList();

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, List<String> more) {
        this.playwright = playwright;
        this.browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(BROWSERS.getFirst())
                        .setArgs(Stream.concat(FLAGS.stream(), more.stream()).toList()));
    }

    public static Chromium open() {
        return open(List.of());
    }

    /** With more flags than usual. */
    public static Chromium open(List<String> more) {
        if (BROWSERS.isEmpty() && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("There is no browser here, and with CI=true every browser test must run.");
        }
        assumeTrue(!BROWSERS.isEmpty(), "skipped: there is no browser here");
        return new Chromium(
                Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))),
                more);
    }

    public Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }
}
