package org.longroll.rff.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.Referee;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.rules.RffRules;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Temperament;

/** Plays both sides of Regimental Fire and Fury to win. */
final class RffPlayer implements Player {

    private final RffRules rules;
    private final Referee referee;
    private final Sandtable table;
    private final Map<String, Temperament> temperaments;
    private final Footsteps footsteps;
    private final CommonDeeds common;
    private final Deque<String> plan = new ArrayDeque<>();
    private final Set<String> led = new HashSet<>();
    private String step = "";

    RffPlayer(RffRules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments) {
        this.rules = rules;
        this.referee = referee;
        this.table = table;
        this.temperaments = temperaments;
        this.footsteps = new Footsteps(table);
        this.common = new CommonDeeds(table);
    }

    @Override
    public Proposal propose(Battle battle) {
        var field = (RffField) battle.field();
        var now = "%d %s %s".formatted(field.turn(), field.activeSide(), field.part());
        if (!now.equals(step)) {
            step = now;
            begin(field);
        }
        return new Turn(battle, field).proposal();
    }

    /** At the beginning of a part: every unit of the active side may act again. */
    private void begin(RffField field) {
        plan.clear();
        led.clear();
        var active = field.activeSide();
        var side = field.step() == Part.DEFENSIVE_FIRE ? field.table().enemyOf(active) : active;
        plan.addAll(field.table().unitsOf(side));
    }

    /** Chooses one entry. */
    private final class Turn {
        private final Battle battle;
        private final RffField field;
        private final View view;
        private final Judgement judgement;
        private final Charges charges;

        Turn(Battle battle, RffField field) {
            this.battle = battle;
            this.field = field;
            this.view = new View(field, rules, table);
            this.judgement = new Judgement(battle, referee);
            this.charges = new Charges(view, judgement);
        }

        Proposal proposal() {
            if (!field.dues().isEmpty()) {
                return new Dues(view).settle(field.dues().getFirst());
            }
            return switch (field.step()) {
                case MANEUVER ->
                    judgement
                            .best(charges.countercharges())
                            .or(() -> common.inItsPart(battle))
                            .or(this::leader)
                            .or(() -> planned(this::maneuver))
                            .orElseGet(this::onward);
                case DEFENSIVE_FIRE, OFFENSIVE_FIRE ->
                    planned(new Fires(view, judgement, common)::of).orElseGet(this::onward);
                case CHARGE, BREAKTHROUGH ->
                    field.charges().stream()
                            .filter(charge -> field.step() == Part.BREAKTHROUGH || Charges.fights(charge))
                            .findFirst()
                            .map(charges::goesOn)
                            .orElseGet(() -> field.charges().isEmpty() ? end() : onward());
            };
        }

        private Optional<Proposal> leader() {
            return field.leaders().stream()
                    .filter(leader -> view.sideOf(leader).equals(field.activeSide())
                            && !field.isAwaited(leader.id())
                            && led.add(leader.id()))
                    .flatMap(leader -> judgement.best(new Leaders(view).of(leader)).stream())
                    .findFirst();
        }

        /** The best option of the next unit that has one. */
        private Optional<Proposal> planned(Function<RffUnit, Stream<Option>> options) {
            while (!plan.isEmpty()) {
                var unit = plan.peek();
                var best =
                        view.fights(unit) ? judgement.best(options.apply(view.unit(unit))) : Optional.<Proposal>empty();
                if (best.isPresent()) {
                    return best;
                }
                plan.pop();
            }
            return Optional.empty();
        }

        private Stream<Option> maneuver(RffUnit unit) {
            return new Maneuvers(
                            view, charges, common, temperaments.getOrDefault(field.activeSide(), Temperament.CAREFUL))
                    .of(unit);
        }

        private Proposal onward() {
            return Proposal.by(field.activeSide(), new TurnOrder.BeginPhase(null));
        }

        private Proposal end() {
            return Proposal.by(field.activeSide(), new TurnOrder.EndTurn());
        }
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {
        var view = new View((RffField) after.field(), rules, table);
        entry.events().forEach(event -> footsteps.follow(event, view));
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
