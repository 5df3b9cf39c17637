package org.longroll.web.battles;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.BattleStatus;
import org.longroll.projection.StatusBoard;
import org.longroll.recording.People;
import org.longroll.web.Page;
import org.longroll.web.seats.Caller;

/**
 * The battles that the caller may read, newest first. A page looks at a limited number of battles; where few of them
 * match it is shorter than asked for, and its cursor goes on behind the last one that was looked at.
 */
@ApplicationScoped
class BattleList {

    private static final int MOST_LOOKED_AT = 2_000;

    private final StatusBoard board;
    private final People people;
    private final Caller caller;

    BattleList(StatusBoard board, People people, Caller caller) {
        this.board = board;
        this.people = people;
        this.caller = caller;
    }

    Page<BattleView> visible(Predicate<BattleStatus> matching, @Nullable Integer limit, @Nullable String cursor) {
        var most = Page.limit(limit);
        var found = new ArrayList<BattleStatus>();
        var behind = Page.place(cursor, UUID::fromString);
        int looked = 0;
        boolean more = true;
        while (more && found.size() <= most && looked < MOST_LOOKED_AT) {
            var next = next(behind, Page.MAX_LIMIT);
            next.stream().filter(matching).forEach(found::add);
            more = next.size() == Page.MAX_LIMIT;
            looked += next.size();
            behind = next.isEmpty() ? behind : next.getLast().id();
        }
        return found.size() > most || !more || behind == null
                ? Page.of(found, most, BattleView::of, last -> last.id().toString())
                : Page.before(
                        behind.toString(), found.stream().map(BattleView::of).toList());
    }

    /** Those whose keys were sent. */
    Page<BattleView> own(Predicate<BattleStatus> matching, @Nullable Integer limit, @Nullable String cursor) {
        var most = Page.limit(limit);
        var behind = Page.place(cursor, UUID::fromString);
        var mine = caller.battles().stream()
                .flatMap(id -> board.battle(id).stream())
                .toList();
        var found = people.named(mine).stream()
                .filter(matching)
                .sorted(Comparator.comparing(
                                (BattleStatus battle) -> battle.id().toString())
                        .reversed())
                .filter(battle -> behind == null || battle.id().toString().compareTo(behind.toString()) < 0)
                .limit(most + 1L)
                .toList();
        return Page.of(found, most, BattleView::of, last -> last.id().toString());
    }

    private List<BattleStatus> next(@Nullable UUID behind, int limit) {
        return people.named(
                caller.admin() ? board.allBattles(behind, limit) : board.battles(caller.battles(), behind, limit));
    }
}
