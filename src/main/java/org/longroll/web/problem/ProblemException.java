package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.validation.ConstraintViolation;
import java.util.Map;
import java.util.Set;

public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    public ProblemException(Problem problem) {
        this(problem, Map.of());
    }

    /** With headers that say how to go on. */
    public ProblemException(Problem problem, Map<String, String> headers) {
        super(problem.code());
        this.problem = problem;
        this.headers = Map.copyOf(headers);
    }

    public ProblemException(int status, String code, String title, String detail) {
        this(Problem.of(status, code, title, detail));
    }

    /** For something that does not exist, or that the caller may not see. */
    public static ProblemException nothingHere() {
        return new ProblemException(HttpProblems.of(404));
    }

    /** For a body, or a part of it, that cannot be read. */
    public static ProblemException unreadable(JsonProcessingException e) {
        return new ProblemException(JsonProblems.of(e));
    }

    /** For a body that violates constraints. */
    public static ProblemException invalid(Set<? extends ConstraintViolation<?>> violations) {
        return new ProblemException(Problem.invalidInput(Problem.violations(violations)));
    }

    /** The same problem with its fields below a prefix. */
    public ProblemException under(String prefix) {
        return new ProblemException(
                problem.withViolations(problem.violations().stream()
                        .map(each -> new Problem.Violation(prefix + each.field(), each.message()))
                        .toList()),
                headers);
    }

    public Problem problem() {
        return problem;
    }

    Map<String, String> headers() {
        return headers;
    }
}
