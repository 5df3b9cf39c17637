package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Possibility;
import org.longroll.journal.Decision;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;

/** What the battle offers it accepts, what it accepts it offered, and nothing that is said breaks it. */
class NextTest {

    private static final int STEPS = 120;

    @Provide
    Arbitrary<String> editions() {
        return Arbitraries.of(Given.EDITIONS);
    }

    @Property(tries = 60)
    void every_entry_that_next_offers_is_accepted(@ForAll("editions") String edition, @ForAll long seed) {
        var battle = Given.battle(edition).turns(40);
        var player = new Player(seed);
        for (int step = 0; step < STEPS; step++) {
            var offers = battle.next();
            var offer = player.any(offers);
            var entry = player.entry(offer);
            if (entry != null) {
                battle.say(offer.side() == null ? Seat.UMPIRE.id() : offer.side(), entry);
                sound(battle.field());
            }
        }
    }

    @Property(tries = 60)
    void every_entry_that_is_accepted_was_offered(@ForAll("editions") String edition, @ForAll long seed) {
        var battle = Given.battle(edition).turns(40);
        var player = new Player(seed);
        for (int step = 0; step < STEPS; step++) {
            var offers = battle.next();
            var before = battle.now();
            for (int tries = 0; tries < 10; tries++) {
                var said = player.nonsense(battle.field());
                if (battle.decide(Seat.UMPIRE.id(), said) instanceof Decision.Accepted) {
                    assertThat(offered(offers, said))
                            .as("%s of %s", said, offers)
                            .isTrue();
                }
                assertThat(battle.now()).isSameAs(before);
            }
            var entry = player.entry(player.any(offers));
            if (entry != null) {
                battle.say(entry);
            }
        }
    }

    /** Units that do something together were each offered it. */
    static boolean offered(List<Possibility> offers, Order order) {
        return order instanceof Deed deed && !(deed instanceof Deed.Merge)
                ? deed.units().stream().allMatch(unit -> offers.stream()
                        .anyMatch(offer -> offer.units().contains(unit) && covers(offer, order)))
                : offers.stream().anyMatch(offer -> covers(offer, order));
    }

    /** Whether an offer is the one that an entry takes up. */
    private static boolean covers(Possibility offer, Order order) {
        return offer.type().equals(order.type())
                && switch (order) {
                    case Deed.Fire fire ->
                        offer.kinds().contains(fire.kind().word())
                                && offer.options().get("targets").contains(fire.target())
                                && (fire.kind() == FireKind.POINT_BLANK
                                        || fire.kind() == FireKind.VOLLEY
                                        || fire.kind() == FireKind.DESPERATION && fire.reactionTo() == null
                                        || Objects.equals(offer.reactionTo(), fire.reactionTo()));
                    case Deed.Merge merge ->
                        merge.units().contains(offer.units().getFirst())
                                && merge.units().stream()
                                        .anyMatch(offer.options().get("with")::contains);
                    case Deed deed -> Objects.equals(offer.reactionTo(), deed.reactionTo());
                    case ChargeOrder charge -> charge.charge().equals(offer.charge());
                    case AdfOrder.Group group -> offer.units().containsAll(group.units());
                    case LeaderOrder.AttachLeader attach ->
                        offer.units().contains(attach.unit())
                                && offer.options().get("leaders").contains(attach.leader());
                    case AdfOrder adf ->
                        adf.settles().isEmpty() || adf.settles().get().equals(offer.due());
                    default -> true;
                };
    }

    /** What holds of every field, whatever was played. */
    static void sound(AdfField field) {
        for (var unit : field.units().stream().toList()) {
            assertThat(unit.strength()).isBetween(0, unit.mustered());
            assertThat(unit.activity().spent().value()).isBetween(0.0, 2.0);
            assertThat(unit.inPlay() && unit.strength() == 0).isFalse();
        }
        var ids = field.dues().stream().map(AdfDue::id).collect(Collectors.toSet());
        assertThat(ids).hasSameSizeAs(field.dues());
        for (var due : field.dues()) {
            if (due.kind() == AdfDue.Kind.MORALE_CHECK) {
                assertThat(field.present(due.unit()))
                        .as("%s is there to check", due.unit())
                        .isTrue();
            }
        }
        var charge = field.charge();
        if (charge != null && charge.underWay()) {
            assertThat(field.present(charge.target())).isTrue();
            assertThat(charge.units()).allMatch(field::present);
            assertThat(charge.units()).noneMatch(unit -> field.units().get(unit).morale() == Morale.ROUTED);
            boolean approaches = charge.stage() == AdfCharge.Stage.APPROACH;
            assertThat(charge.fear() == null || approaches).isTrue();
            assertThat(approaches && charge.fear() == null && !charge.fallenShort())
                    .isFalse();
        }
    }

    @Property(tries = 40)
    void a_ruling_that_allows_what_was_refused_never_corrupts_the_battle(
            @ForAll("editions") String edition, @ForAll long seed) {
        var battle = Given.battle(edition).turns(40);
        var player = new Player(seed);
        for (int step = 0; step < STEPS; step++) {
            var said = player.nonsense(battle.field());
            if (battle.decide(Seat.UMPIRE.id(), said) instanceof Decision.Refused(var refusal) && refusal.waivable()) {
                var ruling = new CommonOrder.Allow(refusal.code(), said, "for once", false);
                if (battle.decide(Seat.UMPIRE.id(), ruling) instanceof Decision.Accepted) {
                    battle.say(ruling);
                    sound(battle.field());
                }
            }
            var entry = player.entry(player.any(battle.next()));
            if (entry != null) {
                battle.say(entry);
                sound(battle.field());
            }
        }
        assertThat(List.of(battle.field())).isNotEmpty();
    }
}
