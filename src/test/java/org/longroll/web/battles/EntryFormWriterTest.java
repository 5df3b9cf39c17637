package org.longroll.web.battles;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Battles;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.Order;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/** Whoever corrects an entry sends only what was wrong; the rest is worded for him as he would have sent it. */
@QuarkusTest
class EntryFormWriterTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    @Inject
    EntryReader reader;

    @Inject
    EntryFormWriter writer;

    @ParameterizedTest
    @FieldSource("RULESETS")
    void every_order_of_an_evening_is_written_as_it_would_be_sent(String ruleset) {
        var system = ruleset.startsWith("adf") ? "adf" : "rff";
        assertThat(orders(ruleset)).isNotEmpty().allSatisfy(order -> assertThat(
                        reader.read(system, writer.write(system, order)))
                .isEqualTo(order));
    }

    private static Stream<Order> orders(String ruleset) {
        return Stream.of(1L, 2L, 3L, 4L)
                .flatMap(seed -> Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library())
                        .with(BadBoy::new)
                        .play(seed)
                        .events())
                .filter(Declared.class::isInstance)
                .map(event -> ((Declared) event).order());
    }
}
