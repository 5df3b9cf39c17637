package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Possibility;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** A player without a plan: makes an entry of anything that {@code next} offers, and sometimes of what it does not. */
final class Player {

    private final Random random;

    Player(long seed) {
        this.random = new Random(seed);
    }

    <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    boolean rarely() {
        return random.nextInt(8) == 0;
    }

    /** An entry as the possibility has it; nothing for those of the common core that need a reason of their own. */
    @Nullable Order entry(Possibility offer) {
        var units = offer.options().containsKey("together") ? offer.units() : one(offer);
        var to = offer.reactionTo();
        return switch (offer.type()) {
            case "begin-part" -> new TurnOrder.BeginPart();
            case "end-part" -> new TurnOrder.EndPart();
            case "end-turn" -> new TurnOrder.EndTurn();
            case "morale-check" -> new AdfOrder.MoraleCheck(due(offer), situation(), GivenDice.ROLL, null);
            case "leader-casualty" -> new LeaderOrder.LeaderCasualty(due(offer), GivenDice.ROLL);
            case "answer" -> new AdfOrder.Answer(due(offer), some(offer.units()));
            case "move" -> new Maneuver.Move(units, legs(offer), Map.of());
            case "disengage" -> new Maneuver.Disengage(units, legs(offer), to, Map.of(), near(offer));
            case "change-formation" ->
                new Maneuver.ChangeFormation(
                        units, word(Formation.class, offer, "formations"), to, Map.of(), near(offer));
            case "face" -> new Maneuver.Face(units, to, Map.of(), near(offer));
            case "limber" -> new Maneuver.Limber(units, to, Map.of(), near(offer));
            case "unlimber" -> new Maneuver.Unlimber(units, to, Map.of(), near(offer));
            case "mount" -> new Maneuver.Mount(units, to, Map.of(), near(offer));
            case "dismount" -> new Maneuver.Dismount(units, to, Map.of(), near(offer));
            case "reform" -> new Deed.Reform(units, to, near(offer));
            case "rally" -> new Deed.Rally(units, situation(), to, GivenDice.ROLL, Map.of(), near(offer));
            case "rout" -> new Deed.Rout(units, terrain(offer), GivenDice.ROLL, Map.of());
            case "fire" -> fire(offer, units);
            case "merge" -> new Deed.Merge(List.of(units.getFirst(), any(options(offer, "with"))));
            case "group" ->
                new AdfOrder.Group(
                        offer.units().subList(0, 2),
                        List.of("move", any(GroupPlay.ACTIONS.stream().sorted().toList())));
            case "competence-test" -> new AdfOrder.CompetenceTest(units.getFirst(), GivenDice.ROLL);
            case "attach-leader" -> new LeaderOrder.AttachLeader(any(options(offer, "leaders")), units.getFirst());
            case "detach-leader" -> new LeaderOrder.DetachLeader(any(options(offer, "leaders")));
            case "leader-move" -> new LeaderOrder.LeaderMove(any(options(offer, "leaders")), legs(offer), null);
            case "charge", "countercharge", "impact", "melee", "pursue" -> charging(offer, units);
            case "leave-table" -> rarely() && rarely() ? new CommonOrder.LeaveTable(units, "tired") : null;
            case "arrive" -> new CommonOrder.Arrive(units, Map.of());
            default -> null;
        };
    }

    private Order charging(Possibility offer, List<String> units) {
        var charge = offer.charge() == null ? new UUID(0, 0) : offer.charge();
        return switch (offer.type()) {
            case "charge" -> {
                var leg = legs(offer).getFirst();
                yield new Deed.Charge(
                        units,
                        any(options(offer, "targets")),
                        leg.terrain(),
                        rarely() ? leg.inches() : null,
                        any(List.of(Aspect.values())),
                        GivenDice.ROLL,
                        Map.of());
            }
            case "countercharge" ->
                new Deed.Countercharge(units, terrain(offer), null, offer.reactionTo(), GivenDice.ROLL, Map.of());
            case "impact" -> Say.impact(charge, GivenDice.ROLL, GivenDice.ROLL);
            case "melee" -> Say.melee(charge, GivenDice.ROLL, GivenDice.ROLL);
            default ->
                new ChargeOrder.Pursue(
                        charge,
                        options(offer, "targets").isEmpty() || rarely() ? null : any(options(offer, "targets")),
                        null,
                        Aspect.FRONT,
                        Map.of());
        };
    }

    private Deed.Fire fire(Possibility offer, List<String> units) {
        var kind = Word.find(FireKind.class, any(offer.kinds())).orElseThrow();
        var band = offer.options().containsKey("bands") ? word(RangeBand.class, offer, "bands") : null;
        return new Deed.Fire(
                kind,
                units,
                any(options(offer, "targets")),
                null,
                band,
                any(List.of(Aspect.values())),
                List.of(),
                rarely(),
                false,
                rarely(),
                any(List.of(MountedWith.values())),
                List.of(),
                offer.reactionTo(),
                null,
                GivenDice.ROLL,
                near(offer));
    }

    /** Said where the offer asks for it. */
    private static @Nullable Boolean near(Possibility offer) {
        return offer.options().containsKey("near") ? true : null;
    }

    private SaidSituation situation() {
        return new SaidSituation(
                null, null, null, null, null, null, random.nextInt(3), null, null, rarely(), null, null, null, null);
    }

    private static String due(Possibility offer) {
        return offer.due() == null ? "" : offer.due();
    }

    private List<String> one(Possibility offer) {
        return offer.units().isEmpty() ? List.of() : List.of(any(offer.units()));
    }

    /** Mostly nobody stands near, sometimes one or two do. */
    private List<String> some(List<String> units) {
        var chosen = new ArrayList<String>();
        for (var unit : units) {
            if (random.nextInt(4) == 0 && chosen.size() < 2) {
                chosen.add(unit);
            }
        }
        return chosen;
    }

    private static List<String> options(Possibility offer, String name) {
        return offer.options().getOrDefault(name, List.of());
    }

    private <E extends Enum<E> & Word> E word(Class<E> vocabulary, Possibility offer, String option) {
        return Word.find(vocabulary, any(options(offer, option))).orElseThrow();
    }

    private Terrain terrain(Possibility offer) {
        return word(Terrain.class, offer, "terrains");
    }

    private List<Leg> legs(Possibility offer) {
        int which = random.nextInt(options(offer, "terrains").size());
        var terrain =
                Word.find(Terrain.class, options(offer, "terrains").get(which)).orElseThrow();
        var most = Fraction.parse(options(offer, "inches").get(which)).orElseThrow();
        return List.of(new Leg(terrain, random.nextBoolean() ? most : most.times(Fraction.HALF)));
    }

    /** Something that somebody may say at the wrong time, of the wrong unit, or to the wrong enemy. */
    Order nonsense(AdfField field) {
        var ids = new ArrayList<>(field.units().ids());
        ids.add("nobody");
        var one = any(ids);
        var units = random.nextInt(4) == 0 ? List.of(one, any(ids)) : List.of(one);
        var trigger = trigger(field);
        var charge = field.charge() == null || rarely()
                ? new UUID(3, 3)
                : field.charge().id();
        var due = field.dues().isEmpty() || rarely()
                ? "nothing-1"
                : any(field.dues()).id();
        return switch (random.nextInt(22)) {
            case 0 -> new Maneuver.Move(units, randomLegs(), Map.of());
            case 1 -> new Maneuver.Disengage(units, randomLegs(), trigger, Map.of());
            case 2 -> new Maneuver.ChangeFormation(units, any(List.of(Formation.values())), trigger, Map.of());
            case 3 -> new Maneuver.Mount(units, trigger, Map.of());
            case 4 -> new Maneuver.Limber(units, trigger, Map.of());
            case 5, 6, 7 -> nonsenseFire(units, any(ids), trigger);
            case 8 ->
                new Deed.Charge(
                        units, any(ids), any(List.of(Terrain.values())), null, Aspect.REAR, GivenDice.ROLL, Map.of());
            case 9 -> new Deed.Countercharge(units, Terrain.OPEN, null, trigger, GivenDice.ROLL, Map.of());
            case 10 -> Say.impact(charge, GivenDice.ROLL, rarely() ? Say.thrown(7, 1) : GivenDice.ROLL);
            case 11 -> Say.melee(charge, GivenDice.ROLL, GivenDice.ROLL);
            case 12 -> Say.pursue(charge, rarely() ? null : any(ids));
            case 13 -> new AdfOrder.MoraleCheck(due, situation(), rarely() ? Say.thrown(1) : GivenDice.ROLL, null);
            case 14 -> new AdfOrder.Answer(due, some(ids));
            case 15 -> new Deed.Rally(units, situation(), trigger, GivenDice.ROLL, Map.of());
            case 16 -> new Deed.Reform(units, trigger);
            case 17 -> new Deed.Rout(units, any(List.of(Terrain.values())), GivenDice.ROLL, Map.of());
            case 18 -> new Deed.Merge(List.of(one, any(ids)));
            case 19 -> new AdfOrder.Group(List.of(one, any(ids)), List.of("move", rarely() ? "dance" : "fire"));
            case 20 -> new LeaderOrder.AttachLeader(any(List.of("vincent-col", "law-gen", "nobody")), one);
            default -> any(List.of(new TurnOrder.BeginPart(), new TurnOrder.EndPart(), new TurnOrder.EndTurn()));
        };
    }

    private @Nullable UUID trigger(AdfField field) {
        if (random.nextBoolean()) {
            return null;
        }
        return field.triggers().isEmpty() || rarely()
                ? new UUID(4, 4)
                : any(field.triggers()).entry();
    }

    private Deed.Fire nonsenseFire(List<String> units, String target, @Nullable UUID trigger) {
        return Say.fire(
                any(List.of(FireKind.values())),
                trigger,
                rarely() ? null : any(List.of(RangeBand.values())),
                target,
                GivenDice.ROLL,
                units.toArray(String[]::new));
    }

    private List<Leg> randomLegs() {
        return rarely()
                ? List.of()
                : List.of(new Leg(any(List.of(Terrain.values())), new Fraction(random.nextInt(60), 4)));
    }
}
