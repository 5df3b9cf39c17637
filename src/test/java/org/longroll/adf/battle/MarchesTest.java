package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarchesTest {

    private static final String UNIT = "15-alabama";

    private static Optional<String> openInches(Given battle) {
        return battle.next().stream()
                .filter(offer -> offer.type().equals("move") && offer.units().contains(UNIT))
                .map(offer -> {
                    List<String> terrains = offer.options().getOrDefault("terrains", List.of());
                    List<String> inches = offer.options().getOrDefault("inches", List.of());
                    return inches.get(terrains.indexOf("open"));
                })
                .findFirst();
    }

    @Test
    void the_rest_of_a_move_is_offered_as_a_ruler_shows_it() {
        var battle = Given.confederatePart("adf-25mm");
        double whole = Double.parseDouble(openInches(battle).orElseThrow());
        battle.say(Say.move(whole, UNIT)).say(Say.move(whole - 1.9, UNIT));
        assertThat(openInches(battle)).hasValue("1.75");
    }

    @Test
    void a_rest_that_no_ruler_shows_is_not_offered() {
        var battle = Given.confederatePart("adf-25mm");
        double whole = Double.parseDouble(openInches(battle).orElseThrow());
        battle.say(Say.move(whole, UNIT)).say(Say.move(whole - 0.1, UNIT));
        assertThat(openInches(battle)).isEmpty();
    }
}
