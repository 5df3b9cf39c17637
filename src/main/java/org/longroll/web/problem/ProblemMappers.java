package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Comparator;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.web.problem.Problem.Violation;

/** Everything that can be thrown, as a problem. */
final class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);
    private static final int RETRY_SECONDS = 5;

    private ProblemMappers() {}

    @ServerExceptionMapper
    static Response problem(ProblemException e) {
        return response(e.problem());
    }

    @ServerExceptionMapper
    static Response invalid(ConstraintViolationException e) {
        return response(Problem.invalidInput(e.getConstraintViolations().stream()
                .map(violation -> new Violation(FieldNames.of(violation.getPropertyPath()), violation.getMessage()))
                .sorted(Comparator.comparing(Violation::field))
                .toList()));
    }

    @ServerExceptionMapper
    static Response misshapen(MismatchedInputException e) {
        return response(JsonProblems.of(e));
    }

    @ServerExceptionMapper
    static Response refusedByTheServer(WebApplicationException e) {
        if (e.getCause() instanceof ProblemException problem) {
            return response(problem.problem());
        }
        if (e.getCause() instanceof JsonProcessingException json) {
            return response(JsonProblems.of(json));
        }
        var status = e.getResponse().getStatus();
        var answer = Response.fromResponse(response(HttpProblems.of(status)));
        var allow = e.getResponse().getHeaderString(HttpHeaders.ALLOW);
        return allow == null
                ? answer.build()
                : answer.header(HttpHeaders.ALLOW, allow).build();
    }

    @ServerExceptionMapper
    static Response unavailable(LedgerUnavailable e) {
        LOG.error("The journal is out of reach", e);
        return Response.fromResponse(
                        response(
                                Problem.of(
                                        503,
                                        "journal-unavailable",
                                        "The journal cannot be reached at the moment.",
                                        "Send the request again with the same Idempotency-Key: it is recorded once, whatever happened.")))
                .header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
                .build();
    }

    @ServerExceptionMapper
    static Response fault(Throwable e) {
        var incident = UUID.randomUUID();
        LOG.errorf(e, "Incident %s", incident);
        return response(Problem.of(
                500,
                "internal-error",
                "The server made a mistake.",
                "Nothing was recorded half. Its log has the details under incident %s.".formatted(incident)));
    }

    private static Response response(Problem problem) {
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .entity(problem)
                .build();
    }
}
