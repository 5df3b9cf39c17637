package org.longroll.adf.rules;

import java.util.Map;
import java.util.Optional;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.Weapon;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** What one edition prints of all that these rules have words for. Whoever asks for the rest is told so. */
record Edition(AdfChart chart) {

    Optional<Refusal> lacks(FireOrder order) {
        return FireObjections.any(order.firers(), "firers", this::lacks)
                .or(() -> lacks(order.target(), "target."))
                .or(() -> FireObjections.any(
                        order.passThrough(), "passThrough", (behind, at) -> lacks(behind, at + "target.")));
    }

    private Optional<Refusal> lacks(Firer firer, String at) {
        return lacks(firer.troops(), at).or(() -> lacks(firer.weapon(), at + "weapon"));
    }

    private Optional<Refusal> lacks(Target target, String at) {
        return lacks(target.troops(), at).or(() -> target.cover().stream()
                .filter(cover -> !chart.fire().target().containsKey(cover.line()))
                .findFirst()
                .map(cover -> AdfRefusal.COVER_NOT_PRINTED.of(
                        at + "cover", "This edition knows no " + cover.word() + " for fire.")));
    }

    Optional<Refusal> lacks(Mover mover) {
        return switch (mover) {
            case Mover.Leader() -> lacks(chart.movement().mounted().formations(), Formation.ROAD_COLUMN, "unit.arm");
            case Mover.Battery(Troops troops, Gun gun) -> lacks(troops, "unit.").or(() -> lacks(gun, "weapon"));
            case Mover.Unit(Troops troops) -> lacks(troops, "unit.");
        };
    }

    Optional<Refusal> lacks(Troops troops, String at) {
        return lacks(chart.fire().results(), troops.arm(), at + "arm")
                .or(() -> lacks(chart.morale().bmp(), troops.quality(), at + "quality"))
                .or(() -> switch (troops.arm()) {
                    case INFANTRY ->
                        lacks(chart.movement().infantry().formations(), troops.formation(), at + "formation");
                    case CAVALRY ->
                        lacks(chart.movement().mounted().formations(), troops.formation(), at + "formation");
                    case ARTILLERY -> Optional.empty();
                });
    }

    Optional<Refusal> lacks(Weapon weapon, String field) {
        return switch (weapon) {
            case SmallArm arm -> lacks(chart.fire().smallArms(), arm, field);
            case Gun gun -> lacks(chart.fire().guns(), gun, field);
        };
    }

    Optional<Refusal> lacks(Terrain terrain) {
        return lacks(chart.field().adjacentInches(), terrain, "terrain");
    }

    private static <W extends Word> Optional<Refusal> lacks(Map<W, ?> lines, W word, String field) {
        return AdfRefusal.NOT_PRINTED.when(
                !lines.containsKey(word), field, () -> "This edition prints no " + word.word() + ".");
    }
}
