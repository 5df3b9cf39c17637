package org.longroll.cli;

import java.util.Map;

/**
 * The proxies in front of this server: {@code LONGROLL_PROXIES} names their addresses or networks, separated by commas.
 * Only what they say of a sender's address is believed; without any, nothing that a request says of it is.
 */
final class Proxies {

    private static final String FORWARDING = "quarkus.http.proxy.proxy-address-forwarding";
    private static final String TRUSTED = "quarkus.http.proxy.trusted-proxies";

    private Proxies() {}

    static Map<String, String> named() {
        var named = DatabaseSettings.setting("longroll.proxies");
        if (named.isPresent()) {
            return Map.of(FORWARDING, "true", "quarkus.http.proxy.allow-x-forwarded", "true", TRUSTED, named.get());
        }
        if (DatabaseSettings.setting(FORWARDING).filter("true"::equals).isPresent()
                && DatabaseSettings.setting(TRUSTED).isEmpty()) {
            throw new IllegalStateException(
                    "Forwarded addresses are believed from everybody: name the proxies in LONGROLL_PROXIES.");
        }
        return Map.of();
    }
}
