package org.longroll.web.rulesets;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.Verdict;
import org.longroll.rules.rff.RffRules;
import org.longroll.web.Given;

/** The calculators of Regimental Fire and Fury, without the HTTP around them. */
@Singleton
class RffCalculators {

    private static final String RULESET = "rff";

    private final RulesLibrary library;

    RffCalculators(RulesLibrary library) {
        this.library = library;
    }

    RffFireView fire(RffFireRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).fire(RffQuestions.fire(request)));
        return RffFireView.of(answer, rolled(request.die(), answer::roll));
    }

    RffManeuverView maneuver(RffManeuverRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).check(RffQuestions.maneuver(request)));
        return RffManeuverView.of(answer, rolled(request.die(), answer::roll));
    }

    RffChargeView charge(RffChargeRequest request) {
        var rules = rules(request.houseRules());
        var answer = Refused.orThrow(rules.charge(RffQuestions.charge(request)));
        if (request.attacker().die() == null && request.defender().die() == null) {
            return RffChargeView.open(answer);
        }
        var outcome = Refused.orThrow(answer.roll(
                Given.needed(request.attacker().die(), "attacker.die"),
                Given.needed(request.defender().die(), "defender.die")));
        return RffChargeView.decided(
                answer,
                outcome,
                rules.again(outcome).map(RffChargeView.AgainView::of).orElse(null));
    }

    RffMovementView movement(RffMovementRequest request) {
        return RffMovementView.of(Refused.orThrow(rules(request.houseRules()).move(RffQuestions.movement(request))));
    }

    RffFallenLeaderView fallenLeader(RffFallenLeaderRequest request) {
        var answer = rules(request.houseRules()).fallenLeader();
        return RffFallenLeaderView.of(answer, rolled(request.die(), answer::roll));
    }

    private static <T> @Nullable T rolled(@Nullable Integer die, IntFunction<Verdict<T>> roll) {
        return die == null ? null : Refused.orThrow(roll.apply(die));
    }

    private RffRules rules(@Nullable List<HouseRuleRequest> houseRules) {
        return Shelf.find(library, RULESET, RffRules.class, Given.list(houseRules));
    }
}
