package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.longroll.analysis.Happening.Fired;
import org.longroll.analysis.Happening.Lost;

/** Collects every fire, and the effect of the fire of each unit and side. */
final class FireBook {

    private final List<Fire> fires = new ArrayList<>();

    void add(Moment moment, Fired fired) {
        fires.add(new Fire(
                moment,
                fired.kind(),
                fired.firers(),
                fired.target(),
                fired.result(),
                fired.effect(),
                fired.spread().mean(),
                fired.spread().variance(),
                Strength.NONE,
                fired.shaken(),
                fired.shakenChance()));
    }

    /** A target's losses in the entry of a fire are due to that fire. */
    void add(Moment moment, Lost lost) {
        for (int i = fires.size() - 1; i >= 0 && fires.get(i).moment().equals(moment); i--) {
            var fire = fires.get(i);
            if (fire.target().equals(lost.unit()) && fire.firers().equals(lost.by())) {
                fires.set(i, with(fire, fire.lost().plus(lost.lost())));
                return;
            }
        }
    }

    private static Fire with(Fire fire, Strength lost) {
        return new Fire(
                fire.moment(),
                fire.kind(),
                fire.firers(),
                fire.target(),
                fire.result(),
                fire.effect(),
                fire.expected(),
                fire.variance(),
                lost,
                fire.checkForced(),
                fire.checkExpected());
    }

    List<Fire> fires() {
        return fires;
    }

    List<Effectiveness> effectiveness(Subjects subjects) {
        var sums = new TreeMap<Subject, Effectiveness>(subjects.order());
        for (var fire : fires) {
            fire.firers().stream()
                    .flatMap(unit -> subjects.whose(unit).stream())
                    .distinct()
                    .forEach(subject -> sums.merge(subject, one(subject, fire), FireBook::sum));
        }
        return List.copyOf(sums.values());
    }

    private static Effectiveness one(Subject subject, Fire fire) {
        return new Effectiveness(
                subject,
                1,
                fire.effect(),
                fire.expected(),
                fire.variance(),
                fire.checkForced() ? 1 : 0,
                fire.checkExpected());
    }

    private static Effectiveness sum(Effectiveness one, Effectiveness other) {
        return new Effectiveness(
                one.subject(),
                one.fires() + other.fires(),
                one.effect() + other.effect(),
                one.expected() + other.expected(),
                one.variance() + other.variance(),
                one.checksForced() + other.checksForced(),
                one.checksExpected() + other.checksExpected());
    }
}
