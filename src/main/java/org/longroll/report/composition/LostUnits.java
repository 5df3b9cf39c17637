package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.report.Fallen;
import org.longroll.report.story.Names;
import org.longroll.report.story.Steps.Step;
import org.longroll.report.story.Text;

/** Units that were lost, each with the entry that was the end of it. */
final class LostUnits {

    private final Battle battle;
    private final List<Step> steps;
    private final Names names;

    LostUnits(Battle battle, List<Step> steps, Names names) {
        this.battle = battle;
        this.steps = steps;
        this.names = names;
    }

    List<Fallen> all() {
        var fallen = new ArrayList<Fallen>();
        Set<String> known = new HashSet<>();
        for (int i = 0;
                i < steps.size() && known.size() < battle.field().lostUnits().size();
                i++) {
            var after = i + 1 < steps.size() ? steps.get(i + 1).before() : battle.field();
            if (after.lostUnits().size() != known.size()) {
                fallen.addAll(lostBy(steps.get(i), after, known));
            }
        }
        return fallen;
    }

    private List<Fallen> lostBy(Step step, Field after, Set<String> known) {
        var fallen = new ArrayList<Fallen>();
        for (var unit : after.lostUnits().stream().sorted().toList()) {
            if (battle.field().lostUnits().contains(unit) && known.add(unit)) {
                fallen.add(new Fallen(
                        battle.table().name(unit),
                        Text.capital(names.side(battle.table().sideOf(unit))),
                        "lost as a unit",
                        step.before().turn(),
                        step.said().number()));
            }
        }
        return fallen;
    }
}
