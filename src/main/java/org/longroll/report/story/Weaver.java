package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Field;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.story.ChargeBeat.Charged;
import org.longroll.report.story.ChargeBeat.Clashed;

/**
 * Joins beats that one sentence can tell. A beat joins an earlier one if no beat in between is about one of the same
 * units, so the order of events stays the same for each unit.
 */
final class Weaver {

    /** How many beats back a beat may join another. */
    private static final int REACH = 8;

    private final List<Passage> taken = new ArrayList<>();
    private final List<Passage> passages = new ArrayList<>();

    void take(Beat beat, RecordedOrder said, Field before) {
        taken.add(Passage.of(beat, said, before));
    }

    /** In order. What is left out is left out before beats are joined, so that no sentence has its entries. */
    Woven woven(int least) {
        var low = new ArrayList<Passage>();
        var quiet = new ArrayList<Passage>();
        for (int i = 0; i < taken.size(); i++) {
            var passage = taken.get(i);
            var later = taken.subList(i + 1, taken.size());
            var ranLow = Effects.ranLow(passage.beat().effects());
            if (!ranLow.isEmpty()) {
                low.add(passage.as(new Beat.Befell(ranLow)));
            }
            if (isQuiet(passage.beat(), later)) {
                quiet.add(passage);
            } else {
                left(passage.beat(), later).forEach(beat -> weave(passage.as(beat)));
            }
        }
        low.stream().reduce((some, more) -> some.and(more).orElse(more)).ifPresent(passages::add);
        taken.clear();
        return Woven.of(passages, quiet, least);
    }

    /** Whether a fire or a check left everybody as they were; a fire that called a check is as quiet as that. */
    private static boolean isQuiet(Beat beat, List<Passage> later) {
        return switch (beat) {
            case NerveBeat.Tested test -> Effects.areQuiet(test.effects());
            case Beat.Fired fired ->
                Effects.areQuiet(Effects.withoutRanLow(fired.effects()))
                        && later.stream()
                                .filter(each -> each.beat() instanceof NerveBeat.Tested test
                                        && test.why() == NerveBeat.Tested.Why.FIRE
                                        && fired.targets().containsAll(test.units()))
                                .findFirst()
                                .map(each -> ((NerveBeat.Tested) each.beat()).didNoHarm())
                                .orElse(true);
            default -> false;
        };
    }

    private void weave(Passage told) {
        var next = told.beat() instanceof Clashed clash && gaveGround(clash)
                ? told.as(clash.after(Clashed.Prelude.DEFENDERS_WENT_BACK))
                : told;
        int last = Math.max(0, passages.size() - REACH);
        for (int i = passages.size() - 1; i >= last; i--) {
            var joined = passages.get(i).and(next);
            if (joined.isPresent() && !isOvertaken(i, next) && !isBlurred(i, next, joined.get())) {
                passages.set(i, joined.get());
                return;
            }
            if (passages.get(i).touches(next)) {
                break;
            }
        }
        passages.add(next);
    }

    /** Whether a passage that stands before another has since taken in what happened to one of the same units. */
    private boolean isOvertaken(int place, Passage next) {
        int since = passages.get(place).entries().getFirst();
        return passages.subList(Math.max(0, place - REACH), place).stream()
                .anyMatch(
                        other -> other.touches(next) && other.entries().stream().anyMatch(entry -> entry > since));
    }

    /** Whether the defenders went back from this charge before it struck. */
    private boolean gaveGround(Clashed clash) {
        for (var passage : passages.reversed()) {
            if (passage.beat() instanceof Charged charge && charge.units().containsAll(clash.attackers())) {
                return Effects.gaveWay(charge.fear()).containsAll(clash.defenders());
            }
            if (isFearOfACharge(passage)
                    && Effects.gaveWay(passage.beat().effects()).containsAll(clash.defenders())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFearOfACharge(Passage passage) {
        return passage.beat() instanceof NerveBeat.Tested test && test.why() == NerveBeat.Tested.Why.CHARGE;
    }

    /**
     * Whether a join would say of one unit what was true before something else happened to it: a check of others joins
     * no check before what befell the first since, who was struck again is not told of before what happened since, and
     * a charge is not stopped before the enemy was afraid of it.
     */
    private boolean isBlurred(int place, Passage next, Passage joined) {
        var before = passages.get(place);
        return switch (joined.beat()) {
            case Beat.OfUnits check ->
                (next.beat() instanceof Beat.Moved || !before.about().containsAll(next.about()))
                        && passages.subList(place + 1, passages.size()).stream()
                                .anyMatch(since -> since.struck(before.about()));
            case Beat.Fired stopped
            when next.beat() instanceof NerveBeat.Tested test
                    && test.effects().stream().anyMatch(Effects::isWorse) ->
                passages.subList(place + 1, passages.size()).stream().anyMatch(Weaver::isFearOfACharge);
            case Beat.Befell later -> place < passages.size() - 1;
            default -> false;
        };
    }

    /**
     * The part of a beat that is told. That a unit was slow, or could not be rallied, is told only if it did no better
     * later; who came to harm before it was rallied is told apart.
     */
    private static List<Beat> left(Beat beat, List<Passage> later) {
        return switch (beat) {
            case Beat.Fired fired -> List.of(fired.withoutRanLow());
            case Beat.Befell(var effects) -> {
                var others = Effects.withoutRanLow(effects);
                yield others.isEmpty() ? List.of() : List.of(new Beat.Befell(others));
            }
            case Beat.Moved slow
            when slow.manner() == Beat.Moved.Manner.WAS_SLOW -> {
                var others = slow.units().stream()
                        .filter(unit ->
                                later.stream().noneMatch(each -> each.about().contains(unit)))
                        .toList();
                yield others.isEmpty()
                        ? List.of()
                        : List.of(new Beat.Moved(slow.side(), slow.manner(), slow.into(), others));
            }
            case NerveBeat.Rallied vain when !vain.succeeded() -> left(vain, later);
            default -> List.of(beat);
        };
    }

    private static List<Beat> left(NerveBeat.Rallied vain, List<Passage> later) {
        var inVain = new ArrayList<String>();
        var atFirst = new ArrayList<String>();
        for (var unit : vain.units()) {
            boolean rallied = later.stream().anyMatch(each -> rallied(each, unit));
            if (!rallied) {
                inVain.add(unit);
            } else if (!isVain(vain, unit)) {
                atFirst.add(unit);
            }
        }
        var told = new ArrayList<Beat>();
        if (!inVain.isEmpty()) {
            told.add(vain.only(inVain));
        }
        if (!atFirst.isEmpty()) {
            told.add(vain.only(atFirst).atFirst());
        }
        return told;
    }

    private static boolean isVain(NerveBeat.Rallied rallied, String unit) {
        return Effects.of(rallied.effects(), unit).stream().allMatch(Effect.Held.class::isInstance);
    }

    private static boolean rallied(Passage passage, String unit) {
        return switch (passage.beat()) {
            case NerveBeat.Rallied rallied ->
                rallied.succeeded() && rallied.units().contains(unit);
            case NerveBeat.Tested test ->
                Effects.of(test.effects(), unit).stream().anyMatch(Effects::isBetter);
            default -> false;
        };
    }
}
