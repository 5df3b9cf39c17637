package org.longroll.battle;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.Correction.Amend;
import org.longroll.battle.CorrectionEvent.ChecksDeferred;
import org.longroll.battle.CorrectionEvent.EntriesUndone;
import org.longroll.battle.CorrectionEvent.EntryLeftOut;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;

/**
 * The entries of an amendment while they are recorded again, beside the battle as it was recorded first: which entry
 * and which check of the one is which of the other.
 */
final class Recital {

    private final Battle before;
    private final Hand hand;
    private final Occasion occasion;
    private final List<BattleEvent> events = new ArrayList<>();
    private final List<AmendedLine> lines = new ArrayList<>();
    private final Map<UUID, UUID> newIds = new HashMap<>();
    private final Map<UUID, UUID> origins = new HashMap<>();
    private final DueNames dues = new DueNames();
    private final Set<String> leftOpen = new HashSet<>();
    private List<UUID> takenBack = List.of();
    private Field then;
    private Battle battle;

    Recital(Battle before, Amend amend, Hand hand) {
        this.before = before;
        this.hand = hand;
        this.then = before.field();
        this.occasion = new Occasion(id("amendment"), hand.now(), hand.seat().id());
        this.battle = before.after(new Declared(amend), occasion);
    }

    /** Takes back an act and all later ones; their entries are answered, oldest first. */
    List<Said> begin(Act first) {
        var taken = before.timeline().downTo(first);
        takenBack = taken.stream().map(Act::entry).toList();
        then = first.base();
        dues.then(then);
        record(List.of(new EntriesUndone(takenBack)));
        return taken.reversed().stream().flatMap(act -> act.entries().stream()).toList();
    }

    /** Learns what was due after an entry when it was recorded first. */
    void remember(Said said) {
        for (var event : said.events()) {
            then = before.system().after(then, event, said.occasion());
        }
        dues.then(then);
    }

    Battle battle() {
        return battle;
    }

    Battle after(BattleEvent event) {
        return battle.after(event, occasion);
    }

    void record(List<? extends BattleEvent> happened) {
        for (var event : happened) {
            events.add(event);
            battle = battle.after(event, occasion);
        }
        dues.now(battle.field(), entry -> origins.getOrDefault(entry, entry));
    }

    Optional<Refusal> recorded(Decision decision, Said said, AmendedLine.@Nullable Fate fate) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(said.entry().toString());
                newIds.put(said.entry(), id);
                origins.put(id, said.entry());
                record(List.of(new EntryRecordedAgain(id, said.entry(), said.by())));
                record(happened);
                lines.add(AmendedLine.of(
                        said.entry(),
                        said.number(),
                        rewired(new Sequence(said.events())).events(),
                        happened,
                        fate,
                        battle));
                yield Optional.empty();
            }
        };
    }

    /** A record around a list, for {@link Rewiring}. */
    private record Sequence(List<BattleEvent> events) {}

    Optional<Refusal> inserted(Decision decision, String what, String by) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(what);
                record(List.of(new EntryRecordedAgain(id, null, by)));
                record(happened);
                lines.add(AmendedLine.added(id, happened));
                yield Optional.empty();
            }
        };
    }

    void leaveOut(Said said, AmendedLine.Fate fate, String code, String sentence) {
        leftOpen.addAll(Rewiring.dues(said.order()).stream()
                .flatMap(due -> dues.now(due).stream())
                .toList());
        record(List.of(new EntryLeftOut(said.entry(), code, sentence)));
        lines.add(AmendedLine.gone(said, fate, code, sentence));
    }

    /** The event that defers these checks, beside those that are deferred already. */
    ChecksDeferred deferring(List<Due> more) {
        return new ChecksDeferred(Stream.concat(
                        battle.field().agenda().deferred().stream(),
                        more.stream().map(Due::id))
                .filter(due -> battle.field().agenda().find(due).isPresent())
                .toList());
    }

    /** What was deferred is due from now on. */
    void end() {
        if (!battle.field().agenda().deferred().isEmpty()) {
            record(List.of(new ChecksDeferred(List.of())));
        }
    }

    /** An entry that takes a check is impossible if the cause of that check no longer calls it. */
    Optional<Refusal> noLongerCalled(Said said) {
        return Rewiring.dues(said.order()).stream()
                .filter(due -> dues.now(due)
                        .filter(now -> battle.field().agenda().find(now).isPresent())
                        .isEmpty())
                .findFirst()
                .map(due ->
                        BattleRefusal.UNKNOWN_DUE.of("due", "What it settled (%s) is no longer due.".formatted(due)));
    }

    /** What is due and was not called before, or what a recorded entry settled that is left out now. */
    List<Due> newlyCalled() {
        return battle.field().due().stream()
                .filter(due -> !dues.isKnown(due) || leftOpen.contains(due.id()))
                .toList();
    }

    DueNames.Cause cause(Due due) {
        return dues.cause(due);
    }

    /** The cause of the check that had this id while the entries were recorded again. */
    Optional<DueNames.Cause> calledAs(String due) {
        return dues.called(due);
    }

    Amendment.Outcome outcome() {
        var open = before.field().due().stream()
                .flatMap(due -> dues.now(due.id()).stream())
                .collect(Collectors.toSet());
        var newlyDue = battle.field().due().stream()
                .filter(due -> !open.contains(due.id()))
                .toList();
        return new Amendment.Outcome(takenBack, List.copyOf(events), List.copyOf(lines), newlyDue);
    }

    /** A copy that names entries and checks as they are now. */
    <T> T rewired(T record) {
        return new Rewiring(entry -> newIds.getOrDefault(entry, entry), due -> dues.now(due)
                        .orElse(due))
                .apply(record);
    }

    private UUID id(String of) {
        return id(before, hand.now(), of);
    }

    /** An id derived from the battle's version and what it is for, so that a trial and the recording have the same. */
    static UUID id(Battle battle, Instant now, String of) {
        var name = "%s %d %s".formatted(battle.id(), battle.version(), of);
        var named = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
        long time = now.toEpochMilli() << 16;
        return new UUID(time | 0x7000L | named.getMostSignificantBits() & 0x0FFFL, named.getLeastSignificantBits());
    }
}
