package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GunStandsTest {

    @Property
    void no_stand_is_lost_from_the_count(
            @ForAll @IntRange(max = 4) int ready,
            @ForAll @IntRange(max = 4) int silenced,
            @ForAll @IntRange(max = 4) int damaged,
            @ForAll @IntRange(max = 4) int both,
            @ForAll @IntRange(max = 4) int wrecked,
            @ForAll @IntRange(max = 6) int struck) {
        var guns = new GunStands(ready, silenced, damaged, both, wrecked);
        int all = guns.left() + guns.wrecked();
        for (var after : List.of(
                guns.silencing(struck),
                guns.damaging(struck),
                guns.wrecking(struck),
                guns.allSilenced(),
                guns.rallied())) {
            assertThat(after.left() + after.wrecked()).isEqualTo(all);
        }
        assertThat(guns.mustered(all + struck).left()).isEqualTo(guns.left() + struck);
        assertThat(guns.wrecking(struck).left()).isEqualTo(Math.max(0, guns.left() - struck));
        assertThat(guns.rallied().anySilenced()).isFalse();
        assertThat(guns.allSilenced().serving()).isZero();
    }

    @Test
    void fire_strikes_the_ready_stands_first_and_the_owner_keeps_his_best() {
        var guns = new GunStands(1, 1, 1, 1, 0);
        assertThat(guns.silencing(2)).isEqualTo(new GunStands(0, 2, 0, 2, 0));
        assertThat(guns.damaging(2)).isEqualTo(new GunStands(0, 0, 1, 3, 0));
        assertThat(guns.wrecking(3)).isEqualTo(new GunStands(1, 0, 0, 0, 3));
        assertThat(guns.rallied()).isEqualTo(new GunStands(2, 0, 2, 0, 0));
    }
}
