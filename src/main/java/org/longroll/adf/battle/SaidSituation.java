package org.longroll.adf.battle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.rules.Situation;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;

/** The situation of a unit as a player gave it; a null was not given. */
public record SaidSituation(
        @Nullable Integer leaderBenefit,
        @Nullable Works works,
        @Nullable MoraleCover cover,
        @Nullable Boolean moving,
        @Nullable Fraction inchesBehindFriends,
        @Nullable Boolean charging,
        @Nullable Integer support,
        @Nullable Boolean inCharge,
        @Nullable Aspect aspect,
        @Nullable Boolean enemyNear,
        @Nullable Integer eliminatedInBrigade,
        @Nullable Boolean merged,
        @Nullable Arm chargedBy,
        @Nullable Aspect chargedAspect) {

    public static final SaidSituation NOTHING =
            new SaidSituation(null, null, null, null, null, null, null, null, null, null, null, null, null, null);

    /** Only that it is charged, by which arm and from where. */
    static SaidSituation charged(Arm by, Aspect from) {
        return new SaidSituation(null, null, null, null, null, null, null, null, null, null, null, null, by, from);
    }

    /** Only that an enemy is near. */
    static SaidSituation near() {
        return new SaidSituation(null, null, null, null, null, null, null, null, null, true, null, null, null, null);
    }

    /** This of a unit that is fired on in its move, and so checks as a moving one even when its charge is over. */
    SaidSituation onTheMove() {
        return new SaidSituation(
                leaderBenefit,
                works,
                cover,
                true,
                inchesBehindFriends,
                null,
                support,
                inCharge,
                aspect,
                enemyNear,
                eliminatedInBrigade,
                merged,
                chargedBy,
                chargedAspect);
    }

    /** Only what holds for the moment of the fire that called a check: an enemy near, or a move that is not the charge. */
    SaidSituation ofTheMoment() {
        return new SaidSituation(
                null,
                null,
                null,
                charging == null ? moving : null,
                null,
                null,
                null,
                null,
                null,
                enemyNear,
                null,
                null,
                null,
                null);
    }

    /** This, with missing values from an earlier one. */
    public SaidSituation over(SaidSituation before) {
        return new SaidSituation(
                or(leaderBenefit, before.leaderBenefit),
                or(works, before.works),
                or(cover, before.cover),
                or(moving, before.moving),
                or(inchesBehindFriends, before.inchesBehindFriends),
                or(charging, before.charging),
                or(support, before.support),
                or(inCharge, before.inCharge),
                or(aspect, before.aspect),
                or(enemyNear, before.enemyNear),
                or(eliminatedInBrigade, before.eliminatedInBrigade),
                or(merged, before.merged),
                or(chargedBy, before.chargedBy),
                or(chargedAspect, before.chargedAspect));
    }

    /** A benefit that was said is no larger than that of the best leader of the side who is there. */
    Optional<Refusal> objection(Scene scene, String side, String at) {
        int best = scene.field().leaders().stream()
                .filter(leader -> leader.side().equals(side)
                        && !leader.killed()
                        && !scene.field().isAwaited(leader.id()))
                .mapToInt(AdfLeader::benefit)
                .max()
                .orElse(0);
        return scene.first(() -> AdfBattleRefusal.BENEFIT_TOO_HIGH.when(
                leaderBenefit != null && leaderBenefit > best,
                at + "situation.leaderBenefit",
                () -> "The best leader of the %s side has a benefit of %d.".formatted(scene.name(side), best)));
    }

    /** The situation for the rules; missing values mean none. */
    public Situation situation() {
        return new Situation(
                count(leaderBenefit),
                works,
                cover,
                yes(moving),
                inchesBehindFriends == null ? Fraction.ZERO : inchesBehindFriends,
                yes(charging),
                count(support),
                yes(inCharge),
                aspect,
                yes(enemyNear),
                count(eliminatedInBrigade),
                yes(merged),
                chargedBy,
                chargedAspect == null ? Aspect.FRONT : chargedAspect);
    }

    private static <T> @Nullable T or(@Nullable T said, @Nullable T before) {
        return said == null ? before : said;
    }

    private static int count(@Nullable Integer said) {
        return said == null ? 0 : said;
    }

    private static boolean yes(@Nullable Boolean said) {
        return said != null && said;
    }
}
