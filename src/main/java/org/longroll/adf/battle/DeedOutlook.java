package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.battle.Possibility;

/** What the units of the active side may do now. */
final class DeedOutlook {

    private final Scene scene;
    private final List<String> terrains;
    private final AdfField field;
    private final String side;
    private final Offers offers = new Offers();
    private final Plays plays;
    private final Marches marches;
    private final FireOutlook fires;
    private final ChargeOutlook charges;

    DeedOutlook(Scene scene, Plays plays) {
        this.scene = scene;
        this.terrains = scene.chart().field().adjacentInches().keySet().stream()
                .map(Terrain::word)
                .toList();
        this.plays = plays;
        this.marches = new Marches(scene);
        this.fires = new FireOutlook(scene);
        this.charges = new ChargeOutlook(scene);
        this.field = scene.field();
        this.side = field.activeSide();
    }

    void next(List<Possibility> next) {
        if (!field.clock().part().ofASide()
                || new DeedObjections(scene).chargeUnderWay().isPresent()) {
            return;
        }
        var own = scene.present(side);
        var enemies =
                scene.present(scene.enemyOf(side)).stream().map(AdfUnit::id).toList();
        for (var actors : actors(own)) {
            moves(actors);
            formations(actors);
            charges(actors, enemies);
            if (plays.orders().toReforming(actors, null).isEmpty()) {
                offers.add(of("reform"), actors);
            }
        }
        for (var unit : own) {
            alone(unit, enemies);
        }
        offers.into(next);
        groups(next, own);
        merges(next, own);
    }

    private Possibility of(String type) {
        return Possibility.of(type, side);
    }

    /** Each unit, or the group that it acts with. */
    private List<List<String>> actors(List<AdfUnit> own) {
        var actors = new ArrayList<List<String>>();
        field.groups().stream()
                .map(field::membersOf)
                .filter(members -> !members.isEmpty())
                .forEach(actors::add);
        own.stream()
                .map(AdfUnit::id)
                .filter(unit -> field.groupOf(unit).isEmpty())
                .forEach(unit -> actors.add(List.of(unit)));
        return actors;
    }

    private void moves(List<String> actors) {
        marches.left(actors).ifPresent(reach -> offers.add(reach.over(of("move")), actors));
        if (plays.maneuvers().toDisengaging(actors, null).isEmpty()) {
            marches.disengaging(actors).ifPresent(reach -> offers.add(reach.over(of("disengage")), actors));
        }
    }

    private void formations(List<String> actors) {
        var formations = plays.changes().formations(actors, null);
        if (!formations.isEmpty()) {
            offers.add(of("change-formation").with("formations", formations), actors);
        }
        for (var change : plays.changes().evolutions(actors, null)) {
            if (plays.changes().toChanging(change).isEmpty()) {
                offers.add(of(change.type()), actors);
            }
        }
    }

    private void charges(List<String> actors, List<String> enemies) {
        if (enemies.isEmpty() || plays.charges().toCharging(actors).isPresent()) {
            return;
        }
        var terrains = charges.terrains(actors);
        if (!terrains.isEmpty()) {
            offers.add(of("charge").with("targets", enemies).with("terrains", terrains), actors);
        }
    }

    /** What each unit does by itself, of a group or not. */
    private void alone(AdfUnit unit, List<String> enemies) {
        var actor = List.of(unit.id());
        if (plays.checks().toRallying(actor, null).isEmpty()) {
            offers.add(of("rally"), actor);
        }
        if (plays.orders().toRunning(actor).isEmpty()) {
            offers.add(of("rout").with("terrains", terrains), actor);
        }
        if (enemies.isEmpty()) {
            return;
        }
        for (var kind : List.of(FireKind.FIRE, FireKind.DELIBERATE)) {
            if (plays.fires().toKind(kind, actor, enemies.getFirst(), null).isEmpty()) {
                fires.offer(offers, of("fire"), unit, kind, enemies);
            }
        }
    }

    private void groups(List<Possibility> next, List<AdfUnit> own) {
        var play = new GroupPlay(scene);
        var offered = new Offers();
        for (var unit : own) {
            if (play.toJoining(unit.id(), "units").isEmpty()) {
                offered.add(
                        of("group")
                                .with(
                                        "actions",
                                        GroupPlay.ACTIONS.stream().sorted().toList())
                                .with(
                                        "like",
                                        List.of(
                                                unit.arm().word(),
                                                unit.formation().word(),
                                                seat(unit))),
                        List.of(unit.id()));
            }
        }
        var groups = new ArrayList<Possibility>();
        offered.into(groups);
        groups.stream().filter(group -> group.units().size() > 1).forEach(next::add);
    }

    private static String seat(AdfUnit unit) {
        return unit.mounted() ? "mounted" : "on-foot";
    }

    /** Which two merge: one of the units, with one of those that it has as its option. */
    private void merges(List<Possibility> next, List<AdfUnit> own) {
        var play = new GroupPlay(scene);
        var able = own.stream()
                .map(AdfUnit::id)
                .filter(unit -> play.toActing(List.of(unit)).isEmpty())
                .toList();
        for (int i = 0; i < able.size(); i++) {
            var one = able.get(i);
            var others = able.subList(i + 1, able.size()).stream()
                    .filter(other -> play.toMerging(List.of(one, other)).isEmpty())
                    .toList();
            if (!others.isEmpty()) {
                next.add(of("merge").by(List.of(one)).with("with", others));
            }
        }
    }
}
