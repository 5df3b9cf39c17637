package org.longroll.web.problem;

/** Ends a request with a problem. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public ProblemException(Problem problem) {
        super(problem.code());
        this.problem = problem;
    }

    public ProblemException(int status, String code, String title, String detail) {
        this(Problem.of(status, code, title, detail));
    }

    public Problem problem() {
        return problem;
    }
}
