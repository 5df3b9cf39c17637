package org.longroll.report.scrutiny;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Sentences;
import org.longroll.journal.AmendmentReview;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.CorrectionEvent.ConsentRefused;
import org.longroll.journal.CorrectionEvent.EntriesUndone;
import org.longroll.journal.Entry;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.report.scrutiny.Matter.Weight;

/** Entries that an official may ask about: corrections, rulings, seats, and what was recorded at an odd time. */
final class EntryMatters {

    private static final Duration LONG_PAUSE = Duration.ofHours(2);

    private final Battle battle;
    private final List<Entry> all;
    private final Map<UUID, Integer> numbers = new HashMap<>();
    private final Set<UUID> rolled = new HashSet<>();
    private final AmendmentReview amendments;
    private final long end;

    EntryMatters(Battle battle, List<Entry> all) {
        this.battle = battle;
        this.all = all;
        this.amendments = new AmendmentReview(battle.journal(), all);
        for (var entry : all) {
            numbers.put(entry.id(), entry.number());
            if (entry.events(DiceRolled.class).findAny().isPresent()) {
                rolled.add(entry.id());
            }
        }
        this.end = all.stream()
                .filter(entry -> !entry.undone()
                        && entry.events(BattleEnded.class).findAny().isPresent())
                .mapToLong(Entry::last)
                .findFirst()
                .orElse(Long.MAX_VALUE);
    }

    Stream<Matter> found() {
        return Stream.concat(all.stream().flatMap(this::ofItsKind), ofTime());
    }

    private Stream<Matter> ofItsKind(Entry entry) {
        if (entry.isAgain() || entry.number() == 0) {
            return Stream.empty();
        }
        if (entry.events(ConsentAsked.class).findAny().isPresent()) {
            return Stream.of(matter(Weight.RECORD, "consent", entry));
        }
        return entry.order().stream().flatMap(order -> ofOrder(order, entry));
    }

    private Stream<Matter> ofOrder(Order order, Entry entry) {
        return switch (order) {
            case Correction.UndoLast undo -> Stream.of(undo(entry));
            case Correction.UndoBackTo undo -> Stream.of(undo(entry));
            case Correction.Amend amend -> Stream.of(matter(Weight.WATCH, "amendment", entry));
            case Correction.Redo redo -> Stream.of(matter(Weight.RECORD, "redo", entry));
            case Correction.Consent consent ->
                Stream.of(matter(
                        entry.events(ConsentRefused.class).findAny().isPresent() ? Weight.WATCH : Weight.RECORD,
                        "consent",
                        entry));
            case CommonOrder.Allow allow -> Stream.of(matter(Weight.WATCH, "waiver", entry));
            case CommonOrder.Ruling ruling -> Stream.of(matter(Weight.WATCH, "ruling", entry));
            case CommonOrder.ChangeSettings change -> Stream.of(matter(Weight.WATCH, "settings", entry));
            case CommonOrder.Reinforce reinforce -> Stream.of(matter(Weight.WATCH, "order-of-battle", entry));
            case CommonOrder.Return back -> Stream.of(matter(Weight.WATCH, "order-of-battle", entry));
            case CommonOrder.AddLeader add -> Stream.of(matter(Weight.WATCH, "order-of-battle", entry));
            case CommonOrder.EndBattle over -> Stream.of(matter(Weight.RECORD, "end", entry));
            case JournalOrder.ReissueKey key -> Stream.of(matter(Weight.RECORD, "seat", entry));
            case JournalOrder.CorrectNote correct -> Stream.of(matter(Weight.RECORD, "note", entry));
            default -> Stream.empty();
        };
    }

    /** Dice that were taken back are what a league asks about first. */
    private Matter undo(Entry entry) {
        return matter(tookDiceBack(entry) ? Weight.WATCH : Weight.RECORD, "undo", entry);
    }

    private boolean tookDiceBack(Entry entry) {
        return entry.events(EntriesUndone.class)
                .flatMap(undone -> undone.entries().stream())
                .anyMatch(rolled::contains);
    }

    private Stream<Matter> ofTime() {
        var found = Stream.<Matter>builder();
        Entry before = null;
        for (var entry : all) {
            if (entry.isAgain()) {
                continue;
            }
            if (before != null) {
                var pause = Duration.between(Scrutiny.at(before), Scrutiny.at(entry));
                if (pause.isNegative()) {
                    found.add(said(Weight.WATCH, "clock", entry, "The clock was set back before it."));
                } else if (pause.compareTo(LONG_PAUSE) > 0) {
                    var hours = "It came %d hours after the entry before it.".formatted(pause.toHours());
                    found.add(said(Weight.RECORD, "pause", entry, hours));
                }
            }
            if (entry.first() > end
                    && entry.order().filter(EntryMatters::isOfTheGame).isPresent()) {
                found.add(said(Weight.WATCH, "late", entry, "It was recorded after the end of the battle."));
            }
            before = entry;
        }
        return found.build();
    }

    private static boolean isOfTheGame(Order order) {
        return !(order instanceof JournalOrder.Note
                || order instanceof JournalOrder.CorrectNote
                || order instanceof CommonOrder.EditProse
                || order instanceof JournalOrder.ReissueKey);
    }

    private Matter matter(Weight weight, String kind, Entry entry) {
        var told = Sentences.of(entry.events().stream(), battle, id -> {
            var number = numbers.get(id);
            return number == null ? OptionalInt.empty() : OptionalInt.of(number);
        });
        return said(weight, kind, entry, told, amendments.told(entry));
    }

    private static Matter said(Weight weight, String kind, Entry entry, String sentence) {
        return said(weight, kind, entry, sentence, List.of());
    }

    private static Matter said(Weight weight, String kind, Entry entry, String sentence, List<String> consequences) {
        return new Matter(
                weight,
                kind,
                entry.number(),
                entry.last(),
                entry.by(),
                entry.occasion().at(),
                sentence,
                entry.order().map(EntryMatters::reason).orElse(null),
                consequences);
    }

    private static @Nullable String reason(Order order) {
        return switch (order) {
            case Correction correction -> correction.reason();
            case CommonOrder.Ruling ruling -> ruling.reason();
            case CommonOrder.ChangeSettings change -> change.reason();
            case CommonOrder.Reinforce reinforce -> reinforce.reason();
            case CommonOrder.Return back -> back.reason();
            case CommonOrder.AddLeader add -> add.reason();
            case CommonOrder.EndBattle over -> over.reason();
            default -> null;
        };
    }
}
