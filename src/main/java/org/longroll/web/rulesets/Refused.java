package org.longroll.web.rulesets;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** What the rules forbid, as a problem. */
public final class Refused {

    private static final int AGAINST_THE_RULES = 422;

    private Refused() {}

    static <T> T orThrow(Verdict<T> verdict) {
        return switch (verdict) {
            case Verdict.Allowed<T>(T answer) -> answer;
            case Verdict.Refused<T>(Refusal refusal) -> throw problem(refusal);
        };
    }

    public static ProblemException problem(Refusal refusal) {
        return problem(refusal, refusal.field());
    }

    /** A refusal whose field stands somewhere deeper in the request than the engine knows. */
    static ProblemException under(String prefix, Refusal refusal) {
        return problem(refusal, prefix + refusal.field());
    }

    private static ProblemException problem(Refusal refusal, @Nullable String field) {
        var plain = Problem.of(AGAINST_THE_RULES, refusal.code(), "The rules do not allow it.", refusal.sentence());
        return new ProblemException(new Problem(
                plain.type(),
                plain.title(),
                plain.status(),
                plain.detail(),
                plain.code(),
                refusal.rule(),
                null,
                field == null ? List.of() : List.of(new Problem.Violation(field, refusal.sentence()))));
    }

    /** House rules that the chart does not take: each with its place in the request. */
    static ProblemException houseRules(ChartRefused refused, List<HouseRuleRequest> rules) {
        var violations = new ArrayList<Problem.Violation>();
        for (var problem : refused.problems()) {
            violations.add(
                    new Problem.Violation(field(problem.path(), rules), problem.path() + " " + problem.message()));
        }
        return new ProblemException(Problem.of(
                        AGAINST_THE_RULES,
                        "house-rule-refused",
                        "The chart does not take this house rule.",
                        violations.getFirst().message())
                .withViolations(violations));
    }

    private static String field(String path, List<HouseRuleRequest> rules) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).path().equals(path)) {
                return "houseRules[" + i + "]";
            }
        }
        return "houseRules";
    }
}
