package org.longroll.rff.battle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.Exposed;
import org.longroll.rff.battle.MovementPlay.March;
import org.longroll.rff.battle.UnitEvent.AmmunitionReplenished;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.Passing;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Refusal;

/** The lines of the chart by which each entry is carried out, their conditions, and their effects. */
record Drill(Scene scene, Marches marches) {

    /** The lines of the chart for an entry, the most favourable for the unit first. */
    static List<? extends Maneuver> lines(ManeuverOrder.Done order, Arm arm) {
        return arm == Arm.ARTILLERY ? ofGuns(order) : ofTroops(order);
    }

    private static List<TroopManeuver> ofTroops(ManeuverOrder.Done order) {
        return switch (order) {
            case ManeuverOrder.Move move -> List.of(TroopManeuver.FULL_MOVE, TroopManeuver.HALF_MOVE);
            case ManeuverOrder.ChangeFormation change -> List.of(TroopManeuver.CHANGE_FORMATION);
            case ManeuverOrder.Mount mount -> List.of(TroopManeuver.CHANGE_FORMATION);
            case ManeuverOrder.PassageOfLines passage -> List.of(TroopManeuver.PASSAGE_OF_LINES);
            case ManeuverOrder.Evolve evolve ->
                switch (evolve.how()) {
                    case DISMOUNT -> List.of(TroopManeuver.CHANGE_FORMATION);
                    case ABOUT_FACE -> List.of(TroopManeuver.ABOUT_FACE);
                    case FLANK_MARCH -> List.of(TroopManeuver.FLANK_MARCH);
                    case SCALE_OBSTACLE -> List.of(TroopManeuver.SCALE_OBSTACLE);
                    case REPLENISH -> List.of(TroopManeuver.REPLENISH);
                    case LIMBER, UNLIMBER, PIVOT, HAND_HAUL, RALLY -> List.of();
                };
        };
    }

    private static List<GunManeuver> ofGuns(ManeuverOrder.Done order) {
        return switch (order) {
            case ManeuverOrder.Move move -> List.of(GunManeuver.FULL_MOVE_LIMBERED);
            case ManeuverOrder.ChangeFormation change -> List.of();
            case ManeuverOrder.Mount mount -> List.of();
            case ManeuverOrder.PassageOfLines passage -> List.of();
            case ManeuverOrder.Evolve evolve ->
                switch (evolve.how()) {
                    case LIMBER ->
                        evolve.legs().isEmpty()
                                ? List.of(GunManeuver.LIMBER_OR_UNLIMBER, GunManeuver.LIMBER_AND_FULL_MOVE)
                                : List.of(GunManeuver.LIMBER_AND_FULL_MOVE);
                    case UNLIMBER ->
                        evolve.legs().isEmpty()
                                ? List.of(
                                        GunManeuver.UNLIMBER_AND_FIRE,
                                        GunManeuver.LIMBER_OR_UNLIMBER,
                                        GunManeuver.FULL_MOVE_AND_UNLIMBER)
                                : List.of(GunManeuver.FULL_MOVE_AND_UNLIMBER);
                    case PIVOT -> List.of(GunManeuver.PIVOT_AND_FIRE, GunManeuver.PIVOT);
                    case HAND_HAUL -> List.of(GunManeuver.HAND_HAUL);
                    case REPLENISH -> List.of(GunManeuver.REPLENISH);
                    case RALLY -> List.of(GunManeuver.RALLY);
                    case ABOUT_FACE, FLANK_MARCH, SCALE_OBSTACLE, DISMOUNT -> List.of();
                };
        };
    }

    /** Whether the result opens this line. */
    boolean opens(MovementAnswer answer, Maneuver line) {
        return answer.options().stream().anyMatch(option -> option.maneuver().equals(line.word()));
    }

    /** Why this unit cannot do this, whatever its check said. */
    Optional<Refusal> objection(ManeuverOrder.Done order, RffUnit unit, String at) {
        return scene.first(
                () -> RffBattleRefusal.NOT_OF_THIS_ARM.when(
                        lines(order, unit.arm()).isEmpty(), at, () -> "That is not done by %s."
                                .formatted(unit.arm().word())),
                () -> switch (order) {
                    case ManeuverOrder.Move move -> fixed(unit, at);
                    case ManeuverOrder.ChangeFormation change -> objectionToForming(unit, change.formation(), at);
                    case ManeuverOrder.Mount mount -> objectionToMounting(unit, mount, at);
                    case ManeuverOrder.PassageOfLines passage -> objectionToPassing(passage, unit);
                    case ManeuverOrder.Evolve evolve -> objection(evolve, unit, at);
                });
    }

    private Optional<Refusal> objection(ManeuverOrder.Evolve evolve, RffUnit unit, String at) {
        return switch (evolve.how()) {
            case LIMBER -> scene.first(() -> fixed(unit, at), () -> inFormation(unit, Formation.LIMBERED, at));
            case UNLIMBER -> scene.first(() -> fixed(unit, at), () -> inFormation(unit, Formation.UNLIMBERED, at));
            case HAND_HAUL -> fixed(unit, at);
            case DISMOUNT ->
                RffBattleRefusal.NOT_OF_THIS_ARM.when(
                        !unit.mounted(), at, () -> "%s is not mounted.".formatted(scene.name(unit.id())));
            case REPLENISH ->
                RffBattleRefusal.NOTHING_TO_REPLENISH.when(
                        !unit.lowOnAmmunition(), at, () -> "%s is not low on ammunition."
                                .formatted(scene.name(unit.id())));
            case PIVOT, ABOUT_FACE, FLANK_MARCH, SCALE_OBSTACLE, RALLY -> Optional.empty();
        };
    }

    Optional<Refusal> fixed(RffUnit unit, String at) {
        return RffBattleRefusal.FIXED_GUNS.when(
                unit.fixed(), at, () -> "The guns of %s are fixed.".formatted(scene.name(unit.id())));
    }

    private Optional<Refusal> inFormation(RffUnit unit, Formation already, String at) {
        return RffBattleRefusal.WRONG_FORMATION.when(unit.formation() == already, at, () -> "%s is in “%s” already."
                .formatted(scene.name(unit.id()), already.word()));
    }

    /** Troopers mount and dismount by entries of their own. */
    private Optional<Refusal> objectionToForming(RffUnit unit, Formation into, String at) {
        boolean saddle =
                unit.arm() == Arm.CAVALRY && unit.mounted() != unit.in(into).mounted() && into != Formation.GARRISON;
        return scene.first(
                () -> RffRefusal.FORMATION_DOES_NOT_FIT.when(
                        !Enlistment.formations(unit.arm()).contains(into) || saddle,
                        "formation",
                        () -> "%s cannot form “%s” so.".formatted(scene.name(unit.id()), into.word())),
                () -> inFormation(unit, into, at));
    }

    private Optional<Refusal> objectionToMounting(RffUnit unit, ManeuverOrder.Mount mount, String at) {
        return scene.first(
                () -> RffBattleRefusal.NOT_OF_THIS_ARM.when(
                        unit.arm() != Arm.CAVALRY || unit.mounted(), at, () -> "Only cavalry that is on foot mounts."),
                () -> RffRefusal.FORMATION_DOES_NOT_FIT.when(
                        !Enlistment.formations(Arm.CAVALRY).contains(inSaddle(mount))
                                || !unit.in(inSaddle(mount)).mounted(),
                        "formation",
                        () -> "Nobody mounts into “%s”."
                                .formatted(inSaddle(mount).word())));
    }

    private static Formation inSaddle(ManeuverOrder.Mount mount) {
        return Objects.requireNonNullElse(mount.formation(), Formation.LINE);
    }

    private Optional<Refusal> objectionToPassing(ManeuverOrder.PassageOfLines passage, RffUnit unit) {
        var through = passage.through();
        return scene.first(
                () -> scene.unknown(through, "through"),
                () -> RffBattleRefusal.NOBODY_NAMED.when(
                        passage.units().contains(through), "through", () -> "No unit passes through itself."),
                () -> RffBattleRefusal.NOT_AN_ENEMY.when(
                        !scene.sideOf(through).equals(scene.sideOf(unit.id())),
                        "through",
                        () -> "Nobody passes through the enemy."),
                () -> scene.absent(through, "through"));
    }

    /** Why the result does not let troops change into this formation. */
    Optional<Refusal> objectionToFormation(ManeuverOrder.Done order, RffUnit unit) {
        var into = formation(order);
        if (into.isEmpty() || unit.arm() == Arm.ARTILLERY) {
            return Optional.empty();
        }
        // A dismounted line is an extended line, on the printed list of those that a tardy unit may form.
        var printed = into.get() == Formation.DISMOUNTED_EXTENDED_LINE ? Formation.EXTENDED_LINE : into.get();
        return scene.first(
                () -> marches.lacks(unit.in(into.get())),
                () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                        !mayForm(unit, printed), "formation", () -> "Its maneuver check does not let %s form “%s”."
                                .formatted(scene.name(unit.id()), into.get().word())));
    }

    private boolean mayForm(RffUnit unit, Formation into) {
        var result = Objects.requireNonNull(unit.activity().result());
        return marches.ask(unit, result, TroopManeuver.CHANGE_FORMATION, List.of())
                .map(answer -> answer.options().stream()
                        .filter(option -> option.maneuver().equals(TroopManeuver.CHANGE_FORMATION.word()))
                        .anyMatch(option ->
                                option.into().isEmpty() || option.into().contains(into)))
                .answer();
    }

    private static Optional<Formation> formation(ManeuverOrder.Done order) {
        return switch (order) {
            case ManeuverOrder.ChangeFormation change -> Optional.of(change.formation());
            case ManeuverOrder.Mount mount -> Optional.of(inSaddle(mount));
            case ManeuverOrder.Evolve evolve ->
                switch (evolve.how()) {
                    case DISMOUNT -> Optional.of(Formation.DISMOUNTED_EXTENDED_LINE);
                    case LIMBER -> Optional.of(Formation.LIMBERED);
                    case UNLIMBER -> Optional.of(Formation.UNLIMBERED);
                    case PIVOT, HAND_HAUL, ABOUT_FACE, FLANK_MARCH, SCALE_OBSTACLE, REPLENISH, RALLY ->
                        Optional.empty();
                };
            case ManeuverOrder.Move move -> Optional.empty();
            case ManeuverOrder.PassageOfLines passage -> Optional.empty();
        };
    }

    /** The effects of the maneuver on the unit, beyond the distance. */
    void carryOut(Course course, ManeuverOrder.Done order, March march) {
        var id = march.unit();
        formation(order).ifPresent(into -> course.form(id, into));
        switch (march.maneuver()) {
            case TroopManeuver.CHANGE_FORMATION -> disorder(course, TroopManeuver.CHANGE_FORMATION, List.of(id), order);
            case TroopManeuver.PASSAGE_OF_LINES -> passed(course, id, (ManeuverOrder.PassageOfLines) order);
            case TroopManeuver.FLANK_MARCH -> expose(course, id, TargetCondition.MARCHED_BY_FLANK);
            case TroopManeuver.ABOUT_FACE -> expose(course, id, TargetCondition.ABOUT_FACED);
            case TroopManeuver.REPLENISH, GunManeuver.REPLENISH -> course.happens(new AmmunitionReplenished(id));
            case GunManeuver.RALLY -> course.guns(id, course.unit(id).battery().rallied());
            case TroopManeuver troops -> {}
            case GunManeuver guns -> {}
        }
    }

    private void passed(Course course, String id, ManeuverOrder.PassageOfLines passage) {
        expose(course, id, TargetCondition.PASSAGE_OF_LINES);
        expose(course, passage.through(), TargetCondition.PASSAGE_OF_LINES);
        disorder(course, TroopManeuver.PASSAGE_OF_LINES, List.of(id, passage.through()), passage);
    }

    private static void expose(Course course, String id, TargetCondition as) {
        if (course.unit(id).guns() == null) {
            course.happens(new Exposed(id, as));
        }
    }

    private void disorder(Course course, TroopManeuver maneuver, List<String> units, ManeuverOrder.Done order) {
        var grounds = grounds(order.legs());
        var passing = units.stream()
                .map(course::unit)
                .map(unit -> new Passing(unit.quality(), unit.order(), grounds))
                .toList();
        if (scene.rules().disorders(maneuver, passing)) {
            units.stream()
                    .filter(id -> course.unit(id).guns() == null)
                    .forEach(id -> course.worsen(id, Order.DISORDERED));
        }
    }

    private static Set<Ground> grounds(List<Leg> legs) {
        return legs.stream().map(Leg::ground).collect(Collectors.toSet());
    }
}
