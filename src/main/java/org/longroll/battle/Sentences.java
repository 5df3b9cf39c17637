package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.BattleStarted;

/** Events as sentences for players. */
public final class Sentences {

    /** As in {@code “20-maine-17” is not due}. */
    private static final Pattern DUE_ID = Pattern.compile("“([a-z0-9-]+)-\\d+”");

    private Sentences() {}

    /** The sentences of an entry's events, with the names of the battle as it is now; never empty. */
    public static String of(Stream<BattleEvent> events, Battle battle) {
        var happened = events.toList();
        var told = happened.stream()
                .map(event -> event instanceof CommonEvent.Declared(CommonOrder.Ruling ruling)
                                && !battle.opening().hasUmpire()
                        ? ruled(ruling, battle.table(), false)
                        : of(event, battle.system(), battle.table()))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
        return told.isEmpty() ? asked(happened, battle.system(), battle.table()) : told;
    }

    /** Nothing came of it that has a sentence of its own: tells what was asked for. */
    private static String asked(List<BattleEvent> events, GameSystem system, Table table) {
        for (var event : events) {
            if (event instanceof CommonEvent.Declared(var order)) {
                var said = system.said(order, table);
                return said.isEmpty() ? plain(order, table) : said;
            }
        }
        return "";
    }

    /** The type of an order and the units and leaders that it names: “Face: 20th Maine.” */
    private static String plain(Order order, Table table) {
        var names = Rewiring.texts(order).stream()
                .filter(text ->
                        table.muster(text).isPresent() || table.leader(text).isPresent())
                .map(table::name)
                .sorted()
                .collect(Collectors.joining(", "));
        var type = order.type().replace('-', ' ');
        var what = type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1);
        return names.isEmpty() ? what + "." : "%s: %s.".formatted(what, names);
    }

    /** One sentence; empty if the other events of the entry say it. */
    public static String of(BattleEvent event, GameSystem system, Table table) {
        return switch (event) {
            case CommonEvent common -> common(common, system, table);
            case CorrectionEvent correction -> correction(correction, table);
            default -> system.sentence(event, table);
        };
    }

    private static String common(CommonEvent event, GameSystem system, Table table) {
        return switch (event) {
            case BattleStarted started -> opening(started);
            case CommonEvent.NoteTaken note -> note.text();
            case CommonEvent.NoteCorrected corrected -> "A note is corrected: “%s”".formatted(corrected.text());
            case CommonEvent.ProseEdited prose -> "The story of turn %d was written anew.".formatted(prose.turn());
            case CommonEvent.KeyReissued key -> "The key of the seat “%s” was replaced.".formatted(key.seat());
            case CommonEvent.SeatGiven given ->
                "The seat “%s” was given: %s.".formatted(given.seat(), String.join(", ", given.commands()));
            case CommonEvent.SeatRevoked revoked -> "The seat “%s” was taken back.".formatted(revoked.seat());
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
            case CommonEvent.UnitRenamed renamed ->
                "%s is called %s from now on.".formatted(renamed.was(), renamed.name());
            case CommonEvent.UnitReturned returned -> "%s is back on the table.".formatted(table.name(returned.unit()));
            case CommonEvent.LeaderAdded added ->
                "%s is added to the order of battle%s.".formatted(added.leader().name(), because(added.reason()));
            case CommonEvent.SettingsChanged changed -> "";
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
            case CommonOrder.Ruling ruling -> ruled(ruling, table, true);
            case CommonOrder.Note note -> "";
            case CommonOrder.EditProse prose -> "";
            case CommonOrder.ReissueKey reissue -> "";
            case CommonOrder.GiveSeat give -> "";
            case CommonOrder.RevokeSeat revoke -> "";
            case CommonOrder.Arrive arrive -> "";
            case CommonOrder.LeaveTable leave -> "";
            case CommonOrder.TakeObjective take -> "";
            case CommonOrder.Reinforce reinforce -> "";
            case CommonOrder.EndBattle end -> "";
            case CommonOrder.ChangeSettings change -> settings(change);
            case CommonOrder.TakePosition take -> places(take, table);
            case CommonOrder.Rename rename -> reason(rename.reason());
            case CommonOrder.Return back -> reason(back.reason());
            case CommonOrder.AddLeader add -> "";
            case CommonOrder.CorrectNote correct -> "";
        };
    }

    private static String settings(CommonOrder.ChangeSettings change) {
        var changes = new ArrayList<String>();
        if (change.turnLimit() != null) {
            changes.add("the battle ends with turn %d".formatted(change.turnLimit()));
        }
        if (change.noTurnLimit()) {
            changes.add("there is no turn limit");
        }
        if (change.visibility() != null) {
            changes.add("the battle is %s".formatted(change.visibility().word()));
        }
        if (change.dicePolicy() != null) {
            changes.add("dice: %s".formatted(change.dicePolicy().word()));
        }
        if (change.undoPolicy() != null) {
            changes.add("corrections: %s".formatted(change.undoPolicy().word()));
        }
        return "From now on %s%s.".formatted(String.join("; ", changes), because(change.reason()));
    }

    private static String places(CommonOrder.TakePosition take, Table table) {
        return take.positions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(each -> "%s stands %s\" from the left and %s\" from the near edge."
                        .formatted(
                                table.name(each.getKey()),
                                number(each.getValue().x()),
                                number(each.getValue().y())))
                .collect(Collectors.joining(" "));
    }

    private static String number(double inches) {
        return inches == Math.rint(inches) ? Long.toString(Math.round(inches)) : Double.toString(inches);
    }

    private static String reason(@Nullable String reason) {
        return reason == null || reason.isBlank() ? "" : reason.endsWith(".") ? reason : reason + ".";
    }

    /** A ruling of the umpire or, in a battle without one, of both sides. */
    private static String ruled(CommonOrder.Ruling ruling, Table table, boolean byUmpire) {
        return switch (ruling) {
            case CommonOrder.Allow allow ->
                "%s it (%s): %s"
                        .formatted(
                                byUmpire ? "The umpire allows" : "Both sides allow",
                                allow.codes().stream().map(Sentences::words).collect(Collectors.joining(", ")),
                                allow.reason());
            case CommonOrder.SetUnit set ->
                "%s on %s (%s): %s"
                        .formatted(
                                byUmpire ? "The umpire rules" : "Both sides rule",
                                table.name(set.unit()),
                                set.properties().entrySet().stream()
                                        .map(each -> words(each.getKey()) + " " + words(each.getValue()))
                                        .collect(Collectors.joining(", ")),
                                set.reason());
            case CommonOrder.Settle settle ->
                "%s what was due: %s".formatted(byUmpire ? "The umpire strikes" : "Both sides strike", settle.reason());
        };
    }

    /** A name of the code as plain words: {@code openingVolley}, {@code good-order}. */
    private static String words(String name) {
        return switch (name) {
            case "true" -> "yes";
            case "false" -> "no";
            default ->
                name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").replace('-', ' ').toLowerCase(Locale.ROOT);
        };
    }

    /** The id of something due names a unit; a reader of the journal wants the unit. */
    private static String withoutIds(String sentence, Table table) {
        return DUE_ID.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(
                        table.muster(found.group(1)).isPresent()
                                        || table.leader(found.group(1)).isPresent()
                                ? "A check of " + table.name(found.group(1))
                                : "It"));
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

    private static String correction(CorrectionEvent event, Table table) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone undone -> "";
            case CorrectionEvent.EntriesRedone redone -> "";
            case CorrectionEvent.EntryRecordedAgain again -> "";
            case CorrectionEvent.EntryLeftOut left -> "Left out: %s".formatted(withoutIds(left.sentence(), table));
            case CorrectionEvent.ChecksDeferred deferred -> "";
            case CorrectionEvent.ConsentAsked asked ->
                asked.order() instanceof Correction correction
                        ? "Asks the other side to agree: %s %d entries would be taken back."
                                .formatted(said(correction), asked.entries().size())
                        : "Asks the other side to agree: %s".formatted(String.join(" ", asked.sentences()));
            case CorrectionEvent.ConsentRefused refused -> "";
            case CorrectionEvent.ConsentGiven given ->
                given.asked() == null
                        ? "The other side agrees."
                        : "%s agrees to what %s asked.".formatted(table.name(given.by()), table.name(given.asked()));
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
