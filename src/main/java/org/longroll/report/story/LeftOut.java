package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Table;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Claim;
import org.longroll.report.Sentence;

/** The part of a turn that a long story leaves out: only its cost is told, in one sentence. */
final class LeftOut {

    private final Table table;
    private final Names names;
    private final Map<String, Strength> lost = new LinkedHashMap<>();
    private final Set<Integer> entries = new LinkedHashSet<>();

    LeftOut(Table table, Names names) {
        this.table = table;
        this.names = names;
    }

    void take(List<Passage> passages) {
        for (var passage : passages) {
            for (var effect : passage.beat().effects()) {
                if (effect instanceof Effect.Lost(var who, int count, var of)) {
                    lost.merge(table.sideOf(who), of(count, of), Strength::plus);
                    entries.addAll(passage.entries());
                }
            }
        }
    }

    private static Strength of(int count, Effect.Strength of) {
        return of.ofGuns() ? new Strength(0, count) : new Strength(count, 0);
    }

    /** @param all whether nothing else is told of the turn */
    List<Paragraph> elsewhere(boolean all, Terms terms) {
        if (lost.isEmpty()) {
            return List.of();
        }
        var clauses = new ArrayList<String>();
        var claims = new ArrayList<Claim>();
        lost.forEach((side, strength) -> {
            clauses.add("%s lost %s".formatted(names.side(side), TurnWords.strength(strength, terms)));
            claims.addAll(TurnWords.lost(side, strength));
        });
        var cost = String.join(", and ", clauses);
        var text = all ? Text.capital(cost) : "Elsewhere " + cost;
        return List.of(new Paragraph(null, null, List.of(new Sentence(text + ".", List.copyOf(entries), claims))));
    }
}
