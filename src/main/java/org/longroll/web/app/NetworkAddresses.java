package org.longroll.web.app;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The addresses at which other devices in the same network reach this machine. */
final class NetworkAddresses {

    /** Bridges of containers and virtual machines: no phone is on the other side. */
    private static final Pattern VIRTUAL = Pattern.compile(
            "(docker|podman|br-|bridge|veth|virbr|vbox|vmnet|lxc|lxd|cni|flannel).*|.*(virtual|vmware).*");

    /** Reserved for documentation (RFC 5737), so the route to it is the default route. */
    private static final InetSocketAddress FAR_AWAY = new InetSocketAddress("192.0.2.1", 9);

    /** One address of one network interface. */
    record Candidate(String device, InetAddress address) {}

    private NetworkAddresses() {}

    /**
     * The hosts to write into a link, the likeliest first; none if the server listens to this machine only.
     *
     * @param listeningTo the address that the server is bound to, {@code 0.0.0.0} for all
     */
    static List<String> of(String listeningTo) {
        try {
            var bound = InetAddress.getByName(listeningTo);
            if (bound.isLoopbackAddress()) {
                return List.of();
            }
            return bound.isAnyLocalAddress() ? sorted(candidates(), outward()) : List.of(inLink(bound));
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The address of the default route goes first. IPv6 only where there is nothing else: it is too long to type. */
    static List<String> sorted(List<Candidate> candidates, Optional<InetAddress> outward) {
        var outside = candidates.stream()
                .filter(candidate -> !VIRTUAL.matcher(candidate.device().toLowerCase(Locale.ROOT))
                        .matches())
                .map(Candidate::address)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .sorted(Comparator.comparing(address -> !outward.equals(Optional.of(address))))
                .toList();
        Predicate<InetAddress> short4 = Inet4Address.class::isInstance;
        var chosen = outside.stream().anyMatch(short4) ? outside.stream().filter(short4) : outside.stream();
        return chosen.map(NetworkAddresses::inLink).distinct().toList();
    }

    private static List<Candidate> candidates() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .filter(NetworkAddresses::isInUse)
                .flatMap(device -> device.inetAddresses().map(address -> new Candidate(nameOf(device), address)))
                .toList();
    }

    /** A point-to-point interface is a tunnel. */
    private static boolean isInUse(NetworkInterface device) {
        try {
            return device.isUp() && !device.isLoopback() && !device.isPointToPoint();
        } catch (SocketException e) {
            return false;
        }
    }

    /** Windows numbers its interfaces, and says what they are elsewhere. */
    private static String nameOf(NetworkInterface device) {
        return Stream.of(device.getDisplayName(), device.getName())
                .filter(name -> name != null)
                .findFirst()
                .orElse("");
    }

    /** The address of this machine on the way to others; nothing is sent to find it. */
    private static Optional<InetAddress> outward() {
        try (var socket = new DatagramSocket()) {
            socket.connect(FAR_AWAY);
            return Optional.of(socket.getLocalAddress()).filter(address -> !address.isAnyLocalAddress());
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static String inLink(InetAddress address) {
        var text = address.getHostAddress().replaceFirst("%.*", "");
        return address instanceof Inet4Address ? text : "[" + text + "]";
    }
}
