package org.longroll.web.rulesets;

import java.util.List;
import java.util.Optional;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;
import org.longroll.rules.RulesetKey;
import org.longroll.web.problem.ProblemException;

/** Finds rules in the library by their address; 404 if there are none. */
public final class Shelf {

    private Shelf() {}

    static Rules find(RulesLibrary library, String id) {
        return id(id).flatMap(library::find).orElseThrow(ProblemException::nothingHere);
    }

    static Rules find(RulesLibrary library, String id, int version) {
        return id(id).filter(known -> version >= 1)
                .flatMap(known -> library.find(new RulesetKey(known, version)))
                .orElseThrow(ProblemException::nothingHere);
    }

    /** Rules of one system, with the house rules of the request. */
    public static <R extends Rules> R find(
            RulesLibrary library, String id, Class<R> system, List<HouseRuleRequest> sent) {
        var published = find(library, id);
        if (!system.isInstance(published)) {
            throw ProblemException.nothingHere();
        }
        try {
            return system.cast(library.with(published, HouseRuleRequest.rules(sent)));
        } catch (ChartRefused refused) {
            throw Refused.houseRules(refused, sent);
        }
    }

    private static Optional<RulesetId> id(String id) {
        try {
            return Optional.of(new RulesetId(id));
        } catch (IllegalArgumentException notAnId) {
            return Optional.empty();
        }
    }
}
