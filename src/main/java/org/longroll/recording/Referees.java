package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleJudge;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.BattleVocabulary;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Referee;
import org.longroll.battle.Rulebook;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.Journal;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetKey;
import org.longroll.rules.Verdict;

/** Finds the referee of a battle, who decides only by the chart that it was started with. */
@ApplicationScoped
public class Referees implements Judges.OfKind {

    private final RulesLibrary library;
    private final Map<Rulebook, Referee> known = new ConcurrentHashMap<>();

    public Referees(RulesLibrary library) {
        this.library = library;
    }

    @Override
    public String kind() {
        return new BattleVocabulary().kind();
    }

    @Override
    public Verdict<BattleJudge> of(Journal<?> journal) {
        return of(Battle.of(journal).opening().rulebook()).map(BattleJudge::new);
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
