package org.longroll.web.app;

import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The addresses at which other devices open this server, the likeliest first: those that {@code LONGROLL_ADDRESSES} names,
 * or those of this machine's network interfaces. A container or a tunnel has others than its interfaces.
 */
@Singleton
public class ServerAddresses {

    private static final String SETTING = "LONGROLL_ADDRESSES";
    private static final int COUNT_MAX = 10;

    private final List<String> named;
    private final List<String> hosts;
    private final String listeningTo;
    private final int port;

    ServerAddresses(
            @ConfigProperty(name = "longroll.addresses") Optional<List<String>> named,
            @ConfigProperty(name = "longroll.hosts") Optional<List<String>> hosts,
            @ConfigProperty(name = "quarkus.http.host") String listeningTo,
            @ConfigProperty(name = "quarkus.http.port") int port) {
        this.named =
                named.orElse(List.of()).stream().map(ServerAddresses::checked).toList();
        if (this.named.size() > COUNT_MAX) {
            throw new IllegalStateException(SETTING + " must be at most " + COUNT_MAX + " addresses.");
        }
        this.hosts = hosts.orElse(List.of()).stream()
                .map(host -> host.strip().toLowerCase(Locale.ROOT))
                .toList();
        this.listeningTo = listeningTo;
        this.port = port;
    }

    /** Read each time, because a laptop changes its network. A name that {@code LONGROLL_HOSTS} refuses is left out. */
    public List<String> list() {
        if (!named.isEmpty()) {
            return named;
        }
        return NetworkAddresses.of(listeningTo).stream()
                .filter(host -> hosts.isEmpty() || hosts.contains(host))
                .map(host -> "http://" + host + ":" + port)
                .toList();
    }

    private static String checked(String text) {
        var address = text.strip().replaceFirst("/$", "");
        try {
            var parts = URI.create(address);
            boolean whole = parts.getHost() != null && parts.getRawPath().isEmpty() && parts.getRawUserInfo() == null;
            if (whole && address.matches("https?://[^?#]+")) {
                return address;
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(message(text), e);
        }
        throw new IllegalStateException(message(text));
    }

    private static String message(String text) {
        return SETTING + " must be addresses like https://journal.example.org, separated by commas, and one is \""
                + text + "\".";
    }
}
