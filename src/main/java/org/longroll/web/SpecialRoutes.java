package org.longroll.web;

import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import org.longroll.web.http.ProblemWriter;
import org.longroll.web.problem.HttpProblems;

/** Problems that are found before a request reaches a resource, in the same form as all others. */
class SpecialRoutes {

    private final ProblemWriter problems;

    SpecialRoutes(ProblemWriter problems) {
        this.problems = problems;
    }

    void install(@Observes Router router) {
        for (var status : new int[] {400, 404, 405, 413, 415, 500}) {
            router.errorHandler(status, request -> problems.write(request, HttpProblems.of(status), Map.of()));
        }
    }
}
