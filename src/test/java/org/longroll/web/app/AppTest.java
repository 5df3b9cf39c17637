package org.longroll.web.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.longroll.testing.Chromium;

/** The app in a real browser, against the real server and PostgreSQL. Safari, Firefox and real phones are not tried. */
abstract class AppTest {

    private static Chromium chromium;

    @TestHTTPResource
    URI server;

    @BeforeAll
    static void openTheBrowser() {
        boolean built = AppFile.read("/index.html").isPresent();
        if (!built && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("The app was not built, and with CI=true it must be.");
        }
        assumeTrue(built, "skipped: the app was built without node");
        chromium = Chromium.open();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (chromium != null) {
            chromium.close();
            chromium = null;
        }
    }

    static Browser browser() {
        return chromium.browser();
    }

    String server() {
        return server.toString().replaceAll("/$", "");
    }

    Player phone() {
        return Player.withAPhone(browser(), server());
    }

    Player laptop() {
        return Player.withALaptop(browser(), server());
    }
}
