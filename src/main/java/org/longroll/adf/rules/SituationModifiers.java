package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.MoraleModifier;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifier.Source;
import org.longroll.rules.Word;

/** The situational morale modifiers of one unit, with the best and worst two marked. */
final class SituationModifiers {

    private final MoraleChart chart;
    private final boolean fromArtillery;
    private final List<Modifier> good = new ArrayList<>();
    private final List<Modifier> bad = new ArrayList<>();

    private SituationModifiers(MoraleChart chart, boolean fromArtillery) {
        this.chart = chart;
        this.fromArtillery = fromArtillery;
    }

    /** The modifiers of one check; {@code supportMost} limits supporting units. */
    static List<Modifier> of(
            MoraleChart chart, Troops troops, Situation situation, boolean fromArtillery, int supportMost) {
        var table = new SituationModifiers(chart, fromArtillery);
        table.charging(troops, situation);
        if (!situation.charging()) {
            table.shelter(situation);
        }
        table.company(situation, supportMost);
        table.enfilade(troops, situation.aspect());
        table.threats(situation);
        table.charged(troops, situation);
        return table.limited(situation.leaderBenefit());
    }

    private List<Modifier> limited(int leaderBenefit) {
        var procedure = chart.procedure();
        var leader = modifier(MoraleModifier.LEADER, leaderBenefit);
        if (!procedure.leaderOverAndAbove()) {
            leader.ifPresent(good::addFirst);
            return BestAndWorst.of(good, bad, procedure.limits());
        }
        var counted = BestAndWorst.of(good, bad, procedure.limits());
        leader.ifPresent(counted::addFirst);
        return counted;
    }

    private void charging(Troops troops, Situation situation) {
        if (!situation.charging()) {
            return;
        }
        switch (troops.arm()) {
            case INFANTRY -> add(MoraleModifier.CHARGING_INFANTRY);
            case CAVALRY ->
                add(troops.mounted() ? MoraleModifier.CHARGING_MOUNTED : MoraleModifier.CHARGING_DISMOUNTED);
            case ARTILLERY -> {}
        }
    }

    private void shelter(Situation situation) {
        Optional.ofNullable(situation.works()).map(Works::line).ifPresent(this::add);
        Optional.ofNullable(situation.cover())
                .filter(cover -> !situation.moving() || !needsHalt(cover))
                .map(MoraleCover::line)
                .ifPresent(this::add);
    }

    /** Fences and walls help only units that do not move. */
    private static boolean needsHalt(MoraleCover cover) {
        return switch (cover) {
            case LIGHT_COVER, HEAVY_COVER -> false;
            case WOOD_FENCE, STONE_WALL -> true;
        };
    }

    private void company(Situation situation, int supportMost) {
        var far = chart.procedure().behindFriendsInches();
        if (!situation.inchesBehindFriends().isZero() && far.atMost(situation.inchesBehindFriends())) {
            add(MoraleModifier.BEHIND_FRIENDS);
        }
        add(MoraleModifier.SUPPORT, Math.min(situation.support(), supportMost));
    }

    private void enfilade(Troops troops, @Nullable Aspect aspect) {
        if (aspect == null) {
            return;
        }
        switch (troops.formation().shape()) {
            case SKIRMISH -> {}
            case COLUMN, LIMBERED ->
                add(
                        switch (aspect) {
                            case FRONT -> MoraleModifier.ENFILADE_COLUMN_OR_LIMBERED_FRONT;
                            case PARTIAL_FLANK, FULL_FLANK -> MoraleModifier.ENFILADE_COLUMN_OR_LIMBERED_SIDE;
                            case REAR -> MoraleModifier.ENFILADE_COLUMN_OR_LIMBERED_REAR;
                        });
            case LINE ->
                onLine(
                        aspect,
                        MoraleModifier.ENFILADE_LINE_PARTIAL_FLANK,
                        MoraleModifier.ENFILADE_LINE_FULL_FLANK,
                        MoraleModifier.ENFILADE_LINE_REAR);
            case UNLIMBERED ->
                onLine(
                        aspect,
                        MoraleModifier.ENFILADE_UNLIMBERED_PARTIAL_FLANK,
                        MoraleModifier.ENFILADE_UNLIMBERED_FULL_FLANK,
                        MoraleModifier.ENFILADE_UNLIMBERED_REAR);
        }
    }

    private void onLine(Aspect aspect, MoraleModifier partial, MoraleModifier full, MoraleModifier rear) {
        switch (aspect) {
            case FRONT -> {}
            case PARTIAL_FLANK -> add(partial);
            case FULL_FLANK -> add(full);
            case REAR -> add(rear);
        }
    }

    private void threats(Situation situation) {
        if (situation.enemyNear()) {
            add(MoraleModifier.ENEMY_NEAR);
        }
        add(
                MoraleModifier.ELIMINATED_IN_BRIGADE,
                Math.min(situation.eliminatedInBrigade(), chart.procedure().eliminatedMost()));
        if (situation.merged()) {
            add(MoraleModifier.MERGED_REGIMENT);
        }
    }

    private void charged(Troops troops, Situation situation) {
        var by = situation.chargedBy();
        if (by == null) {
            return;
        }
        boolean onFoot = by != Arm.CAVALRY;
        var aspect = situation.chargedAspect();
        switch (switch (troops.formation().shape()) {
            case COLUMN, LIMBERED -> aspect.onColumn();
            case LINE, SKIRMISH, UNLIMBERED -> aspect;
        }) {
            case FRONT -> {}
            case PARTIAL_FLANK ->
                add(
                        onFoot
                                ? MoraleModifier.CHARGED_BY_INFANTRY_ON_PARTIAL_FLANK
                                : MoraleModifier.CHARGED_BY_CAVALRY_ON_PARTIAL_FLANK);
            case FULL_FLANK, REAR ->
                add(
                        onFoot
                                ? MoraleModifier.CHARGED_BY_INFANTRY_ON_FULL_FLANK_OR_REAR
                                : MoraleModifier.CHARGED_BY_CAVALRY_ON_FULL_FLANK_OR_REAR);
        }
    }

    private void add(MoraleModifier line) {
        add(line, 1);
    }

    private void add(MoraleModifier line, int times) {
        modifier(line, times)
                .ifPresent(each -> (Word.line(chart.modifiers(), line).good() ? good : bad).add(each));
    }

    /** A line of the chart, multiplied; empty if the edition does not print it. */
    private Optional<Modifier> modifier(MoraleModifier line, int times) {
        return Optional.ofNullable(chart.modifiers().get(line))
                .filter(printed -> times > 0)
                .map(printed ->
                        new Modifier(line.word(), printed.value(fromArtillery) * times, true, Source.SITUATION));
    }
}
