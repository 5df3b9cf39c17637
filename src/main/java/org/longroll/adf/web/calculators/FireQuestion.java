package org.longroll.adf.web.calculators;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.rules.Nation;
import org.longroll.web.Given;

final class FireQuestion {

    private FireQuestion() {}

    static FireOrder of(FireRequest request, String at) {
        return new FireOrder(
                Given.or(request.kind(), FireKind.FIRE),
                range(request, at),
                firers(request, at),
                Given.or(request.mountedWith(), MountedWith.WEAPON),
                Questions.target(request.target(), at + "target."),
                behind(request, at));
    }

    private static Range range(FireRequest request, String at) {
        if (request.inches() != null && request.band() != null) {
            throw Given.invalid(at + "inches", "give inches or band, not both");
        }
        if (request.inches() != null) {
            return new Range.Measured(Given.inches(request.inches()));
        }
        if (request.band() != null) {
            return new Range.InBand(request.band());
        }
        return switch (Given.or(request.kind(), FireKind.FIRE)) {
            case POINT_BLANK, MELEE, DESPERATION -> new Range.Unstated();
            case FIRE, DELIBERATE, REACTION, VOLLEY -> throw Given.invalid(at + "inches", "give inches or band");
        };
    }

    private static List<Firer> firers(FireRequest request, String at) {
        var firers = new ArrayList<Firer>();
        for (var firer : request.firers()) {
            firers.add(firer(firer, at + "firers[" + firers.size() + "]."));
        }
        return firers;
    }

    private static Firer firer(FireRequest.FirerRequest firer, String at) {
        return new Firer(
                Questions.troops(
                        firer.arm(),
                        firer.quality(),
                        firer.formation(),
                        Given.yes(firer.mounted()),
                        Given.or(firer.morale(), Morale.GOOD_ORDER),
                        at),
                Questions.weapon(firer.weapon(), at + "weapon"),
                firer.arm() == Arm.ARTILLERY
                        ? Given.needed(firer.sections(), at + "sections")
                        : Given.needed(firer.figures(), at + "figures"),
                Given.or(firer.nation(), Nation.US),
                Given.yes(firer.openingVolley()),
                Given.yes(firer.inBuildings()));
    }

    private static List<Target> behind(FireRequest request, String at) {
        var targets = new ArrayList<Target>();
        for (var behind : Given.list(request.passThrough())) {
            targets.add(Questions.target(behind.target(), at + "passThrough[" + targets.size() + "].target."));
        }
        return targets;
    }
}
