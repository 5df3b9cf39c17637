package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;
import org.longroll.ledger.Sha256;

/**
 * A battle in one file: a first line with the chain's head, then a line for each event, then the values of its chart if
 * the first line names one, each in canonical JSON and ended by a line feed. The file is a function of the battle and its
 * chart alone, so two exports of the same version are equal to the byte, and a reader accepts exactly the bytes that a
 * writer would have written. Format 1, in which there is no chart, is read too.
 */
public final class SealedFile {

    /** Far more events than the longest battle; a limit on the memory that a forged file can take. */
    public static final int MAX_EVENTS = 100_000;

    private static final int MAX_LINE_BYTES = 4 * CanonicalJson.MAX_CHARACTERS;
    private static final String FORMAT = "longroll-";

    /** The type of the first event of a journal is that of its kind with this behind it. */
    private static final String STARTED = "-started";

    private static final Pattern KIND = Pattern.compile(FORMAT + "([a-z]+(?:-[a-z]+)*)");
    private static final int FORMAT_VERSION = 2;
    private static final int WITHOUT_CHART = 1;
    private static final String PAYLOAD = ",\"payload\":";
    private static final String BEHIND_PAYLOAD = ",\"previousHash\":";
    private static final int BUFFER_BYTES = 1 << 16;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final int formatVersion;
    private final List<Envelope> events;
    private final @Nullable ChartValues chart;

    private SealedFile(int formatVersion, List<Envelope> events, @Nullable ChartValues chart) {
        this.formatVersion = formatVersion;
        this.events = events;
        this.chart = chart;
    }

    /** All events, each verified. */
    public List<Envelope> events() {
        return events;
    }

    public Optional<ChartValues> chart() {
        return Optional.ofNullable(chart);
    }

    private record FirstLine(
            String kind,
            int formatVersion,
            Head head,
            @Nullable String chart) {

        boolean isOf(Envelope first) {
            return first.type().equals(kind + STARTED);
        }
    }

    /** Writes a file in format 1. */
    public static void write(Head head, Stream<Envelope> events, OutputStream out) throws IOException {
        writeEvents(WITHOUT_CHART, head, events, null, out);
        out.flush();
    }

    /** Writes a file in the present format. */
    public static void write(Head head, Stream<Envelope> events, Optional<ChartValues> chart, OutputStream out)
            throws IOException {
        var hash = chart.map(ChartValues::hash).orElse(null);
        writeEvents(FORMAT_VERSION, head, events, hash, out);
        if (chart.isPresent()) {
            writeLine(chart.get().toCanonicalJson(), out);
        }
        out.flush();
    }

    /** The first line, which says of what kind the journal is, and the events. */
    private static void writeEvents(
            int formatVersion, Head head, Stream<Envelope> events, @Nullable String chart, OutputStream out)
            throws IOException {
        var rest = events.iterator();
        var first = rest.next();
        writeLine(firstLine(new FirstLine(kindOf(first), formatVersion, head, chart)), out);
        writeLine(first.toCanonicalJson(), out);
        while (rest.hasNext()) {
            writeLine(rest.next().toCanonicalJson(), out);
        }
    }

    private static String kindOf(Envelope first) {
        if (!first.type().endsWith(STARTED)) {
            throw new IllegalArgumentException("a journal does not begin with " + first.type());
        }
        return first.type().substring(0, first.type().length() - STARTED.length());
    }

    /** Verifies a file and answers the audit report of its battle. */
    public static AuditReport verify(InputStream in) throws IOException, BrokenSeal {
        return AuditReport.intact(read(in).events().getLast().asHead());
    }

    /** Reads a file and verifies all of it: the form of every line, every hash, the head, and the chart. */
    public static SealedFile read(InputStream in) throws IOException, BrokenSeal {
        var lines = new BufferedInputStream(in, BUFFER_BYTES);
        var first = nextLine(lines, 1);
        if (first == null) {
            throw new BrokenSeal(1, "The file is empty.");
        }
        if (!first.whole()) {
            throw new BrokenSeal(1, "The file is too short: its first line is cut off.");
        }
        var heading = readHead(first.text());
        var head = heading.head();
        var chain = new ArrayList<Envelope>();
        ChartValues chart = null;
        boolean cutOff = false;
        for (var line = nextLine(lines, 2); line != null; line = nextLine(lines, chain.size() + 2)) {
            if (!line.whole()) {
                cutOff = true;
            } else if (heading.chart() != null && chain.size() == head.version() && chart == null) {
                chart = ChartValues.read(line.text(), heading.chart(), chain.size() + 2);
            } else if (chain.size() == MAX_EVENTS) {
                throw new BrokenSeal(chain.size() + 2, "The file has more than %d events.".formatted(MAX_EVENTS));
            } else {
                chain.add(readEvent(line.text(), chain.size() + 2));
            }
        }
        requireWhole(heading, chain, chart);
        if (cutOff) {
            throw new BrokenSeal(chain.size() + 2, "Line %d is cut off.".formatted(chain.size() + 2));
        }
        var broken = AuditReport.of(head, chain.stream()).broken();
        if (broken != null) {
            throw new BrokenSeal(
                    (int) Math.min(broken.sequence(), chain.size()) + 1,
                    "Event %d is %s: %s."
                            .formatted(broken.sequence(), broken.how().replace('-', ' '), broken.detail()));
        }
        if (chain.isEmpty()) {
            throw new BrokenSeal(1, "The file has no events.");
        }
        if (!heading.isOf(chain.getFirst())) {
            throw new BrokenSeal(1, "The first line names another kind of journal than the first event.");
        }
        requireChart(heading, chain, chart);
        return new SealedFile(heading.formatVersion(), List.copyOf(chain), chart);
    }

    /** A file whose events are right as far as they go and end too early is too short, and no forgery. */
    private static void requireWhole(FirstLine heading, List<Envelope> chain, @Nullable ChartValues chart)
            throws BrokenSeal {
        long promised = heading.head().version();
        if (chain.size() < promised || chain.size() == promised && heading.chart() != null && chart == null) {
            var reached = chain.isEmpty()
                    ? Head.ofNewStream(heading.head().stream())
                    : chain.getLast().asHead();
            if (AuditReport.of(reached, chain.stream()).intact()) {
                throw BrokenSeal.cutOff(
                        chain.size(),
                        "The file is too short: it ends after event %d, and its first line names %d%s."
                                .formatted(
                                        chain.size(),
                                        promised,
                                        heading.chart() == null ? "" : " and the values of the chart"));
            }
        }
    }

    /** The chart is the one that the first event names. */
    private static void requireChart(FirstLine heading, List<Envelope> chain, @Nullable ChartValues chart)
            throws BrokenSeal {
        if (heading.chart() == null) {
            return;
        }
        if (chart == null) {
            throw new BrokenSeal(chain.size() + 2, "The values of the chart are missing.");
        }
        if (!heading.chart().equals(ChartValues.namedBy(chain.getFirst()))) {
            throw new BrokenSeal(1, "The battle was started with another chart.");
        }
    }

    private static String firstLine(FirstLine line) {
        var chart = line.chart() == null ? "null" : "\"" + line.chart() + "\"";
        return "{%s\"format\":\"%s\",\"formatVersion\":%d,\"head\":{\"hash\":\"%s\",\"version\":%d},\"stream\":\"%s\"}"
                .formatted(
                        line.formatVersion() == WITHOUT_CHART ? "" : "\"chart\":" + chart + ",",
                        FORMAT + line.kind(),
                        line.formatVersion(),
                        line.head().hash().hex(),
                        line.head().version(),
                        line.head().stream());
    }

    private static FirstLine readHead(String line) throws BrokenSeal {
        try {
            var node = MAPPER.readTree(line);
            var format = KIND.matcher(node.path("format").asText());
            if (!format.matches()) {
                throw new BrokenSeal(1, "This is not a battle exported by Longroll.");
            }
            int version = node.path("formatVersion").asInt();
            if (version != FORMAT_VERSION && version != WITHOUT_CHART) {
                throw new BrokenSeal(1, "The file is in a later format than this program reads.");
            }
            var read = new FirstLine(
                    format.group(1),
                    version,
                    new Head(
                            UUID.fromString(text(node, "stream")),
                            node.path("head").path("version").asLong(),
                            Sha256.fromHex(text(node.path("head"), "hash"))),
                    node.hasNonNull("chart")
                            ? Sha256.fromHex(text(node, "chart")).hex()
                            : null);
            if (!firstLine(read).equals(line)) {
                throw new BrokenSeal(1, "The first line was changed.");
            }
            return read;
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new BrokenSeal(1, "This is not a battle exported by Longroll.", e);
        }
    }

    private static Envelope readEvent(String line, int number) throws BrokenSeal {
        try {
            // The payload is most of the line, and is read by the library of RFC 8785 anyway: it is cut out before.
            int from = line.indexOf(PAYLOAD);
            int to = line.lastIndexOf(BEHIND_PAYLOAD);
            if (from < 0 || to < from + PAYLOAD.length()) {
                throw new IllegalArgumentException("an event has a payload");
            }
            if (line.charAt(from + PAYLOAD.length()) != '{') {
                throw new IllegalArgumentException("a payload is an object");
            }
            var node = MAPPER.readTree(line.substring(0, from) + line.substring(to));
            var envelope = new Envelope(
                    UUID.fromString(text(node, "stream")),
                    node.path("sequence").asLong(),
                    UUID.fromString(text(node, "eventId")),
                    UUID.fromString(text(node, "entryId")),
                    UUID.fromString(text(node, "commandId")),
                    text(node, "type"),
                    node.path("schemaVersion").asInt(),
                    CanonicalJson.exactly(line.substring(from + PAYLOAD.length(), to)),
                    Instant.parse(text(node, "occurredAt")),
                    Instant.parse(text(node, "recordedAt")),
                    text(node, "actor"),
                    Sha256.fromHex(text(node, "previousHash")),
                    Sha256.fromHex(text(node, "hash")));
            if (!envelope.toCanonicalJson().equals(line)) {
                throw new BrokenSeal(number, "Line %d is not in the form in which it was written.".formatted(number));
            }
            return envelope;
        } catch (JsonProcessingException | IllegalArgumentException | DateTimeParseException e) {
            throw new BrokenSeal(number, "Line %d is not an event.".formatted(number), e);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asText();
    }

    private static void writeLine(String line, OutputStream out) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\n');
    }

    /** @param whole whether a line feed ends it */
    private record FileLine(String text, boolean whole) {}

    /** The next line without its line feed; null at the end. */
    private static @Nullable FileLine nextLine(InputStream in, int number) throws IOException, BrokenSeal {
        var bytes = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return bytes.size() == 0 ? null : new FileLine("", false);
            }
            if (bytes.size() == MAX_LINE_BYTES) {
                throw new BrokenSeal(number, "Line %d is longer than any event.".formatted(number));
            }
            bytes.write(next);
        }
        try {
            var text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
            return new FileLine(text, true);
        } catch (CharacterCodingException e) {
            throw new BrokenSeal(number, "Line %d is not text.".formatted(number), e);
        }
    }
}
