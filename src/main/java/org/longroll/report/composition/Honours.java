package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Casualties;
import org.longroll.analysis.Charge;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Fortune;
import org.longroll.analysis.Subject;
import org.longroll.report.Honour;
import org.longroll.report.story.Text;

/** Distinctions of units and leaders; those without a holder are left out. */
final class Honours {

    /** Fewer rolls say nothing about luck. */
    private static final int ROLLS_FOR_LUCK = 10;

    private final Analysis analysis;
    private final Map<String, Subject> units;

    Honours(Analysis analysis) {
        this.analysis = analysis;
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
        return best(given)
                .map(best ->
                        new Honour("The deadliest", name(best.getKey()), "cost the enemy " + figure(best.getValue())));
    }

    /** The unit that lost the largest share among those that never ran and are in good order at the end. */
    private Optional<Honour> steadiest() {
        return analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.UNIT)
                .filter(curve -> curve.byTurn().getLast().severity() == 0
                        && !curve.byTurn().getLast().strength().isNone())
                .filter(curve -> share(curve) > 0)
                .max(Comparator.comparingDouble(Honours::share)
                        .thenComparing(curve -> curve.subject().id()))
                .map(curve -> new Honour(
                        "The steadiest",
                        curve.subject().name(),
                        "lost %d of every 100 and ended in good order".formatted(Math.round(100 * share(curve)))));
    }

    private static double share(Curve curve) {
        var left = curve.byTurn().getLast().strength();
        int mustered = curve.mustered().troops() + curve.mustered().guns();
        return mustered == 0 ? 0 : 1 - (double) (left.troops() + left.guns()) / mustered;
    }

    private Optional<Honour> boldest() {
        var won = analysis.charges().stream()
                .filter(charge -> charge.winner() == Charge.Winner.ATTACKER)
                .flatMap(charge -> charge.attackers().stream())
                .collect(Collectors.groupingBy(unit -> unit, Collectors.summingDouble(unit -> 1)));
        return best(won)
                .map(best -> new Honour(
                        "The boldest",
                        name(best.getKey()),
                        "carried home " + Text.count(best.getValue().intValue(), "charge")));
    }

    private Optional<Honour> unluckiest() {
        return analysis.luck().byUnit().stream()
                .filter(fortune -> fortune.rolls() >= ROLLS_FOR_LUCK && fortune.z() < -1)
                .min(Comparator.comparingDouble(Fortune::z)
                        .thenComparing(fortune -> fortune.subject().id()))
                .map(fortune -> new Honour("The unluckiest", fortune.subject().name(), luck(fortune)));
    }

    /** The sentence without the name, which is shown before it. */
    private static String luck(Fortune fortune) {
        var sentence = fortune.sentence();
        return sentence.substring(fortune.subject().name().length() + 1, sentence.length() - 1);
    }

    private static Optional<Map.Entry<String, Double>> best(Map<String, Double> scores) {
        return scores.entrySet().stream()
                .filter(score -> score.getValue() > 0)
                .max(Map.Entry.<String, Double>comparingByValue()
                        .thenComparing(
                                Map.Entry.<String, Double>comparingByKey().reversed()));
    }

    private String figure(double number) {
        var words =
                number == Math.rint(number) ? Text.number((int) number) : String.format(Locale.ROOT, "%.1f", number);
        return words + " " + (number == 1 ? "casualty" : "casualties");
    }

    private String name(String unit) {
        return units.containsKey(unit) ? units.get(unit).name() : unit;
    }
}
