package org.longroll.battle;

import static org.longroll.journal.Phrases.because;
import static org.longroll.journal.Phrases.named;
import static org.longroll.journal.Phrases.sentence;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.CorrectionSentences;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Order;
import org.longroll.journal.References;

/** Events as sentences for players. */
public final class Sentences {

    private final GameSystem system;
    private final Table table;
    private final boolean umpire;
    private final CorrectionSentences corrections;
    private final String why;

    private Sentences(GameSystem system, Table table, boolean umpire, CorrectionSentences corrections, String why) {
        this.system = system;
        this.table = table;
        this.umpire = umpire;
        this.corrections = corrections;
        this.why = why;
    }

    /** The sentences of an entry's events, with the names of the battle as it is now; never empty. */
    public static String of(Stream<Event> events, Battle battle) {
        return of(events, battle, battle.timeline()::numberOf);
    }

    /** The same with the numbers of entries that are no longer in force. */
    public static String of(Stream<Event> events, Battle battle, Function<UUID, OptionalInt> numbers) {
        return String.join(" ", each(events.toList(), battle, numbers));
    }

    /** One sentence for each event of an entry that has one; never none. */
    public static List<String> each(List<Event> events, Battle battle) {
        return each(events, battle, battle.timeline()::numberOf);
    }

    static List<String> each(List<Event> events, Battle battle, Function<UUID, OptionalInt> numbers) {
        var teller = new Sentences(
                battle.system(),
                battle.table(),
                battle.opening().hasUmpire(),
                corrections(battle.table(), numbers),
                why(events));
        var told = events.stream()
                .map(teller::told)
                .filter(sentence -> !sentence.isEmpty())
                .toList();
        return told.isEmpty() ? List.of(asked(events, battle.system(), battle.table())) : told;
    }

    private static CorrectionSentences corrections(Table table, Function<UUID, OptionalInt> numbers) {
        return new CorrectionSentences(
                table::name,
                id -> table.muster(id).isPresent() || table.leader(id).isPresent(),
                numbers);
    }

    /** The reason that was given, for events that do not keep it. */
    private static String why(List<Event> events) {
        return events.stream()
                .map(event -> switch (event) {
                    case JournalEvent.Declared(CommonOrder.Rename rename) -> because(rename.reason());
                    case JournalEvent.Declared(CommonOrder.Return back) -> because(back.reason());
                    default -> "";
                })
                .collect(Collectors.joining());
    }

    /** Nothing came of it that has a sentence of its own: tells what was asked for. */
    private static String asked(List<Event> events, GameSystem system, Table table) {
        for (var event : events) {
            if (event instanceof JournalEvent.Declared(var order)) {
                var said = system.said(order, table);
                return said.isEmpty() ? plain(order, table) : said;
            }
        }
        return "";
    }

    /** The type of an order and the units and leaders that it names: “Face: 20th Maine.” */
    private static String plain(Order order, Table table) {
        var names = References.texts(order).stream()
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
    public static String of(Event event, GameSystem system, Table table) {
        return new Sentences(system, table, true, corrections(table, entry -> OptionalInt.empty()), "").told(event);
    }

    private String told(Event event) {
        return switch (event) {
            case JournalEvent.NoteTaken note -> note.text();
            case JournalEvent common -> sentence(common(common));
            case CommonEvent common -> sentence(common(common));
            case CorrectionEvent correction -> corrections.of(correction);
            default -> system.sentence(event, table);
        };
    }

    private String common(JournalEvent event) {
        return switch (event) {
            case JournalEvent.NoteTaken note -> note.text();
            case JournalEvent.NoteCorrected corrected -> "A note is corrected: “%s”".formatted(corrected.text());
            case JournalEvent.KeyReissued key -> "The key of the seat “%s” was replaced.".formatted(key.seat());
            case JournalEvent.SeatGiven given ->
                "The seat “%s” was given: %s.".formatted(given.seat(), String.join(", ", given.commands()));
            case JournalEvent.SeatRevoked revoked -> "The seat “%s” was taken back.".formatted(revoked.seat());
            case JournalEvent.CheckpointSigned signed -> "";
            case JournalEvent.Declared(var order) ->
                switch (order) {
                    case CommonOrder said -> said(said);
                    case Correction correction -> corrections.of(correction);
                    default -> system.sentence(event, table);
                };
            case JournalEvent.DiceRolled rolled -> "";
        };
    }

    private String common(CommonEvent event) {
        return switch (event) {
            case BattleStarted started -> opening(started);
            case CommonEvent.ProseEdited prose -> "The story of turn %d was written anew.".formatted(prose.turn());
            case CommonEvent.DueSettled settled -> "";
            case CommonEvent.UnitArrived arrived -> "%s comes onto the table.".formatted(table.named(arrived.unit()));
            case CommonEvent.UnitLeftTable left ->
                "%s leaves the table%s.".formatted(table.named(left.unit()), because(left.reason()));
            case CommonEvent.PositionTaken taken -> "";
            case CommonEvent.ObjectiveTaken taken ->
                taken.by() == null
                        ? "Nobody holds %s now.".formatted(table.name(taken.objective()))
                        : "%s: now held by the %s side."
                                .formatted(table.name(taken.objective()), table.name(taken.by()));
            case CommonEvent.UnitAdded added ->
                "%s is added to the order of battle%s."
                        .formatted(named(added.unit().name()), because(added.reason()));
            case CommonEvent.UnitRenamed renamed ->
                "%s is called %s from now on%s.".formatted(named(renamed.was()), renamed.name(), why);
            case CommonEvent.UnitReturned returned ->
                "%s is back on the table%s.".formatted(table.named(returned.unit()), why);
            case CommonEvent.LeaderAdded added ->
                "%s is added to the order of battle%s.".formatted(added.leader().name(), because(added.reason()));
            case CommonEvent.SettingsChanged changed -> "";
            case CommonEvent.UnitCorrected corrected ->
                "%s is corrected in the order of battle%s."
                        .formatted(named(corrected.unit().name()), because(corrected.reason()));
            case BattleEnded ended -> ending(ended);
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

    private String said(CommonOrder order) {
        return switch (order) {
            case CommonOrder.Ruling ruling -> new RulingSentences(system, table, umpire).of(ruling);
            case CommonOrder.EditProse prose -> "";
            case CommonOrder.Arrive arrive -> "";
            case CommonOrder.LeaveTable leave -> "";
            case CommonOrder.TakeObjective take -> "";
            case CommonOrder.Reinforce reinforce -> "";
            case CommonOrder.EndBattle end -> "";
            case CommonOrder.ChangeSettings change -> RulingSentences.of(change);
            case CommonOrder.TakePosition take -> places(take);
            case CommonOrder.Rename rename -> "";
            case CommonOrder.Return back -> "";
            case CommonOrder.AddLeader add -> "";
        };
    }

    private String places(CommonOrder.TakePosition take) {
        return take.positions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(each -> "%s stands %s\" from the left and %s\" from the near edge."
                        .formatted(
                                sentence(table.named(each.getKey())),
                                number(each.getValue().x()),
                                number(each.getValue().y())))
                .collect(Collectors.joining(" "));
    }

    private static String number(double inches) {
        return inches == Math.rint(inches) ? Long.toString(Math.round(inches)) : Double.toString(inches);
    }

    private String ending(BattleEnded ended) {
        var result =
                switch (ended.degree()) {
                    case DRAW -> "A draw";
                    case MARGINAL -> "A narrow victory for the %s side";
                    case DECISIVE -> "A decisive victory for the %s side";
                };
        var winner = ended.winner() == null ? "" : table.name(ended.winner());
        return "The battle is over%s. %s.".formatted(because(ended.reason()), result.formatted(winner));
    }
}
