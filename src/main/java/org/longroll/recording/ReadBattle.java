package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Act;
import org.longroll.battle.Battle;
import org.longroll.ledger.Ledger;

/** How a battle stands: now, or after any version. */
@ApplicationScoped
public class ReadBattle {

    private final Desks desks;
    private final Ledger ledger;
    private final BattleReader reader;

    ReadBattle(Desks desks, Ledger ledger, BattleReader reader) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
    }

    /** The battle with everything that was answered before this was asked. */
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
            var newest = reader.caughtUp(id, desk.battle()).orElseThrow();
            desk.nowAt(newest);
            return newest;
        }));
    }

    /** The battle as it stood at the end of a turn, or now if that turn is still going on. */
    public Optional<Battle> atEndOfTurn(UUID id, int turn) {
        return newest(id).flatMap(now -> now.timeline()
                .acts()
                .takeWhile(act -> act.before().turn() >= turn)
                .filter(act -> act.before().turn() == turn)
                .findFirst()
                .filter(last -> now.field().turn() > turn)
                .map(last -> afterAct(now, last))
                .orElseGet(() -> now.field().turn() == turn ? Optional.of(now) : Optional.empty()));
    }

    /** How it was when the next act in force began. */
    private Optional<Battle> afterAct(Battle now, Act last) {
        var next = now.timeline()
                .acts()
                .takeWhile(act -> act != last)
                .reduce((newer, older) -> older)
                .map(Act::version)
                .orElse(now.version());
        return at(now.id(), next);
    }

    /** The battle as it was after some version. */
    public Optional<Battle> at(UUID id, long version) {
        return newest(id).flatMap(now -> now.version() <= version ? Optional.of(now) : reader.at(id, version));
    }
}
