package org.longroll.adf.battle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Possibility;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Changes of formation and facing, limbering and mounting: part of a move, or the reaction. */
record FormationPlay(Scene scene) {

    /** The result of a change for a unit, and its cost in moves; empty if it is not for this unit. */
    private record Change(Formation formation, boolean mounted, Fraction cost) {}

    Verdict<List<Event>> decide(Maneuver order) {
        return Verdict.unless(
                scene.deeds().toNaming(order.units(), "units").or(() -> toChanging(order)), () -> changed(order));
    }

    /** Whether these units, which are present, may do this now. */
    Optional<Refusal> toChanging(Maneuver order) {
        return scene.first(() -> notForThem(order), () -> notNow(order));
    }

    private Optional<Refusal> notForThem(Maneuver order) {
        return UnitObjection.each(order.units(), "units", (unit, in) -> notForIt(order, unit, in));
    }

    /** Whether it is their time and they have the moves; this does not depend on the formation. */
    private Optional<Refusal> notNow(Maneuver order) {
        return order.reactionTo() == null
                ? scene.deeds().toActing(order.type(), order.units(), unit -> unit.activity()
                        .afterMoving(cost(order, unit)))
                : scene.reactions().toReacting(order.type(), order.units(), order.reactionTo());
    }

    private Optional<Refusal> notForIt(Maneuver order, String id, String in) {
        var unit = scene.unit(id);
        var after = after(order, unit);
        return scene.first(
                () -> AdfBattleRefusal.NOT_FOR_THIS_ARM.when(after.isEmpty(), in, () -> "%s cannot %s%s."
                        .formatted(scene.name(id), order.type().replace('-', ' '), instead(order, unit))),
                () -> after.flatMap(change -> notPrinted(unit, change)),
                () -> AdfBattleRefusal.ALREADY_SO.when(
                        !(order instanceof Maneuver.Face)
                                && after.filter(change -> change.formation() == unit.formation()
                                                && change.mounted() == unit.mounted())
                                        .isPresent(),
                        in,
                        () -> "%s is so already.".formatted(scene.name(id))));
    }

    private static String instead(Maneuver order, AdfUnit unit) {
        if (!(order instanceof Maneuver.ChangeFormation to)) {
            return "";
        }
        return unit.arm() == Arm.ARTILLERY
                ? "; guns have the entries “limber” and “unlimber”"
                : " to “%s”; it has these: %s"
                        .formatted(
                                to.formation().word(),
                                Arrays.stream(Formation.values())
                                        .filter(formation -> formation.belongsTo(unit.arm()))
                                        .map(Formation::word)
                                        .collect(Collectors.joining(", ")));
    }

    private Optional<Refusal> notPrinted(AdfUnit unit, Change change) {
        var changed = new Troops(unit.arm(), unit.quality(), change.formation(), change.mounted(), unit.morale());
        return scene.rules().lacks(changed, unit.arms());
    }

    private Optional<Change> after(Maneuver order, AdfUnit unit) {
        boolean guns = unit.arm() == Arm.ARTILLERY;
        boolean horse = unit.arm() == Arm.CAVALRY;
        var change = scene.rules().formationChange(unit.troops());
        var saddle = scene.chart().movement().limberOrMount().getOrDefault(unit.quality(), Fraction.ONE);
        return switch (order) {
            case Maneuver.ChangeFormation to ->
                when(!guns && to.formation().belongsTo(unit.arm()), to.formation(), unit.mounted(), change);
            case Maneuver.Face face -> when(true, unit.formation(), unit.mounted(), change);
            case Maneuver.Limber limber -> when(guns, Formation.LIMBERED, false, saddle);
            case Maneuver.Unlimber unlimber -> when(guns, Formation.UNLIMBERED, false, saddle);
            case Maneuver.Mount mount -> when(horse, unit.formation(), true, saddle);
            case Maneuver.Dismount dismount -> when(horse, unit.formation(), false, saddle);
            case Maneuver.Move move -> Optional.empty();
            case Maneuver.Disengage disengage -> Optional.empty();
        };
    }

    private static Optional<Change> when(boolean fits, Formation formation, boolean mounted, Fraction cost) {
        return fits ? Optional.of(new Change(formation, mounted, cost)) : Optional.empty();
    }

    private Fraction cost(Maneuver order, AdfUnit unit) {
        return after(order, unit).map(Change::cost).orElse(Fraction.ONE);
    }

    private List<Event> changed(Maneuver order) {
        var course = scene.course();
        for (var id : order.units()) {
            var unit = scene.unit(id);
            if (order.reactionTo() == null) {
                Deeds.move(scene, course, id, cost(order, unit));
            } else {
                course.happens(new AdfEvent.ReactionMade(id, order.reactionTo()));
            }
            course.happens(
                    order instanceof Maneuver.Face
                            ? new AdfEvent.FacingChanged(id)
                            : after(order, unit)
                                    .map(change ->
                                            new AdfEvent.FormationChanged(id, change.formation(), change.mounted()))
                                    .orElseThrow());
        }
        Deeds.stand(course, order.positions(), order.units());
        return course.events();
    }

    void offer(Offers offers, List<String> actors, @Nullable UUID to, Function<String, Possibility> of) {
        var formations = formations(actors, to);
        if (!formations.isEmpty()) {
            offers.add(of.apply("change-formation").with("formations", formations), actors);
        }
        for (var change : evolutions(actors, to)) {
            offers.unless(toChanging(change), of.apply(change.type()), actors);
        }
    }

    /** The formations that these units may change to now: those of their arm, if it is the time. */
    private List<String> formations(List<String> actors, @Nullable UUID to) {
        var unit = scene.unit(actors.getFirst());
        if (unit.arm() == Arm.ARTILLERY) {
            return List.of();
        }
        var changes = Arrays.stream(Formation.values())
                .filter(formation -> formation.belongsTo(unit.arm()) && formation != unit.formation())
                .map(formation -> new Maneuver.ChangeFormation(actors, formation, to, Map.of()))
                .filter(change -> scene.first(() -> notForThem(change)).isEmpty())
                .toList();
        return changes.isEmpty()
                        || scene.first(() -> notNow(changes.getFirst())).isPresent()
                ? List.of()
                : changes.stream().map(change -> change.formation().word()).toList();
    }

    /** The other changes for these units' arm, whether or not it is the time. */
    private List<Maneuver> evolutions(List<String> actors, @Nullable UUID to) {
        var unit = scene.unit(actors.getFirst());
        var face = new Maneuver.Face(actors, to, Map.of());
        return switch (unit.arm()) {
            case INFANTRY -> List.of(face);
            case CAVALRY ->
                List.of(
                        face,
                        unit.mounted()
                                ? new Maneuver.Dismount(actors, to, Map.of())
                                : new Maneuver.Mount(actors, to, Map.of()));
            case ARTILLERY ->
                List.of(
                        face,
                        unit.formation() == Formation.LIMBERED
                                ? new Maneuver.Unlimber(actors, to, Map.of())
                                : new Maneuver.Limber(actors, to, Map.of()));
        };
    }
}
