package org.longroll.simulation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Position;
import org.longroll.battle.Referee;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Visibility;

/** What is recorded in every battle, whatever its rules: who goes, what is noted and corrected, and how it ends. */
public final class RandomCommonDeeds {

    private final Sandtable table;
    private final Chooser chooser;
    private final Referee referee;

    /** In some battles the umpire ends it before the last turn is over. */
    private final boolean endsEarly;

    private int reinforcements;

    public RandomCommonDeeds(Sandtable table, Chooser chooser, Referee referee) {
        this.table = table;
        this.chooser = chooser;
        this.referee = referee;
        this.endsEarly = chooser.percent(55);
    }

    /** Something that the active side may record at any time of its own part. */
    public Optional<Proposal> inItsPart(Battle battle) {
        var side = battle.field().activeSide();
        return new CommonDeeds(table)
                .inItsPart(battle)
                .or(() -> departure(battle, side))
                .or(() -> chooser.oneIn(80) ? note(battle, side) : Optional.empty())
                .or(() -> chooser.oneIn(60) ? reinforcement(battle, side) : Optional.empty())
                .or(() -> chooser.oneIn(40) ? formality(battle, side) : Optional.empty())
                .or(() -> chooser.oneIn(4) ? comeback(battle) : Optional.empty());
    }

    /** What changes nothing at the table. */
    private Optional<Proposal> formality(Battle battle, String side) {
        return chooser.among(CommonDeeds.onTable(battle.field(), side)).map(unit -> switch (chooser.below(4)) {
            case 0 ->
                Proposal.byUmpire(new CommonOrder.Rename(
                        unit, battle.table().name(unit) + "!", chooser.oneIn(2) ? null : "Misspelt."));
            case 1 -> Proposal.byUmpire(new CommonOrder.AddLeader(another(battle, unit), "Nobody had counted him."));
            case 2 -> Proposal.byUmpire(otherwiseKept(battle));
            default ->
                Proposal.by(
                        side, new CommonOrder.TakePosition(Map.of(unit, new Position(chooser.below(72), 12, null))));
        });
    }

    private Leader another(Battle battle, String unit) {
        var command = battle.table().units().get(unit).muster().command();
        return new Leader("aide-" + ++reinforcements, "The aide", command, null, null);
    }

    private static CommonOrder otherwiseKept(Battle battle) {
        var other = battle.settings().visibility() == Visibility.PUBLIC ? Visibility.PRIVATE : Visibility.PUBLIC;
        return new CommonOrder.ChangeSettings(null, false, other, null, null, null);
    }

    /** One that was seen going home was only looking for water. */
    private static Optional<Proposal> comeback(Battle battle) {
        return battle.table().units().ids().stream()
                .filter(unit -> battle.field().presence(unit) == Presence.LEFT)
                .findFirst()
                .map(unit ->
                        Proposal.byUmpire(new CommonOrder.Return(List.of(unit), Map.of(), "It had gone for water.")));
    }

    /** The end before the end. */
    public Optional<Proposal> surrender(Battle battle) {
        var limit = battle.settings().turnLimit();
        boolean last = limit != null && battle.field().turn() >= limit;
        if (!endsEarly || !last) {
            return Optional.empty();
        }
        var sides = battle.orderOfBattle().sides();
        var winner =
                chooser.oneIn(2) ? null : sides.get(chooser.below(sides.size())).id();
        return Optional.of(
                Proposal.byUmpire(new CommonOrder.EndBattle(winner, "Night falls on a field nobody can see.")));
    }

    /** The umpire lets somebody off. */
    public static Proposal struck(Battle battle) {
        var due = battle.field().due().getFirst().id();
        return Proposal.byUmpire(new CommonOrder.Settle(due, "They never saw it.", false));
    }

    /** The umpire sets right what somebody knocked over. */
    public Proposal knockedOver(String unit, String property, String value, String why) {
        var properties = new TreeMap<>(Map.of(property, value));
        return Proposal.byUmpire(new CommonOrder.SetUnit(unit, properties, why, chooser.oneIn(2)));
    }

    /** Those who have run to the edge are gone. */
    private Optional<Proposal> departure(Battle battle, String side) {
        return CommonDeeds.onTable(battle.field(), side).stream()
                .filter(unit -> table.atItsEdge(unit, side))
                .filter(unit -> chooser.oneIn(8))
                .filter(unit -> !referee.holdUp(battle).units().contains(unit))
                .findFirst()
                .map(unit ->
                        Proposal.by(side, new CommonOrder.LeaveTable(List.of(unit), "They were seen going home.")));
    }

    private Optional<Proposal> note(Battle battle, String side) {
        return chooser.among(CommonDeeds.onTable(battle.field(), side))
                .map(unit -> Proposal.by(
                        side,
                        new JournalOrder.Note(
                                "The %s stand like men."
                                        .formatted(battle.table().name(unit)),
                                List.of(unit))));
    }

    /** A unit that was forgotten, or one that was written down wrong. */
    private Optional<Proposal> reinforcement(Battle battle, String side) {
        return chooser.among(CommonDeeds.onTable(battle.field(), side)).map(unit -> {
            var muster = battle.table().units().get(unit).muster();
            boolean forgotten = chooser.oneIn(2);
            var said = forgotten ? another(muster, ++reinforcements) : renamed(muster);
            return Proposal.byUmpire(
                    new CommonOrder.Reinforce(said, forgotten ? "Forgotten on the roster." : "Mistyped."));
        });
    }

    private static Muster another(Muster like, int number) {
        return copy(like, "%s-%d".formatted(like.id(), number), like.name() + " (second battalion)", like.figures());
    }

    /** One figure more than was written down, where figures are counted. */
    private static Muster renamed(Muster unit) {
        return copy(unit, unit.id(), unit.name(), unit.figures() == null ? null : unit.figures() + 1);
    }

    private static Muster copy(Muster unit, String id, String name, @Nullable Integer figures) {
        return new Muster(
                id,
                name,
                unit.command(),
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                unit.nation(),
                figures,
                unit.sections(),
                unit.stands(),
                unit.gunStands(),
                unit.wornAt(),
                unit.spentAt(),
                unit.formation(),
                unit.mounted(),
                1);
    }
}
