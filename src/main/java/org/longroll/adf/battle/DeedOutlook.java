package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.battle.Possibility;

record DeedOutlook(Scene scene, AdfField field, String side, Plays plays, Offers offers) {

    DeedOutlook(Scene scene, Plays plays) {
        this(scene, scene.field(), scene.field().activeSide(), plays, new Offers());
    }

    void next(List<Possibility> next) {
        if (!field.clock().part().ofASide() || scene.deeds().chargeUnderWay().isPresent()) {
            return;
        }
        var own = scene.present(side);
        var enemies =
                scene.present(scene.enemyOf(side)).stream().map(AdfUnit::id).toList();
        for (var actors : actors(own)) {
            moves(actors);
            plays.changes().offer(offers, actors, null, this::of);
            charges(actors, enemies);
            offers.unless(plays.orders().toReforming(actors, null), of("reform"), actors);
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

    private List<String> terrains() {
        return scene.chart().field().adjacentInches().keySet().stream()
                .map(Terrain::word)
                .toList();
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
        plays.marches().left(actors).ifPresent(reach -> offers.add(reach.over(of("move")), actors));
        if (plays.maneuvers().toDisengaging(actors, null).isEmpty()) {
            plays.marches().disengaging(actors).ifPresent(reach -> offers.add(reach.over(of("disengage")), actors));
        }
    }

    private void charges(List<String> actors, List<String> enemies) {
        if (enemies.isEmpty() || plays.charges().toCharging(actors).isPresent()) {
            return;
        }
        var terrains = plays.grounds().terrains(actors);
        if (!terrains.isEmpty()) {
            offers.add(of("charge").with("targets", enemies).with("terrains", terrains), actors);
        }
    }

    /** What each unit may do by itself, in a group or not. */
    private void alone(AdfUnit unit, List<String> enemies) {
        var actor = List.of(unit.id());
        offers.unless(plays.checks().toRallying(actor, null), of("rally"), actor);
        offers.unless(plays.orders().toRunning(actor), of("rout").with("terrains", terrains()), actor);
        if (enemies.isEmpty()) {
            return;
        }
        for (var kind : List.of(FireKind.FIRE, FireKind.DELIBERATE)) {
            if (plays.fires().toKind(kind, actor, enemies.getFirst(), null).isEmpty()) {
                plays.bands().offer(offers, of("fire"), unit, kind, enemies);
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

    /** Pairs of regiments that may merge: one of the units, with one of its options. */
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
