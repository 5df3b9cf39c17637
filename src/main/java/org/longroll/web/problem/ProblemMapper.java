package org.longroll.web.problem;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

@Provider
class ProblemMapper implements ExceptionMapper<ProblemException> {

    @Override
    public Response toResponse(ProblemException e) {
        var answer = Response.fromResponse(ProblemMappers.response(e.problem()));
        e.headers().forEach(answer::header);
        return answer.build();
    }
}
