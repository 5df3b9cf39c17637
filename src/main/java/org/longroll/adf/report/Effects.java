package org.longroll.adf.report;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.DueEvent;
import org.longroll.adf.battle.LeaderEvent;
import org.longroll.adf.battle.TurnEvent;
import org.longroll.adf.chart.Arm;
import org.longroll.report.story.Effect;
import org.longroll.report.story.Effect.Strength;
import org.longroll.report.story.Text;

/** The effects of this system's events on units and leaders. */
final class Effects {

    private Effects() {}

    static Optional<Effect> of(AdfEvent event, AdfField field) {
        return switch (event) {
            case AdfEvent.Unit unit -> Optional.ofNullable(unit(unit, field));
            case LeaderEvent.LeaderKilled(var leader) ->
                Optional.of(new Effect.LeaderStruck(leader, Effect.LeaderStruck.Fate.KILLED));
            case LeaderEvent other -> Optional.empty();
            case ChargeEvent.ChargerStopped(var unit) -> Optional.of(new Effect.Halted(unit));
            case ChargeEvent other -> Optional.empty();
            case DueEvent due -> Optional.empty();
            case TurnEvent turn -> Optional.empty();
        };
    }

    private static @Nullable Effect unit(AdfEvent.Unit event, AdfField field) {
        return switch (event) {
            case AdfEvent.FiguresLost(var unit, int lost, int left) -> new Effect.Lost(unit, lost, Strength.FIGURE);
            case AdfEvent.SectionsLost(var unit, int lost, int left) -> new Effect.Lost(unit, lost, Strength.SECTION);
            case AdfEvent.StrengthRecovered(var unit, int back, int strength) ->
                new Effect.Recovered(
                        unit,
                        back,
                        field.units().get(unit).arm() == Arm.ARTILLERY ? Strength.SECTION : Strength.FIGURE);
            case AdfEvent.UnitEliminated(var unit, var cause) -> new Effect.Gone(unit, Effect.Gone.How.DESTROYED);
            case AdfEvent.UnitSurrendered(var unit) -> new Effect.Gone(unit, Effect.Gone.How.SURRENDERED);
            case AdfEvent.MoraleChanged(var unit, var before, var after, var cause) ->
                after.worseThan(before)
                        ? new Effect.Worsened(unit, Text.plain(after.word()))
                        : new Effect.Improved(unit, Text.plain(after.word()));
            case AdfEvent.FellBack(var unit, int inches, var cause) -> new Effect.FellBack(unit, inches);
            case AdfEvent.FireResolved fire -> fire.checkModifier() == null ? null : new Effect.Tried(fire.unit());
            case AdfEvent.UnitRan ran -> ran.gunsLost() ? new Effect.Gone(ran.unit(), Effect.Gone.How.GUNS_LOST) : null;
            case AdfEvent.StandLost stand -> null;
            case AdfEvent.CheckResolved check -> null;
            case AdfEvent.CompetenceTested tested -> null;
            case AdfEvent.RegimentsMerged merged -> null;
            case AdfEvent.UnitSet set -> null;
            case AdfEvent.Doing doing -> null;
        };
    }
}
