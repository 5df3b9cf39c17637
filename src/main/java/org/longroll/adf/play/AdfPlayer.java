package org.longroll.adf.play;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Clock;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.battle.TurnOrder;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.Referee;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Entry;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Temperament;

/** Plays both sides of Across A Deadly Field to win. */
final class AdfPlayer implements Player {

    private final AdfRules rules;
    private final Referee referee;
    private final Sandtable table;
    private final Map<String, Temperament> temperaments;
    private final Footsteps footsteps;
    private final CommonDeeds common;
    private final Deque<String> plan = new ArrayDeque<>();
    private final Set<String> led = new HashSet<>();
    private final Set<UUID> answered = new HashSet<>();
    private Clock clock = new Clock(0, Part.TURN_ENDS, "", "");

    AdfPlayer(AdfRules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments) {
        this.rules = rules;
        this.referee = referee;
        this.table = table;
        this.temperaments = temperaments;
        this.footsteps = new Footsteps(table);
        this.common = new CommonDeeds(table);
    }

    @Override
    public Proposal propose(Battle battle) {
        var field = (AdfField) battle.field();
        if (!field.clock().equals(clock)) {
            clock = field.clock();
            begin(field);
        }
        return new Turn(battle, field).proposal();
    }

    /** At the beginning of a part: every unit may act again. */
    private void begin(AdfField field) {
        plan.clear();
        led.clear();
        field.units().stream()
                .filter(unit -> unit.side().equals(field.activeSide()))
                .map(AdfUnit::id)
                .forEach(plan::add);
    }

    /** Chooses one entry. */
    private final class Turn {
        private final Battle battle;
        private final AdfField field;
        private final View view;
        private final Judgement judgement;
        private final Fires fires;
        private final Charges charges;

        Turn(Battle battle, AdfField field) {
            this.battle = battle;
            this.field = field;
            this.view = new View(field, rules, table);
            this.judgement = new Judgement(battle, referee);
            this.fires = new Fires(view, judgement, common);
            this.charges = new Charges(view, judgement, fires, temperaments);
        }

        Proposal proposal() {
            return due().or(charges::carryOn).or(this::reaction).orElseGet(() -> goingOn()
                    .inThisPart());
        }

        private Optional<Proposal> due() {
            if (field.dues().isEmpty()) {
                return Optional.empty();
            }
            return charges.meet()
                    .or(() -> Optional.of(new Dues(view).settle(field.dues().getFirst())));
        }

        private Optional<Proposal> reaction() {
            return field.openTrigger(view.eachInch())
                    .filter(trigger -> field.clock().part().ofASide() && answered.add(trigger.entry()))
                    .flatMap(trigger -> judgement.best(new Reactions(view, fires).to(trigger)));
        }

        /** A charge that fell short is over then, and its units may be in disorder. */
        private Turn goingOn() {
            var then = field.goingOn();
            return then == field ? this : new Turn(battle, then);
        }

        private Proposal inThisPart() {
            var side = field.activeSide();
            return switch (field.clock().part()) {
                case TURN_BEGINS -> Proposal.by(side, new TurnOrder.BeginPart());
                case LEADERS ->
                    leader(field.clock().initiative())
                            .or(() -> leader(field.clock().other()))
                            .orElseGet(() -> Proposal.by(side, new TurnOrder.EndPart()));
                case FIRST, SECOND ->
                    runner(side)
                            .or(() -> common.inItsPart(battle))
                            .or(() -> leader(side))
                            .or(this::planned)
                            .orElseGet(() -> Proposal.by(side, new TurnOrder.EndPart()));
                case TURN_ENDS -> Proposal.by(side, new TurnOrder.EndTurn());
            };
        }

        /** While a routed unit has to run, no other unit acts; and then it tries to rally. */
        private Optional<Proposal> runner(String side) {
            return view.present(side).stream()
                    .map(view::unit)
                    .filter(unit -> unit.morale() == Morale.ROUTED)
                    .sorted(Comparator.comparing(unit -> unit.activity().ran()))
                    .flatMap(unit -> deed(unit.id()).stream())
                    .findFirst();
        }

        private Optional<Proposal> leader(String side) {
            return field.leaders().stream()
                    .filter(leader ->
                            leader.side().equals(side) && !field.isAwaited(leader.id()) && led.add(leader.id()))
                    .flatMap(leader -> judgement.best(new Leaders(view).of(leader)).stream())
                    .findFirst();
        }

        private Optional<Proposal> planned() {
            while (!plan.isEmpty()) {
                var unit = plan.peek();
                var deed = field.present(unit) ? deed(unit) : Optional.<Proposal>empty();
                if (deed.isPresent()) {
                    return deed;
                }
                plan.pop();
            }
            return Optional.empty();
        }

        private Optional<Proposal> deed(String id) {
            var unit = view.unit(id);
            var temperament = temperaments.getOrDefault(unit.side(), Temperament.CAREFUL);
            return judgement.best(new Deeds(view, fires, charges, common, temperament).of(unit));
        }
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
