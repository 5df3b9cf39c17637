package org.longroll.web.gate;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.util.Set;
import java.util.function.Consumer;

/** The body of one request, read as it arrives. */
final class Body {

    enum Outcome {
        COMPLETE,
        TOO_LARGE,
        NO_ROOM,
        MALFORMED,
        BROKEN_OFF
    }

    private static final Set<HttpMethod> WITHOUT = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    private final RoutingContext context;
    private final HttpServerRequest request;
    private final long most;
    private final BodyMemory memory;
    private final Buffer read = Buffer.buffer();
    private boolean decided;
    private boolean forgotten;

    Body(RoutingContext context, long most, BodyMemory memory) {
        this.context = context;
        this.request = context.request();
        this.most = most;
        this.memory = memory;
    }

    static boolean isPossible(HttpServerRequest request) {
        return !WITHOUT.contains(request.method())
                || request.headers().contains("Transfer-Encoding")
                || announced(request) > 0;
    }

    /** With every other coding the decoder takes the request to have no body, and its bytes for the next request. */
    static boolean isUnreadable(HttpServerRequest request) {
        var codings = request.headers().getAll("Transfer-Encoding");
        return !codings.isEmpty() && !(codings.size() == 1 && codings.getFirst().equalsIgnoreCase("chunked"));
    }

    /** Reads all of it and then says how that ended, once. */
    void read(Consumer<Outcome> then) {
        if (announced(request) > most) {
            decide(Outcome.TOO_LARGE, then);
            return;
        }
        request.handler(part -> add(part, then));
        request.exceptionHandler(fault -> decide(outcome(fault), then));
        request.endHandler(end -> {
            if (!decided) {
                ((RoutingContextInternal) context).setBody(read);
                decide(Outcome.COMPLETE, then);
            }
        });
        if (request.version() == HttpVersion.HTTP_1_1 && "100-continue".equalsIgnoreCase(request.getHeader("Expect"))) {
            context.response().writeContinue();
        }
        request.resume();
    }

    /** Either the sender is gone, or what it sends is no body; then it can still be told so. */
    private static Outcome outcome(Throwable fault) {
        return fault instanceof HttpClosedException || fault instanceof IOException
                ? Outcome.BROKEN_OFF
                : Outcome.MALFORMED;
    }

    private void add(Buffer part, Consumer<Outcome> then) {
        if (decided || forgotten) {
            return;
        }
        long length = read.length() + (long) part.length();
        if (length > most) {
            decide(Outcome.TOO_LARGE, then);
        } else if (!memory.grow(read.length(), length)) {
            decide(Outcome.NO_ROOM, then);
        } else {
            read.appendBuffer(part);
        }
    }

    private void decide(Outcome outcome, Consumer<Outcome> then) {
        if (!decided) {
            decided = true;
            then.accept(outcome);
        }
    }

    /** Says nothing more, whatever arrives. */
    void stop() {
        decided = true;
    }

    /** Nothing of it is needed any more, and what still arrives of it is not kept; a fault can still be answered. */
    void forget() {
        forgotten = true;
        memory.giveBack(read.length());
    }

    private static long announced(HttpServerRequest request) {
        try {
            var length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
            return length == null ? 0 : Long.parseLong(length);
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
