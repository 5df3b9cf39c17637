package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.validation.ConstraintViolation;
import java.util.Map;
import java.util.Set;

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

    /** Ends a request for something that is not there, or not for the caller to see. */
    public static ProblemException nothingHere() {
        return new ProblemException(HttpProblems.of(404));
    }

    /** Ends a request whose body, or a part of it, cannot be read. */
    public static ProblemException unreadable(JsonProcessingException e) {
        return new ProblemException(JsonProblems.of(e));
    }

    /** Ends a request whose body says something that cannot be meant. */
    public static ProblemException invalid(Set<? extends ConstraintViolation<?>> violations) {
        return new ProblemException(Problem.invalidInput(Problem.violations(violations)));
    }

    /** The same problem with a part of the body that stands deeper in it than its reader knew. */
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
