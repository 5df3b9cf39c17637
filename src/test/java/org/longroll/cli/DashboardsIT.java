package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.TestHomes;

/** Whatever the dashboards and the alerts ask for, a server that runs has. */
class DashboardsIT {

    private static final Path FOLDER = Path.of("deploy", "dashboards");

    /** A name of a metric with its labels, if any. What Prometheus knows by itself is left out. */
    private static final Pattern SELECTOR =
            Pattern.compile("\\b([a-z]+(?:_[a-z0-9]+)+)\\b\\s*(?:\\{([^}]*(?:\\{[a-z]+}[^}]*)*)})?");

    private static final Set<String> OF_PROMETHEUS =
            Set.of("histogram_quantile", "label_values", "__rate_interval", "rate_interval");

    /** Of the blackbox exporter, and of the operator's plugin for backups. */
    private static final Pattern OF_OTHERS = Pattern.compile("probe_success|barman_cloud_cloudnative_pg_io_\\w+");

    private static final Pattern LABEL = Pattern.compile("(\\w+)\\s*=\\s*\"([^\"]*)\"");

    /** Labels that Prometheus adds, or whose values come only when something goes wrong. */
    private static final Set<String> OF_LATER = Set.of("job", "instance", "status", "outcome");

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @TempDir
    private Path backups = Path.of("");

    @Test
    void every_metric_of_the_dashboards_and_alerts_is_there_with_its_labels() throws Exception {
        var settings = Map.of(
                "LONGROLL_BACKUP_FOLDER", backups.toString(),
                // Nobody listens there: the server starts all the same, and tells how far the channel is behind.
                "QUARKUS_PROFILE", "prod,kafka",
                "KAFKA_BOOTSTRAP_SERVERS", "127.0.0.1:9");
        try (var server = ServerProcess.startWith(home, settings).awaitReady()) {
            record(server.address());
            var series = get(server.address(), "/q/metrics")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            var expressions = expressions();
            assertThat(expressions).hasSizeGreaterThan(30);
            var missing = new ArrayList<String>();
            for (var expression : expressions) {
                missing.addAll(missing(expression, series));
            }
            assertThat(missing).isEmpty();
        }
    }

    private static List<String> missing(String expression, List<String> series) {
        var missing = new ArrayList<String>();
        var selectors = SELECTOR.matcher(expression.replaceAll("\\b(by|without) \\([^)]*\\)", ""));
        while (selectors.find()) {
            var name = selectors.group(1);
            if (OF_PROMETHEUS.contains(name) || OF_OTHERS.matcher(name).matches()) {
                continue;
            }
            var labels = selectors.group(2) == null
                    ? List.<String>of()
                    : LABEL.matcher(selectors.group(2))
                            .results()
                            .filter(label -> !OF_LATER.contains(label.group(1)))
                            .map(label -> label.group(1) + "=\"" + label.group(2) + "\"")
                            .toList();
            if (series.stream()
                    .noneMatch(line -> isOf(line, name) && labels.stream().allMatch(line::contains))) {
                missing.add(name + labels);
            }
        }
        return missing;
    }

    private static boolean isOf(String line, String name) {
        return line.startsWith(name + "{") || line.startsWith(name + " ");
    }

    private static List<String> expressions() throws IOException {
        var expressions = new ArrayList<String>();
        for (var group : new YAMLMapper()
                .readTree(FOLDER.resolve("alerts.yaml").toFile())
                .path("groups")) {
            group.path("rules")
                    .forEach(rule -> expressions.add(rule.path("expr").asText()));
        }
        for (var dashboard : List.of("evening.json", "machine.json")) {
            JsonNode read =
                    new ObjectMapper().readTree(FOLDER.resolve(dashboard).toFile());
            read.findValues("expr").forEach(expression -> expressions.add(expression.asText()));
            read.at("/templating/list")
                    .forEach(variable -> expressions.add(variable.path("query").asText()));
        }
        expressions.removeIf(expression -> expression.equals("prometheus") || expression.startsWith("up{"));
        return expressions;
    }

    private static void record(URI server) throws IOException, InterruptedException {
        var scenario = get(server, "/api/scenarios/little-round-top");
        var started = new ObjectMapper().readTree(post(server, "/api/battles", "", scenario));
        post(
                server,
                "/api/battles/" + started.at("/battle/id").asText() + "/entries",
                started.at("/keys/umpire").asText(),
                "{\"type\": \"note\", \"text\": \"Hold the left!\"}");
    }

    private static String post(URI server, String path, String key, String body)
            throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(server.resolve(path))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(body));
            if (!key.isEmpty()) {
                request.header("Authorization", "Bearer " + key);
            }
            var answer = client.send(request.build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
            return answer.body();
        }
    }

    private static String get(URI server, String path) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(server.resolve(path)).build();
            return client.send(request, BodyHandlers.ofString()).body();
        }
    }
}
