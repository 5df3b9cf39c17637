package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Possibility;
import org.longroll.battle.Sentences;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.Order;

/** Whatever is said, in whatever order: nothing throws, nothing is corrupted, and what is refused changes nothing. */
class ModelTest {

    private static final List<String> SEATS = List.of("umpire", "umpire", "union", "confederate", "spectator");

    @Property(tries = 60)
    void nonsense_never_corrupts_the_state(@ForAll long seed) {
        var skirmish = Skirmish.begun();
        var player = new RandomPlayer(seed);
        for (int entry = 0; entry < 150; entry++) {
            var before = skirmish.battle();
            var order = player.chance(0.4) ? player.anything(skirmish.field()) : likely(skirmish, player);
            var seat = player.one(SEATS);
            switch (skirmish.tried(order, seat)) {
                case Decision.Accepted(var events) -> {
                    skirmish.by(seat, order);
                    told(events, skirmish.battle());
                }
                case Decision.Refused(var refusal) -> {
                    assertThat(skirmish.battle()).isSameAs(before);
                    assertThat(refusal.sentence()).isNotBlank();
                    assertThat(refusal.field()).isNotNull();
                    overruled(skirmish, order, refusal.code());
                }
            }
            whole(skirmish.field());
        }
    }

    private static Order likely(Skirmish skirmish, RandomPlayer player) {
        var own = skirmish.next().stream()
                .filter(next -> !NextTest.COMMON.contains(next.type()))
                .filter(next -> !next.type().equals("fire") || !next.units().isEmpty())
                .toList();
        if (own.isEmpty()) {
            return player.anything(skirmish.field());
        }
        Possibility next = player.one(own);
        return player.offered(next);
    }

    /** An umpire may waive some of it, and then the state is whole all the same. */
    private static void overruled(Skirmish skirmish, Order order, String code) {
        var ruling = new CommonOrder.Allow(code, order, "let it be", false);
        if (skirmish.tried(ruling, "umpire") instanceof Decision.Accepted(var events)) {
            skirmish.then(ruling);
            told(events, skirmish.battle());
        }
    }

    private static void told(List<Event> events, Battle battle) {
        for (var event : events) {
            assertThat(Sentences.of(event, battle.system(), battle.table())).doesNotContain("null");
        }
    }

    private static void whole(RffField field) {
        field.units().stream().forEach(unit -> {
            assertThat(unit.stands()).isBetween(0, unit.mustered());
            assertThat(unit.lost()).isEqualTo(unit.stands() == 0);
            if (unit.guns() != null) {
                assertThat(unit.guns().left()).isEqualTo(unit.stands());
                assertThat(unit.guns().left() + unit.guns().wrecked()).isEqualTo(unit.mustered());
            }
        });
        field.charges().forEach(charge -> {
            assertThat(charge.attackers()).isNotEmpty().allMatch(field::fights);
            assertThat(!charge.fights() || field.fights(charge.target())).isTrue();
        });
        assertThat(field.dues()).doesNotHaveDuplicates();
        field.dues().stream().filter(due -> due.kind().isRetreat()).forEach(due -> assertThat(
                        field.fights(String.valueOf(due.unit())))
                .isTrue());
        field.leaders().stream().filter(leader -> leader.attachedTo() != null).forEach(leader -> assertThat(
                        field.fights(String.valueOf(leader.attachedTo())))
                .isTrue());
    }
}
