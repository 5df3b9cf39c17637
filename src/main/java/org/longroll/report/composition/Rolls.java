package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.List;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Strength;
import org.longroll.battle.Battle;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Side;
import org.longroll.battle.Standing;
import org.longroll.report.Roll;
import org.longroll.report.story.Narrator;
import org.longroll.report.story.Text;

/** The order of battle, the largest commands first, each followed by those under it. */
record Rolls(Battle battle, Analysis analysis) {

    List<Roll> all() {
        return battle.orderOfBattle().sides().stream().map(this::roll).toList();
    }

    private Roll roll(Side side) {
        var commands = new ArrayList<Roll.Command>();
        battle.orderOfBattle().commands().stream()
                .filter(command -> command.side().equals(side.id()) && command.under() == null)
                .forEach(command -> add(command, 0, commands));
        return new Roll(side.name(), mustered(side), commands);
    }

    private String mustered(Side side) {
        return analysis.curves().stream()
                .filter(curve -> curve.subject().id().equals(side.id()))
                .findFirst()
                .map(curve -> strength(curve.mustered()))
                .orElse("");
    }

    private String strength(Strength mustered) {
        return new Cost(analysis.terms(), battle.opening().menEach()).words(mustered);
    }

    private void add(HigherCommand command, int depth, List<Roll.Command> commands) {
        commands.add(new Roll.Command(command.name(), depth, leaders(command), units(command)));
        battle.orderOfBattle().commands().stream()
                .filter(other -> command.id().equals(other.under()))
                .forEach(other -> add(other, depth + 1, commands));
    }

    private List<String> leaders(HigherCommand command) {
        return battle.orderOfBattle().leaders().stream()
                .filter(leader -> leader.commands().equals(command.id()))
                .map(Leader::name)
                .toList();
    }

    private List<Roll.Unit> units(HigherCommand command) {
        return battle.table().units().stream()
                .map(Standing::muster)
                .filter(unit -> unit.command().equals(command.id()))
                .map(this::unit)
                .toList();
    }

    private Roll.Unit unit(Muster unit) {
        return new Roll.Unit(
                unit.name(),
                Text.plain(unit.arm()),
                Text.plain(unit.quality()),
                unit.weapon() == null ? "" : narrator().weapon(unit.weapon()),
                figures(strength(unit)),
                unit.arrives() <= 1 ? "at the start" : "turn " + unit.arrives());
    }

    private Narrator narrator() {
        return Narrator.ALL.named(battle.opening().rulebook().system());
    }

    /** A unit has troops or guns, never both. */
    private String figures(Strength strength) {
        return strength.guns() > 0
                ? strength.guns() + " " + analysis.terms().guns()
                : strength.troops() + " " + analysis.terms().troops();
    }

    private Strength strength(Muster unit) {
        return analysis.curves().stream()
                .filter(curve -> curve.subject().id().equals(unit.id()))
                .findFirst()
                .map(Curve::mustered)
                .orElse(Strength.NONE);
    }
}
