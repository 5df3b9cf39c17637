package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.battle.Possibility;

/** Every kind of entry that these sides could record now, found with the same objections as the orders. */
record Outlook(Scene scene, AdfField field, Plays plays, Set<String> sides) {

    Outlook(Scene scene, Set<String> sides) {
        this(scene, scene.field(), Plays.of(scene), sides);
    }

    List<Possibility> next() {
        var next = new ArrayList<Possibility>();
        if (!field.dues().isEmpty()) {
            new DuePlay(scene).next(next);
            if (field.dues().stream().allMatch(due -> due.why() == DueReason.FEAR_OF_CHARGE)) {
                new ReactionOutlook(scene, plays, sides).next(next);
            }
            return next;
        }
        charge(next);
        new PursuitPlay(scene).next(next);
        new ReactionOutlook(scene, plays, sides).next(next);
        competence(next);
        goingOn(next);
        return next;
    }

    /** Adds the entries that the active side may record next; a charge that fell short is over then. */
    private void goingOn(List<Possibility> next) {
        var then = scene.goingOn();
        if (sides.contains(field.activeSide())) {
            new DeedOutlook(then, then == scene ? plays : Plays.of(then)).next(next);
        }
        new LeaderOutlook(then, sides).next(next);
        new TurnPlay(then).next(next);
    }

    private void charge(List<Possibility> next) {
        var charge = field.charge();
        if (charge == null || charge.fallenShort()) {
            return;
        }
        switch (charge.stage()) {
            case CLOSE, CONTACT -> next.add(meeting("impact", charge));
            case MELEE -> next.add(meeting("melee", charge));
            case APPROACH, VOLLEYS, WON -> {}
        }
    }

    private static Possibility meeting(String type, AdfCharge charge) {
        var actors = new ArrayList<>(charge.units());
        actors.add(charge.target());
        return Possibility.of(type, null).inCharge(charge.id()).by(actors).with("targets", List.of(charge.target()));
    }

    private void competence(List<Possibility> next) {
        for (var side : sides) {
            var units = scene.present(side).stream()
                    .filter(unit -> plays.orders().competence(unit).refusal().isEmpty())
                    .map(AdfUnit::id)
                    .toList();
            if (!units.isEmpty()) {
                next.add(Possibility.of("competence-test", side).by(units));
            }
        }
    }
}
