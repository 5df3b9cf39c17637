package org.longroll.web.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.Map;
import org.longroll.web.problem.Problem;

/** Answers with a problem where no resource does: the request did not get that far. */
@Singleton
public class ProblemWriter {

    private final ObjectMapper mapper;

    ProblemWriter(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    /** Does nothing if an answer has begun already. */
    public Future<Void> write(RoutingContext request, Problem problem, Map<String, String> headers) {
        var response = request.response();
        if (response.ended() || response.headWritten()) {
            return Future.succeededFuture();
        }
        DefaultHeaders.HEADERS.forEach(
                (name, values) -> values.forEach(value -> response.putHeader(name, value.toString())));
        headers.forEach(response::putHeader);
        try {
            return response.setStatusCode(problem.status())
                    .putHeader("Content-Type", Problem.MEDIA_TYPE)
                    .end(mapper.writeValueAsString(problem));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem that cannot be written", e);
        }
    }
}
