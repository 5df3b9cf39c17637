package org.longroll.rff.rules;

import java.util.OptionalInt;
import org.longroll.rff.chart.FireChart.FireEffect;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;

/** The effect of fire on one unit; for guns {@code after} is the state of the stands that were struck, all if empty. */
public record FireLoss(FireResult result, int standsLost, State after, OptionalInt gunStandsStruck) {

    static FireLoss of(FireEffect effect, FireResult result, FireKind kind, Target target, int total) {
        boolean spared = kind == FireKind.MUSKETRY && !effect.byMusketry();
        return switch (target.before()) {
            case Order before -> troops(effect, result, before, spared, total);
            case GunState before -> guns(effect, result, before, spared, total);
        };
    }

    private static FireLoss troops(FireEffect effect, FireResult result, Order before, boolean spared, int total) {
        if (spared) {
            return new FireLoss(result, 0, before, OptionalInt.empty());
        }
        int lost = before == Order.GOOD_ORDER ? effect.standsLost() : effect.standsLostIfDisordered();
        var after = effect.troopsAfter().map(before::orWorse).orElse(before);
        return new FireLoss(result, lost + further(effect, total), after, OptionalInt.empty());
    }

    private static FireLoss guns(FireEffect effect, FireResult result, GunState before, boolean spared, int total) {
        if (spared) {
            return new FireLoss(result, 0, before, OptionalInt.of(0));
        }
        var after = effect.gunsAfter().map(before::orWorse).orElse(before);
        return new FireLoss(result, effect.gunStandsLost() + further(effect, total), after, effect.gunStandsStruck());
    }

    private static int further(FireEffect effect, int total) {
        return effect.oneMoreForEachOver().isPresent()
                ? Math.max(0, total - effect.oneMoreForEachOver().getAsInt())
                : 0;
    }
}
