package org.longroll.web.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.longroll.adf.web.calculators.Examples;
import org.longroll.testing.ThrowawayDatabase;

/**
 * How many calculator calls a second the server answers, beside an endpoint that reads the same body and answers a
 * constant of the same size. Both are measured in every round, in turn, and the median of the rounds counts.
 *
 * <p>Not part of the ordinary tests: {@code mvn -q -DargLine= -Dtest=CalculatorRateBench test}
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CalculatorRateBench {

    private static final int CALLERS = 8;
    private static final int WARMUP_ROUNDS = 6;
    private static final int ROUNDS = 9;
    private static final Duration EACH = Duration.ofSeconds(1);

    @TestHTTPResource
    URI server;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void measure() throws Exception {
        var fire = request("/api/rulesets/adf-15mm/fire", Examples.FIRE);
        var check = request("/api/rulesets/adf-15mm/morale-check", Examples.MORALE_CHECK);
        var impact = request("/api/rulesets/adf-15mm/impact", Examples.IMPACT);
        var musketry = request("/api/rulesets/rff/fire", org.longroll.rff.web.calculators.Examples.MUSKETRY);
        var maneuver = request("/api/rulesets/rff/maneuver", org.longroll.rff.web.calculators.Examples.MANEUVER);
        var charge = request("/api/rulesets/rff/charge", org.longroll.rff.web.calculators.Examples.CHARGE);
        var calculators = List.of(fire, check, impact, musketry, maneuver, charge);
        // Two cores compile and serve at once: what is measured before that is over says more of the compiler.
        for (var calculator : calculators) {
            compare(calculator, WARMUP_ROUNDS);
        }
        for (var calculator : calculators) {
            System.out.println(compare(calculator, ROUNDS));
        }
    }

    private String compare(HttpRequest calculator, int rounds) throws Exception {
        var answer = client.send(calculator, BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        ConstantResource.answer = answer.body();
        var constant = constant(calculator);
        var calculated = new ArrayList<Double>();
        var constants = new ArrayList<Double>();
        for (int round = 0; round < rounds; round++) {
            calculated.add(rate(calculator));
            constants.add(rate(constant));
        }
        return "| %s | %d | %.0f | %.0f | %.2f |"
                .formatted(
                        calculator.uri().getPath(),
                        answer.body().length(),
                        median(calculated),
                        median(constants),
                        median(calculated) / median(constants));
    }

    private HttpRequest constant(HttpRequest calculator) {
        return HttpRequest.newBuilder(calculator, (name, value) -> true)
                .uri(server.resolve("/api/test/constant"))
                .build();
    }

    private double rate(HttpRequest request) throws Exception {
        var end = System.nanoTime() + EACH.toNanos();
        Callable<Long> caller = () -> {
            long calls = 0;
            while (System.nanoTime() < end) {
                client.send(request, BodyHandlers.ofByteArray());
                calls++;
            }
            return calls;
        };
        try (var callers = Executors.newFixedThreadPool(CALLERS)) {
            long calls = 0;
            for (var future : callers.invokeAll(Collections.nCopies(CALLERS, caller))) {
                calls += future.get();
            }
            return calls / (double) EACH.toSeconds();
        }
    }

    private HttpRequest request(String path, String body) {
        return HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }
}
