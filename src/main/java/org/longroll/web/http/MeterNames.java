package org.longroll.web.http;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** Keeps ids out of the metrics: an address that no call has is otherwise shown as it was sent, with the battle in it. */
final class MeterNames {

    private static final String ADDRESS = "uri";
    private static final Pattern ID =
            Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9a-fA-F]{64}");

    private MeterNames() {}

    @Produces
    @Singleton
    static MeterFilter withoutIds() {
        return new MeterFilter() {
            @Override
            public Meter.Id map(Meter.Id id) {
                var address = id.getTag(ADDRESS);
                return address == null || !ID.matcher(address).find()
                        ? id
                        : id.withTag(Tag.of(ADDRESS, ID.matcher(address).replaceAll("{id}")));
            }
        };
    }
}
