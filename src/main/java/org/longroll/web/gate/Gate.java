package org.longroll.web.gate;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.util.AttributeKey;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.longroll.web.http.Addresses;
import org.longroll.web.http.ProblemWriter;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;

/**
 * Lets a request in when all of it is here and a thread is free for it. The event loop reads the body, so a body that
 * never ends holds no thread; a request that takes too long is ended; and calls of the API have threads of their own.
 */
@Singleton
class Gate {

    /** Before every other filter. */
    private static final int FIRST = 1_000;

    /** After the filters of Quarkus, which belong on the event loop, and before every route. */
    private static final int LAST = -1;

    private static final String API = "/api/";
    private static final String HEALTH = "/q/health";
    private static final long LINGER_MILLIS = 3_000;
    private static final long NOTHING_FOLLOWS_MILLIS = 500;

    /** Marks a connection on which nothing more is taken for a request. */
    private static final AttributeKey<Boolean> OVER = AttributeKey.valueOf("longroll.over");

    private final GateLimits limits;
    private final Addresses addresses;
    private final ProblemWriter problems;
    private final ConcurrencyLimit<Sender> atOnce;
    private final ConcurrencyLimit<Sender> unfinished;
    private final BodyMemory memory;
    private final ApiThreads threads;
    private final Rates rates;
    private final RequestHeadCheck headCheck;

    Gate(GateLimits limits, Addresses addresses, ProblemWriter problems, Rates rates, RequestHeadCheck headCheck) {
        this.headCheck = headCheck;
        this.rates = rates;
        this.limits = limits;
        this.addresses = addresses;
        this.problems = problems;
        this.atOnce = new ConcurrencyLimit<>(limits.callsOfASender());
        this.unfinished = new ConcurrencyLimit<>(limits.bodiesOfASender());
        this.memory = new BodyMemory(limits.bytesOfBodies());
        this.threads = new ApiThreads(limits.callsAtOnce(), limits.callsWaiting());
    }

    void install(@Observes Filters filters) {
        filters.register(this::arrive, FIRST);
        filters.register(this::handOver, LAST);
    }

    void measure(@Observes StartupEvent event, MeterRegistry meters, LargeAnswers largeAnswers) {
        Gauge.builder("longroll.gate.free", threads::free)
                .description("Calls of the API that could begin now, beside those that are at work")
                .register(meters);
        Gauge.builder("longroll.gate.waiting", threads::waiting)
                .description("Calls of the API that wait for a thread")
                .register(meters);
        Gauge.builder("longroll.gate.open", atOnce::size)
                .description("Requests that are open, live streams among them")
                .register(meters);
        Gauge.builder("longroll.gate.body.bytes", memory::taken)
                .description("Memory that bodies of requests take")
                .register(meters);
        Gauge.builder("longroll.gate.documents", largeAnswers::documents)
                .description("Reports and exports that are under way")
                .register(meters);
        Gauge.builder("longroll.gate.answer.bytes", largeAnswers::bytes)
                .description("Memory of large answers that were not taken yet")
                .register(meters);
    }

    /** Not ready where a call has waited for as long as it may take: no caller gets an answer then. */
    @Produces
    @Readiness
    HealthCheck letsIn() {
        return () -> HealthCheckResponse.named("Calls let in")
                .withData("free", threads.free())
                .withData("waiting", threads.waiting())
                .status(threads.longestWait().compareTo(limits.deadline()) < 0)
                .build();
    }

    @PreDestroy
    void close() {
        threads.close();
    }

    /** Health checks pass every limit: who floods the server shall not be able to have it called sick. */
    private void arrive(RoutingContext request) {
        if (isOver(request)) {
            return;
        }
        if (Body.isUnreadable(request.request())) {
            refuseForGood(request, unreadableCoding());
            return;
        }
        if (isHealth(request) && !Body.isPossible(request.request())) {
            headCheck.objection(request).ifPresentOrElse(problem -> refuse(request, problem), request::next);
            return;
        }
        var sender = Sender.of(request.request());
        if (!atOnce.enter(sender)) {
            refuse(request, tooManyAtOnce());
            return;
        }
        Ending.begin(request).then(() -> atOnce.leave(sender));
        var objection = headCheck.objection(request);
        if (objection.isPresent()) {
            refuse(request, objection.get());
            return;
        }
        if (isOfTheApi(request)) {
            var allowance = rates.call(sender);
            allowance.tellIn(request.response());
            if (allowance.isSpent()) {
                refuse(request, Rates.tooFast(allowance.waitSeconds()), Rates.retryAfter(allowance.waitSeconds()));
                return;
            }
        }
        var deadline = Deadline.of(request, limits.deadline());
        if (Body.isPossible(request.request())) {
            readBody(request, sender, deadline);
        } else {
            request.next();
        }
    }

    private static boolean isOfTheApi(RoutingContext request) {
        return request.normalizedPath().startsWith(API);
    }

    static boolean isHealth(RoutingContext request) {
        var path = request.normalizedPath();
        return path.equals(HEALTH) || path.startsWith(HEALTH + "/");
    }

    private void readBody(RoutingContext request, Sender sender, Deadline deadline) {
        if (!unfinished.enter(sender)) {
            refuse(request, tooManyAtOnce());
            return;
        }
        var leave = Ending.of(request).once(() -> unfinished.leave(sender));
        long most = addresses.maxBody(request.normalizedPath());
        var body = new Body(request, most, memory);
        deadline.whileReading(limits.deadlineOfBodies(), () -> {
            leave.run();
            deadline.bodyIsRead();
            body.stop();
            refuse(request, tooSlow());
        });
        Ending.of(request).then(body::forget);
        body.read(outcome -> {
            leave.run();
            deadline.bodyIsRead();
            switch (outcome) {
                case COMPLETE -> letInWithItsBody(request);
                case TOO_LARGE -> refuse(request, HttpProblems.tooLarge(most));
                case NO_ROOM -> refuse(request, HttpProblems.busy());
                case MALFORMED -> refuseAtOnce(request, HttpProblems.of(400));
                case BROKEN_OFF -> request.response().reset();
            }
        });
    }

    /** A page of another site can send a body without a type, and none with the types that are read here. */
    private void letInWithItsBody(RoutingContext request) {
        if (isOfTheApi(request)
                && request.body().length() > 0
                && request.request().getHeader(HttpHeaders.CONTENT_TYPE) == null) {
            refuse(request, HttpProblems.of(415));
        } else {
            request.next();
        }
    }

    /** Health checks, metrics and pages do not queue behind calls of the API. */
    private void handOver(RoutingContext request) {
        if (!isOfTheApi(request)) {
            request.next();
        } else if (!threads.run(request)) {
            refuse(request, HttpProblems.busy());
        }
    }

    private void refuse(RoutingContext request, Problem problem) {
        refuse(request, problem, problem.status() == 429 || problem.status() == 503 ? HttpProblems.SOON : Map.of());
    }

    /** Throws the rest of the body away for a moment, so that its sender can read the answer, and no longer. */
    private void refuse(RoutingContext request, Problem problem, Map<String, String> headers) {
        if (request.request().isEnded()) {
            problems.write(request, problem, headers);
            return;
        }
        request.response().putHeader("Connection", "close");
        var connection = request.request().connection();
        problems.write(request, problem, headers);
        request.request().handler(part -> {});
        request.request().endHandler(end -> connection.close());
        request.request().resume();
        request.vertx().setTimer(LINGER_MILLIS, late -> connection.close());
    }

    /**
     * The decoder does not know where such a body ends. What else comes on the connection is no request, and is not
     * answered; the connection stays for a moment, so that the sender can read why.
     */
    private void refuseForGood(RoutingContext request, Problem problem) {
        var connection = request.request().connection();
        if (connection instanceof ConnectionBase base) {
            base.channel().attr(OVER).set(true);
        }
        problems.write(request, problem, Map.of("Connection", "close"));
        flush(request);
        request.vertx().setTimer(NOTHING_FOLLOWS_MILLIS, late -> connection.close());
    }

    private static boolean isOver(RoutingContext request) {
        return request.request().connection() instanceof ConnectionBase connection
                && connection.channel().hasAttr(OVER);
    }

    /** The decoder closes the connection as soon as this returns, with what was not sent by then. */
    private void refuseAtOnce(RoutingContext request, Problem problem) {
        refuse(request, problem);
        flush(request);
    }

    private static void flush(RoutingContext request) {
        if (request.request().connection() instanceof ConnectionBase connection) {
            connection.flush();
        }
    }

    private Problem tooSlow() {
        return Problem.of(
                408,
                "too-slow",
                "The request took too long to arrive.",
                "All of it has to be here within %d seconds."
                        .formatted(limits.deadline().toSeconds()));
    }

    private static Problem unreadableCoding() {
        return Problem.of(
                501, "transfer-coding", "This server does not read that transfer coding.", "It reads chunked bodies.");
    }

    private static Problem tooManyAtOnce() {
        return Problem.of(
                429, "too-many-at-once", "Too many requests of your address are open.", "Wait for the others to end.");
    }
}
