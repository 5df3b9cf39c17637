package org.longroll.rff.rules;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.Firer.Weakness;
import org.longroll.rff.rules.Target.Charging;
import org.longroll.rules.Fraction;

/** A fire, put together as players say it. Unless said otherwise, trained troops in good order and in the open are fired at. */
final class Volley {

    private final List<Firer> firers = new ArrayList<>();
    private final List<Target> massed = new ArrayList<>();
    private final Set<TargetCondition> conditions = EnumSet.noneOf(TargetCondition.class);
    private Quality quality = Quality.TRAINED;
    private State before = Order.GOOD_ORDER;
    private Cover cover = Cover.NONE;
    private Charging charging = Charging.NO;
    private boolean extendedLine;
    private boolean buckAndBall;
    private boolean sharpshooters;

    /** Six or seven points, which are worth nothing on the die. */
    static Volley sixPoints() {
        return new Volley().by(SmallArm.RM, 6, 8);
    }

    Volley by(Weapon weapon, int stands, double inches, Weakness... weaknesses) {
        return by(weapon, stands, inches, Quality.TRAINED, weaknesses);
    }

    Volley by(Weapon weapon, int stands, double inches, Quality firer, Weakness... weaknesses) {
        firers.add(new Firer(
                weapon, stands, Fraction.of(BigDecimal.valueOf(inches)), firer, Set.copyOf(List.of(weaknesses))));
        return this;
    }

    Volley at(Quality target) {
        quality = target;
        return this;
    }

    Volley atGuns(Quality target) {
        quality = target;
        before = GunState.READY;
        return this;
    }

    Volley who(TargetCondition... are) {
        conditions.addAll(List.of(are));
        if (conditions.contains(TargetCondition.BROKEN)) {
            before = Order.BROKEN;
        }
        return this;
    }

    Volley already(State state) {
        before = state;
        return this;
    }

    Volley in(Cover where) {
        cover = where;
        return this;
    }

    Volley inExtendedLine() {
        extendedLine = true;
        return this;
    }

    Volley charging(Charging how) {
        charging = how;
        return this;
    }

    Volley withBuckAndBall() {
        buckAndBall = true;
        return this;
    }

    Volley withSharpshooters() {
        sharpshooters = true;
        return this;
    }

    Volley inFrontOf(State behind) {
        var kind = behind instanceof Order ? UnitKind.TROOPS : UnitKind.GUNS;
        massed.add(new Target(kind, Quality.TRAINED, Set.of(), Cover.NONE, false, behind, Charging.NO));
        return this;
    }

    FireOrder order() {
        var kind = before instanceof Order ? UnitKind.TROOPS : UnitKind.GUNS;
        return new FireOrder(
                firers.getFirst().weapon().kind(),
                firers,
                buckAndBall,
                sharpshooters,
                new Target(kind, quality, conditions, cover, extendedLine, before, charging),
                massed);
    }

    FireAnswer answer() {
        return TheRules.RFF.fire(order()).answer();
    }

    FireOutcome roll(int die) {
        return answer().roll(die).answer();
    }

    /** The outcome whose total is this, however the die would have to fall; six points add nothing. */
    FireOutcome total(int total) {
        var answer = answer();
        int die = total - answer.modifiers().sum();
        return answer.roll(die).answer();
    }

    int points() {
        return answer().points().points();
    }

    int worth(String line) {
        return TheRules.worth(answer().modifiers(), line);
    }

    String refusal() {
        return TheRules.RFF.fire(order()).refusal().orElseThrow().code();
    }
}
