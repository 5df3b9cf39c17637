package org.longroll.adf.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.Formation;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** The part of the vocabulary of these rules that one edition prints; the rest is refused. */
record Edition(AdfChart chart) {

    Optional<Refusal> lacks(FireOrder order) {
        return Refusal.any(order.firers(), "firers", (firer, at) -> lacks(firer.troops(), at)
                        .or(() -> lacks(firer.weapon(), at + "weapon")))
                .or(() -> lacks(order.target(), "target."))
                .or(() ->
                        Refusal.any(order.passThrough(), "passThrough", (behind, at) -> lacks(behind, at + "target.")));
    }

    private Optional<Refusal> lacks(Target target, String at) {
        return lacks(target.troops(), at).or(() -> target.cover().stream()
                .filter(cover -> !chart.fire().target().containsKey(cover.line()))
                .findFirst()
                .map(cover -> AdfRefusal.COVER_NOT_PRINTED.of(
                        at + "cover",
                        "This edition knows no %s for fire; it knows: %s."
                                .formatted(
                                        cover.word(),
                                        Arrays.stream(Cover.values())
                                                .filter(known ->
                                                        chart.fire().target().containsKey(known.line()))
                                                .map(Cover::word)
                                                .collect(Collectors.joining(", "))))));
    }

    Optional<Refusal> lacks(Mover mover) {
        return switch (mover) {
            case Mover.Leader() -> lacks(Formation.ROAD_COLUMN, "unit.arm");
            case Mover.Battery(var troops, var gun) -> lacks(troops, "unit.").or(() -> lacks(gun, "weapon"));
            case Mover.Unit(var troops) -> lacks(troops, "unit.");
        };
    }

    /** Every edition has limbered and unlimbered guns; their lines are those of their types. */
    Optional<Refusal> lacks(Troops troops, String at) {
        return lacks(troops.arm(), at + "arm")
                .or(() -> lacks(troops.quality(), at + "quality"))
                .or(() ->
                        troops.arm() == Arm.ARTILLERY ? Optional.empty() : lacks(troops.formation(), at + "formation"));
    }

    Optional<Refusal> lacks(Word word, String field) {
        return AdfRefusal.NOT_PRINTED.unlessIn(chart.words(), word, field);
    }
}
