package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** The end of a scene in one sentence: who fired without effect, and who held under what. */
final class Roundup {

    private final Woven woven;
    private final Names names;
    private final Set<String> harmed;
    private final Set<String> checked = new LinkedHashSet<>();
    private final List<String> clauses = new ArrayList<>();
    private final Set<Integer> entries = new LinkedHashSet<>();
    private final List<Claim> claims = new ArrayList<>();

    /** Those who held, under whose fire; without a firer if no fire called the check. */
    private final Map<Set<String>, Set<String>> held = new LinkedHashMap<>();

    Roundup(Woven woven, Names names) {
        this.woven = woven;
        this.names = names;
        this.harmed = woven.harmed();
        woven.quiet()
                .forEach(passage -> checked.addAll(Effects.who(passage.beat().effects())));
    }

    /** Fires in vain and checks that were passed. */
    List<Sentence> quiet() {
        harmless();
        steady();
        return clauses.isEmpty()
                ? List.of()
                : List.of(new Sentence(
                        Text.capital(String.join("; ", clauses)) + ".", List.copyOf(entries), List.copyOf(claims)));
    }

    /** Only of targets that nothing happened to in the whole scene. */
    private void harmless() {
        var firers = new LinkedHashSet<String>();
        var targets = new LinkedHashSet<String>();
        for (var passage : woven.quiet()) {
            if (passage.beat() instanceof Beat.Fired fired
                    && Effects.withoutRanLow(fired.effects()).isEmpty()
                    && fired.targets().stream().noneMatch(each -> harmed.contains(each) || checked.contains(each))) {
                firers.addAll(fired.firers());
                targets.addAll(fired.targets());
                entries.addAll(passage.entries());
            }
        }
        if (!targets.isEmpty()) {
            clauses.add("%s fired on %s without effect".formatted(those(firers), those(targets)));
            targets.forEach(each -> claims.add(Claim.of(each, Deed.WAS_UNHARMED)));
            firers.forEach(each -> claims.add(Claim.of(each, Deed.FIRED)));
        }
    }

    private void steady() {
        for (int place = 0; place < woven.quiet().size(); place++) {
            var passage = woven.quiet().get(place);
            for (var effect : passage.beat().effects()) {
                if (effect instanceof Effect.Held && isUnmoved(effect.who())) {
                    hold(effect.who(), passage, place);
                }
            }
        }
        held.forEach((firers, units) -> {
            clauses.add("%s held firm%s"
                    .formatted(those(units), firers.isEmpty() ? "" : " under the fire of " + those(firers)));
            units.forEach(each -> claims.add(Claim.of(each, Deed.HELD)));
            firers.forEach(each -> claims.add(Claim.of(each, Deed.FIRED)));
        });
    }

    private void hold(String unit, Passage passage, int place) {
        if (held.values().stream().anyMatch(units -> units.contains(unit))) {
            return;
        }
        var firers = new LinkedHashSet<String>();
        entries.addAll(passage.entries());
        for (var fire : woven.quiet().subList(0, place + 1)) {
            if (fire.beat() instanceof Beat.Fired fired && fired.targets().equals(List.of(unit))) {
                firers.addAll(fired.firers());
                entries.addAll(fire.entries());
            }
        }
        held.computeIfAbsent(firers, each -> new LinkedHashSet<>()).add(unit);
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
}
