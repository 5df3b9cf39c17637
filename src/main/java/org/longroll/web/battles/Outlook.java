package org.longroll.web.battles;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Facts;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.projection.BattleStatus;
import org.longroll.recording.People;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.Referees;
import org.longroll.rules.Verdict;
import org.longroll.web.seats.Caller;

/**
 * The checks and questions that are due in a battle, and the entries that the caller may record next, for clients
 * without rules of their own.
 */
@ApplicationScoped
class Outlook {

    /** Enough for the seats of the battles that are being played; one is a few kilobytes. */
    private static final int REMEMBERED_MAX = 200;

    private final Referees referees;
    private final Caller caller;
    private final Preference preference;
    private final People people;
    private final ReadBattle battles;
    private final Cache<Asked, List<Possibility>> remembered =
            Caffeine.newBuilder().maximumSize(REMEMBERED_MAX).build();

    Outlook(Referees referees, Caller caller, Preference preference, People people, ReadBattle battles) {
        this.referees = referees;
        this.caller = caller;
        this.preference = preference;
        this.people = people;
        this.battles = battles;
    }

    /** The answers to this do not change: a battle at a version is always the same. */
    private record Asked(UUID battle, long version, Seat seat) {}

    /** The battle, as the caller's seat sees it. */
    BattleView of(Battle battle) {
        return of(battle, seat(battle));
    }

    /** The battle that the caller has just started, whose keys it gets. */
    BattleView ofTheStarted(Battle battle) {
        return of(battle, Seat.UMPIRE);
    }

    private BattleView of(Battle battle, Seat seat) {
        var timeline = battle.timeline();
        var latest = battles.withLatest(battle).timeline();
        return BattleView.of(
                people.named(BattleStatus.of(battle)),
                new BattleView.Now(
                        timeline.request().map(BattleView.RequestView::of).orElse(null),
                        timeline.redoable(),
                        latest.latest().map(RecordedOrder::entry).orElse(null),
                        latest.undoable()
                                .map(act -> BattleView.UndoView.of(act, battle.table()))
                                .orElse(null),
                        due(battle),
                        known(battle).stream().map(BattleView.KnownView::of).toList(),
                        preference.meetsMinimal() ? null : told(battle, seat).inFull(possible(battle, seat))));
    }

    List<DueView> due(Battle battle) {
        var referee = referee(battle);
        return battle.field().due().stream()
                .map(due -> DueView.of(
                        due,
                        battle,
                        referee.map(each -> each.prepared(due, battle)).orElseGet(() -> due.prepared(battle))))
                .toList();
    }

    private List<Facts.Known> known(Battle battle) {
        return referee(battle).map(each -> each.known(battle)).orElseGet(List::of);
    }

    private Optional<Referee> referee(Battle battle) {
        return switch (referees.of(battle.opening().rulebook())) {
            case Verdict.Allowed<Referee>(var referee) -> Optional.of(referee);
            case Verdict.Refused<Referee> refused -> Optional.empty();
        };
    }

    /** In short, for the answer to an entry; null if the caller prefers an answer without it. */
    @Nullable List<NextView> next(Battle battle) {
        return preference.meetsMinimal() ? null : told(battle, seat(battle)).inShort(possible(battle, seat(battle)));
    }

    /** The types of the entries that the caller could record now. */
    List<String> types(Battle battle) {
        return possible(battle, seat(battle)).stream()
                .map(Possibility::type)
                .distinct()
                .toList();
    }

    private static NextViews told(Battle battle, Seat seat) {
        return new NextViews(new SeatOutlook(battle, seat));
    }

    private Seat seat(Battle battle) {
        return caller.seatAt(battle.id()).orElse(Seat.SPECTATOR);
    }

    private List<Possibility> possible(Battle battle, Seat seat) {
        var asked = new Asked(battle.id(), battle.version(), seat);
        var known = remembered.getIfPresent(asked);
        if (known == null) {
            known = possible(new SeatOutlook(battle, seat));
            remembered.put(asked, known);
        }
        return known;
    }

    /** Without the battle's chart nothing can be decided, but notes can be recorded. */
    private List<Possibility> possible(SeatOutlook outlook) {
        return referee(outlook.battle()).map(outlook::next).orElseGet(() -> List.of(Possibility.of("note", null)));
    }
}
