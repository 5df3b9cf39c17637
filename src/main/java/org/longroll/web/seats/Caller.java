package org.longroll.web.seats;

import jakarta.enterprise.context.RequestScoped;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Seat;
import org.longroll.battle.Visibility;
import org.longroll.projection.BattleStatus;

/** Who is asking: the seats whose keys were sent, by battle, and whether it is the admin. */
@RequestScoped
public class Caller {

    private final Map<UUID, Seat> seats = new HashMap<>();
    private final Map<UUID, BattleStatus> lookedAt = new HashMap<>();
    private boolean admin;
    private String scope = "anonymous";

    void sitsAt(UUID battle, Seat seat) {
        seats.put(battle, seat);
    }

    /** Keeps what was read of a battle on the way in, so that nobody needs to read it twice for one call. */
    void hasLookedAt(BattleStatus battle) {
        lookedAt.put(battle.id(), battle);
    }

    Optional<BattleStatus> lookedAt(UUID battle) {
        return Optional.ofNullable(lookedAt.get(battle));
    }

    /** The system of rules of the battle that the call is about. */
    public String systemOf(UUID battle) {
        return lookedAt(battle).orElseThrow().rulebook().system();
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

    /** The seat that the caller has at this table. */
    public Optional<Seat> seatAt(UUID battle) {
        return Optional.ofNullable(seats.get(battle));
    }

    /** Whether the caller may read a battle: with its key, as the admin, or because anyone may. */
    public boolean mayRead(Battle battle) {
        return admin
                || battle.opening().visibility() == Visibility.PUBLIC
                || seatAt(battle.id()).isPresent();
    }

    public Set<UUID> battles() {
        return Set.copyOf(seats.keySet());
    }

    /** Within which the caller's idempotency keys are his own where there is no battle to tell them apart. */
    public String scope() {
        return scope;
    }

    /** The name under which the journal keeps what the caller records in this battle. */
    public String actorIn(UUID battle) {
        return seatAt(battle).map(Seat::id).orElse(admin ? "admin" : "anonymous");
    }
}
