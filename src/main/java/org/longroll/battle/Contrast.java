package org.longroll.battle;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Event;
import org.longroll.journal.Phrases;
import org.longroll.journal.References;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** The first difference of two outcomes of one entry, in a player's words. */
record Contrast(Battle before) {

    /** A part of an event under its name, in both outcomes. */
    private record Part(
            String name, @Nullable Object now, @Nullable Object then) {}

    String of(List<Event> now, List<Event> then) {
        int place = 0;
        while (place < now.size() && place < then.size() && now.get(place).equals(then.get(place))) {
            place++;
        }
        if (place < now.size()
                && place < then.size()
                && now.get(place).getClass() == then.get(place).getClass()) {
            return inOne(now.get(place), then.get(place));
        }
        var given = reads(now.subList(place, now.size()));
        var said = reads(then.subList(place, then.size()));
        return given.equals(said) ? between(kinds(now, place), kinds(then, place)) : between(given, said);
    }

    private static String between(String now, String then) {
        return "The chart gives %s; the file says %s.".formatted(quoted(now), quoted(then));
    }

    private static String quoted(String sentences) {
        return sentences.isEmpty() ? "nothing more" : "“%s”".formatted(sentences);
    }

    /** Two events of one kind: the innermost part that is not the same. */
    private String inOne(Event now, Event then) {
        var part = innermost(new Part("", now, then));
        var said = sentence(then).isEmpty() ? sentence(now) : sentence(then);
        return "%s “%s” the chart gives %s, the file says %s."
                .formatted(
                        said.isEmpty() ? "For" : "In “%s”, for".formatted(said),
                        Phrases.words(part.name()),
                        words(part.now()),
                        words(part.then()));
    }

    private static Part innermost(Part part) {
        return parts(part)
                .filter(each -> !Objects.equals(each.now(), each.then()))
                .findFirst()
                .map(Contrast::innermost)
                .orElseGet(() -> withoutTheSame(part));
    }

    /** Of two lists of unlike length, what only one of them has. */
    private static Part withoutTheSame(Part part) {
        if (part.now() instanceof List<?> now && part.then() instanceof List<?> then) {
            var added = now.stream().filter(each -> !then.contains(each)).toList();
            var gone = then.stream().filter(each -> !now.contains(each)).toList();
            return added.isEmpty() && gone.isEmpty() ? part : new Part(part.name(), added, gone);
        }
        return part;
    }

    private static Stream<Part> parts(Part part) {
        if (part.now() instanceof Record now
                && part.then() instanceof Record then
                && now.getClass() == then.getClass()
                && !(now instanceof Fraction)) {
            var shape = References.Shape.OF.get(now.getClass());
            return IntStream.range(0, shape.names().size())
                    .mapToObj(place ->
                            new Part(shape.names().get(place), shape.value(now, place), shape.value(then, place)));
        }
        if (part.now() instanceof List<?> now && part.then() instanceof List<?> then && now.size() == then.size()) {
            return IntStream.range(0, now.size())
                    .mapToObj(place -> new Part(part.name(), now.get(place), then.get(place)));
        }
        return Stream.empty();
    }

    private String reads(List<Event> events) {
        return events.stream()
                .map(this::sentence)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private String sentence(Event event) {
        return Sentences.of(event, before.system(), before.table());
    }

    /** The names of events that have no sentence. */
    private static String kinds(List<Event> events, int from) {
        return events.stream()
                .skip(from)
                .map(event -> Phrases.words(event.getClass().getSimpleName()))
                .collect(Collectors.joining(", "));
    }

    private String words(@Nullable Object value) {
        return switch (value) {
            case null -> "nothing";
            case Boolean yes -> yes ? "yes" : "no";
            case Word word -> Phrases.words(word.word());
            case Enum<?> one ->
                Phrases.words(one.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            case Fraction number -> number.decimal();
            case UUID entry -> entry(entry);
            case String text -> before.table().name(text);
            case Collection<?> none when none.isEmpty() -> "nothing";
            case Collection<?> many -> many.stream().map(this::words).collect(Collectors.joining(", "));
            case Map<?, ?> none when none.isEmpty() -> "nothing";
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(each -> words(each.getKey()) + " " + words(each.getValue()))
                        .sorted()
                        .collect(Collectors.joining(", "));
            case Record record -> record(record);
            default -> value.toString();
        };
    }

    private String entry(UUID entry) {
        var number = before.timeline().numberOf(entry);
        return number.isPresent() ? "entry " + number.getAsInt() : "another entry";
    }

    private String record(Record record) {
        var shape = References.Shape.OF.get(record.getClass());
        var said = IntStream.range(0, shape.names().size())
                .filter(place -> shape.value(record, place) != null)
                .mapToObj(place ->
                        "%s %s".formatted(Phrases.words(shape.names().get(place)), words(shape.value(record, place))))
                .collect(Collectors.joining(", "));
        return said.isEmpty() ? "nothing" : said;
    }
}
