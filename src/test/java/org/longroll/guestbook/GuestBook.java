package org.longroll.guestbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.guestbook.GuestBook.Pages;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.CorrectionSentences;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Event;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Kind;
import org.longroll.journal.Occasion;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Policies;
import org.longroll.journal.Recorded;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.journal.Vocabulary;
import org.longroll.journal.Words;

/** Guests of two families sign it, and lines in it are corrected. */
public record GuestBook() implements Kind<Pages>, Vocabulary {

    /** The lines, in the order in which they were written. */
    public record Pages(List<Line> lines) {
        public Pages {
            lines = List.copyOf(lines);
        }

        Pages with(Line line) {
            return new Pages(Stream.concat(lines.stream(), Stream.of(line)).toList());
        }

        Pages corrected(int number, String text) {
            var changed = new ArrayList<>(lines);
            changed.set(number - 1, new Line(lines.get(number - 1).guest(), text));
            return new Pages(changed);
        }
    }

    public record Line(String guest, String text) {}

    public sealed interface GuestEvent extends Event {}

    @Recorded("guest-book-started")
    public record Laid(
            List<String> families,
            UndoPolicy undoPolicy,
            @Nullable Map<String, UUID> people) implements GuestEvent, Opening {
        @Override
        public Kind<?> kind() {
            return new GuestBook();
        }
    }

    @Recorded("guest-signed")
    public record Signed(String guest, String text) implements GuestEvent {}

    @Recorded("guest-line-corrected")
    public record Corrected(int line, String text) implements GuestEvent {}

    @Override
    public String name() {
        return "guest-book";
    }

    @Override
    public String kind() {
        return name();
    }

    @Override
    public Class<? extends Opening> opening() {
        return Laid.class;
    }

    @Override
    public List<Class<? extends Event>> events() {
        return List.of(GuestEvent.class);
    }

    @Override
    public List<Class<? extends Order>> orders() {
        return List.of(Host.GuestOrder.class);
    }

    @Override
    public List<Class<?>> states() {
        return List.of(Pages.class);
    }

    @Override
    public Class<Pages> state() {
        return Pages.class;
    }

    @Override
    public Pages opened(Opening opening) {
        return new Pages(List.of());
    }

    @Override
    public Pages after(Pages pages, Event event, Occasion occasion) {
        return switch (event) {
            case Signed(var guest, var text) -> pages.with(new Line(guest, text));
            case Corrected(var line, var text) -> pages.corrected(line, text);
            default -> pages;
        };
    }

    @Override
    public List<Seat> seats(Opening opening) {
        var families = ((Laid) opening).families().stream().map(Seat::new);
        return Stream.of(Stream.of(Seat.UMPIRE), families, Stream.of(Seat.SPECTATOR))
                .flatMap(each -> each)
                .toList();
    }

    @Override
    public Policies policies(Opening opening, Pages pages) {
        return new Policies(Visibility.PUBLIC, DicePolicy.EITHER, ((Laid) opening).undoPolicy());
    }

    @Override
    public boolean isSubject(Pages pages, String id) {
        return pages.lines().stream().anyMatch(line -> line.guest().equals(id));
    }

    @Override
    public List<String> sentences(List<Event> events, Journal<Pages> journal, Function<UUID, OptionalInt> numbers) {
        var corrections = new CorrectionSentences(journal::name, journal::isSubject, numbers);
        var told = events.stream()
                .map(event -> switch (event) {
                    case Signed(var guest, var text) -> "%s writes: “%s”".formatted(guest, text);
                    case Corrected(var line, var text) -> "Line %d is now: “%s”".formatted(line, text);
                    case CorrectionEvent correction -> corrections.of(correction);
                    case JournalEvent.NoteTaken note -> note.text();
                    default -> "";
                })
                .filter(sentence -> !sentence.isEmpty())
                .toList();
        return told.isEmpty() ? List.of("Something is put right.") : told;
    }

    @Override
    public Words words() {
        return new Words("guest book", "host", "at this book");
    }
}
