package org.longroll.web.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateTest {

    /** The settings of a new server, as application.properties has them. */
    private static final Rate CALLS_OF_AN_ADDRESS = Rate.of("x", "2000 at once, 100 a second");

    private static final Rate STARTS = Rate.of("x", "60 at once, 60 a hour");

    @Test
    void thirty_people_behind_one_address_play_an_evening_and_nobody_waits() {
        var calls = new Bucket(CALLS_OF_AN_ADDRESS, 0);
        for (int person = 0; person < 30; person++) {
            for (int call = 0; call < 20; call++) {
                assertThat(calls.take(0)).isZero();
            }
        }
        for (int second = 1; second < 4 * 3600; second++) {
            for (int call = 0; call < 60; call++) {
                assertThat(calls.take(TimeUnit.SECONDS.toNanos(second))).isZero();
            }
        }
    }

    @Test
    void thirty_people_start_two_battles_each_and_one_more_every_minute() {
        var starts = new Bucket(STARTS, 0);
        for (int i = 0; i < 60; i++) {
            assertThat(starts.take(0)).isZero();
        }
        assertThat(starts.take(0)).isEqualTo(60);
        assertThat(starts.take(TimeUnit.SECONDS.toNanos(30))).isEqualTo(30);
        assertThat(starts.take(TimeUnit.SECONDS.toNanos(61))).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "60", "0 at once, 1 a second", "1 at once, 0 a second", "1 at once, 1 a day"})
    void a_setting_that_is_no_rate_is_named(String text) {
        assertThatThrownBy(() -> Rate.of("longroll.rate.x", text)).hasMessageContaining("longroll.rate.x must be");
    }

    @Test
    void the_addresses_of_one_ipv6_network_are_one_sender_and_a_mapped_one_is_its_ipv4() {
        assertThat(Sender.of("2001:db8:1:2::3")).isEqualTo(Sender.of("2001:db8:1:2:ffff::9"));
        assertThat(Sender.of("2001:db8:1:2::3")).isNotEqualTo(Sender.of("2001:db8:1:3::3"));
        assertThat(Sender.of("::ffff:192.0.2.7")).isEqualTo(Sender.of("192.0.2.7"));
        assertThat(Sender.of((String) null)).isEqualTo(Sender.of((String) null));
    }
}
