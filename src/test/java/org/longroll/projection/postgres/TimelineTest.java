package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.projection.postgres.Journal.event;
import static org.longroll.projection.postgres.Journal.roll;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Ledger;
import org.longroll.projection.Timeline;
import org.longroll.testing.ThrowawayDatabase;

/** In a running server the read models follow by themselves. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class TimelineTest {

    @Inject
    private Ledger ledger;

    @Inject
    private Timeline timeline;

    @Test
    @ActivateRequestContext
    void what_was_recorded_is_in_the_timeline_and_its_dice_are_counted() throws InterruptedException {
        var battle = UUID.randomUUID();
        ledger.append(Draft.on(battle).event(event("battle-started", "{}")).append());
        var fire = Draft.on(battle)
                .at(1)
                .event(event("fire-declared", "{}"))
                .event(roll(6, List.of(2, 6)))
                .append();
        ledger.append(fire);
        for (int i = 0; i < 100 && !isFollowed(battle); i++) {
            Thread.sleep(100);
        }
        var entry = timeline.entries(battle, 1, 10).getFirst();
        assertThat(entry.entry()).isEqualTo(fire.entryId());
        assertThat(entry.number()).isEqualTo(1);
        assertThat(entry.lastVersion()).isEqualTo(3);
        assertThat(timeline.dice(battle, 1, 3))
                .extracting(die -> die.face() + " of " + die.sides() + " by " + die.thrower())
                .containsExactly("2 of 6 by union", "6 of 6 by union");
        assertThat(timeline.dice(battle, 3, 9)).isEmpty();
    }

    private boolean isFollowed(UUID battle) {
        return timeline.entries(battle, 0, 10).size() == 2
                && timeline.dice(battle, 0, 3).size() == 2;
    }
}
