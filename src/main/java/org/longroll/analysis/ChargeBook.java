package org.longroll.analysis;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.longroll.analysis.Charge.Winner;
import org.longroll.analysis.Happening.ChargeOver;
import org.longroll.analysis.Happening.Charged;
import org.longroll.analysis.Happening.Clashed;
import org.longroll.analysis.Happening.Lost;

/** Follows every charge from its declaration to its end. */
final class ChargeBook {

    /** Losses at close quarters; fire at a charge on its way counts as fire. */
    private static final Set<Cause> AT_CLOSE_QUARTERS = EnumSet.of(Cause.CHARGE, Cause.MELEE, Cause.SURRENDER);

    private final Map<UUID, Charge> charges = new LinkedHashMap<>();

    void add(Moment moment, Charged charged) {
        charges.put(
                charged.charge(),
                new Charge(
                        moment,
                        charged.units(),
                        charged.target(),
                        Winner.NOBODY,
                        List.of(),
                        null,
                        Strength.NONE,
                        Strength.NONE));
    }

    void add(Clashed clashed) {
        charges.computeIfPresent(clashed.charge(), (id, charge) -> {
            var results = new ArrayList<>(charge.results());
            results.add(clashed.result());
            return with(charge, clashed.winner(), results, clashed.result());
        });
    }

    /** A charge that came to an impact has the result of the impact. */
    void add(ChargeOver over) {
        charges.computeIfPresent(
                over.charge(),
                (id, charge) ->
                        charge.result() != null ? charge : with(charge, charge.winner(), charge.results(), over.why()));
    }

    private static Charge with(Charge charge, Winner winner, List<String> results, String result) {
        return new Charge(
                charge.moment(),
                charge.attackers(),
                charge.target(),
                winner,
                results,
                result,
                charge.attackersLost(),
                charge.defendersLost());
    }

    /** The loss belongs to the latest charge between the two. */
    void add(Lost lost) {
        if (!AT_CLOSE_QUARTERS.contains(lost.cause())) {
            return;
        }
        charges.values().stream()
                .filter(charge -> between(charge, lost))
                .reduce((earlier, later) -> later)
                .ifPresent(charge -> charges.replaceAll((id, each) -> each == charge ? with(charge, lost) : each));
    }

    private static boolean between(Charge charge, Lost lost) {
        return charge.attackers().contains(lost.unit()) && lost.by().contains(charge.target())
                || charge.target().equals(lost.unit()) && lost.by().stream().anyMatch(charge.attackers()::contains);
    }

    private static Charge with(Charge charge, Lost lost) {
        boolean attackers = charge.attackers().contains(lost.unit());
        return new Charge(
                charge.moment(),
                charge.attackers(),
                charge.target(),
                charge.winner(),
                charge.results(),
                charge.result(),
                attackers ? charge.attackersLost().plus(lost.lost()) : charge.attackersLost(),
                attackers ? charge.defendersLost() : charge.defendersLost().plus(lost.lost()));
    }

    List<Charge> charges() {
        return List.copyOf(charges.values());
    }
}
