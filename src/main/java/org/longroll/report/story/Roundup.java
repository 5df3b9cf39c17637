package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Table;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** The end of a scene: who fired in vain and who held, and in a long story the cost of what it leaves out. */
final class Roundup {

    private final Woven woven;
    private final Table table;
    private final Names names;
    private final Terms terms;
    private final Set<String> harmed;
    private final Set<String> checked = new LinkedHashSet<>();

    Roundup(Woven woven, Table table, Names names, Terms terms) {
        this.woven = woven;
        this.table = table;
        this.names = names;
        this.terms = terms;
        this.harmed = woven.harmed();
        woven.quiet()
                .forEach(passage -> checked.addAll(Effects.who(passage.beat().effects())));
    }

    /** Fires in vain and checks that were passed. */
    List<Sentence> quiet() {
        var sentences = new ArrayList<Sentence>();
        sentences.addAll(harmless());
        sentences.addAll(held());
        return sentences;
    }

    /** Only of targets that nothing happened to in the whole scene. */
    private List<Sentence> harmless() {
        var firers = new LinkedHashSet<String>();
        var targets = new LinkedHashSet<String>();
        var entries = new LinkedHashSet<Integer>();
        for (var passage : woven.quiet()) {
            if (passage.beat() instanceof Beat.Fired fired
                    && Effects.withoutRanLow(fired.effects()).isEmpty()
                    && fired.targets().stream().noneMatch(each -> harmed.contains(each) || checked.contains(each))) {
                firers.addAll(fired.firers());
                targets.addAll(fired.targets());
                entries.addAll(passage.entries());
            }
        }
        if (targets.isEmpty()) {
            return List.of();
        }
        var claims = new ArrayList<Claim>();
        targets.forEach(each -> claims.add(Claim.of(each, Deed.WAS_UNHARMED)));
        firers.forEach(each -> claims.add(Claim.of(each, Deed.FIRED)));
        return List.of(new Sentence(
                "The fire of %s did %s no harm.".formatted(those(firers), those(targets)),
                List.copyOf(entries),
                claims));
    }

    private List<Sentence> held() {
        var units = new LinkedHashSet<String>();
        var entries = new LinkedHashSet<Integer>();
        for (var passage : woven.quiet()) {
            var here = passage.beat().effects().stream()
                    .filter(effect -> effect instanceof Effect.Held && isUnmoved(effect.who()))
                    .map(Effect::who)
                    .toList();
            if (!here.isEmpty()) {
                units.addAll(here);
                entries.addAll(passage.entries());
            }
        }
        return units.isEmpty()
                ? List.of()
                : List.of(new Sentence(
                        Text.capital("%s held firm.".formatted(those(units))),
                        List.copyOf(entries),
                        units.stream().map(each -> Claim.of(each, Deed.HELD)).toList()));
    }

    private boolean isUnmoved(String unit) {
        return !harmed.contains(unit)
                && woven.quiet().stream()
                        .flatMap(passage -> passage.beat().effects().stream())
                        .noneMatch(effect ->
                                effect instanceof Effect.Stayed && effect.who().equals(unit));
    }

    private String those(Collection<String> units) {
        return names.those(List.copyOf(units));
    }

    /** The losses of each side in the passages that are left out. */
    List<Sentence> elsewhere() {
        var lost = new LinkedHashMap<String, Strength>();
        var entries = new LinkedHashSet<Integer>();
        for (var passage : woven.minor()) {
            if (passage.beat().effects().stream().anyMatch(Effect.Lost.class::isInstance)) {
                entries.addAll(passage.entries());
                passage.beat().effects().forEach(effect -> count(effect, lost));
            }
        }
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
        var text = woven.told().isEmpty() ? Text.capital(cost) : "Elsewhere " + cost;
        return List.of(new Sentence(text + ".", List.copyOf(entries), claims));
    }

    private void count(Effect effect, Map<String, Strength> lost) {
        if (effect instanceof Effect.Lost(var who, int count, var of)) {
            lost.merge(table.sideOf(who), of(count, of), Strength::plus);
        }
    }

    private static Strength of(int count, Effect.Strength of) {
        return of.ofGuns() ? new Strength(0, count) : new Strength(count, 0);
    }
}
