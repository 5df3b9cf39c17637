package org.longroll.web.battles;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Chronicler;
import org.longroll.analysis.Strength;
import org.longroll.battle.Battle;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Standing;
import org.longroll.battle.Standing.Presence;
import org.longroll.web.Given;

/** A brigade, division or corps: who is in it, and what is left of it. */
@Schema(name = "Command")
public record CommandView(
        @Schema(examples = "vincent") String id,
        @Schema(examples = "Vincent's Brigade") String name,
        String side,
        HigherCommand.Kind kind,

        @Schema(description = "The command that it is part of.") @Nullable String under,

        @Schema(description = "The commands that are part of it.")
        List<String> commands,

        @Schema(description = "The leaders in command of it.")
        List<String> leaders,

        @Schema(description = "Its own units; those of the commands under it are theirs.")
        List<String> units,

        @Schema(description = "A unit of it, or of a command under it, has come to the table; true if it has none.")
        boolean arrived,

        @Schema(description = "Units that are eliminated or surrendered, of the commands under it too.")
        List<String> unitsLost,

        @Schema(description = "What it was mustered with, with the commands under it.")
        StrengthView mustered,

        @Schema(description = "What is left of that.") StrengthView left,
        @Schema(description = "What it has lost.") StrengthView lost) {

    /** Troops and guns, which are never added. */
    @Schema(name = "CommandStrength")
    public record StrengthView(
            @Schema(description = "In figures or stands, as the rules count.")
            int troops,

            @Schema(description = "In sections or gun stands, as the rules count.")
            int guns) {

        static StrengthView of(Strength strength) {
            return new StrengthView(strength.troops(), strength.guns());
        }
    }

    static CommandView of(Battle battle, HigherCommand command) {
        var table = battle.table();
        var order = table.order();
        var below = order.withThoseBelow(command.id());
        var all = table.units().stream()
                .map(Standing::muster)
                .filter(unit -> below.contains(unit.command()))
                .toList();
        var lost = battle.field().lostUnits();
        var mustered = all.stream().map(CommandView::mustered).reduce(Strength.NONE, Strength::plus);
        var left = left(battle, all);
        return new CommandView(
                command.id(),
                command.name(),
                command.side(),
                command.kind(),
                command.under(),
                order.commands().stream()
                        .filter(each -> command.id().equals(each.under()))
                        .map(HigherCommand::id)
                        .toList(),
                order.leaders().stream()
                        .filter(leader -> leader.commands().equals(command.id()))
                        .map(Leader::id)
                        .toList(),
                all.stream()
                        .filter(unit -> unit.command().equals(command.id()))
                        .map(Muster::id)
                        .toList(),
                !table.isAwaited(command.id()),
                all.stream().map(Muster::id).filter(lost::contains).toList(),
                StrengthView.of(mustered),
                StrengthView.of(left),
                StrengthView.of(mustered.minus(left)));
    }

    /** The figures of a unit that became part of another belong to that one. */
    private static Strength left(Battle battle, List<Muster> units) {
        var chronicler = Chronicler.of(battle);
        return units.stream()
                .filter(unit -> battle.field().presence(unit.id()) != Presence.MERGED)
                .map(unit -> chronicler.strength(battle.field(), unit.id()))
                .reduce(Strength.NONE, Strength::plus);
    }

    /** In the measure of its rules: sections or gun stands, figures, or else stands. */
    private static Strength mustered(Muster unit) {
        var guns = unit.sections() == null ? unit.gunStands() : unit.sections();
        return guns == null
                ? new Strength(Given.count(unit.figures() == null ? unit.stands() : unit.figures()), 0)
                : new Strength(0, guns);
    }
}
