package org.longroll.web.gate;

import io.vertx.ext.web.RoutingContext;
import java.time.Duration;

/**
 * Ends a request that is not answered in time, from its first line to the last byte of the answer. A live stream is
 * meant to stay open and is left alone.
 */
final class Deadline {

    private static final String LIVE_STREAM = "text/event-stream";

    private final RoutingContext request;
    private Runnable late = this::breakOff;
    private long reading;

    private Deadline(RoutingContext request) {
        this.request = request;
    }

    static Deadline of(RoutingContext request, Duration within) {
        var deadline = new Deadline(request);
        long timer = request.vertx().setTimer(within.toMillis(), any -> deadline.late.run());
        Ending.of(request).then(() -> request.vertx().cancelTimer(timer));
        return deadline;
    }

    /** While the body is still arriving no worker answers, so the sender can be told. */
    void whileReading(Duration within, Runnable answer) {
        late = answer;
        reading = request.vertx().setTimer(within.toMillis(), any -> late.run());
        Ending.of(request).then(this::bodyIsRead);
    }

    void bodyIsRead() {
        request.vertx().cancelTimer(reading);
        late = this::breakOff;
    }

    /** A worker thread may be answering: without the connection it stops at its next write. */
    private void breakOff() {
        if (!request.response().ended() && !isLiveStream(request)) {
            request.response().reset();
        }
    }

    static boolean isLiveStream(RoutingContext request) {
        var type = request.response().headers().get("Content-Type");
        return type != null && type.startsWith(LIVE_STREAM);
    }
}
