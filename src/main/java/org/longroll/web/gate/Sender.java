package org.longroll.web.gate;

import io.vertx.core.http.HttpServerRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The address that a request is counted under. Of an IPv6 address only the network counts, since its owner has all the
 * addresses in it.
 */
public record Sender(String network) {

    private static final Sender UNKNOWN = new Sender("unknown");
    private static final int NETWORK_BYTES = 8;

    public static Sender of(HttpServerRequest request) {
        var address = request.remoteAddress();
        return address == null ? UNKNOWN : of(address.hostAddress());
    }

    /** @param address as numbers; a name is never looked up */
    static Sender of(@Nullable String address) {
        if (address == null) {
            return UNKNOWN;
        }
        if (address.indexOf(':') < 0) {
            return new Sender(address);
        }
        try {
            var found = InetAddress.getByName(address);
            return found instanceof Inet6Address
                    ? new Sender(Arrays.toString(Arrays.copyOf(found.getAddress(), NETWORK_BYTES)))
                    : new Sender(found.getHostAddress());
        } catch (UnknownHostException e) {
            return UNKNOWN;
        }
    }
}
