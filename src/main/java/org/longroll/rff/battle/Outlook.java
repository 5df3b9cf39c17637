package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.longroll.battle.Possibility;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** Every kind of entry that these sides could record now: those to which no play objects. */
final class Outlook {

    private static final ChargeOrder.Party UNSAID = new ChargeOrder.Party(null, List.of(), GivenDice.ROLL);

    private final Scene scene;
    private final RffField field;
    private final String active;
    private final String enemy;
    private final Set<String> sides;
    private final List<String> ours;
    private final List<String> theirs;
    private final List<Possibility> all = new ArrayList<>();

    Outlook(Scene scene, Set<String> sides) {
        this.scene = scene;
        this.sides = sides;
        this.field = scene.field();
        this.active = field.activeSide();
        this.enemy = field.table().enemyOf(active);
        this.ours = fighting(active);
        this.theirs = fighting(enemy);
    }

    private List<String> fighting(String side) {
        return field.table().unitsOf(side).stream().filter(field::fights).toList();
    }

    List<Possibility> all() {
        if (field.dues().isEmpty()) {
            switch (field.step()) {
                case MANEUVER -> maneuverPhase();
                case DEFENSIVE_FIRE -> fire(enemy, theirs, ours);
                case OFFENSIVE_FIRE -> fire(active, ours, theirs);
                case CHARGE, BREAKTHROUGH -> chargePhase();
            }
            recalls();
            turn();
        } else {
            field.dues().forEach(this::due);
        }
        return List.copyOf(all);
    }

    private void add(Possibility possibility) {
        all.add(possibility);
    }

    private void addFor(List<String> units, Possibility possibility) {
        if (!units.isEmpty()) {
            add(possibility.by(units));
        }
    }

    private static List<String> among(List<String> units, Predicate<String> may) {
        return units.stream().filter(may).toList();
    }

    private static <W extends Word> List<String> words(Stream<W> words) {
        return words.map(Word::word).toList();
    }

    private void maneuverPhase() {
        countercharges();
        if (!sides.contains(active)) {
            return;
        }
        var checks = new ManeuverPlay(scene);
        addFor(among(ours, unit -> checks.objection(unit, "units").isEmpty()), Possibility.of("maneuver", active));
        new MovementOutlook(scene, active, ours).all().forEach(this::add);
        charges();
        leaders();
    }

    private void charges() {
        var charges = new ChargePlay(scene);
        if (!theirs.isEmpty()) {
            addFor(
                    among(ours, unit -> charges.objection(unit, "units").isEmpty()),
                    Possibility.of("charge", active).with("targets", theirs));
        }
    }

    private void countercharges() {
        var charges = new ChargePlay(scene);
        for (var charge : field.charges()) {
            addFor(
                    among(
                            theirs,
                            unit -> charge.fights()
                                    && charges.objection(unit, charge).isEmpty()),
                    Possibility.of("countercharge", enemy).inCharge(charge.id()));
        }
    }

    private void leaders() {
        var plays = new LeaderPlay(scene);
        if (!ours.isEmpty()) {
            leader("attach-leader", leader -> plays.objectionToAttaching(leader).isEmpty(), ours);
        }
        leader("detach-leader", leader -> plays.objectionToDetaching(leader).isEmpty(), List.of());
        leader("replace-leader", leader -> plays.objectionToReplacing(leader).isEmpty(), List.of());
        leader("leader-move", leader -> plays.objectionToMoving(leader).isEmpty(), List.of());
    }

    private void leader(String type, Predicate<String> may, List<String> units) {
        var leaders = among(field.leaders().ids(), may);
        if (!leaders.isEmpty()) {
            add(Possibility.of(type, active).by(units).with("leaders", leaders));
        }
    }

    /** Units with too few points to fire alone, even at close range, may join others; if all together have too few, none fires. */
    private void fire(String side, List<String> firers, List<String> targets) {
        if (!sides.contains(side)) {
            return;
        }
        var plays = new FirePlay(scene);
        for (var kind : FireKind.values()) {
            var may = among(
                    targets.isEmpty() ? List.of() : firers,
                    unit -> Shots.weapon(field.unit(unit)).kind() == kind
                            && plays.objection(unit, "firers").isEmpty());
            if (!may.isEmpty() && haveEnoughPoints(may)) {
                var alone = among(may, unit -> haveEnoughPoints(List.of(unit)));
                var fire = Possibility.of("fire", side)
                        .inKinds(List.of(kind.word()))
                        .with("targets", targets);
                add(
                        alone.isEmpty()
                                ? fire.by(may).with("together", may)
                                : fire.by(alone).with("joining", among(may, unit -> !alone.contains(unit))));
            }
        }
    }

    private boolean haveEnoughPoints(List<String> units) {
        var kind = Shots.weapon(field.unit(units.getFirst())).kind();
        var nobody = new Target(
                UnitKind.TROOPS, Quality.TRAINED, Set.of(), Cover.NONE, false, Order.GOOD_ORDER, Target.Charging.NO);
        var firers = units.stream()
                .flatMap(unit -> field.unit(unit).firers(Fraction.ZERO).stream())
                .toList();
        return scene.rules()
                .fire(new FireOrder(kind, firers, false, false, nobody, List.of()))
                .refusal()
                .isEmpty();
    }

    private void chargePhase() {
        var combats = new CombatPlay(scene);
        var charges = new ChargePlay(scene);
        for (var charge : field.charges()) {
            if (charge.fights() && combats.objection(charge).isEmpty()) {
                add(Possibility.of("charge-combat", null)
                        .by(charge.attackers())
                        .inCharge(charge.id())
                        .with("targets", List.of(charge.target()))
                        .with("defender", support(charge.target()))
                        .with("attacker.conditions", words(Contact.attacking(scene, charge, UNSAID).open().stream()))
                        .with("defender.conditions", words(Contact.defending(scene, charge, UNSAID).open().stream())));
            }
            if (charges.objection(charge).isEmpty()) {
                add(Possibility.of("breakthrough", active)
                        .by(charge.attackers())
                        .inCharge(charge.id())
                        .with("targets", among(theirs, unit -> charges.outOfReach(unit, charge)
                                .isEmpty())));
            }
        }
    }

    /** Of charged guns one of these must be said. */
    private List<String> support(String target) {
        return field.unit(target).arm() == Arm.ARTILLERY ? words(Contact.SUPPORT.stream()) : List.of();
    }

    private void recalls() {
        var retreats = new RetreatPlay(scene);
        addFor(among(ours, unit -> retreats.objectionToRecall(unit).isEmpty()), Possibility.of("recall", active));
        addFor(among(theirs, unit -> retreats.objectionToRecall(unit).isEmpty()), Possibility.of("recall", enemy));
    }

    private void turn() {
        var turns = new TurnPlay(scene);
        if (turns.objectionToGoingOn().isEmpty()) {
            add(Possibility.of("begin-phase", active).with("phases", words(field.step().next().stream())));
        }
        if (turns.objectionToEnding().isEmpty()) {
            add(Possibility.of("end-turn", active));
        }
        add(Possibility.ofTheUmpire("side-status", scene.battle())
                .with("sides", List.of(active, enemy))
                .with("conditions", words(Stream.of(Adversity.values()))));
    }

    private void due(RffDue due) {
        if (due.kind().isQuestion()) {
            add(Possibility.of("answer", due.side()).settling(due.id()).by(new AnswerPlay(scene).choices(due)));
            return;
        }
        var about = List.of(Objects.requireNonNull(due.unit()));
        var possibility = Possibility.of(due.type(), due.side()).by(about).settling(due.id());
        var call = due.prepared().retreat();
        if (call == null) {
            add(possibility);
            return;
        }
        var inches = new RetreatPlay(scene).usual(about.getFirst(), call);
        add(possibility
                .with("holds", call.holds() == Holding.NO ? List.of() : words(Stream.of(Hold.values())))
                .with("inches", List.of(inches.decimal())));
        if (call.mayRecall()) {
            add(Possibility.of("recall", due.side()).by(about).settling(due.id()));
        }
    }
}
