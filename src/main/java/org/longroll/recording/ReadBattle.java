package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.ledger.Ledger;
import org.longroll.projection.Journals;

/** Reads the state of a battle now or at any version. */
@ApplicationScoped
public class ReadBattle {

    private final Desks desks;
    private final Ledger ledger;
    private final BattleReader reader;
    private final SnapshotKeeper keeper;
    private final Journals journals;

    ReadBattle(Desks desks, Ledger ledger, BattleReader reader, SnapshotKeeper keeper, Journals journals) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
        this.keeper = keeper;
        this.journals = journals;
    }

    /** The battle with every entry that was answered before this call. */
    public Optional<Battle> newest(UUID id) {
        var head = ledger.head(id);
        if (head.isEmpty()) {
            return Optional.empty();
        }
        var desk = desks.of(id);
        var known = desk.battle();
        if (known != null && known.version() >= head.get().version()) {
            return Optional.of(known);
        }
        return Optional.of(desk.inTurn(() -> {
            var before = desk.battle();
            var newest = reader.caughtUp(id, before).orElseThrow();
            desks.nowAt(desk, newest);
            keeper.look(before == null ? newest.timeline().since() : before.version(), newest);
            return newest;
        }));
    }

    /** The battle now, with all entries in force since the opening. */
    public Optional<Battle> whole(UUID id) {
        return newest(id).map(this::whole);
    }

    /** The battle now, with a timeline that reaches back to an entry, if it is in force. */
    public Optional<Battle> reaching(UUID id, UUID entry) {
        return newest(id).map(battle -> {
            var longer = battle;
            while (!longer.timeline().isWhole() && longer.timeline().find(entry).isEmpty()) {
                longer = reader.fartherBack(longer);
            }
            return longer;
        });
    }

    /** The same battle with all entries in force since the opening. */
    public Battle whole(Battle battle) {
        return battle.timeline().isWhole()
                ? battle
                : reader.wholeAt(battle.id(), battle.version()).orElseThrow();
    }

    /** The same battle, with at least the last entry in force, if there is one. */
    public Battle withLatest(Battle battle) {
        return battle.timeline().latest().isPresent() ? battle : whole(battle);
    }

    /**
     * The battle at the end of a turn, by what is in force now, or now if that turn is still being played. If an
     * amendment recorded the end of the turn again, that is a version in the middle of the amendment.
     */
    public Optional<Battle> atEndOfTurn(UUID id, int turn) {
        return whole(id)
                .flatMap(now -> now.field().turn() == turn
                        ? Optional.of(now)
                        : now.timeline()
                                .lastOf(turn, now.journal().kind())
                                .filter(last -> now.field().turn() > turn)
                                .map(last -> journals.named(id, last.entry()).getFirst())
                                .flatMap(last -> at(id, last.last())));
    }

    public Optional<Battle> at(UUID id, long version) {
        return newest(id).flatMap(now -> now.version() <= version ? Optional.of(now) : reader.at(id, version));
    }
}
