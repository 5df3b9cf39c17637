package org.longroll.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.function.Supplier;

/** Watches a battle and counts what it sees; comes back whenever it is cut off, behind the last version that it has seen. */
final class Spectator implements Runnable {

    private static final long PAUSE_MILLIS = 300;

    private final HttpClient client;
    private final Supplier<URI> node;
    private final String path;
    private final String key;
    private volatile long seen;
    private volatile long outOfOrder;
    private volatile boolean over;

    Spectator(HttpClient client, Supplier<URI> node, LeagueTable table) {
        this.client = client;
        this.node = node;
        this.path = "/api/battles/" + table.id() + "/live";
        this.key = table.key();
    }

    /** The last version that was seen, all before it having been seen once and in order. */
    long seen() {
        return seen;
    }

    long outOfOrder() {
        return outOfOrder;
    }

    void leave() {
        over = true;
    }

    @Override
    public void run() {
        while (!over) {
            try {
                watch();
            } catch (IOException | UncheckedIOException cutOff) {
                // Comes back below.
            } catch (InterruptedException e) {
                return;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void watch() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(node.get().resolve(path))
                .header("Authorization", "Bearer " + key)
                .header("Last-Event-ID", Long.toString(seen));
        var answer = client.send(request.build(), BodyHandlers.ofLines());
        try (var lines = answer.body()) {
            if (answer.statusCode() == 200) {
                lines.filter(line -> line.startsWith("id:"))
                        .forEach(line -> see(Long.parseLong(line.substring(3).strip())));
            }
        }
    }

    private void see(long version) {
        if (version != seen + 1) {
            outOfOrder++;
        }
        seen = version;
    }
}
