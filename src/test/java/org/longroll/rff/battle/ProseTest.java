package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.charge;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.combat;
import static org.longroll.rff.battle.Saying.move;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.open;
import static org.longroll.rff.battle.Saying.retreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Sentences;

/** The journal as people read it. */
class ProseTest {

    private final Skirmish skirmish = Skirmish.begun();

    private List<String> sentences() {
        var battle = skirmish.battle();
        return skirmish.last().stream()
                .map(event -> Sentences.of(event, battle.system(), battle.table()))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    @Test
    void a_check_and_a_move() {
        skirmish.then(check(5, "6-wisconsin"));
        assertThat(sentences())
                .containsExactly("The 6-wisconsin takes its maneuver check in command: 5 +4 makes 9, double quick.");
        skirmish.then(move("6-wisconsin", open(10)));
        assertThat(sentences()).containsExactly("The 6-wisconsin: full move: 10\" over open ground.");
    }

    @Test
    void a_charge_and_the_fire_that_checks_it() {
        skirmish.then(check(5, "6-wisconsin")).then(charge("6-wisconsin", "2-mississippi"));
        assertThat(sentences()).contains("The 6-wisconsin charges the 2-mississippi.");
        skirmish.until(Part.DEFENSIVE_FIRE).then(musketry(9, "2-mississippi", "6-wisconsin", 4));
        assertThat(sentences())
                .containsExactly(
                        "The 2-mississippi: musketry at the 6-wisconsin with 8 fire points: 9 +1 makes 10, telling fire; the"
                                + " charge is checked.",
                        "The 6-wisconsin loses 1 stand; 7 left.",
                        "The 6-wisconsin is disordered.",
                        "The fire brings the 6-wisconsin to a halt.",
                        "The 6-wisconsin must go back.");
        skirmish.then(retreat(skirmish.due()));
        assertThat(sentences()).containsExactly("The 6-wisconsin retreats 2\".");
    }

    @Test
    void a_combat() {
        skirmish.then(check(5, "6-wisconsin")).then(charge("6-wisconsin", "2-mississippi"));
        var charge = skirmish.lastEntry();
        skirmish.until(Part.CHARGE).then(combat(charge, 10, 1));
        assertThat(sentences())
                .containsExactly(
                        "The 6-wisconsin against the 2-mississippi: 10 +3 makes 13 to 1 +2 makes 3, swept from the field.",
                        "The 6-wisconsin goes on against the closest enemy.",
                        "The 2-mississippi loses 3 stands; 5 left.",
                        "The 2-mississippi is worn now.",
                        "The 2-mississippi is broken.",
                        "The 2-mississippi must go back.");
    }
}
