package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.GunLine.Bore;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.TargetModifier;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Word;

/** The lines of the target modifiers table that apply to one target of one fire. */
record TargetModifiers(FireChart chart) {

    List<Modifier> of(FireOrder order, Target target, RangeBand band) {
        var good = new ArrayList<Modifier>();
        var bad = new ArrayList<Modifier>();
        for (var line : lines(order, target, band)) {
            var printed = Word.line(chart.target(), line);
            int value = printed.value(order.arm() == Arm.ARTILLERY);
            (printed.good() ? good : bad).add(new Modifier(line.word(), value, true, Source.TARGET));
        }
        return BestAndWorst.of(good, bad, chart.procedure().targetModifiers());
    }

    private Set<TargetModifier> lines(FireOrder order, Target target, RangeBand band) {
        var lines = EnumSet.noneOf(TargetModifier.class);
        var enfilade = enfilade(order, target, band);
        if (inBuildings(target)) {
            lines.add(TargetModifier.TARGET_BUILDINGS);
        } else {
            cover(target, lines);
            formation(target, enfilade.isEmpty(), lines);
        }
        enfilade.ifPresent(lines::add);
        weaknesses(order, target, lines);
        lines.retainAll(chart.target().keySet());
        return lines;
    }

    /** With buildings no other good modifier counts; a charging target has left them. */
    private static boolean inBuildings(Target target) {
        return !target.charging() && target.cover().contains(Cover.BUILDINGS);
    }

    private static void cover(Target target, Set<TargetModifier> lines) {
        if (!target.charging()) {
            target.cover().forEach(cover -> lines.add(cover.line()));
        }
    }

    private static void formation(Target target, boolean noEnfilade, Set<TargetModifier> lines) {
        var troops = target.troops();
        switch (troops.formation()) {
            case UNLIMBERED -> addIf(noEnfilade, TargetModifier.TARGET_UNLIMBERED, lines);
            case EXTENDED_LINE -> lines.add(TargetModifier.TARGET_EXTENDED_LINE);
            case SKIRMISHERS -> lines.add(TargetModifier.TARGET_SKIRMISHERS);
            case CAVALRY_LINE, DOUBLE_LINE -> addIf(!troops.mounted(), TargetModifier.TARGET_DISMOUNTED_LINE, lines);
            case SKIRMISHING -> addIf(!troops.mounted(), TargetModifier.TARGET_DISMOUNTED_SKIRMISHING, lines);
            case BATTLE_LINE, ATTACK_COLUMN, ROAD_COLUMN, LIMBERED -> {}
        }
        addIf(target.behindSkirmishers(), TargetModifier.TARGET_BEHIND_SKIRMISHERS, lines);
        addIf(troops.quality() == Quality.ELITE, TargetModifier.TARGET_ELITE, lines);
    }

    private void weaknesses(FireOrder order, Target target, Set<TargetModifier> lines) {
        var troops = target.troops();
        addIf(
                troops.arm() == Arm.ARTILLERY && order.firers().stream().allMatch(this::rifled),
                TargetModifier.TARGET_ARTILLERY_UNDER_RIFLED_FIRE,
                lines);
        addIf(troops.morale().worseThan(Morale.GOOD_ORDER), TargetModifier.TARGET_DISORDER, lines);
        addIf(troops.quality() == Quality.TRAINED, TargetModifier.TARGET_TRAINED, lines);
        addIf(troops.quality() == Quality.GREEN, TargetModifier.TARGET_GREEN, lines);
        addIf(troops.mounted() && !target.charging(), TargetModifier.TARGET_MOUNTED, lines);
        addIf(troops.mounted() && target.charging(), TargetModifier.TARGET_MOUNTED_CHARGING, lines);
    }

    private boolean rifled(Firer firer) {
        return firer.weapon() instanceof Gun gun && Word.line(chart.guns(), gun).bore() == Bore.RIFLED;
    }

    /** None at long range, from skirmishers, at skirmishers, or at a target in disorder or worse. */
    private static Optional<TargetModifier> enfilade(FireOrder order, Target target, RangeBand band) {
        boolean none = band == RangeBand.LONG
                || order.firers().stream().anyMatch(firer -> firer.troops().skirmishes())
                || target.troops().morale().worseThan(Morale.GOOD_ORDER);
        return none ? Optional.empty() : enfilade(target.troops().formation(), target.aspect());
    }

    private static Optional<TargetModifier> enfilade(Formation formation, Aspect aspect) {
        return switch (formation.shape()) {
            case SKIRMISH -> Optional.empty();
            case LINE ->
                flank(aspect, TargetModifier.ENFILADE_LINE_PARTIAL_FLANK, TargetModifier.ENFILADE_LINE_FULL_FLANK);
            case UNLIMBERED ->
                flank(
                        aspect,
                        TargetModifier.ENFILADE_UNLIMBERED_PARTIAL_FLANK,
                        TargetModifier.ENFILADE_UNLIMBERED_FULL_FLANK);
            case LIMBERED ->
                Optional.of(
                        aspect.onColumn() == Aspect.FULL_FLANK
                                ? TargetModifier.ENFILADE_LIMBERED_SIDE
                                : TargetModifier.ENFILADE_LIMBERED_FRONT_OR_REAR);
            case COLUMN -> Optional.of(column(formation, aspect.onColumn()));
        };
    }

    private static Optional<TargetModifier> flank(Aspect aspect, TargetModifier partial, TargetModifier full) {
        return switch (aspect) {
            case FRONT -> Optional.empty();
            case PARTIAL_FLANK -> Optional.of(partial);
            case FULL_FLANK, REAR -> Optional.of(full);
        };
    }

    private static TargetModifier column(Formation formation, Aspect aspect) {
        boolean side = aspect == Aspect.FULL_FLANK;
        if (formation == Formation.ATTACK_COLUMN) {
            return side
                    ? TargetModifier.ENFILADE_ATTACK_COLUMN_SIDE
                    : TargetModifier.ENFILADE_ATTACK_COLUMN_FRONT_OR_REAR;
        }
        return side ? TargetModifier.ENFILADE_ROAD_COLUMN_SIDE : TargetModifier.ENFILADE_ROAD_COLUMN_FRONT_OR_REAR;
    }

    private static void addIf(boolean applies, TargetModifier line, Set<TargetModifier> lines) {
        if (applies) {
            lines.add(line);
        }
    }
}
