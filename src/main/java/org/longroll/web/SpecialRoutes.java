package org.longroll.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import org.longroll.web.http.Guarded;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;

/** Problems that are found before a request reaches a resource, in the same form as all others. */
class SpecialRoutes {

    private final ObjectMapper mapper;

    SpecialRoutes(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    void install(@Observes Router router) {
        for (var status : new int[] {400, 404, 405, 413, 415, 500}) {
            router.errorHandler(status, request -> answer(request, status));
        }
    }

    private void answer(RoutingContext request, int status) {
        if (request.response().ended() || request.response().headWritten()) {
            return;
        }
        Guarded.HEADERS.forEach(
                (name, values) -> values.forEach(value -> request.response().putHeader(name, value.toString())));
        try {
            request.response()
                    .setStatusCode(status)
                    .putHeader("Content-Type", Problem.MEDIA_TYPE)
                    .end(mapper.writeValueAsString(HttpProblems.of(status)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem that cannot be written", e);
        }
    }
}
