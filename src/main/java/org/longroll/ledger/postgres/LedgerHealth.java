package org.longroll.ledger.postgres;

import jakarta.enterprise.inject.Produces;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.longroll.ledger.LedgerUnavailable;

/** The checks of {@code /q/health} for the ledger: it can be written, and the database is durable. */
final class LedgerHealth {

    private LedgerHealth() {}

    @Produces
    @Readiness
    static HealthCheck writable(LedgerGuard guard, LedgerService service) {
        return () -> {
            var response = HealthCheckResponse.named("Ledger writable");
            try {
                guard.requireWritable();
                var remedy = service.remedy();
                remedy.ifPresent(what -> response.withData("reason", what));
                return response.status(service.isWriting() && remedy.isEmpty()).build();
            } catch (LedgerUnavailable e) {
                return response.down()
                        .withData("reason", LedgerUnavailable.remedy(e).orElseGet(e::getMessage))
                        .build();
            }
        };
    }

    @Produces
    @Readiness
    static HealthCheck durable(LedgerGuard guard) {
        return () -> {
            var response = HealthCheckResponse.named("Durability");
            try {
                var dangers = guard.lossDangers();
                if (!dangers.isEmpty()) {
                    response.withData("reason", String.join(" ", dangers));
                }
                return response.status(dangers.isEmpty()).build();
            } catch (LedgerUnavailable e) {
                return response.down().withData("reason", e.getMessage()).build();
            }
        };
    }
}
