package org.longroll.web;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.Set;
import org.longroll.web.http.ProblemWriter;
import org.longroll.web.problem.HttpProblems;

/** Problems that are found before a request reaches a resource, in the same form as all others. */
class SpecialRoutes {

    private static final Set<Integer> KNOWN = Set.of(400, 404, 405, 413, 415, 500);

    /** Found by the router before there is a route: no Host, an address that cannot be decoded. Nothing of it is logged. */
    private static final Set<Integer> WITHOUT_A_ROUTE = Set.of(400, 404);

    private final ProblemWriter problems;

    SpecialRoutes(ProblemWriter problems) {
        this.problems = problems;
    }

    void install(@Observes Router router) {
        for (int status : KNOWN) {
            router.errorHandler(status, request -> problems.write(request, HttpProblems.of(status), Map.of()));
        }
        router.route().order(Integer.MIN_VALUE).failureHandler(this::failed);
    }

    private void failed(RoutingContext request) {
        if (WITHOUT_A_ROUTE.contains(request.statusCode())) {
            problems.write(request, HttpProblems.of(request.statusCode()), Map.of());
        } else {
            request.next();
        }
    }
}
