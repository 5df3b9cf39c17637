package org.longroll.web.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.Dice;
import org.longroll.journal.JournalRefusal;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** Refusals of the rules as problems. */
public final class Refused {

    private static final int AGAINST_THE_RULES = 422;
    private static final int WRONG_SEAT = 403;
    private static final int NOT_THERE = 404;
    private static final int OVERTAKEN = 409;

    /** Refusals that depend on the seat: answered with 403. */
    private static final Set<String> NOT_FOR_THIS_SEAT = Stream.of(
                    JournalRefusal.WRONG_SEAT,
                    JournalRefusal.UMPIRE_ONLY,
                    JournalRefusal.UMPIRE_CORRECTS,
                    JournalRefusal.CONSENT_IS_THE_OTHER_SIDES)
            .map(JournalRefusal::word)
            .collect(Collectors.toUnmodifiableSet());

    private Refused() {}

    public static <T> T orThrow(Verdict<T> verdict) {
        return switch (verdict) {
            case Verdict.Allowed<T>(T answer) -> answer;
            case Verdict.Refused<T>(Refusal refusal) -> throw problem(refusal);
        };
    }

    public static ProblemException problem(Refusal refusal) {
        return problem(refusal, refusal.field());
    }

    /** A refusal whose field is below a prefix of the request. */
    public static ProblemException under(String prefix, Refusal refusal) {
        return problem(refusal, prefix + refusal.field());
    }

    private static ProblemException problem(Refusal refusal, @Nullable String field) {
        var problem = withDice(plain(refusal).withRule(refusal.rule(), refusal.waivable()), refusal.dice());
        return new ProblemException(
                field == null
                        ? problem
                        : problem.withViolations(List.of(new Problem.Violation(field, refusal.sentence()))));
    }

    private static Problem withDice(Problem problem, @Nullable Dice dice) {
        return dice == null ? problem : problem.withDice(new Problem.DiceTaken(dice.count(), dice.sides()));
    }

    private static Problem plain(Refusal refusal) {
        var code = refusal.code();
        if (NOT_FOR_THIS_SEAT.contains(code)) {
            return Problem.of(WRONG_SEAT, code, "This is not for your seat to do.", refusal.sentence());
        }
        if (code.equals(JournalRefusal.STATE_MOVED_ON.word())) {
            return Problem.of(OVERTAKEN, code, "The battle has moved on.", refusal.sentence());
        }
        if (code.equals(JournalRefusal.UNKNOWN_SEAT.word()) && "seat".equals(refusal.field())) {
            return Problem.of(NOT_THERE, code, "There is no such seat.", refusal.sentence());
        }
        return Problem.of(AGAINST_THE_RULES, code, "The rules do not allow it.", refusal.sentence());
    }

    /** House rules that the chart refuses, each with its field in the request. */
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
