package org.longroll.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/** The implementations of one port, by the name of their system of rules. */
public final class Ports<P extends Port> {

    private final Class<P> port;
    private final SortedMap<String, P> bySystem = new TreeMap<>();

    private Ports(Class<P> port) {
        this.port = port;
    }

    public static <P extends Port> Ports<P> of(Class<P> port) {
        var ports = new Ports<>(port);
        for (var found : ServiceLoader.load(port, port.getClassLoader())) {
            if (ports.bySystem.put(found.system(), found) != null) {
                throw new IllegalStateException(
                        "the system “%s” has two of %s".formatted(found.system(), port.getName()));
            }
        }
        return ports;
    }

    /** In the order of the systems' names. */
    public Collection<P> all() {
        return Collections.unmodifiableCollection(bySystem.values());
    }

    public Optional<P> find(String system) {
        return Optional.ofNullable(bySystem.get(system));
    }

    public P named(String system) {
        return find(system)
                .orElseThrow(() ->
                        new IllegalArgumentException("the system “%s” has no %s".formatted(system, port.getName())));
    }
}
