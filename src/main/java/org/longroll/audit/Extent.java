package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.longroll.ledger.Envelope;

/**
 * How far the first events of a battle go, in the words of its players.
 *
 * @param entry the number of the last entry; the opening is 0
 * @param end how the checkpoint over these events came about; empty if it was asked for
 */
record Extent(long entry, String end) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Extent of(List<Envelope> chain, long size) {
        var covered = chain.subList(0, (int) size);
        long entries = covered.stream()
                .filter(event -> !event.type().equals(CheckpointAudit.TYPE))
                .map(Envelope::entryId)
                .distinct()
                .count();
        var cause = size < chain.size() && chain.get((int) size).type().equals(CheckpointAudit.TYPE)
                ? payload(chain.get((int) size)).path("cause").asText()
                : "";
        return new Extent(
                Math.max(0, entries - 1),
                switch (cause) {
                    case "turn" -> turn(covered);
                    case "end" -> ", end of the battle";
                    default -> "";
                });
    }

    private static String turn(List<Envelope> covered) {
        return covered.reversed().stream()
                .filter(event -> event.type().endsWith("turn-ended"))
                .findFirst()
                .map(event -> ", end of turn " + payload(event).path("turn").asInt())
                .orElse("");
    }

    private static JsonNode payload(Envelope event) {
        try {
            return MAPPER.readTree(event.payload().text());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a payload is canonical JSON", e);
        }
    }

    /** As in {@code up to entry 212, end of turn 3}. */
    @Override
    public String toString() {
        return "up to entry " + entry + end;
    }
}
