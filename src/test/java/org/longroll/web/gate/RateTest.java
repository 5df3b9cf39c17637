package org.longroll.web.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateTest {

    private static final Properties DEFAULTS = defaults();
    private static final Rate CALLS_OF_AN_ADDRESS = rate("longroll.rate.calls-of-an-address");
    private static final Rate CALLS_OF_A_SEAT = rate("longroll.rate.calls-of-a-seat");
    private static final Rate STARTS = rate("longroll.rate.starts-of-an-address");

    private static Properties defaults() {
        var defaults = new Properties();
        try (var in = Rate.class.getResourceAsStream("/application.properties")) {
            defaults.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return defaults;
    }

    private static Rate rate(String setting) {
        return Rate.of(setting, DEFAULTS.getProperty(setting));
    }

    @Test
    void thirty_people_behind_one_address_play_an_evening_and_nobody_waits() {
        var calls = new Bucket(CALLS_OF_AN_ADDRESS, 0);
        for (int person = 0; person < 30; person++) {
            for (int call = 0; call < 20; call++) {
                assertThat(calls.take("calls", 0).waitSeconds()).isZero();
            }
        }
        for (int second = 1; second < 4 * 3600; second++) {
            for (int call = 0; call < 60; call++) {
                assertThat(calls.take("calls", TimeUnit.SECONDS.toNanos(second)).waitSeconds())
                        .isZero();
            }
        }
    }

    /** The side of a large battle is one seat with ten phones; each looks at four things after every entry. */
    @Test
    void ten_phones_of_one_seat_play_an_evening_and_nobody_waits() {
        var calls = new Bucket(CALLS_OF_A_SEAT, 0);
        for (int call = 0; call < 10 * 20; call++) {
            assertThat(calls.take("calls", 0).waitSeconds()).isZero();
        }
        for (int second = 2; second < 4 * 3600; second += 2) {
            for (int call = 0; call < 1 + 10 * 4; call++) {
                assertThat(calls.take("calls", TimeUnit.SECONDS.toNanos(second)).waitSeconds())
                        .isZero();
            }
        }
    }

    /** Each with a live stream in two windows, and a call in each of them. */
    @Test
    void thirty_people_have_room_for_all_their_windows() {
        assertThat(Integer.parseInt(DEFAULTS.getProperty("longroll.gate.calls-of-an-address")))
                .isGreaterThan(30 * 2 * 2);
        assertThat(Integer.parseInt(DEFAULTS.getProperty("longroll.gate.bodies-of-an-address")))
                .isGreaterThan(30);
    }

    @Test
    void thirty_people_start_two_battles_each_and_one_more_every_minute() {
        var starts = new Bucket(STARTS, 0);
        for (int i = 0; i < 60; i++) {
            assertThat(starts.take("calls", 0).waitSeconds()).isZero();
        }
        assertThat(starts.take("calls", 0).waitSeconds()).isEqualTo(60);
        assertThat(starts.take("calls", TimeUnit.SECONDS.toNanos(30)).waitSeconds())
                .isEqualTo(30);
        assertThat(starts.take("calls", TimeUnit.SECONDS.toNanos(61)).waitSeconds())
                .isZero();
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
