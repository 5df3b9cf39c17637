package org.longroll.report.composition;

import java.util.Comparator;
import java.util.List;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Moment;
import org.longroll.analysis.Subject;
import org.longroll.battle.Battle;
import org.longroll.report.Fallen;

/** Units that were lost, each with the entry in which it was. */
record LostUnits(Battle battle, Analysis analysis) {

    List<Fallen> all() {
        var lost = battle.field().lostUnits();
        return analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.UNIT)
                .filter(curve -> lost.contains(curve.subject().id()))
                .map(this::fallen)
                .sorted(Comparator.comparingInt(Fallen::entry))
                .toList();
    }

    private Fallen fallen(Curve unit) {
        var last = end(unit);
        return new Fallen(
                unit.subject().name(),
                battle.table().name(unit.subject().side()),
                "lost as a unit",
                last.turn(),
                last.number());
    }

    /** The entry since which it has no strength; a unit that the umpire brought back is lost when it is lost again. */
    private static Moment end(Curve unit) {
        var points = unit.byEntry();
        int last = points.size() - 1;
        while (last > 0 && points.get(last - 1).strength().isNone()) {
            last--;
        }
        return points.get(last).moment();
    }
}
