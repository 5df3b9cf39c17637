package org.longroll.rff.report;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.report.story.Effect;
import org.longroll.report.story.Effect.LeaderStruck.Fate;
import org.longroll.report.story.Effect.OfGuns.Guns;
import org.longroll.report.story.Effect.Strength;
import org.longroll.report.story.Text;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.DueCalled;
import org.longroll.rff.battle.FireEvent;
import org.longroll.rff.battle.GunStands;
import org.longroll.rff.battle.LeaderEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.RetreatEvent;
import org.longroll.rff.battle.RffEvent;
import org.longroll.rff.battle.TurnEvent;
import org.longroll.rff.battle.UnitEvent;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;

/** The effects of this system's events on units and leaders. */
final class Effects {

    private Effects() {}

    static Optional<Effect> of(RffEvent event) {
        return Optional.ofNullable(effect(event));
    }

    private static @Nullable Effect effect(RffEvent event) {
        return switch (event) {
            case UnitEvent unit -> unit(unit);
            case RetreatEvent retreat -> retreat(retreat);
            case ChargeEvent.ChargeChecked checked -> new Effect.Halted(checked.unit());
            case ChargeEvent other -> null;
            case LeaderEvent.LeaderStruck struck -> leader(struck);
            case LeaderEvent other -> null;
            case FireEvent fire -> null;
            case ManeuverEvent.ManeuverResolved check ->
                switch (check.result()) {
                    case FALL_BACK, PANIC, ROUT -> new Effect.MustGoBack(check.unit());
                    case DOUBLE_QUICK, WELL_HANDLED, TARDY, HASTY, RALLY_WITH_ELAN, RALLY, WAVERING -> null;
                };
            case ManeuverEvent other -> null;
            case TurnEvent turn -> null;
            case DueCalled due -> null;
        };
    }

    private static @Nullable Effect unit(UnitEvent event) {
        return switch (event) {
            case UnitEvent.OrderChanged(var unit, var before, var after) ->
                after.compareTo(before) > 0
                        ? new Effect.Worsened(unit, Text.plain(after.word()))
                        : new Effect.Improved(unit, Text.plain(after.word()));
            case UnitEvent.StandsLost(var unit, int lost, int left) -> new Effect.Lost(unit, lost, Strength.STAND);
            case UnitEvent.GunsChanged(var unit, var before, var after) -> guns(unit, before, after);
            case UnitEvent.EffectivenessChanged(var unit, var before, var after) ->
                after == Effectiveness.FRESH
                        ? null
                        : new Effect.WoreDown(unit, after.word().toLowerCase(Locale.ROOT));
            case UnitEvent.UnitLost(var unit, var how) ->
                new Effect.Gone(
                        unit,
                        switch (how) {
                            case DESTROYED -> Effect.Gone.How.DESTROYED;
                            case GUNS_TAKEN -> Effect.Gone.How.GUNS_LOST;
                        });
            case UnitEvent.RanLowOnAmmunition(var unit) -> new Effect.RanLow(unit);
            case UnitEvent.FormationChanged formation -> null;
            case UnitEvent.AmmunitionReplenished full -> null;
            case UnitEvent.UnitSet set -> null;
        };
    }

    private static @Nullable Effect guns(String unit, GunStands before, GunStands after) {
        int wrecked = after.wrecked() - before.wrecked();
        if (wrecked > 0) {
            return new Effect.Lost(unit, wrecked, Strength.GUN_STAND);
        }
        boolean all = after.serving() == 0;
        int damaged = after.damaged() + after.damagedAndSilenced() - before.damaged() - before.damagedAndSilenced();
        if (damaged > 0) {
            return new Effect.OfGuns(unit, Guns.DAMAGED, damaged, all);
        }
        int silenced = before.serving() - after.serving();
        if (silenced == 0) {
            return null;
        }
        return silenced > 0
                ? new Effect.OfGuns(unit, Guns.SILENCED, silenced, all)
                : new Effect.OfGuns(unit, Guns.SERVED_AGAIN, -silenced, true);
    }

    private static @Nullable Effect retreat(RetreatEvent event) {
        return switch (event) {
            case RetreatEvent.Retreated(var unit, var how, var inches) -> new Effect.FellBack(unit, whole(inches));
            case RetreatEvent.Held(var unit, var why, var how) -> new Effect.KeptItsGround(unit);
            case RetreatEvent.Recalled(var unit, var inches) -> new Effect.FellBack(unit, whole(inches));
            case RetreatEvent.RecallAllowed allowed -> null;
        };
    }

    private static @Nullable Integer whole(@Nullable Fraction inches) {
        return inches == null || inches.isZero() ? null : inches.rounded(Rounding.UP);
    }

    /** A leader to whom nothing happened is not told. */
    private static @Nullable Effect leader(LeaderEvent.LeaderStruck struck) {
        var fate =
                switch (struck.fate()) {
                    case SHOT_DEAD, MORTALLY_WOUNDED -> Fate.KILLED;
                    case GRIEVOUSLY_WOUNDED, FLESH_WOUND -> Fate.WOUNDED;
                    case HORSE_SHOT -> Fate.UNHORSED;
                    case COAT_PIERCED -> Fate.COAT_PIERCED;
                    case STAFF_OFFICER_STRUCK -> Fate.AIDE_STRUCK;
                    case IGNORES_THE_FIRE -> null;
                };
        return fate == null ? null : new Effect.LeaderStruck(struck.leader(), fate);
    }
}
