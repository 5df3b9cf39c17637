package org.longroll.rff.battle;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rff.rules.Contender;
import org.longroll.rules.Refusal;

/**
 * One side of a combat. If several units charge together, the quality, order and formation of the largest count, and
 * the stands of all.
 *
 * @param over the ground that it moved over; null if it stood
 */
record Contact(
        Scene scene,
        RffCharge charge,
        List<String> units,
        @Nullable Ground over,
        ChargeOrder.Party said) {

    /** Conditions that the journal keeps; players do not give them. */
    private static final Set<ChargeCondition> KEPT = EnumSet.of(
            ChargeCondition.EXTENDED_LINE,
            ChargeCondition.BROKEN,
            ChargeCondition.MARCH_COLUMN,
            ChargeCondition.LIMBERED,
            ChargeCondition.COLD_STEEL,
            ChargeCondition.BREAKTHROUGH,
            ChargeCondition.CAVALRY_OPEN_GROUND,
            ChargeCondition.CAVALRY_BROKEN_GROUND,
            ChargeCondition.DISORDERED,
            ChargeCondition.SILENCED);

    /** Charged guns are one or the other. */
    static final Set<ChargeCondition> SUPPORT =
            EnumSet.of(ChargeCondition.SUPPORTED_GUNS, ChargeCondition.UNSUPPORTED_GUNS);

    /** Ground that only the side that is charged defends. */
    private static final Set<ChargeCondition> OF_WHO_STANDS =
            EnumSet.of(ChargeCondition.FAVORABLE_GROUND, ChargeCondition.STRONG_POSITION, ChargeCondition.FORTIFIED);

    static Contact attacking(Scene scene, RffCharge charge, ChargeOrder.Party said) {
        return new Contact(scene, charge, charge.attackers(), charge.ground(), said);
    }

    static Contact defending(Scene scene, RffCharge charge, ChargeOrder.Party said) {
        return new Contact(scene, charge, List.of(charge.target()), charge.counterOver(), said);
    }

    private boolean attacks() {
        return units.equals(charge.attackers());
    }

    RffUnit lead() {
        var lead = scene.field().unit(units.getFirst());
        for (var id : units) {
            var unit = scene.field().unit(id);
            lead = unit.stands() > lead.stands() ? unit : lead;
        }
        return lead;
    }

    private int standing() {
        return units.stream()
                .mapToInt(unit -> scene.field().unit(unit).stands())
                .sum();
    }

    int stands() {
        return said.stands() == null ? standing() : said.stands();
    }

    Optional<Refusal> objection(String at) {
        return scene.first(
                () -> units.stream()
                        .map(unit -> scene.absent(unit, "charge"))
                        .flatMap(Optional::stream)
                        .findFirst(),
                () -> RffBattleRefusal.TOO_MANY_STANDS.when(
                        stands() < 1 || stands() > standing(),
                        at + ".stands",
                        () -> "There are from 1 to %d stands in contact, not %d.".formatted(standing(), stands())),
                () -> RffBattleRefusal.SUPPORTED_OR_NOT.when(
                        !attacks()
                                && lead().arm() == Arm.ARTILLERY
                                && said.conditions().stream().noneMatch(SUPPORT::contains),
                        at + ".conditions",
                        () -> "Say whether %s is supported: “supported-guns” or “unsupported-guns”."
                                .formatted(scene.name(lead().id()))),
                () -> said.conditions().stream()
                        .filter(each -> KEPT.contains(each) && !kept().contains(each))
                        .findFirst()
                        .map(each -> RffBattleRefusal.KEPT_BY_THE_JOURNAL.of(
                                at + ".conditions",
                                "The journal does not have %s as “%s”."
                                        .formatted(scene.name(lead().id()), each.word()))));
    }

    /** The conditions that may be said of this side: they fit its arm, the journal does not keep them, and moving troops can have them. */
    List<ChargeCondition> open() {
        var lead = lead();
        var known = kept();
        return Arrays.stream(ChargeCondition.values())
                .filter(each -> each.fits(arm(lead)) && !KEPT.contains(each) && !known.contains(each))
                .filter(each -> each != ChargeCondition.ATTACHED_LEADER)
                .filter(each -> !attacks() || !OF_WHO_STANDS.contains(each))
                .toList();
    }

    Contender contender() {
        var lead = lead();
        var conditions = kept();
        conditions.addAll(said.conditions());
        return new Contender(
                lead.quality(),
                lead.effectiveness(),
                stands(),
                conditions,
                Optional.of(arm(lead)),
                lead.fixed(),
                lead.order() != Order.GOOD_ORDER,
                !attacks() && over != null,
                Optional.ofNullable(over));
    }

    private static ChargeArm arm(RffUnit unit) {
        if (unit.arm() == Arm.ARTILLERY) {
            return ChargeArm.GUNS;
        }
        return unit.mounted() ? ChargeArm.CAVALRY : ChargeArm.TROOPS;
    }

    /** The conditions that the journal keeps; a struggle has removed the advantages of the charge. */
    private EnumSet<ChargeCondition> kept() {
        var lead = lead();
        var kept = EnumSet.noneOf(ChargeCondition.class);
        switch (lead.formation()) {
            case EXTENDED_LINE, DISMOUNTED_EXTENDED_LINE -> kept.add(ChargeCondition.EXTENDED_LINE);
            case MARCH_COLUMN -> kept.add(ChargeCondition.MARCH_COLUMN);
            case LIMBERED -> kept.add(ChargeCondition.LIMBERED);
            case LINE, FIELD_COLUMN, GARRISON, BROKEN, UNLIMBERED, MOUNTED, DISMOUNTED -> {}
        }
        switch (lead.order()) {
            case GOOD_ORDER -> {}
            case DISORDERED -> kept.add(ChargeCondition.DISORDERED);
            case BROKEN -> kept.add(ChargeCondition.BROKEN);
        }
        if (lead.guns() != null && lead.guns().serving() == 0) {
            kept.add(ChargeCondition.SILENCED);
        }
        if (units.stream().flatMap(scene.field()::leadersWith).anyMatch(RffLeader::leads)) {
            kept.add(ChargeCondition.ATTACHED_LEADER);
        }
        if (units.stream().anyMatch(scene::isBravelyLed)) {
            kept.add(ChargeCondition.BRAVE_COLONEL);
        }
        if (charge.stage() != RffCharge.Stage.STRUGGLING) {
            kept.addAll(impetus(lead));
        }
        return kept;
    }

    private Set<ChargeCondition> impetus(RffUnit lead) {
        var impetus = EnumSet.noneOf(ChargeCondition.class);
        if (attacks() && charge.coldSteel()) {
            impetus.add(ChargeCondition.COLD_STEEL);
        }
        if (attacks() && charge.round() == Round.SECOND) {
            impetus.add(ChargeCondition.BREAKTHROUGH);
        }
        if (lead.mounted() && over != null) {
            switch (over) {
                case OPEN, ROAD -> impetus.add(ChargeCondition.CAVALRY_OPEN_GROUND);
                case BROKEN -> impetus.add(ChargeCondition.CAVALRY_BROKEN_GROUND);
                case ROUGH -> {}
            }
        }
        return impetus;
    }
}
