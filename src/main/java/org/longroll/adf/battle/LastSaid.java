package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Order;
import org.longroll.battle.Said;

/**
 * What players last said of the surroundings of a unit, for as long as it may still hold: its works and cover until it
 * moves, its support until it or a friend does, an enemy near until it or an enemy does. Every unit may be a neighbour,
 * because the journal does not measure. It is offered so that players need not look again; nothing is decided with it.
 *
 * @param underFire its cover as the last fire on it had it; null if none was recorded
 */
public record LastSaid(
        @Nullable Integer support,
        @Nullable Works works,
        @Nullable MoraleCover cover,
        @Nullable Boolean enemyNear,
        @Nullable List<Cover> underFire) {

    private static final LastSaid NOTHING = new LastSaid(null, null, null, null, null);

    /** How many acts are looked at: what is older is asked again. */
    private static final int ACTS_MAX = 200;

    static LastSaid of(Battle battle, String unit) {
        var field = (AdfField) battle.field();
        var heard = NOTHING;
        var moved = Moved.NOBODY;
        for (var act : battle.timeline().acts().limit(ACTS_MAX).toList()) {
            for (var said : act.said().reversed()) {
                moved = moved.and(field, unit, said);
                if (moved.itself()) {
                    return heard;
                }
                heard = heard.over(moved, of(said.order(), (AdfField) act.before(), unit));
            }
        }
        return heard;
    }

    /** Who has moved since something was said. */
    private record Moved(boolean itself, boolean friend, boolean enemy) {

        static final Moved NOBODY = new Moved(false, false, false);

        Moved and(AdfField field, String unit, Said said) {
            var moved = this;
            var side = field.units().get(unit).side();
            for (var event : said.events()) {
                for (var mover : movers(event)) {
                    boolean own = field.units()
                            .find(mover)
                            .filter(each -> each.side().equals(side))
                            .isPresent();
                    moved = new Moved(moved.itself || mover.equals(unit), moved.friend || own, moved.enemy || !own);
                }
            }
            return moved;
        }

        /** The units that an event brings to another place, or takes off the table. */
        private static List<String> movers(BattleEvent event) {
            return switch (event) {
                case AdfEvent.UnitMoved move -> List.of(move.unit());
                case AdfEvent.UnitDisengaged back -> List.of(back.unit());
                case AdfEvent.FellBack back -> List.of(back.unit());
                case AdfEvent.UnitRan ran -> List.of(ran.unit());
                case AdfEvent.UnitEliminated lost -> List.of(lost.unit());
                case AdfEvent.UnitSurrendered lost -> List.of(lost.unit());
                case ChargeEvent.ChargeMade charge -> charge.units();
                case ChargeEvent.CounterchargeMade charge -> List.of(charge.unit());
                case ChargeEvent.PursuitBegun pursuit -> pursuit.units();
                case ChargeEvent.AttackerFollowed follow -> follow.units();
                case CommonEvent.UnitArrived arrived -> List.of(arrived.unit());
                case CommonEvent.UnitLeftTable left -> List.of(left.unit());
                case CommonEvent.PositionTaken taken -> List.of(taken.unit());
                default -> List.of();
            };
        }
    }

    /** This, with what was said before it, unless somebody has moved since. */
    private LastSaid over(Moved moved, LastSaid before) {
        return new LastSaid(
                support == null && !moved.friend() ? before.support : support,
                works == null ? before.works : works,
                cover == null ? before.cover : cover,
                enemyNear == null && !moved.enemy() ? before.enemyNear : enemyNear,
                underFire == null ? before.underFire : underFire);
    }

    private static LastSaid of(Order order, AdfField before, String unit) {
        return switch (order) {
            case AdfOrder.MoraleCheck check
            when before.agenda()
                    .find(check.due())
                    .filter(due -> unit.equals(due.unit()))
                    .isPresent() -> of(check.situation());
            case Deed.Rally rally when rally.units().contains(unit) -> of(rally.situation());
            case ChargeOrder.Impact impact ->
                before.charge(impact.charge())
                        .map(charge -> charge.lead().equals(unit)
                                ? of(impact.attacker().situation())
                                : charge.target().equals(unit)
                                        ? of(impact.defender().situation())
                                        : NOTHING)
                        .orElse(NOTHING);
            case Deed.Fire fire
            when fire.target().equals(unit) -> new LastSaid(null, null, null, null, List.copyOf(fire.cover()));
            default -> NOTHING;
        };
    }

    private static LastSaid of(SaidSituation said) {
        return new LastSaid(said.support(), said.works(), said.cover(), said.enemyNear(), null);
    }
}
