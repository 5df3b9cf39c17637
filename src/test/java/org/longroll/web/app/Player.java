package org.longroll.web.app;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** One device at the table: a browser of its own, its taps counted. */
final class Player implements AutoCloseable {

    private static final double PATIENCE = 180_000;
    private static final int HELD = 1_000;

    /** No finger touches the same face twice in less; the page takes that for one touch. */
    private static final int PACE = 100;

    private static final int DICE_MAX = 40;
    private static final int STEPS_MAX = 200;

    private final Page page;
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private final List<String> lost = new CopyOnWriteArrayList<>();
    private int taps;
    private int lastFace;

    private Player(Page page) {
        this.page = page;
        page.setDefaultTimeout(PATIENCE);
        page.onPageError(faults::add);
        page.onRequestFailed(request -> lost.add(request.method() + " " + request.url() + ": " + request.failure()));
        page.onResponse(response -> {
            if (response.status() >= 400) {
                lost.add(response.status() + " " + response.request().method() + " " + response.url());
            }
        });
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")) {
                faults.add(message.text());
            }
        });
    }

    /** A phone lays a page out as wide as it makes itself, so that one which does not fit is seen. */
    static Player withAPhone(Browser browser, String server) {
        return new Player(browser.newContext(options(server, 390, 844, ColorScheme.LIGHT)
                        .setIsMobile(true)
                        .setHasTouch(true))
                .newPage());
    }

    static Player withALaptop(Browser browser, String server) {
        return at(browser, server, 1280, 800, ColorScheme.LIGHT);
    }

    static Player at(Browser browser, String server, int width, int height, ColorScheme scheme) {
        return new Player(
                browser.newContext(options(server, width, height, scheme)).newPage());
    }

    private static Browser.NewContextOptions options(String server, int width, int height, ColorScheme scheme) {
        return new Browser.NewContextOptions()
                .setBaseURL(server)
                .setViewportSize(width, height)
                .setColorScheme(scheme);
    }

    Page page() {
        return page;
    }

    /** Faults of the page itself: exceptions, and what its own policy forbids. */
    List<String> faults() {
        return faults;
    }

    /** Sits down with the key in the fragment, as a link or a QR code has it. */
    Player sitsDown(AppTable table, String seat) {
        page.navigate("/b/" + table.id() + "#" + table.keys().get(seat));
        see("[data-unit]");
        return this;
    }

    void goTo(String path) {
        page.navigate(path);
    }

    Player tap(String what) {
        taps++;
        wait(what, page.locator(what).first()::click);
        return this;
    }

    Player tap(Locator what) {
        taps++;
        what.click();
        return this;
    }

    Player unit(String id) {
        return tap("#table [data-unit=\"" + id + "\"]");
    }

    /** Keeps the finger on a unit. */
    Player holds(String id) {
        taps++;
        page.locator("#table [data-unit=\"" + id + "\"]").first().click(new Locator.ClickOptions().setDelay(HELD));
        return this;
    }

    /** A die as it fell; the pad takes it as soon as it is ready. */
    Player die(int... faces) {
        for (var face : faces) {
            if (face == lastFace) {
                page.waitForTimeout(PACE);
            }
            lastFace = face;
            see("[data-face=\"" + face + "\"][aria-disabled=false]");
            tap("[data-face=\"" + face + "\"]");
        }
        return this;
    }

    Locator see(String what) {
        var found = page.locator(what).first();
        wait(what, found::waitFor);
        return found;
    }

    /** Waits for something on the page; if it does not come, the failure says what is there instead. */
    private void wait(String what, Runnable waiting) {
        try {
            waiting.run();
        } catch (TimeoutError late) {
            throw new AssertionError("Waited in vain for " + what + ". " + seen(), late);
        }
    }

    private String seen() {
        return "At %s; the focus is on %s; calls that failed: %s; faults: %s; the page reads:%n%s"
                .formatted(
                        page.url(),
                        page.evaluate("document.activeElement?.outerHTML.slice(0, 200)"),
                        lost,
                        faults,
                        page.locator("body").innerText());
    }

    boolean sees(String what) {
        return page.locator(what).locator("visible=true").count() > 0;
    }

    void seeNoMore(String what) {
        var gone = new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
        wait("the end of " + what, () -> page.locator(what).first().waitFor(gone));
    }

    /** Waits for words anywhere on the page. */
    void read(String words) {
        wait(words, page.getByText(words).locator("visible=true").first()::waitFor);
    }

    Player press(String... keys) {
        for (var key : keys) {
            page.keyboard().press(key);
        }
        return this;
    }

    /** Throws whatever dice the page asks for, one after the other, until it asks for none. */
    void throwWhatIsAsked() {
        for (int die = 0; die < DICE_MAX; die++) {
            until("!document.querySelector('.pad') || !!document.querySelector('[data-face][aria-disabled=false]')");
            if (!page.locator(".pad").isVisible()) {
                return;
            }
            tap("[data-face=\"" + (1 + die % 6) + "\"]");
        }
        throw new AssertionError("The page still asks for dice after " + DICE_MAX + " of them.");
    }

    /** How much of the page lies beside the screen. */
    int pixelsBeside() {
        return ((Number) page.evaluate("document.documentElement.scrollWidth - screen.width")).intValue();
    }

    /** Waits until this is true on the page. It is asked from here: the page's own policy forbids to evaluate text there. */
    void until(String isTrue) {
        wait(isTrue, () -> page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate(isTrue))));
    }

    /** Goes on with the tabulator until something has the focus, and presses enter there. */
    Player reach(String what) {
        see(what);
        for (int step = 0; step < STEPS_MAX; step++) {
            if (Boolean.TRUE.equals(page.evaluate("what => document.activeElement.matches(what)", what))) {
                return press("Enter");
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError(what + " is not reached with the keyboard.");
    }

    /** Finds a unit by its name, with keys only. */
    Player find(String name) {
        press("/");
        see("[role=dialog] input");
        page.keyboard().type(name);
        return press("Enter");
    }

    /** A note that is only a photo. */
    void takesAPhoto(String type, byte[] bytes) {
        tap("[data-note]");
        page.locator("[data-photo]").setInputFiles(new FilePayload("photo", type, bytes));
        tap("[data-keep]");
    }

    /**
     * Lets a test answer some of the page's calls, from the next page that is opened on. No service worker comes with such a
     * page: a call that passes through one does not pass here.
     */
    void takesCallsTo(String url, Consumer<Route> answer) {
        page.addInitScript("navigator.serviceWorker.register = () => new Promise(() => {})");
        page.route(url, answer);
    }

    /** The same for so many of the calls that are meant; all others go on to the server. It is below zero after one went on. */
    void takesCallsTo(String url, Predicate<Request> meant, AtomicInteger times, Consumer<Route> answer) {
        takesCallsTo(url, route -> {
            if (meant.test(route.request()) && times.getAndDecrement() > 0) {
                answer.accept(route);
            } else {
                route.resume();
            }
        });
    }

    /** From then on the page itself is there without network. */
    void keepsThePage() {
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        page.reload();
        see("[data-unit]");
    }

    void losesTheNetwork() {
        page.context().setOffline(true);
    }

    void hasTheNetworkAgain() {
        page.context().setOffline(false);
    }

    /** The taps since the last count. */
    int taps() {
        int counted = taps;
        taps = 0;
        return counted;
    }

    @Override
    public void close() {
        page.context().close();
    }
}
