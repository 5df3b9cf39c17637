package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.projection.Journals;

/** Reads the state of a battle now or at any version; a journal of another kind is no battle. */
@ApplicationScoped
public class ReadBattle {

    private final CurrentJournals current;
    private final Journals rows;

    ReadBattle(CurrentJournals current, Journals rows) {
        this.current = current;
        this.rows = rows;
    }

    /** The battle with every entry that was answered before this call. */
    public Optional<Battle> newest(UUID id) {
        return current.newest(id, Field.class).map(Battle::new);
    }

    /** The battle now, with all entries in force since the opening. */
    public Optional<Battle> whole(UUID id) {
        return newest(id).map(this::whole);
    }

    /** The same battle with all entries in force since the opening. */
    public Battle whole(Battle battle) {
        return new Battle(current.whole(battle.journal()));
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
                                .map(last -> rows.named(id, last.entry()).getFirst())
                                .flatMap(last -> at(id, last.last())));
    }

    public Optional<Battle> at(UUID id, long version) {
        return current.at(id, version, Field.class).map(Battle::new);
    }
}
