package org.longroll.web.http;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.stream.Stream;

/** Counts requests by how long they took, in few buckets, so that quantiles over all nodes can be asked for. */
final class RequestBuckets {

    private static final String REQUESTS = "http.server.requests";
    private static final double[] NANOSECONDS = Stream.of(10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000)
            .mapToDouble(milliseconds -> Duration.ofMillis(milliseconds).toNanos())
            .toArray();

    private RequestBuckets() {}

    @Produces
    @Singleton
    static MeterFilter buckets() {
        return new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(Meter.Id id, DistributionStatisticConfig config) {
                return id.getName().equals(REQUESTS)
                        ? DistributionStatisticConfig.builder()
                                .serviceLevelObjectives(NANOSECONDS)
                                .build()
                                .merge(config)
                        : config;
            }
        };
    }
}
