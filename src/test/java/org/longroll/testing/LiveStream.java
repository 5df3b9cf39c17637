package org.longroll.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A live stream as a browser would read it. */
public final class LiveStream implements AutoCloseable {

    /** One server-sent event; a comment has no id. */
    public record Message(String id, String event, String data, String comment) {
        public long version() {
            return Long.parseLong(id);
        }
    }

    private static final int PATIENCE_SECONDS = 180;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final HttpResponse<Stream<String>> response;
    private final Thread reader;

    private LiveStream(URI address, String key, String lastEventId) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(address).header("Authorization", "Bearer " + key);
        if (!lastEventId.isEmpty()) {
            request.header("Last-Event-ID", lastEventId);
        }
        response = client.send(request.build(), BodyHandlers.ofLines());
        reader = Thread.ofVirtual().start(this::read);
    }

    /** Follows a battle; the address ends with {@code /live} and whatever comes behind it. */
    public static LiveStream open(URI address, String key) throws IOException, InterruptedException {
        return new LiveStream(address, key, "");
    }

    public static LiveStream resume(URI address, String key, long lastEventId)
            throws IOException, InterruptedException {
        return new LiveStream(address, key, Long.toString(lastEventId));
    }

    public int status() {
        return response.statusCode();
    }

    /** The next event that is not a comment. */
    public Message next() throws InterruptedException {
        Message message;
        do {
            message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("nothing came within %d s".formatted(PATIENCE_SECONDS));
            }
        } while (message.id().isEmpty());
        return message;
    }

    /** The next event that is not a comment, however long it takes; nothing when the stream has ended. */
    public Optional<Message> nextOrEnd() throws InterruptedException {
        while (true) {
            var message = messages.poll(1, TimeUnit.SECONDS);
            if (message == null && !reader.isAlive() && messages.isEmpty()) {
                return Optional.empty();
            }
            if (message != null && !message.id().isEmpty()) {
                return Optional.of(message);
            }
        }
    }

    /** The next so many versions. */
    public List<Long> versions(int count) throws InterruptedException {
        var versions = new ArrayList<Long>();
        for (int i = 0; i < count; i++) {
            versions.add(next().version());
        }
        return versions;
    }

    /** Whether a comment comes before anything else does. */
    public boolean beats() throws InterruptedException {
        Message message;
        do {
            message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } while (message != null && message.event().equals("present"));
        return message != null && !message.comment().isEmpty();
    }

    /** Waits until just these seats are said to be here. */
    public void awaitPresent(String... seats) throws InterruptedException {
        var wanted = "{\"seats\":[\"%s\"]}".formatted(String.join("\",\"", seats));
        var said = new ArrayList<String>();
        while (said.isEmpty() || !said.getLast().equals(wanted)) {
            var message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("It was said of who is here: " + said);
            }
            if (message.event().equals("present")) {
                said.add(message.data());
            }
        }
    }

    /** What has come and was not asked for yet, without comments. */
    public List<Message> soFar() {
        var all = new ArrayList<Message>();
        messages.drainTo(all);
        all.removeIf(message -> message.id().isEmpty());
        return all;
    }

    /** Whether the server ends the stream. */
    public boolean ends() throws InterruptedException {
        return reader.join(Duration.ofSeconds(PATIENCE_SECONDS));
    }

    private void read() {
        var fields = new String[] {"", "", "", ""};
        try (var lines = response.body()) {
            lines.forEach(line -> {
                if (line.isEmpty()) {
                    messages.add(new Message(fields[0], fields[1], fields[2], fields[3]));
                    Arrays.fill(fields, "");
                } else {
                    take(line, fields);
                }
            });
        } catch (UncheckedIOException cutOff) {
            // The server is gone, or we are.
        }
    }

    private static void take(String line, String[] fields) {
        var colon = line.indexOf(':');
        var value = line.substring(colon + 1).strip();
        switch (line.substring(0, colon)) {
            case "id" -> fields[0] = value;
            case "event" -> fields[1] = value;
            case "data" -> fields[2] = value;
            case "" -> fields[3] = value;
            default -> {}
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
