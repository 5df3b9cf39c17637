package org.longroll.rff.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.ManeuverChart;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverModifier;
import org.longroll.rff.chart.Quality;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** The maneuver check, which decides what a unit may do in its turn. */
record ManeuverRules(ManeuverChart chart, TheDie die, Waivers waivers) {

    Verdict<ManeuverAnswer> check(ManeuverCheck check) {
        return Verdict.unless(
                objection(check), () -> new ManeuverAnswer(check, Modifiers.of(modifiers(check)), chart, die));
    }

    private Optional<Refusal> objection(ManeuverCheck check) {
        return waivers.first(
                () -> check.conditions().stream()
                        .filter(condition -> !condition.fits(check.kind()))
                        .findFirst()
                        .map(condition -> RffRefusal.CONDITION_DOES_NOT_FIT.of(
                                "conditions",
                                "“" + condition.word() + "” is not said of "
                                        + check.kind().word() + ".")),
                () -> RffRefusal.CONTRADICTION.when(
                        check.conditions().contains(ManeuverCondition.GALLANT_LEADER)
                                && check.conditions().contains(ManeuverCondition.POOR_LEADER),
                        "conditions",
                        () -> "A leader is gallant or poor, not both."));
    }

    private List<Modifier> modifiers(ManeuverCheck check) {
        var lines = EnumSet.of(quality(check.quality()), effectiveness(check.effectiveness()));
        check.conditions().forEach(condition -> lines.add(condition.line()));
        if (check.inCommand()
                && !lines.contains(ManeuverModifier.GALLANT_LEADER)
                && !lines.contains(ManeuverModifier.POOR_LEADER)) {
            lines.add(ManeuverModifier.ABLE_LEADER);
        }
        lines.retainAll(chart.modifiers().keySet());
        boolean greater = lines.contains(ManeuverModifier.GREATER_LOSSES);
        var modifiers = new ArrayList<Modifier>();
        for (var line : lines) {
            var modifier = new Modifier(line.word(), Word.line(chart.modifiers(), line), true, source(line));
            modifiers.add(greater && line == ManeuverModifier.HEAVY_CASUALTIES ? modifier.leftOut() : modifier);
        }
        return modifiers;
    }

    private static ManeuverModifier quality(Quality quality) {
        return switch (quality) {
            case CRACK -> ManeuverModifier.CRACK;
            case VETERAN -> ManeuverModifier.VETERAN;
            case TRAINED -> ManeuverModifier.TRAINED;
            case GREEN -> ManeuverModifier.GREEN;
        };
    }

    private static ManeuverModifier effectiveness(Effectiveness effectiveness) {
        return switch (effectiveness) {
            case FRESH -> ManeuverModifier.FRESH;
            case WORN -> ManeuverModifier.WORN;
            case SPENT -> ManeuverModifier.SPENT;
        };
    }

    private static Source source(ManeuverModifier line) {
        return switch (line) {
            case CRACK, VETERAN, TRAINED, GREEN, FRESH, WORN, SPENT, BATTERY -> Source.UNIT;
            case GALLANT_LEADER,
                    ABLE_LEADER,
                    POOR_LEADER,
                    ATTACHED_LEADER_OR_BRAVE_COLONEL,
                    PROVISIONAL_COMMAND,
                    COLUMN_GARRISON_LIMBERED_OR_LINEAR_COVER,
                    OUTFLANKED_OR_BROKEN,
                    KEY_POSITION_LOST,
                    HEAVY_CASUALTIES,
                    GREATER_LOSSES -> Source.SITUATION;
        };
    }
}
