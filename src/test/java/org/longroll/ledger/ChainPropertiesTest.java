package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.ledger.Chains.headOf;
import static org.longroll.ledger.Chains.rehashed;
import static org.longroll.ledger.Chains.relinkedFrom;
import static org.longroll.ledger.Chains.replace;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.longroll.ledger.ChainReport.Breach;
import org.longroll.ledger.ChainReport.Broken;
import org.longroll.ledger.ChainReport.Intact;

class ChainPropertiesTest {

    /** A chain and two different places in it, the earlier one first. */
    record Places(List<Envelope> chain, int one, int other) {}

    @Provide
    Arbitrary<Places> places() {
        return Arbitraries.integers().between(2, 25).flatMap(length -> Combinators.combine(
                        Arbitraries.integers().between(0, length - 1),
                        Arbitraries.integers().between(0, length - 1))
                .filter((one, other) -> one < other)
                .as((one, other) -> new Places(Chains.chain(length), one, other)));
    }

    @Property(tries = 100)
    void an_untouched_chain_is_intact(@ForAll("places") Places at) {
        assertThat(Chain.verify(at.chain().stream(), headOf(at.chain())))
                .isEqualTo(new Intact(at.chain().size(), headOf(at.chain()).hash()));
    }

    @Property(tries = 500)
    void a_changed_field_is_named(@ForAll("places") Places at, @ForAll Field field) {
        var changed = field.changedIn(at.chain().get(at.one()));
        assertBroken(
                at.chain(),
                replace(at.chain(), at.one(), changed),
                at.one(),
                field == Field.HASH ? Breach.FORGED_HASH : Breach.CHANGED);
    }

    @Property(tries = 500)
    void a_changed_field_with_a_hash_made_to_fit_is_named(@ForAll("places") Places at, @ForAll Field field) {
        var changed = rehashed(field.changedIn(at.chain().get(at.one())));
        if (!changed.equals(at.chain().get(at.one()))) {
            var breach =
                    switch (field) {
                        case STREAM, SEQUENCE, TYPE_THAT_NO_LEDGER_WRITES, ACTOR_THAT_NO_LEDGER_WRITES ->
                            Breach.CHANGED;
                        default -> Breach.FORGED_HASH;
                    };
            assertBroken(at.chain(), replace(at.chain(), at.one(), changed), at.one(), breach);
        }
    }

    @Property(tries = 200)
    void a_missing_event_is_named(@ForAll("places") Places at) {
        assertBroken(at.chain(), Chains.without(at.chain(), at.one()), at.one(), Breach.MISSING);
        assertBroken(at.chain(), Chains.without(at.chain(), at.other()), at.other(), Breach.MISSING);
        assertBroken(at.chain(), at.chain().subList(0, at.other()), at.other(), Breach.MISSING);
    }

    @Property(tries = 200)
    void events_that_changed_places_are_reordered(@ForAll("places") Places at) {
        assertBroken(at.chain(), Chains.swapLines(at.chain(), at.one(), at.other()), at.one(), Breach.REORDERED);
        assertBroken(at.chain(), Chains.swapSequences(at.chain(), at.one(), at.other()), at.one(), Breach.REORDERED);
    }

    @Property(tries = 200)
    void an_event_that_was_moved_is_reordered(@ForAll("places") Places at) {
        var later = Chains.moveLine(at.chain(), at.one(), at.other());
        assertBroken(at.chain(), later, at.one(), Breach.REORDERED);
        assertBroken(at.chain(), Chains.renumbered(later), at.one(), Breach.REORDERED);
        var earlier = Chains.moveLine(at.chain(), at.other(), at.one());
        assertBroken(at.chain(), earlier, at.one(), Breach.REORDERED);
        assertBroken(at.chain(), Chains.renumbered(earlier), at.one(), Breach.REORDERED);
    }

    @Property(tries = 200)
    void a_recomputed_tail_shows_at_its_end(@ForAll("places") Places at) {
        var changed =
                replace(at.chain(), at.one(), Field.ACTOR.changedIn(at.chain().get(at.one())));
        assertBroken(at.chain(), relinkedFrom(changed, at.one()), at.chain().size() - 1, Breach.FORGED_HASH);
    }

    private static void assertBroken(List<Envelope> recorded, List<Envelope> found, int index, Breach breach) {
        assertThat(Chain.verify(found.stream(), headOf(recorded))).isInstanceOfSatisfying(Broken.class, broken -> {
            assertThat(broken.sequence()).as(broken.detail()).isEqualTo(index + 1);
            assertThat(broken.breach()).as(broken.detail()).isEqualTo(breach);
        });
    }
}
