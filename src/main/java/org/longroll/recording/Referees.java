package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Decider;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Referee;
import org.longroll.battle.Rulebook;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Order;
import org.longroll.journal.TimelineTooShort;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetKey;
import org.longroll.rules.Verdict;

/** Finds the referee of a battle, who decides only by the chart that it was started with. */
@ApplicationScoped
public class Referees {

    private final RulesLibrary library;
    private final Map<Rulebook, Referee> known = new ConcurrentHashMap<>();

    public Referees(RulesLibrary library) {
        this.library = library;
    }

    public Verdict<Referee> of(Rulebook rulebook) {
        var found = known.get(rulebook);
        if (found != null) {
            return Verdict.allowed(found);
        }
        return rules(rulebook)
                .map(rules -> known.computeIfAbsent(
                        rulebook, book -> GameSystem.ALL.named(book.system()).over(rules)));
    }

    public Verdict<Rules> rules(Rulebook rulebook) {
        return chart(rulebook)
                .map(Verdict::allowed)
                .orElseGet(() -> Verdict.refused(BattleRefusal.CHART_DIFFERS.of(
                        "ruleset",
                        "The chart of %s, version %d, with which this battle was started, is not here."
                                .formatted(rulebook.ruleset(), rulebook.version()))));
    }

    /**
     * What the referee of a battle decides, as its entries are named there; a battle whose chart is not here is refused.
     * {@link TimelineTooShort} if the order names an entry that a short timeline does not know: an amendment may have recorded
     * it again.
     */
    Decision decide(Battle battle, Order order, Inputs inputs) {
        var decision =
                switch (of(battle.opening().rulebook())) {
                    case Verdict.Allowed<Referee>(var referee) ->
                        Decider.decide(battle, battle.timeline().naming(order), inputs, referee);
                    case Verdict.Refused<Referee>(var reason) -> new Decision.Refused(reason);
                };
        if (decision instanceof Decision.Refused(var refusal)
                && refusal.code().equals(JournalRefusal.UNKNOWN_ENTRY.word())
                && !battle.timeline().isWhole()) {
            throw new TimelineTooShort();
        }
        return decision;
    }

    /** The referee of a battle that was started here. */
    public Referee present(Rulebook rulebook) {
        return of(rulebook).answer();
    }

    /** The chart that a battle was started with, as it was printed. */
    Optional<Rules> printed(Rulebook rulebook) {
        return library.find(RulesetKey.of(rulebook.ruleset(), rulebook.version()))
                .filter(rules -> rules.chart().hash().hex().equals(rulebook.chart()));
    }

    /** The chart that a battle was started with, including its house rules; empty if this server does not have it. */
    public Optional<Rules> chart(Rulebook rulebook) {
        return printed(rulebook).map(rules -> library.with(rules, rulebook.houseRules()));
    }
}
