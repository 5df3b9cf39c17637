package org.longroll.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CorrectionEvent.ConsentAsked;

/**
 * What is in force: the only place that knows.
 *
 * <p>The acts in force are a stack whose parts are shared with every timeline before it. Each act remembers how the field
 * stood before it, so an undo costs what it takes back, however long the battle is; and what an undo took back is kept,
 * so that a redo costs nothing. A timeline that was begun from a snapshot does not reach back behind it.
 */
public final class Timeline {

    /** Nothing was done yet, and nothing is missing. */
    public static final Timeline START = new Timeline(null, null, null, 0);

    /** What an undo took back, and how everything stood before it. */
    record Undone(List<UUID> entries, Timeline timeline, Field field) {}

    /** A request for consent that nobody has answered, with the id by which the answer names it. */
    public record Request(UUID id, ConsentAsked asked) {}

    /** A timeline and the field that goes with it. */
    record Moment(Timeline timeline, Field field) {}

    private final @Nullable Act top;
    private final @Nullable Undone undone;
    private final @Nullable Request request;
    private final long since;

    /** Of the entries in force, once an amendment has asked for one. Volatile: a timeline is shared between threads. */
    private volatile @Nullable Map<UUID, Integer> numbers;

    private Timeline(@Nullable Act top, @Nullable Undone undone, @Nullable Request request, long since) {
        this.top = top;
        this.undone = undone;
        this.request = request;
        this.since = since;
    }

    /** A timeline that begins in the middle of a battle, after a version at which nothing waited for redo or consent. */
    public static Timeline since(long version) {
        return new Timeline(null, null, null, version);
    }

    /** The acts in force, newest first. */
    public Stream<Act> acts() {
        return top == null ? Stream.empty() : top.downwards();
    }

    /** The entries of the game that are in force, oldest first. */
    public List<Said> inForce() {
        var acts = new ArrayList<>(acts().toList());
        Collections.reverse(acts);
        return acts.stream().flatMap(act -> act.entries().stream()).toList();
    }

    /** What was recorded last among what is in force. */
    Said newest() {
        return required(top).said().getLast();
    }

    /** The number of an entry that is in force. */
    OptionalInt numberOf(@Nullable UUID entry) {
        var known = numbers;
        if (known == null) {
            known = inForce().stream().collect(Collectors.toUnmodifiableMap(Said::entry, Said::number));
            numbers = known;
        }
        var number = entry == null ? null : known.get(entry);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** Whether the timeline goes back to the opening. */
    public boolean isWhole() {
        return since == 0;
    }

    /** The version behind which it does not reach; 0 for one that is whole. */
    public long since() {
        return since;
    }

    /** Whether a timeline could begin here without anybody missing anything but what is before it. */
    public boolean isSettled() {
        return undone == null && request == null;
    }

    /** The entries that a redo would put back in force, newest first; none if there is nothing to redo. */
    public List<UUID> redoable() {
        return undone == null ? List.of() : undone.entries();
    }

    /** Whether dice fell in what a redo would put back in force. */
    boolean redoRolledDice() {
        return undone != null
                && undone.timeline()
                        .acts()
                        .filter(act -> undone.entries().contains(act.entry()))
                        .anyMatch(Act::rolledDice);
    }

    public Optional<Request> request() {
        return Optional.ofNullable(request);
    }

    /** The act that an entry is, or is a part of. */
    public Optional<Act> find(UUID entry) {
        return acts().filter(act -> act.entry().equals(entry)
                        || act.said().stream().anyMatch(said -> said.entry().equals(entry)))
                .findFirst();
    }

    /** Something new was said; what was taken back before cannot be put back any more. */
    Timeline begun(Said said, long version, Field before) {
        var act = new Act(said.entry(), said.number(), version, List.of(said), before, before, settled(), top);
        return new Timeline(act, null, null, since);
    }

    /** The amendment that an entry is, if it is one that is being recorded. */
    Optional<Act> amendment(UUID entry) {
        return Optional.ofNullable(top)
                .filter(act ->
                        act.entry().equals(entry) && act.said().getFirst().order() instanceof Correction.Amend);
    }

    Timeline with(BattleEvent event) {
        return top == null ? this : new Timeline(top.with(event), undone, request, since);
    }

    /** As part of an amendment something was recorded again. */
    Timeline saying(Said again) {
        return new Timeline(required(top).saying(again), undone, request, since);
    }

    /** Takes entries back; standing rulings among the acts stay and are put on top again. */
    Moment undone(List<UUID> entries, Field now, GameSystem system) {
        var oldest = oldest(entries);
        var kept = survivors(Set.copyOf(entries), oldest);
        var moment = new Moment(oldest.restores().settled(), oldest.before());
        for (var act : kept) {
            moment = moment.timeline().again(act, moment.field(), system);
        }
        var saved = new Undone(entries, settled(), now);
        return new Moment(new Timeline(moment.timeline().top, saved, null, since), moment.field());
    }

    /** An amendment takes back what it is about to record again: it then stands in the place of all of it. */
    Moment amended(List<UUID> entries) {
        var amendment = required(top);
        var oldest = entries.isEmpty()
                ? amendment
                : required(amendment.below())
                        .downwards()
                        .filter(act -> act.entry().equals(entries.getLast()))
                        .findFirst()
                        .orElseThrow(BeyondTheTrail::new);
        var base = oldest.base();
        return new Moment(new Timeline(amendment.on(oldest.below(), base), null, null, since), base);
    }

    Moment redone() {
        var back = undone;
        if (back == null) {
            throw new BeyondTheTrail();
        }
        return new Moment(back.timeline(), back.field());
    }

    Timeline asking(UUID id, ConsentAsked asked) {
        return new Timeline(top, undone, new Request(id, asked), since);
    }

    /** The same without a request that waits for an answer. */
    Timeline settled() {
        return request == null ? this : new Timeline(top, undone, null, since);
    }

    private Act oldest(List<UUID> entries) {
        return acts().filter(act -> act.entry().equals(entries.getLast()))
                .findFirst()
                .orElseThrow(BeyondTheTrail::new);
    }

    private List<Act> survivors(Set<UUID> taken, Act oldest) {
        var kept = new ArrayList<Act>();
        for (var act : (Iterable<Act>) acts()::iterator) {
            if (!taken.contains(act.entry())) {
                kept.addFirst(act);
            }
            if (act == oldest) {
                break;
            }
        }
        return kept;
    }

    private Moment again(Act act, Field field, GameSystem system) {
        var after = field;
        for (var said : act.said()) {
            for (var event : said.events()) {
                after = system.after(after, event, said.occasion());
            }
        }
        var kept = new Act(act.entry(), act.number(), act.version(), act.said(), field, field, this, top);
        return new Moment(new Timeline(kept, null, null, since), after);
    }

    private static Act required(@Nullable Act act) {
        if (act == null) {
            throw new BeyondTheTrail();
        }
        return act;
    }

    /** Two timelines are the same if the same entries are in force and can be redone. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Timeline that
                && redoable().equals(that.redoable())
                && acts().map(Act::entry)
                        .toList()
                        .equals(that.acts().map(Act::entry).toList());
    }

    @Override
    public int hashCode() {
        return new HashSet<>(acts().map(Act::entry).toList()).hashCode();
    }

    @Override
    public String toString() {
        return acts().map(act -> Integer.toString(act.number())).toList().toString();
    }
}
