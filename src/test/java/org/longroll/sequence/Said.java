package org.longroll.sequence;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.longroll.codec.EventCodec;
import org.longroll.codec.JournalJson;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.simulation.Entry;

/**
 * One entry as the players said it, and the dice as they fell. Nothing else of the entry is read: what follows from it is
 * the second reading's own.
 *
 * @param kind the order without its system: {@code charge}, {@code note-taken}
 */
public record Said(int number, String id, String by, String kind, JsonNode fields, Deque<List<Integer>> dice) {

    private static final EventCodec CODEC = EventCodec.standard();

    static Said of(Entry entry) {
        var order = CODEC.encode(entry.events().getFirst());
        var dice = new ArrayDeque<List<Integer>>();
        for (var event : entry.events()) {
            if (event instanceof DiceRolled rolled) {
                dice.add(rolled.faces());
            }
        }
        return new Said(
                entry.number(),
                entry.occasion().entry().toString(),
                entry.seat().id(),
                order.type().replaceFirst("^(adf|rff)-", "").replaceFirst("-declared$", ""),
                json(order.payload().text()),
                dice);
    }

    /** The events of an entry as they are kept, for those who look into a difference. */
    static List<String> recorded(Entry entry) {
        return entry.events().stream()
                .map(CODEC::encode)
                .map(event -> event.type() + " " + event.payload().text())
                .toList();
    }

    static JsonNode json(Event event) {
        return json(CODEC.encode(event).payload().text());
    }

    static JsonNode json(String text) {
        try {
            return JournalJson.mapper().readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The next dice that fell. */
    public List<Integer> roll() {
        return dice.isEmpty() ? List.of() : dice.remove();
    }

    public int die() {
        return roll().getFirst();
    }

    public String text(String field) {
        return fields.path(field).asText();
    }

    public boolean is(String field) {
        return fields.path(field).asBoolean();
    }

    public boolean says(String field) {
        return fields.hasNonNull(field);
    }

    public List<String> texts(String field) {
        return texts(fields.path(field));
    }

    public static List<String> texts(JsonNode list) {
        var texts = new ArrayList<String>();
        list.forEach(each -> texts.add(each.asText()));
        return texts;
    }

    public Optional<String> maybe(String field) {
        return says(field) ? Optional.of(text(field)) : Optional.empty();
    }

    public Stream<JsonNode> each(String field) {
        var all = new ArrayList<JsonNode>();
        fields.path(field).forEach(all::add);
        return all.stream();
    }

    public <T> List<T> list(String field, Function<String, T> as) {
        return texts(field).stream().map(as).toList();
    }

    @Override
    public String toString() {
        return "entry %d by %s: %s %s".formatted(number, by, kind, fields);
    }
}
