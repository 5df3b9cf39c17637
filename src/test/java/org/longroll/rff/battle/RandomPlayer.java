package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Possibility;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** Plays without sense: what is possible, as it is offered, or anything at all. */
final class RandomPlayer {

    private final Random random;

    RandomPlayer(long seed) {
        this.random = new Random(seed);
    }

    boolean chance(double of) {
        return random.nextDouble() < of;
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }

    private <T> @Nullable T perhaps(T[] of) {
        return chance(0.5) ? null : one(of);
    }

    /** Some of those, one at least. */
    private List<String> some(List<String> of, int most) {
        var shuffled = new ArrayList<>(of);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, 1 + random.nextInt(Math.min(most, of.size())));
    }

    private GivenDice die() {
        return chance(0.5) ? GivenDice.ROLL : GivenDice.Thrown.of(random.nextInt(11));
    }

    private static List<Leg> inch() {
        return List.of(new Leg(Ground.OPEN, Fraction.ONE));
    }

    /** An entry as a possibility offers it, over no distance that anybody could object to. */
    RffOrder offered(Possibility next) {
        var units = next.units();
        return switch (next.type()) {
            case "maneuver" -> new ManeuverOrder.Maneuver(some(units, 2), chance(0.6), List.of(), die());
            case "move" -> new ManeuverOrder.Move(some(units, 2), inch(), Map.of());
            case "change-formation" ->
                new ManeuverOrder.ChangeFormation(
                        some(units, 2), word(Formation.class, one(option(next, "formations"))), List.of(), Map.of());
            case "mount" ->
                new ManeuverOrder.Mount(
                        some(units, 2), word(Formation.class, one(option(next, "formations"))), List.of(), Map.of());
            case "passage-of-lines" -> passage(next);
            case "fire" -> fire(next);
            case "charge" ->
                new ChargeOrder.Charge(
                        some(units, 2),
                        one(option(next, "targets")),
                        chance(0.5),
                        perhaps(Ground.values()),
                        inch(),
                        Map.of());
            case "countercharge" ->
                new ChargeOrder.Countercharge(one(units), charge(next), perhaps(Ground.values()), inch(), null);
            case "charge-combat" ->
                new ChargeOrder.ChargeCombat(charge(next), party(List.of()), party(option(next, "defender")));
            case "breakthrough" -> breakthrough(next);
            case "recall" -> new RetreatOrder.Recall(next.due(), one(units), Fraction.ONE, null);
            case "retreat" -> retreat(next);
            case "fallen-leader" -> new LeaderOrder.FallenLeader(due(next), die());
            case "attach-leader" -> new LeaderOrder.AttachLeader(one(option(next, "leaders")), one(units));
            case "detach-leader" -> new LeaderOrder.DetachLeader(one(option(next, "leaders")));
            case "replace-leader" ->
                new LeaderOrder.ReplaceLeader(one(option(next, "leaders")), null, perhaps(LeaderQuality.values()));
            case "leader-move" -> new LeaderOrder.LeaderMove(one(option(next, "leaders")), inch(), null);
            case "side-status" ->
                new TurnOrder.SideStatus(one(option(next, "sides")), List.of(one(Adversity.values())));
            case "begin-phase" -> new TurnOrder.BeginPhase(word(Part.class, one(option(next, "phases"))));
            case "end-turn" -> new TurnOrder.EndTurn();
            case "answer" -> new RffOrder.Answer(due(next), units.isEmpty() ? List.of() : some(units, 1));
            default ->
                new ManeuverOrder.Evolve(word(SimpleManeuver.class, next.type()), some(units, 2), List.of(), Map.of());
        };
    }

    private ManeuverOrder.PassageOfLines passage(Possibility next) {
        var unit = one(next.units());
        var others = new ArrayList<>(option(next, "through"));
        others.remove(unit);
        return new ManeuverOrder.PassageOfLines(List.of(unit), one(others), List.of(), Map.of());
    }

    private RffOrder.Fire fire(Possibility next) {
        var alone = new ArrayList<>(next.units());
        alone.removeAll(option(next, "joining"));
        // Where each is too weak to fire alone, all of them are strong enough together.
        var firers = new ArrayList<>(alone.isEmpty() ? next.units() : some(alone, 2));
        if (!alone.isEmpty() && !option(next, "joining").isEmpty() && chance(0.5)) {
            firers.add(one(option(next, "joining")));
        }
        return fire(word(FireKind.class, one(next.kinds())), firers, one(option(next, "targets")), List.of());
    }

    private RffOrder.Fire fire(FireKind kind, List<String> firers, String target, List<TargetCondition> said) {
        return new RffOrder.Fire(
                kind,
                firers.stream()
                        .map(unit -> new RffOrder.Fire.Group(unit, null, Fraction.ONE))
                        .toList(),
                target,
                said,
                one(Cover.values()),
                false,
                false,
                chance(0.5) ? List.of() : null,
                die());
    }

    private ChargeOrder.Breakthrough breakthrough(Possibility next) {
        var targets = option(next, "targets");
        return new ChargeOrder.Breakthrough(
                charge(next), targets.isEmpty() || chance(0.2) ? null : one(targets), null, inch(), Map.of());
    }

    private RetreatOrder.Retreat retreat(Possibility next) {
        var holds = next.options().getOrDefault("holds", List.of());
        return new RetreatOrder.Retreat(
                next.due(),
                one(next.units()),
                holds.isEmpty() || chance(0.5) ? null : word(Hold.class, one(holds)),
                null,
                null);
    }

    /** One of the conditions that the offer asks for. */
    private ChargeOrder.Party party(List<String> asked) {
        var said = new ArrayList<ChargeCondition>();
        if (chance(0.3)) {
            said.add(ChargeCondition.OUTFLANKED);
        }
        if (!asked.isEmpty()) {
            said.add(word(ChargeCondition.class, one(asked)));
        }
        return new ChargeOrder.Party(null, said, die());
    }

    private static UUID charge(Possibility next) {
        return Objects.requireNonNull(next.charge());
    }

    private static String due(Possibility next) {
        return Objects.requireNonNull(next.due());
    }

    private static List<String> option(Possibility next, String name) {
        return Objects.requireNonNull(next.options().get(name), () -> name + " of " + next);
    }

    private static <E extends Enum<E> & Word> E word(Class<E> vocabulary, String word) {
        return Word.find(vocabulary, word).orElseThrow();
    }

    /** Anything that somebody might say. */
    RffOrder anything(RffField field) {
        var unit = unit(field);
        var units = chance(0.7) ? List.of(unit) : some(field.units().ids(), 3);
        return switch (random.nextInt(21)) {
            case 0, 1 ->
                new ManeuverOrder.Maneuver(
                        units, chance(0.5), chance(0.5) ? List.of() : List.of(one(ManeuverCondition.values())), die());
            case 2, 3 -> new ManeuverOrder.Move(units, legs(), Map.of());
            case 4, 5 -> new ManeuverOrder.Evolve(one(SimpleManeuver.values()), units, legs(), Map.of());
            case 6 -> new ManeuverOrder.ChangeFormation(units, one(Formation.values()), legs(), Map.of());
            case 7 -> new ManeuverOrder.Mount(units, perhaps(Formation.values()), legs(), Map.of());
            case 8 -> new ManeuverOrder.PassageOfLines(units, unit(field), legs(), Map.of());
            case 9, 10, 11 ->
                fire(
                        one(FireKind.values()),
                        units,
                        unit(field),
                        chance(0.7) ? List.of() : List.of(one(TargetCondition.values())));
            case 12 ->
                new ChargeOrder.Charge(units, unit(field), chance(0.5), perhaps(Ground.values()), legs(), Map.of());
            case 13 -> new ChargeOrder.Countercharge(unit, charge(field), null, legs(), null);
            case 14 ->
                new ChargeOrder.ChargeCombat(
                        charge(field),
                        new ChargeOrder.Party(perhaps(new Integer[] {0, 1, 4, 9}), List.of(), die()),
                        new ChargeOrder.Party(null, List.of(one(ChargeCondition.values())), die()));
            case 15 -> new ChargeOrder.Breakthrough(charge(field), unit, null, legs(), Map.of());
            case 16 -> new RetreatOrder.Retreat(due(field), unit, perhaps(Hold.values()), null, null);
            case 17 -> new RetreatOrder.Recall(due(field), unit, Fraction.whole(random.nextInt(40)), null);
            case 18 -> leader(field);
            case 19 -> new RffOrder.Answer(Objects.requireNonNullElse(due(field), "nothing"), units);
            default -> chance(0.5) ? new TurnOrder.BeginPhase(perhaps(Part.values())) : new TurnOrder.EndTurn();
        };
    }

    private LeaderOrder leader(RffField field) {
        var leader = chance(0.05) ? "nobody" : one(field.leaders().ids());
        return switch (random.nextInt(5)) {
            case 0 -> new LeaderOrder.AttachLeader(leader, unit(field));
            case 1 -> new LeaderOrder.DetachLeader(leader);
            case 2 -> new LeaderOrder.ReplaceLeader(leader, null, perhaps(LeaderQuality.values()));
            case 3 -> new LeaderOrder.LeaderMove(leader, legs(), null);
            default -> new LeaderOrder.FallenLeader(Objects.requireNonNullElse(due(field), "nothing"), die());
        };
    }

    private String unit(RffField field) {
        return chance(0.03) ? "nobody" : one(field.units().ids());
    }

    private List<Leg> legs() {
        return chance(0.5) ? List.of() : List.of(new Leg(one(Ground.values()), Fraction.whole(random.nextInt(14))));
    }

    private UUID charge(RffField field) {
        return field.charges().isEmpty() ? new UUID(7, 7) : one(field.charges()).id();
    }

    private @Nullable String due(RffField field) {
        return field.dues().isEmpty() ? null : one(field.dues()).id();
    }
}
