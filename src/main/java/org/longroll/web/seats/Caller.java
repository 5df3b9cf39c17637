package org.longroll.web.seats;

import jakarta.enterprise.context.RequestScoped;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Rulebook;
import org.longroll.journal.Seat;
import org.longroll.journal.Visibility;
import org.longroll.projection.BattleStatus;

/** The caller: the seats whose keys were sent, by battle, and whether it is the admin. */
@RequestScoped
public class Caller {

    private final Map<UUID, Seat> seats = new HashMap<>();
    private final Map<UUID, BattleStatus> lookedAt = new HashMap<>();
    private boolean admin;
    private String scope = "anonymous";

    void sitsAt(UUID battle, Seat seat) {
        seats.put(battle, seat);
    }

    /** Keeps the battle that the filter has read, so that the call does not read it again. */
    void hasLookedAt(BattleStatus battle) {
        lookedAt.put(battle.id(), battle);
    }

    Optional<BattleStatus> lookedAt(UUID battle) {
        return Optional.ofNullable(lookedAt.get(battle));
    }

    /** The version of the battle that the call is about, when the caller's key was checked. */
    public long versionOf(UUID battle) {
        return lookedAt(battle).orElseThrow().version();
    }

    /** The rules of the battle that the call is about. */
    public Rulebook rulebookOf(UUID battle) {
        return lookedAt(battle).orElseThrow().rulebook();
    }

    /** The system of rules of the battle that the call is about. */
    public String systemOf(UUID battle) {
        return rulebookOf(battle).system();
    }

    void isTheAdmin() {
        admin = true;
        scope = "admin";
    }

    void isKnownAs(String name) {
        scope = name;
    }

    public boolean admin() {
        return admin;
    }

    /** The caller's seat in this battle. */
    public Optional<Seat> seatAt(UUID battle) {
        return Optional.ofNullable(seats.get(battle));
    }

    /** Whether the caller may read a battle: with its key, as the admin, or because it is public. */
    public boolean mayRead(Battle battle) {
        return admin
                || battle.settings().visibility() == Visibility.PUBLIC
                || seatAt(battle.id()).isPresent();
    }

    public Set<UUID> battles() {
        return Set.copyOf(seats.keySet());
    }

    /** The scope of the caller's idempotency keys for calls without a battle. */
    public String scope() {
        return scope;
    }

    /** The actor of the caller's entries in this battle. */
    public String actorIn(UUID battle) {
        return seatAt(battle).map(Seat::id).orElse(admin ? "admin" : "anonymous");
    }
}
