package org.longroll.adf.battle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.battle.Possibility;

record DeedOutlook(Scene scene, AdfField field, String side, List<String> enemies, Plays plays) {

    DeedOutlook(Scene scene, Plays plays) {
        this(
                scene,
                scene.field(),
                scene.field().activeSide(),
                scene.present(scene.enemyOf(scene.field().activeSide())).stream()
                        .map(AdfUnit::id)
                        .toList(),
                plays);
    }

    void next(List<Possibility> next) {
        if (!field.clock().part().ofASide() || scene.deeds().chargeUnderWay().isPresent()) {
            return;
        }
        var offers = new Offers();
        var groups = new Offers();
        var own = scene.present(side);
        together(offers, own);
        for (var alike : Stance.alike(field, own.stream().filter(this::onItsOwn).toList(), List.of())) {
            var first = scene.unit(alike.getFirst());
            offers.addAll(toOne(first), alike);
            groups.addAll(toJoin(first), alike);
        }
        offers.into(next);
        groups.into(next, 2);
        merges(next, own);
    }

    private boolean onItsOwn(AdfUnit unit) {
        return field.groupOf(unit.id()).isEmpty();
    }

    /** The declared groups, and what their members may do one by one. */
    private void together(Offers offers, List<AdfUnit> own) {
        field.groups().stream()
                .map(field::membersOf)
                .filter(members -> !members.isEmpty())
                .forEach(members -> asOne(offers, members));
        own.stream().filter(unit -> !onItsOwn(unit)).forEach(unit -> alone(offers, unit));
    }

    private Offers toOne(AdfUnit unit) {
        var offers = new Offers();
        asOne(offers, List.of(unit.id()));
        alone(offers, unit);
        return offers;
    }

    private void asOne(Offers offers, List<String> actors) {
        moves(offers, actors);
        plays.changes().offer(offers, actors, null, this::of);
        charges(offers, actors);
        offers.unless(plays.orders().toReforming(actors, null), of("reform"), actors);
    }

    private Possibility of(String type) {
        return Possibility.of(type, side);
    }

    private List<String> terrains() {
        return scene.chart().field().adjacentInches().keySet().stream()
                .map(Terrain::word)
                .toList();
    }

    private void moves(Offers offers, List<String> actors) {
        plays.marches().left(actors).ifPresent(reach -> offers.add(reach.over(of("move")), actors));
    }

    private void charges(Offers offers, List<String> actors) {
        if (enemies.isEmpty() || plays.charges().toCharging(actors).isPresent()) {
            return;
        }
        plays.grounds()
                .farthest(actors)
                .ifPresent(reach -> offers.add(reach.over(of("charge").with("targets", enemies)), actors));
    }

    /** Offers the deeds that each unit may do by itself, in a group or not. */
    private void alone(Offers offers, AdfUnit unit) {
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

    private Offers toJoin(AdfUnit unit) {
        var offers = new Offers();
        var group = of("group")
                .with("like", List.of(unit.arm().word(), unit.formation().word(), seat(unit)));
        offers.unless(new GroupPlay(scene).toJoining(unit.id(), "units"), group, List.of(unit.id()));
        return offers;
    }

    private static String seat(AdfUnit unit) {
        return unit.mounted() ? "mounted" : "on-foot";
    }

    /** Pairs of regiments of one brigade that may merge: one of the units, with one of its options. */
    private void merges(List<Possibility> next, List<AdfUnit> own) {
        var play = new GroupPlay(scene);
        var brigades = own.stream()
                .filter(unit -> play.toActing(List.of(unit.id())).isEmpty())
                .collect(Collectors.groupingBy(
                        AdfUnit::brigade, LinkedHashMap::new, Collectors.mapping(AdfUnit::id, Collectors.toList())));
        for (var able : brigades.values()) {
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
}
