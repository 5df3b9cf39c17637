package org.longroll.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.journal.Journal;
import org.longroll.journal.Occasion;
import org.longroll.journal.Seats;

/** How many battles are at hand depends on how large they are. */
class DesksTest {

    private final Desks desks = new Desks();

    @Test
    void many_short_battles_are_at_hand() {
        assertThat(atHand(500, 100)).isEqualTo(500);
    }

    @Test
    void of_long_battles_fewer_are_at_hand() {
        assertThat(atHand(500, 10_000)).isLessThanOrEqualTo(30);
    }

    @Test
    void a_battle_that_has_grown_weighs_more() {
        var ids = IntStream.range(0, 100).mapToObj(i -> UUID.randomUUID()).toList();
        for (int version = 10; version <= 10_000; version *= 10) {
            for (var id : ids) {
                desks.nowAt(desks.of(id), battle(id, version).journal());
            }
        }
        assertThat(ids.stream().filter(id -> desks.of(id).journal() != null).count())
                .isLessThanOrEqualTo(30);
    }

    private long atHand(int battles, long version) {
        var ids = IntStream.range(0, battles).mapToObj(i -> UUID.randomUUID()).toList();
        ids.forEach(id -> desks.nowAt(desks.of(id), battle(id, version).journal()));
        return ids.stream().filter(id -> desks.of(id).journal() != null).count();
    }

    private static Battle battle(UUID id, long version) {
        var opening = Battles.littleRoundTop();
        var occasion = new Occasion(UUID.randomUUID(), Instant.EPOCH, "umpire");
        var battle = Battle.opened(id, opening, occasion);
        return new Battle(new Journal<>(
                id,
                opening.kind(),
                opening,
                occasion,
                version,
                0,
                occasion,
                new Seats(Map.of(), Map.of()),
                battle.field(),
                battle.timeline()));
    }
}
