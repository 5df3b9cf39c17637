package org.longroll.web.problem;

import java.util.Map;

/** Ends a request with a problem. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    public ProblemException(Problem problem) {
        this(problem, Map.of());
    }

    /** Ends a request with a problem and with headers that say how to go on. */
    public ProblemException(Problem problem, Map<String, String> headers) {
        super(problem.code());
        this.problem = problem;
        this.headers = Map.copyOf(headers);
    }

    public ProblemException(int status, String code, String title, String detail) {
        this(Problem.of(status, code, title, detail));
    }

    public Problem problem() {
        return problem;
    }

    Map<String, String> headers() {
        return headers;
    }
}
