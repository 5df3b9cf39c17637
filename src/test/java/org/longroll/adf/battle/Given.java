package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
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
import org.longroll.battle.Rulebook;
import org.longroll.battle.SeatOutlook;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Nation;
import org.longroll.rules.Refusal;
import org.longroll.rules.RulesetId;

/**
 * A battle at the table, for tests. The Confederates have the initiative; each side has three regiments, a battery, a
 * regiment of horse and a leader, all in good order.
 */
final class Given {

    private static final RulesLibrary LIBRARY = RulesLibrary.read(ChartFiles.onClasspath());

    static final List<String> EDITIONS = List.of("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm");

    private final Referee referee;
    private final String edition;
    private final List<Muster> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();
    private DicePolicy policy = DicePolicy.EITHER;
    private @Nullable Integer turnLimit = 8;
    private @Nullable Battle battle;
    private int entries;
    private UUID last = new UUID(0, 0);
    private List<Event> happened = List.of();

    private Given(String edition) {
        this.edition = edition;
        this.referee = new AdfSystem().over(rules(edition));
    }

    static AdfRules rules(String edition) {
        return (AdfRules) LIBRARY.find(new RulesetId(edition)).orElseThrow();
    }

    /** The battle before its first turn. */
    static Given battle(String edition) {
        var given = new Given(edition);
        given.units.add(Musters.infantry("20-maine", "vincent"));
        given.units.add(Musters.infantry("83-pennsylvania", "vincent"));
        given.units.add(Musters.infantry("44-new-york", "vincent"));
        given.units.add(Musters.guns("hazlett", "vincent", "10-pounder-parrott"));
        given.units.add(Musters.horse("1-vermont", "vincent"));
        given.units.add(Musters.infantry("15-alabama", "law"));
        given.units.add(Musters.infantry("47-alabama", "law"));
        given.units.add(Musters.infantry("4-alabama", "law"));
        given.units.add(Musters.guns("reilly", "law", "napoleon"));
        given.units.add(Musters.horse("1-texas", "law"));
        given.leaders.add(new Leader("vincent-col", "Col. Vincent", "vincent", 2, null));
        given.leaders.add(new Leader("law-gen", "Gen. Law", "law", 1, null));
        return given;
    }

    /** The battle with the Confederates' part of the first turn begun. */
    static Given confederatePart(String edition) {
        var given = battle(edition).say(new TurnOrder.BeginPart());
        return given.field().clock().part() == Part.LEADERS ? given.say(new TurnOrder.EndPart()) : given;
    }

    /** One more unit, or another in place of one of that name. */
    Given with(Muster unit) {
        units.removeIf(each -> each.id().equals(unit.id()));
        units.add(unit);
        return this;
    }

    Given withoutLeaders() {
        leaders.clear();
        return this;
    }

    Given dice(DicePolicy which) {
        policy = which;
        return this;
    }

    Given turns(int limit) {
        turnLimit = limit;
        return this;
    }

    Battle now() {
        if (battle == null) {
            battle = Battle.opened(new UUID(1, 1), opening(), occasion());
        }
        return battle;
    }

    private BattleStarted opening() {
        var rules = rules(edition);
        return new BattleStarted(
                "Little Round Top",
                new Rulebook("adf", edition, 1, rules.chart().hash().hex(), List.of()),
                Visibility.PRIVATE,
                policy,
                UndoPolicy.FREE,
                turnLimit,
                "confederate",
                new OrderOfBattle(
                        List.of(
                                new Side("union", "Union", Nation.US),
                                new Side("confederate", "Confederate", Nation.CS)),
                        List.of(
                                new HigherCommand(
                                        "vincent", "union", HigherCommand.Kind.BRIGADE, "Vincent's Brigade", null),
                                new HigherCommand(
                                        "law", "confederate", HigherCommand.Kind.BRIGADE, "Law's Brigade", null)),
                        units,
                        leaders,
                        List.of(new Objective("summit", "The summit", 3, "union", null))),
                Victory.PLAIN,
                Map.of(),
                null,
                null,
                null,
                null,
                null,
                null);
    }

    private Occasion occasion() {
        return new Occasion(new UUID(7, entries), Instant.EPOCH.plusSeconds(entries), "umpire");
    }

    AdfField field() {
        return (AdfField) now().field();
    }

    AdfUnit unit(String id) {
        return field().units().get(id);
    }

    /** The umpire says this, and it is accepted. */
    Given say(Order order) {
        return say(Seat.UMPIRE.id(), order);
    }

    Given say(String seat, Order order) {
        switch (decide(seat, order)) {
            case Decision.Refused(var refusal) ->
                throw new AssertionError("refused: %s – %s".formatted(refusal.code(), refusal.sentence()));
            case Decision.Accepted(var events) -> record(events);
        }
        return this;
    }

    private void record(List<Event> events) {
        now();
        entries++;
        last = occasion().entry();
        happened = events;
        for (var event : events) {
            battle = now().after(event, occasion());
        }
    }

    Decision decide(String seat, Order order) {
        return Decider.decide(now(), order, new Inputs(new Seat(seat), new DiceStream("seed" + entries)), referee);
    }

    /** Why the umpire's order is refused. */
    Refusal refusal(Order order) {
        return refusal(Seat.UMPIRE.id(), order);
    }

    Refusal refusal(String seat, Order order) {
        return switch (decide(seat, order)) {
            case Decision.Refused(var refusal) -> refusal;
            case Decision.Accepted accepted -> throw new AssertionError("accepted: " + order);
        };
    }

    Given refuses(Order order, AdfBattleRefusal code) {
        assertThat(refusal(order).code()).isEqualTo(code.word());
        return this;
    }

    /** What the last entry brought about, after what was said. */
    List<Event> happened() {
        return happened;
    }

    <E> E last(Class<E> kind) {
        return happened.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((one, other) -> other)
                .orElseThrow(() -> new AssertionError("no " + kind.getSimpleName() + " in " + happened));
    }

    boolean happened(Class<?> kind) {
        return happened.stream().anyMatch(kind::isInstance);
    }

    /** The entry that was said last. */
    UUID entry() {
        return last;
    }

    /** What is due first. */
    AdfDue due() {
        return field().dues().getFirst();
    }

    /** What is due of a unit. */
    AdfDue due(String unit) {
        return field().dues().stream()
                .filter(due -> due.unit().equals(unit))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing due of " + unit + ": " + field().dues()));
    }

    List<Possibility> next() {
        return new SeatOutlook(now(), Seat.UMPIRE).next(referee);
    }

    /** By the umpire's word. */
    Given set(String unit, String property, String value) {
        return say(new CommonOrder.SetUnit(unit, new TreeMap<>(Map.of(property, value)), "for the test", false));
    }

    Given in(String unit, Morale morale) {
        return set(unit, "morale", morale.word());
    }

    /** Everything that is due is struck by the umpire. */
    Given nothingDue() {
        while (!field().dues().isEmpty()) {
            say(new CommonOrder.Settle(due().id(), "for the test", false));
        }
        return this;
    }

    /** The battle goes on to the other side's part. */
    Given unionPart() {
        return say(new TurnOrder.EndPart());
    }

    Referee referee() {
        return referee;
    }

    static JournalEvent.Declared declared(Order order) {
        return new JournalEvent.Declared(order);
    }
}
