package org.longroll.rff.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.rff.rules.RffRules;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.RandomCommonDeeds;
import org.longroll.simulation.Sandtable;

/** Plays both sides of Regimental Fire and Fury. */
final class RandomRffPlayer implements Player {

    private final RffRules rules;
    private final Referee referee;
    private final Chooser chooser;
    private final Sandtable table;
    private final Footsteps footsteps;
    private final RandomCommonDeeds common;
    private final RandomLeaders leaders;
    private final Deque<String> plan = new ArrayDeque<>();
    private final Set<UUID> met = new HashSet<>();
    private String step = "";

    RandomRffPlayer(RffRules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        this.rules = rules;
        this.referee = referee;
        this.chooser = chooser;
        this.table = new Sandtable(opening, chooser);
        this.footsteps = new Footsteps(table);
        this.common = new RandomCommonDeeds(table, chooser, referee);
        this.leaders = new RandomLeaders(chooser);
    }

    /** Everything that is looked at for one entry. */
    private final class Turn {
        private final Battle battle;
        private final RffField field;
        private final View view;
        private final RandomCharges charges;

        Turn(Battle battle) {
            this.battle = battle;
            this.field = (RffField) battle.field();
            this.view = view(battle);
            this.charges = new RandomCharges(view, chooser);
        }

        Proposal proposal() {
            if (!field.dues().isEmpty()) {
                return chooser.oneIn(60)
                        ? RandomCommonDeeds.struck(battle)
                        : new RandomDues(view, chooser).settle().orElseThrow();
            }
            return switch (field.step()) {
                case MANEUVER -> maneuver();
                case DEFENSIVE_FIRE, OFFENSIVE_FIRE -> fire();
                case CHARGE -> charge();
                case BREAKTHROUGH -> breakthrough();
            };
        }

        private Proposal maneuver() {
            return countercharge()
                    .or(() -> common.inItsPart(battle))
                    .or(() -> field.checksBegun() ? Optional.empty() : leaders.next(view))
                    .or(() -> chooser.oneIn(120) ? ruling() : Optional.empty())
                    .or(() -> chooser.oneIn(100) ? status() : Optional.empty())
                    .or(this::planned)
                    .or(() -> leaders.ride(view))
                    .orElseGet(this::onward);
        }

        private Optional<Proposal> countercharge() {
            return field.charges().stream()
                    .filter(charge -> met.add(charge.id()))
                    .flatMap(charge -> charges.countercharge(charge).stream())
                    .findFirst();
        }

        private Optional<Proposal> planned() {
            while (!plan.isEmpty()) {
                var unit = plan.peek();
                var order = view.fights(unit) ? order(view.unit(unit)) : Optional.<Order>empty();
                if (order.isPresent()) {
                    return order.map(each -> Proposal.by(field.activeSide(), each));
                }
                plan.pop();
            }
            return Optional.empty();
        }

        /** No check is taken after that. */
        private boolean aLeaderHasMoved() {
            return field.leaders().stream()
                    .anyMatch(leader ->
                            leader.moved() && RandomLeaders.side(view, leader).equals(field.activeSide()));
        }

        private Optional<Order> order(RffUnit unit) {
            var maneuvers = new RandomManeuvers(view, chooser);
            if (unit.activity().result() == null) {
                return chooser.percent(95) && !aLeaderHasMoved()
                        ? Optional.of(maneuvers.check(unit.id()))
                        : Optional.empty();
            }
            return unit.activity().maneuver() == null
                    ? maneuvers.of(unit.id(), new SeatOutlook(battle, Seat.UMPIRE).next(referee))
                    : Optional.empty();
        }

        private Proposal onward() {
            return Proposal.by(
                    field.activeSide(),
                    new TurnOrder.BeginPhase(
                            chooser.oneIn(2) ? null : Part.values()[field.step().ordinal() + 1]));
        }

        private Proposal fire() {
            var fires = new RandomFires(view, chooser);
            while (!plan.isEmpty()) {
                var unit = plan.pop();
                var fire = view.fights(unit) && fires.ready(view.unit(unit)) && chooser.percent(85)
                        ? fires.of(unit)
                        : Optional.<RffOrder.Fire>empty();
                if (fire.isPresent()) {
                    return Proposal.by(view.sideOf(unit), fire.get());
                }
            }
            return onward();
        }

        private Proposal charge() {
            return field.charges().stream()
                    .filter(RandomCharges::fights)
                    .findFirst()
                    .map(charges::combat)
                    .or(this::recall)
                    .orElseGet(() -> field.charges().isEmpty() ? end() : onward());
        }

        private Proposal breakthrough() {
            return chooser.among(field.charges())
                    .map(charge -> RandomCharges.fights(charge) ? charges.combat(charge) : charges.breakthrough(charge))
                    .or(this::recall)
                    .orElseGet(this::end);
        }

        private Optional<Proposal> recall() {
            return field.units().ids().stream()
                    .flatMap(unit -> charges.recall(unit).stream())
                    .findFirst();
        }

        private Proposal end() {
            boolean last = field.clock().secondPlayer();
            return (last ? common.surrender(battle) : Optional.<Proposal>empty())
                    .orElseGet(() -> Proposal.by(field.activeSide(), new TurnOrder.EndTurn()));
        }

        private Optional<Proposal> ruling() {
            return chooser.among(view.present(field.activeSide()))
                    .filter(unit -> view.unit(unit).guns() == null)
                    .map(unit -> common.knockedOver(unit, "order", "disordered", "The stands were knocked over."));
        }

        private Optional<Proposal> status() {
            var conditions = chooser.oneIn(2) ? List.<Adversity>of() : List.of(Adversity.KEY_POSITION_LOST);
            return Optional.of(Proposal.byUmpire(new TurnOrder.SideStatus(field.activeSide(), conditions)));
        }
    }

    @Override
    public Proposal propose(Battle battle) {
        lookUp(battle);
        return new Turn(battle).proposal();
    }

    /** Sees whether a new part has begun. */
    void lookUp(Battle battle) {
        var field = (RffField) battle.field();
        var now = "%d %s %s".formatted(field.turn(), field.activeSide(), field.part());
        if (!now.equals(step)) {
            step = now;
            begin(field);
        }
    }

    /** A new part: everybody whose part it is is asked again, in another order. */
    private void begin(RffField field) {
        plan.clear();
        if (field.step() == Part.MANEUVER) {
            leaders.begin();
        }
        var side = field.step() == Part.DEFENSIVE_FIRE ? field.table().enemyOf(field.activeSide()) : field.activeSide();
        plan.addAll(chooser.shuffled(field.table().unitsOf(side)));
    }

    /** What it sees of a battle. */
    View view(Battle battle) {
        return new View((RffField) battle.field(), rules, table);
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {
        entry.events().forEach(event -> footsteps.follow(event, view(after)));
    }

    @Override
    public List<String> excesses(Battle battle) {
        return ((RffField) battle.field())
                .units().stream()
                        .filter(unit -> unit.stands() > unit.mustered())
                        .map(RffUnit::id)
                        .toList();
    }
}
