package org.longroll.projection;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.Origin;
import org.longroll.battle.Rulebook;
import org.longroll.battle.Score;
import org.longroll.battle.Side;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.ledger.Envelope;

/** The summary of a battle, and the generations of its keys. */
public record BattleStatus(
        UUID id,
        String title,
        Rulebook rulebook,
        Visibility visibility,
        DicePolicy dicePolicy,
        UndoPolicy undoPolicy,
        boolean umpire,
        @Nullable Integer turnLimit,
        String initiative,
        List<Side> sides,
        SortedMap<String, String> players,
        SortedMap<String, UUID> people,
        SortedMap<String, Integer> keyGenerations,
        long version,
        int entries,
        int turn,
        String part,
        String activeSide,
        int due,
        SortedMap<String, Integer> points,
        @Nullable BattleEnded ending,
        String startedAt,
        String latestEntryAt,
        @Nullable Origin branchOf) {

    public static BattleStatus of(Battle battle) {
        var opening = battle.opening();
        var settings = battle.settings();
        var generations = new TreeMap<String, Integer>();
        battle.seats().forEach(seat -> generations.put(seat.id(), battle.keyGeneration(seat)));
        var people = new TreeMap<String, UUID>();
        battle.people().forEach((seat, person) -> people.put(seat.id(), person));
        return new BattleStatus(
                battle.id(),
                battle.title(),
                opening.rulebook(),
                settings.visibility(),
                settings.dicePolicy(),
                settings.undoPolicy(),
                opening.hasUmpire(),
                settings.turnLimit(),
                opening.initiative(),
                opening.orderOfBattle().sides(),
                new TreeMap<>(opening.players()),
                people,
                generations,
                battle.version(),
                battle.entries(),
                battle.field().turn(),
                battle.field().part(),
                battle.field().activeSide(),
                battle.field().due().size(),
                new TreeMap<>(Score.of(battle).points()),
                battle.table().ending(),
                Envelope.timeText(battle.started().at()),
                Envelope.timeText(battle.latest().at()),
                opening.branchOf());
    }

    /** The same with the names of players by seat. */
    public BattleStatus withPlayers(SortedMap<String, String> names) {
        return new BattleStatus(
                id,
                title,
                rulebook,
                visibility,
                dicePolicy,
                undoPolicy,
                umpire,
                turnLimit,
                initiative,
                sides,
                names,
                people,
                keyGenerations,
                version,
                entries,
                turn,
                part,
                activeSide,
                due,
                points,
                ending,
                startedAt,
                latestEntryAt,
                branchOf);
    }

    public boolean isPublic() {
        return visibility == Visibility.PUBLIC;
    }

    public boolean isOpenedBy(Seat seat, int generation) {
        return keyGenerations.getOrDefault(seat.id(), -1) == generation;
    }

    public List<Seat> seats() {
        return keyGenerations.keySet().stream().map(Seat::new).toList();
    }
}
