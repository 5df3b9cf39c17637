package org.longroll.battle;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.BattleStarted;

/** Events as sentences for players. */
public final class Sentences {

    private Sentences() {}

    /** The sentences of an entry's events, with the names of the battle as it is now. */
    public static String of(Stream<BattleEvent> events, Battle battle) {
        return events.map(event -> of(event, battle.system(), battle.table()))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** One sentence; empty if the other events of the entry say it. */
    public static String of(BattleEvent event, GameSystem system, Table table) {
        return switch (event) {
            case CommonEvent common -> common(common, system, table);
            case CorrectionEvent correction -> correction(correction);
            default -> system.sentence(event, table);
        };
    }

    private static String common(CommonEvent event, GameSystem system, Table table) {
        return switch (event) {
            case BattleStarted started -> opening(started);
            case CommonEvent.NoteTaken note -> note.text();
            case CommonEvent.ProseEdited prose -> "The story of turn %d was written anew.".formatted(prose.turn());
            case CommonEvent.KeyReissued key -> "The key of the seat “%s” was replaced.".formatted(key.seat());
            case CommonEvent.Declared(var order) ->
                switch (order) {
                    case CommonOrder said -> said(said, table);
                    case Correction correction -> said(correction);
                    default -> system.sentence(event, table);
                };
            case CommonEvent.DiceRolled rolled -> "";
            case CommonEvent.DueSettled settled -> "";
            case CommonEvent.UnitArrived arrived -> "%s comes onto the table.".formatted(table.name(arrived.unit()));
            case CommonEvent.UnitLeftTable left ->
                "%s leaves the table%s.".formatted(table.name(left.unit()), because(left.reason()));
            case CommonEvent.PositionTaken taken -> "";
            case CommonEvent.ObjectiveTaken taken ->
                taken.by() == null
                        ? "Nobody holds %s now.".formatted(table.name(taken.objective()))
                        : "%s: now held by the %s side."
                                .formatted(table.name(taken.objective()), table.name(taken.by()));
            case CommonEvent.UnitAdded added ->
                "%s is added to the order of battle%s.".formatted(added.unit().name(), because(added.reason()));
            case CommonEvent.UnitCorrected corrected ->
                "%s is corrected in the order of battle%s."
                        .formatted(corrected.unit().name(), because(corrected.reason()));
            case BattleEnded ended -> ending(ended, table);
        };
    }

    private static String opening(BattleStarted started) {
        return "“%s” begins: %s against %s; units: %d."
                .formatted(
                        started.title(),
                        started.orderOfBattle().sides().getFirst().name(),
                        started.orderOfBattle().sides().getLast().name(),
                        started.orderOfBattle().units().size());
    }

    private static String said(CommonOrder order, Table table) {
        return switch (order) {
            case CommonOrder.Allow allow -> "The umpire allows it (%s): %s".formatted(allow.code(), allow.reason());
            case CommonOrder.SetUnit set ->
                "The umpire rules on %s (%s): %s".formatted(table.name(set.unit()), set.properties(), set.reason());
            case CommonOrder.Settle settle ->
                "The umpire strikes what was due (%s): %s".formatted(settle.due(), settle.reason());
            case CommonOrder.Note note -> "";
            case CommonOrder.EditProse prose -> "";
            case CommonOrder.ReissueKey reissue -> "";
            case CommonOrder.Arrive arrive -> "";
            case CommonOrder.LeaveTable leave -> "";
            case CommonOrder.TakeObjective take -> "";
            case CommonOrder.Reinforce reinforce -> "";
            case CommonOrder.EndBattle end -> "";
        };
    }

    private static String said(Correction correction) {
        var why = because(correction.reason());
        return switch (correction) {
            case Correction.UndoLast(int entries, var reason)
            when entries == 1 -> "Takes back the last entry" + why + ".";
            case Correction.UndoLast(int entries, var reason) ->
                "Takes back the last %d entries%s.".formatted(entries, why);
            case Correction.UndoBackTo back -> "Takes back an entry and all after it" + why + ".";
            case Correction.Redo redo -> "Puts back what was taken back" + why + ".";
            case Correction.Amend amend -> "Corrects an entry" + why + ".";
            case Correction.Consent consent -> consent.agreed() ? "" : "Does not agree" + why + ".";
        };
    }

    private static String correction(CorrectionEvent event) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone undone -> "";
            case CorrectionEvent.EntriesRedone redone -> "";
            case CorrectionEvent.EntryRecordedAgain again -> "";
            case CorrectionEvent.EntryLeftOut left -> "Left out: %s".formatted(left.sentence());
            case CorrectionEvent.ConsentAsked asked ->
                "Asks the other side to agree: %s %d entries would be taken back."
                        .formatted(said(asked.correction()), asked.entries().size());
            case CorrectionEvent.ConsentRefused refused -> "";
            case CorrectionEvent.ConsentGiven given -> "The other side agrees.";
        };
    }

    private static String ending(BattleEnded ended, Table table) {
        var result =
                switch (ended.degree()) {
                    case DRAW -> "A draw";
                    case MARGINAL -> "A narrow victory for the %s side";
                    case DECISIVE -> "A decisive victory for the %s side";
                };
        var winner = ended.winner() == null ? "" : table.name(ended.winner());
        return "The battle is over%s. %s.".formatted(because(ended.reason()), result.formatted(winner));
    }

    private static String because(@Nullable String reason) {
        return reason == null || reason.isBlank() ? "" : " (" + reason + ")";
    }
}
