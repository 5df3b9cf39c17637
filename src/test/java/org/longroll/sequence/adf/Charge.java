package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.rules.Fraction;

/** A charge, from its declaration to the advance of the winner. */
final class Charge {

    /** Where it stands in the charge procedure. */
    enum Step {
        /** It comes on: reactions, the countercharge, and the check at one inch are to come. */
        APPROACH,
        /** Within an inch, after the check: point blank fire, then the impact. */
        CLOSE,
        /** A countercharge has met it, or a melee leaves both standing: the impact. */
        CONTACT,
        MELEE,
        /** It stopped short; both may fire a volley. */
        VOLLEYS,
        /** The attackers won and may follow or impact another unit. */
        WON
    }

    final String id;
    /** The entry that is reacted to: the declaration, or the pursuit. */
    String trigger;

    final List<String> attackers;
    String target;
    Aspect aspect;
    Step step = Step.APPROACH;
    /** The gap at the declaration, unknown in a pursuit whose inches nobody said. */
    @Nullable Fraction gap;

    Fraction distance;
    /** The inches at which each unit falls into disorder. */
    final Map<String, Fraction> disorderPoints = new HashMap<>();

    /** How far it has come when it meets its target. */
    @Nullable Fraction come;

    /** How far the target fell back in a check, so that the winner may follow. */
    @Nullable Fraction fellBack;

    boolean countercharged;
    /** Both have fired in a melee, and its checks are being taken. */
    boolean fought;

    boolean disengaged;
    /** What an advance of the winner may come to. */
    @Nullable Fraction follow;

    @Nullable Fraction stoppedAt;

    final List<String> volleys = new ArrayList<>();
    final Set<String> beaten = new HashSet<>();

    Charge(String id, List<String> attackers, String target, Aspect aspect, Fraction distance) {
        this.id = id;
        this.trigger = id;
        this.attackers = new ArrayList<>(attackers);
        this.target = target;
        this.aspect = aspect;
        this.distance = distance;
    }

    String lead() {
        return attackers.getFirst();
    }

    /** Whether nothing else of the active side goes on until it is fought out. */
    boolean isUnderWay() {
        return step.compareTo(Step.MELEE) <= 0;
    }

    /** Those who count as charging: the attackers, and a unit that went to meet them. */
    boolean charges(String unit) {
        return isUnderWay() && (attackers.contains(unit) || countercharged && target.equals(unit));
    }

    boolean fallsShort() {
        return !countercharged && gap != null && !Objects.requireNonNull(gap).atMost(distance);
    }

    /** Whether it comes to within one inch of its target. */
    boolean comesWithinAnInch() {
        return gap == null || Objects.requireNonNull(gap).atMost(distance.plus(Fraction.ONE));
    }
}
