package org.longroll.adf.play;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Clock;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.RandomCommonDeeds;
import org.longroll.simulation.Sandtable;

/** Plays both sides of Across A Deadly Field. */
final class RandomAdfPlayer implements Player {

    /** However little its deeds cost, a unit does no more than so many in one part. */
    private static final int MOST_DEEDS = 4;

    private final AdfRules rules;
    private final Chooser chooser;
    private final Sandtable table;
    private final Footsteps footsteps;
    private final RandomCommonDeeds common;
    private final RandomLeaders leaders;
    private final Deque<String> plan = new ArrayDeque<>();
    private final Set<UUID> answered = new HashSet<>();
    private Clock clock;
    private int deeds;

    RandomAdfPlayer(AdfRules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        this.rules = rules;
        this.chooser = chooser;
        this.table = new Sandtable(opening, chooser);
        this.footsteps = new Footsteps(table);
        this.common = new RandomCommonDeeds(table, chooser, referee);
        this.leaders = new RandomLeaders(chooser);
        this.clock = new Clock(0, Part.TURN_ENDS, "", "");
    }

    /** Everything that is looked at for one entry. */
    private final class Turn {
        private final Battle battle;
        private final AdfField field;
        private final View view;
        private final RandomFires fires;
        private final RandomCharges charges;

        Turn(Battle battle, AdfField field) {
            this.battle = battle;
            this.field = field;
            this.view = new View(field, rules, table);
            this.fires = new RandomFires(view, chooser);
            this.charges = new RandomCharges(view, chooser, fires);
        }

        Proposal proposal() {
            return due().or(charges::carryOn).or(this::reaction).orElseGet(() -> goingOn()
                    .inThisPart());
        }

        /** A charge that fell short is over then, and its units may be in disorder. */
        private Turn goingOn() {
            var then = field.goingOn();
            return then == field ? this : new Turn(battle, then);
        }

        private Optional<Proposal> due() {
            if (field.dues().isEmpty()) {
                return Optional.empty();
            }
            var charge = field.charge();
            if (charge != null && charge.fear() != null && field.dues().size() == 1) {
                var met = new RandomReactions(view, chooser, fires).toCharge(charge);
                if (met.isPresent()) {
                    return met;
                }
            }
            return chooser.oneIn(60)
                    ? Optional.of(RandomCommonDeeds.struck(battle))
                    : new RandomDues(view, chooser).settle();
        }

        private Optional<Proposal> reaction() {
            return field.openTrigger(view.eachInch())
                    .filter(trigger -> field.clock().part().ofASide() && reactionsAreOpen())
                    .filter(trigger -> answered.add(trigger.entry()) && chooser.percent(55))
                    .flatMap(trigger -> new RandomReactions(view, chooser, fires).to(trigger));
        }

        /** Not at one inch, or in contact. */
        private boolean reactionsAreOpen() {
            var charge = field.charge();
            return charge == null || !charge.underWay() || charge.stage() == AdfCharge.Stage.APPROACH;
        }

        private Proposal inThisPart() {
            return switch (field.clock().part()) {
                case TURN_BEGINS -> Proposal.by(field.activeSide(), new TurnOrder.BeginPart());
                case LEADERS ->
                    leaders.next(view, field.clock().initiative())
                            .or(() -> leaders.next(view, field.clock().other()))
                            .orElseGet(this::endOfThePart);
                case FIRST, SECOND -> active();
                case TURN_ENDS ->
                    common.surrender(battle).orElseGet(() -> Proposal.by(field.activeSide(), new TurnOrder.EndTurn()));
            };
        }

        private Proposal endOfThePart() {
            return Proposal.by(field.activeSide(), new TurnOrder.EndPart());
        }

        private Proposal active() {
            var side = field.activeSide();
            return runner(side)
                    .or(() -> common.inItsPart(battle))
                    .or(() -> rules.printed().field().turn().leadersMoveFirst()
                            ? Optional.empty()
                            : leaders.next(view, side))
                    .or(() -> chooser.oneIn(120) ? ruling(side) : Optional.empty())
                    .or(this::planned)
                    .orElseGet(this::endOfThePart);
        }

        private Optional<Proposal> runner(String side) {
            return view.present(side).stream()
                    .map(view::unit)
                    .filter(unit ->
                            unit.morale() == Morale.ROUTED && unit.activity().actions() < 2)
                    .min(Comparator.comparing(unit -> unit.activity().ran()))
                    .flatMap(unit -> deedsOfUnits().of(unit.id()))
                    .map(order -> Proposal.by(side, order));
        }

        private Optional<Proposal> ruling(String side) {
            return chooser.among(view.present(side))
                    .map(view::unit)
                    .filter(unit -> unit.morale() == Morale.GOOD_ORDER)
                    .map(unit -> common.knockedOver(
                            unit.id(), "morale", Morale.DISORDER.word(), "The figures were knocked over."));
        }

        private Optional<Proposal> planned() {
            while (!plan.isEmpty()) {
                var unit = plan.peek();
                var deed = deeds++ < MOST_DEEDS && field.present(unit) ? deed(unit) : Optional.<AdfOrder>empty();
                if (deed.isPresent()) {
                    return deed.map(order -> Proposal.by(field.activeSide(), order));
                }
                plan.pop();
                deeds = 0;
            }
            return Optional.empty();
        }

        private Optional<AdfOrder> deed(String unit) {
            var groups = new RandomGroups(view, chooser, fires, charges);
            var group = field.groupOf(unit);
            if (group.isPresent() && field.membersOf(group.get()).contains(unit)) {
                return groups.act(group.get());
            }
            var together = chooser.percent(75) ? groups.form(unit) : Optional.<AdfOrder>empty();
            return together.or(() -> chooser.oneIn(2) ? groups.merge(unit) : Optional.empty())
                    .or(() -> deedsOfUnits().of(unit));
        }

        private RandomDeeds deedsOfUnits() {
            return new RandomDeeds(view, chooser, fires, charges);
        }
    }

    @Override
    public Proposal propose(Battle battle) {
        lookUp(battle);
        return new Turn(battle, (AdfField) battle.field()).proposal();
    }

    /** Sees whether a new part has begun. */
    void lookUp(Battle battle) {
        var field = (AdfField) battle.field();
        if (!field.clock().equals(clock)) {
            clock = field.clock();
            begin(field);
        }
    }

    /** A new part: everybody is asked again, in another order. */
    private void begin(AdfField field) {
        plan.clear();
        deeds = 0;
        leaders.begin();
        if (field.clock().part().ofASide()) {
            var units = field.units().stream()
                    .filter(unit -> unit.side().equals(field.activeSide()))
                    .map(AdfUnit::id)
                    .toList();
            plan.addAll(chooser.shuffled(units));
        }
    }

    /** What it sees of a battle. */
    View view(Battle battle) {
        return new View((AdfField) battle.field(), rules, table);
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {
        var field = (AdfField) after.field();
        entry.events().forEach(event -> footsteps.follow(event, field));
    }

    @Override
    public List<String> excesses(Battle battle) {
        return ((AdfField) battle.field())
                .units().stream()
                        .filter(unit -> unit.strength() > unit.mustered())
                        .map(AdfUnit::id)
                        .toList();
    }
}
