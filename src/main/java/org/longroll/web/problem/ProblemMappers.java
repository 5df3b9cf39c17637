package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.sql.SQLException;
import java.util.UUID;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * Exceptions of libraries as problems. Our own exceptions have mapper classes: Quarkus loads the classes named here at
 * build time, on Maven's JDK, which may be too old to load ours.
 */
final class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);
    private static final int MAX_CAUSES = 20;

    @ServerExceptionMapper
    Response invalid(ConstraintViolationException e) {
        return response(Problem.invalidInput(Problem.violations(e.getConstraintViolations())));
    }

    @ServerExceptionMapper
    Response misshapen(MismatchedInputException e) {
        return response(JsonProblems.of(e));
    }

    @ServerExceptionMapper
    Response refusedByTheServer(WebApplicationException e) {
        if (e.getCause() instanceof ProblemException problem) {
            return response(problem.problem());
        }
        if (e.getCause() instanceof JsonProcessingException json) {
            return response(JsonProblems.of(json));
        }
        return response(HttpProblems.of(e.getResponse().getStatus()));
    }

    @ServerExceptionMapper
    Response fault(Throwable e) {
        if (comesFromTheDatabase(e)) {
            return UnavailableMapper.answer(e);
        }
        var incident = UUID.randomUUID();
        LOG.errorf(e, "Incident %s", incident);
        return response(Problem.of(
                500,
                "internal-error",
                "The server made a mistake.",
                "Nothing was recorded half. Its log has the details under incident %s.".formatted(incident)));
    }

    /** A failed read of a read model throws an exception of its library, with the driver's exception as a cause. */
    private static boolean comesFromTheDatabase(Throwable e) {
        return Stream.iterate(e, cause -> cause != null, Throwable::getCause)
                .limit(MAX_CAUSES)
                .anyMatch(SQLException.class::isInstance);
    }

    static Response response(Problem problem) {
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .entity(problem)
                .build();
    }
}
