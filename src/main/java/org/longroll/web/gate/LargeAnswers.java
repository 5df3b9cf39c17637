package org.longroll.web.gate;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Bounds what takes long and much memory. Calls for whole battles are few at a time, of one address and of all, so that most
 * threads are left to entries. An answer is in memory until its reader has taken it, so all that are waiting to be taken have
 * a bound together.
 */
@Singleton
class LargeAnswers {

    /** Smaller answers are not worth the counting. */
    private static final int LARGE_BYTES = 64 << 10;

    /** A document whose turn has not come by then is refused. */
    private static final long TURN_SECONDS = 30;

    private static final String MADE = "longroll.made";

    /** Headers that a refusal does not have. */
    private static final List<String> OF_AN_ANSWER =
            List.of(HttpHeaders.ETAG, HttpHeaders.CONTENT_ENCODING, HttpHeaders.CONTENT_DISPOSITION);

    private final ConcurrencyLimit<Sender> documents;
    private final Budget places;
    private final Budget memory;

    /** Half of the processors make documents, in the order of arrival, and half are left to entries. */
    private final Semaphore turns =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

    LargeAnswers(GateLimits limits) {
        this.documents = new ConcurrencyLimit<>(limits.documentsOfASender());
        this.places = new Budget(limits.documentsAtOnce());
        this.memory = new Budget(limits.bytesOfAnswers());
    }

    /** After the caller's right to the battle is checked. */
    @ServerRequestFilter(priority = Priorities.USER + 2)
    void admit(ResourceInfo resource, RoutingContext call) {
        if (!resource.getResourceMethod().isAnnotationPresent(WholeBattle.class)) {
            return;
        }
        var sender = Sender.of(call.request());
        if (!documents.enter(sender)) {
            throw new ProblemException(tooManyDocuments(), HttpProblems.SOON);
        }
        Ending.of(call).then(() -> documents.leave(sender));
        if (!places.take(1)) {
            throw new ProblemException(tooManyDocuments(), HttpProblems.SOON);
        }
        Ending.of(call).then(() -> places.giveBack(1));
        awaitTurn(call);
    }

    /** Nothing is made for a caller who has hung up meanwhile. */
    private void awaitTurn(RoutingContext call) {
        try {
            if (!turns.tryAcquire(TURN_SECONDS, TimeUnit.SECONDS)) {
                throw new ProblemException(tooManyDocuments(), HttpProblems.SOON);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProblemException(HttpProblems.busy(), HttpProblems.SOON);
        }
        call.put(MADE, Ending.of(call).once(turns::release));
        if (call.response().closed()) {
            throw new ProblemException(tooManyDocuments(), HttpProblems.SOON);
        }
    }

    /** After the last byte is known: an answer for which there is no room is not sent. */
    @ServerResponseFilter(priority = Priorities.USER - 1)
    void hold(ContainerResponseContext response, RoutingContext call) {
        if (call.get(MADE) instanceof Runnable made) {
            made.run();
        }
        if (!(response.getEntity() instanceof byte[] bytes) || bytes.length < LARGE_BYTES) {
            return;
        }
        if (memory.take(bytes.length)) {
            Ending.of(call).then(() -> memory.giveBack(bytes.length));
            return;
        }
        var refusal = tooManyDocuments();
        response.setStatus(refusal.status());
        response.setEntity(refusal, new Annotation[0], MediaType.valueOf(Problem.MEDIA_TYPE));
        var headers = response.getHeaders();
        OF_AN_ANSWER.forEach(headers::remove);
        HttpProblems.SOON.forEach(headers::putSingle);
    }

    long documents() {
        return places.taken();
    }

    long bytes() {
        return memory.taken();
    }

    private static Problem tooManyDocuments() {
        return Problem.of(
                429,
                "too-many-documents",
                "Too many reports, exports and other large answers are under way.",
                "Wait for one of them to end.");
    }
}
