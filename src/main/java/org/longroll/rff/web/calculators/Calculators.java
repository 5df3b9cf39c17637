package org.longroll.rff.web.calculators;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.longroll.charts.RulesLibrary;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Verdict;
import org.longroll.web.Given;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Shelf;

/** The calculators of Regimental Fire and Fury, without the HTTP around them. */
@Singleton
class Calculators {

    private static final String RULESET = "rff";

    private final RulesLibrary library;

    Calculators(RulesLibrary library) {
        this.library = library;
    }

    FireView fire(FireRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).fire(Questions.fire(request)));
        return FireView.of(answer, rolled(request.die(), answer::roll));
    }

    ManeuverView maneuver(ManeuverRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).check(Questions.maneuver(request)));
        return ManeuverView.of(answer, rolled(request.die(), answer::roll));
    }

    ChargeView charge(ChargeRequest request) {
        var rules = rules(request.houseRules());
        var answer = Refused.orThrow(rules.charge(Questions.charge(request)));
        if (request.attacker().die() == null && request.defender().die() == null) {
            return ChargeView.open(answer);
        }
        var outcome = Refused.orThrow(answer.roll(
                Given.needed(request.attacker().die(), "attacker.die"),
                Given.needed(request.defender().die(), "defender.die")));
        return ChargeView.decided(
                answer,
                outcome,
                rules.again(outcome).map(ChargeView.AgainView::of).orElse(null));
    }

    MovementView movement(MovementRequest request) {
        return MovementView.of(Refused.orThrow(rules(request.houseRules()).move(Questions.movement(request))));
    }

    FallenLeaderView fallenLeader(FallenLeaderRequest request) {
        var answer = rules(request.houseRules()).fallenLeader();
        return FallenLeaderView.of(answer, rolled(request.die(), answer::roll));
    }

    private static <T> @Nullable T rolled(@Nullable Integer die, IntFunction<Verdict<T>> roll) {
        return die == null ? null : Refused.orThrow(roll.apply(die));
    }

    private RffRules rules(@Nullable List<HouseRuleRequest> houseRules) {
        return Shelf.find(library, RULESET, RffRules.class, Given.list(houseRules));
    }
}
