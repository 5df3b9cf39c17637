package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Casualties;
import org.longroll.analysis.Charge;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Fortune;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.report.Honour;
import org.longroll.report.story.Names;
import org.longroll.report.story.Text;
import org.longroll.report.story.TurnWords;

/** Distinctions of units; those without a holder, or with nobody to compare with, are left out. */
final class Honours {

    /** Shaken, broken, silenced or worse, in any system. */
    private static final double BROKEN = 0.5;

    private final Analysis analysis;
    private final Names names;
    private final Map<String, Subject> units;

    Honours(Analysis analysis, Names names) {
        this.analysis = analysis;
        this.names = names;
        this.units = analysis.curves().stream()
                .map(Curve::subject)
                .filter(subject -> subject.kind() == Subject.Kind.UNIT)
                .collect(Collectors.toMap(Subject::id, subject -> subject));
    }

    List<Honour> all() {
        var honours = new ArrayList<Honour>();
        deadliest().ifPresent(honours::add);
        steadiest().ifPresent(honours::add);
        boldest().ifPresent(honours::add);
        unluckiest().ifPresent(honours::add);
        return honours;
    }

    /** The unit that caused the most losses. */
    private Optional<Honour> deadliest() {
        var given = analysis.casualties().stream()
                .collect(Collectors.groupingBy(
                        Casualties::unit, Collectors.summingDouble(each -> each.troopsGiven() + each.gunsGiven())));
        return best(given).map(best -> {
            boolean alone = given.values().stream()
                            .filter(score -> score.equals(best.getValue()))
                            .count()
                    == 1;
            return new Honour(
                    "The deadliest",
                    name(best.getKey()),
                    "It cost the enemy %s, %s."
                            .formatted(
                                    given(best.getKey()),
                                    alone ? "more than any other unit" : "and no unit cost it more"));
        });
    }

    /** A fire of several units counts for each of them in equal shares. */
    private String given(String unit) {
        var own = analysis.casualties().stream()
                .filter(each -> each.unit().equals(unit))
                .toList();
        double troops = own.stream().mapToDouble(Casualties::troopsGiven).sum();
        double guns = own.stream().mapToDouble(Casualties::gunsGiven).sum();
        boolean whole = troops == Math.rint(troops) && guns == Math.rint(guns);
        var strength = new Strength((int) Math.round(troops), (int) Math.round(guns));
        return (whole ? "" : "about ") + TurnWords.strength(strength, analysis.terms());
    }

    /** The unit that lost the largest share among those that were never worse than disordered. */
    private Optional<Honour> steadiest() {
        var steady = analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.UNIT)
                .filter(curve -> curve.byTurn().getLast().severity() == 0
                        && !curve.byTurn().getLast().strength().isNone())
                .filter(curve -> curve.byEntry().stream().allMatch(point -> point.severity() < BROKEN))
                .filter(curve -> share(curve) > 0)
                .toList();
        return steady.stream()
                .filter(curve -> steady.size() > 1)
                .max(Comparator.comparingDouble(Honours::share)
                        .thenComparing(curve -> curve.subject().id()))
                .map(curve -> new Honour(
                        "The steadiest",
                        curve.subject().name(),
                        "It lost %s of %s, never broke and ended in good order."
                                .formatted(
                                        Text.number(count(curve.mustered())
                                                - count(curve.byTurn().getLast().strength())),
                                        TurnWords.strength(curve.mustered(), analysis.terms()))));
    }

    private static double share(Curve curve) {
        var left = curve.byTurn().getLast().strength();
        int mustered = count(curve.mustered());
        return mustered == 0 ? 0 : 1 - (double) count(left) / mustered;
    }

    /** A unit has troops or guns, never both. */
    private static int count(Strength strength) {
        return strength.troops() + strength.guns();
    }

    /** A longer list of names is a number. */
    private static final int MOST_NAMED = 4;

    private Optional<Honour> boldest() {
        var won = analysis.charges().stream()
                .filter(charge -> charge.winner() == Charge.Winner.ATTACKER)
                .flatMap(charge -> charge.attackers().stream())
                .collect(Collectors.groupingBy(unit -> unit, Collectors.summingDouble(unit -> 1)));
        return best(won)
                .map(best -> new Honour(
                        "The boldest",
                        name(best.getKey()),
                        "It carried home %s, against %s."
                                .formatted(Text.count(best.getValue().intValue(), "charge"), beaten(best.getKey()))));
    }

    private String beaten(String unit) {
        var beaten = analysis.charges().stream()
                .filter(charge -> charge.winner() == Charge.Winner.ATTACKER)
                .filter(charge -> charge.attackers().contains(unit))
                .map(charge -> names.unit(charge.target()))
                .distinct()
                .toList();
        return beaten.size() > MOST_NAMED ? Text.count(beaten.size(), "unit") : Text.list(beaten);
    }

    /** With a few rolls anybody can be the unluckiest. */
    private Optional<Honour> unluckiest() {
        var compared = analysis.luck().byUnit().stream()
                .filter(fortune -> fortune.rolls() >= Fortune.ENOUGH_ROLLS)
                .toList();
        return compared.stream()
                .filter(fortune -> compared.size() > 1 && fortune.z() < -1)
                .min(Comparator.comparingDouble(Fortune::chance)
                        .thenComparing(fortune -> fortune.subject().id()))
                .map(fortune -> new Honour("The unluckiest", fortune.subject().name(), luck(fortune)));
    }

    /** The name is shown before it. */
    private static String luck(Fortune fortune) {
        var told = fortune.sentence().substring(fortune.subject().name().length());
        return "It" + Text.oddsInWords(told, "unit");
    }

    private static Optional<Map.Entry<String, Double>> best(Map<String, Double> scores) {
        var some =
                scores.entrySet().stream().filter(score -> score.getValue() > 0).toList();
        return some.stream()
                .filter(score -> some.size() > 1)
                .max(Map.Entry.<String, Double>comparingByValue()
                        .thenComparing(
                                Map.Entry.<String, Double>comparingByKey().reversed()));
    }

    private String name(String unit) {
        return units.containsKey(unit) ? units.get(unit).name() : unit;
    }
}
