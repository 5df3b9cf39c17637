package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.web.app.NetworkAddresses.Candidate;

class ServerAddressesTest {

    @Test
    void phones_get_the_address_of_the_network_and_not_those_of_containers() throws Exception {
        var found = NetworkAddresses.sorted(
                List.of(
                        candidate("docker0", "172.17.0.1"),
                        candidate("eth1", "10.0.0.7"),
                        candidate("wlan0", "192.168.1.20"),
                        candidate("wlan0", "fe80::1"),
                        candidate("wlan0", "2001:db8::20")),
                Optional.of(InetAddress.getByName("192.168.1.20")));
        assertThat(found).containsExactly("192.168.1.20", "10.0.0.7");
    }

    @Test
    void where_there_is_nothing_else_a_long_address_will_do() throws Exception {
        assertThat(NetworkAddresses.sorted(List.of(candidate("wlan0", "2001:db8::20")), Optional.empty()))
                .containsExactly("[2001:db8:0:0:0:0:0:20]");
    }

    @Test
    void a_server_that_listens_to_its_own_machine_has_no_address_for_phones() {
        assertThat(addresses(null, null, "127.0.0.1").list()).isEmpty();
    }

    @Test
    void a_server_of_one_address_has_that_one_unless_its_name_is_refused() {
        assertThat(addresses(null, null, "192.0.2.7").list()).containsExactly("http://192.0.2.7:8080");
        assertThat(addresses(null, "journal.example.org", "192.0.2.7").list()).isEmpty();
    }

    @Test
    void a_setting_names_the_address_of_a_tunnel() {
        assertThat(addresses("https://journal.example.org/", null, "127.0.0.1").list())
                .containsExactly("https://journal.example.org");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "journal.example.org",
                "ftp://a",
                "http://",
                "https://a/b",
                "https://me@a",
                "http://a b",
                "http://a?b"
            })
    void a_setting_that_is_no_address_is_refused(String setting) {
        assertThatThrownBy(() -> addresses(setting, null, "0.0.0.0"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("LONGROLL_ADDRESSES must be");
    }

    private static ServerAddresses addresses(String named, String host, String listeningTo) {
        return new ServerAddresses(
                Optional.ofNullable(named).map(List::of),
                Optional.ofNullable(host).map(List::of),
                listeningTo,
                8080);
    }

    private static Candidate candidate(String device, String address) throws Exception {
        return new Candidate(device, InetAddress.getByName(address));
    }
}
