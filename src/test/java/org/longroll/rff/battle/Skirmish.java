package org.longroll.rff.battle;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Objective;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Nation;
import org.longroll.rules.Refusal;

/** A small battle at the table, played entry by entry: the Iron Brigade west of Gettysburg. The Union goes first. */
final class Skirmish {

    static final String UNION = "union";
    static final String CONFEDERATE = "confederate";
    static final Referee REFEREE = Battles.referee("rff");

    private Battle battle;
    private List<Event> last = List.of();
    private int entries;

    private Skirmish(BattleStarted opening) {
        this.battle = Battle.opened(new UUID(0, 1), opening, occasion(0));
    }

    private static Occasion occasion(int entry) {
        return new Occasion(new UUID(1, entry), Instant.parse("1863-07-01T10:00:00Z"), "umpire");
    }

    static Skirmish begun() {
        return of(opening(units(), 3));
    }

    static Skirmish of(BattleStarted opening) {
        return new Skirmish(opening);
    }

    static BattleStarted opening(List<Muster> units, int turns) {
        return new BattleStarted(
                "The railroad cut",
                Battles.rulebook("rff"),
                Visibility.PRIVATE,
                DicePolicy.EITHER,
                UndoPolicy.FREE,
                turns,
                UNION,
                new OrderOfBattle(
                        List.of(
                                new Side(UNION, "Union", Nation.US, 3, 9),
                                new Side(CONFEDERATE, "Confederate", Nation.CS)),
                        List.of(
                                new HigherCommand("iron", UNION, HigherCommand.Kind.BRIGADE, "Iron Brigade", null),
                                new HigherCommand("gamble", UNION, HigherCommand.Kind.BRIGADE, "Gamble", null),
                                new HigherCommand("davis", CONFEDERATE, HigherCommand.Kind.BRIGADE, "Davis", null)),
                        units,
                        List.of(
                                new Leader("meredith", "Meredith", "iron", null, "gallant"),
                                new Leader("buford", "Buford", "gamble", null, null),
                                new Leader("joe-davis", "Joe Davis", "davis", null, "poor")),
                        List.of(new Objective("seminary", "The seminary", 3, UNION, UNION))),
                Victory.PLAIN,
                Map.of(),
                null,
                null,
                null,
                null,
                null,
                null);
    }

    static List<Muster> units() {
        return List.of(
                foot("6-wisconsin", "iron", "veteran", "RM"),
                foot("7-wisconsin", "iron", "veteran", "SM"),
                foot("151-pa", "iron", "green", "RM"),
                horse("8-illinois", "gamble", "BL"),
                guns("battery-b", "iron", "HS", "unlimbered"),
                foot("2-mississippi", "davis", "trained", "RM"),
                foot("42-mississippi", "davis", "green", "RM"),
                horse("1-virginia", "davis", "RC"),
                guns("pegram", "davis", "LR", "limbered"));
    }

    static Muster foot(String id, String command, String quality, String weapon) {
        return unit(id, command, "infantry", quality, weapon, 8, null, "line", false);
    }

    static Muster horse(String id, String command, String weapon) {
        return unit(id, command, "cavalry", "trained", weapon, 6, null, "line", true);
    }

    static Muster guns(String id, String command, String weapon, String formation) {
        return unit(id, command, "artillery", "veteran", weapon, null, 3, formation, false);
    }

    private static Muster unit(
            String id,
            String command,
            String arm,
            String quality,
            String weapon,
            @Nullable Integer stands,
            @Nullable Integer gunStands,
            String formation,
            boolean mounted) {
        var worn = gunStands == null ? 5 : 1;
        var spent = gunStands == null ? 3 : 0;
        return new Muster(
                id, id, command, arm, quality, weapon, null, null, null, stands, gunStands, worn, spent, formation,
                mounted, 1);
    }

    Battle battle() {
        return battle;
    }

    RffField field() {
        return (RffField) battle.field();
    }

    RffUnit unit(String id) {
        return field().unit(id);
    }

    RffLeader leader(String id) {
        return field().leaders().get(id);
    }

    /** What came of the last entry. */
    List<Event> last() {
        return last;
    }

    <E extends Event> E last(Class<E> kind) {
        return last.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    boolean happened(Class<? extends Event> kind) {
        return last.stream().anyMatch(kind::isInstance);
    }

    UUID lastEntry() {
        return occasion(entries).entry();
    }

    RffDue due() {
        return field().dues().getFirst();
    }

    List<Possibility> next() {
        return new SeatOutlook(battle, Seat.UMPIRE).next(REFEREE);
    }

    Decision tried(Order order, String seat) {
        return Decider.decide(battle, order, new Inputs(new Seat(seat), new DiceStream("seed " + entries)), REFEREE);
    }

    /** Plays on; fails where the rules object. */
    Skirmish then(Order order) {
        return by("umpire", order);
    }

    Skirmish by(String seat, Order order) {
        switch (tried(order, seat)) {
            case Decision.Refused(var refusal) -> throw new AssertionError(order + " is refused: " + refusal);
            case Decision.Accepted(var events) -> record(events);
        }
        return this;
    }

    private void record(List<Event> events) {
        entries++;
        last = events;
        var at = occasion(entries);
        for (var event : events) {
            battle = battle.after(event, at);
        }
    }

    Refusal refusal(Order order) {
        return refusal("umpire", order);
    }

    Refusal refusal(String seat, Order order) {
        return switch (tried(order, seat)) {
            case Decision.Refused(var refusal) -> refusal;
            case Decision.Accepted(var events) -> throw new AssertionError(order + " is accepted: " + events);
        };
    }

    /** The umpire's word on a unit. */
    Skirmish ruled(String unit, String property, String value) {
        return then(new CommonOrder.SetUnit(
                unit, new TreeMap<>(Map.of(property, value)), "as it stands on the table", false));
    }

    Skirmish allowed(String code, Order order) {
        return then(new CommonOrder.Allow(code, order, "both agree", false));
    }

    /** Goes on to a part of the present player's turn. */
    Skirmish until(Part part) {
        while (field().step() != part) {
            then(new TurnOrder.BeginPhase(null));
        }
        return this;
    }

    /** The other side's turn. */
    Skirmish turnOver() {
        until(Part.CHARGE);
        return then(new TurnOrder.EndTurn());
    }

    /** Settles whatever is due in the plainest way: nobody is near, everybody goes. */
    Skirmish settled() {
        while (!field().dues().isEmpty()) {
            var due = due();
            then(
                    switch (due.type()) {
                        case "retreat" ->
                            new RetreatOrder.Retreat(due.id(), Objects.requireNonNull(due.unit()), null, null, null);
                        case "fallen-leader" -> new LeaderOrder.FallenLeader(due.id(), Saying.die(1));
                        default ->
                            new RffOrder.Answer(
                                    due.id(),
                                    due.kind() == RffDue.Kind.LOW_ON_AMMUNITION
                                            ? List.of(due.prepared().choices().getFirst())
                                            : List.of());
                    });
        }
        return this;
    }

    List<String> types() {
        var types = new ArrayList<String>();
        next().forEach(possibility -> types.add(possibility.type()));
        return types;
    }
}
