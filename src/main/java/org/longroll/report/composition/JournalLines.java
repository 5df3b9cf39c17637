package org.longroll.report.composition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Sentences;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.report.JournalLine;
import org.longroll.report.story.Steps.Step;
import org.longroll.report.story.Text;

/** The journal as an appendix: every entry in plain words, with its dice. */
final class JournalLines {

    /** A name like “Battery A, 2nd U.S.” ends its sentence too. */
    private static final Pattern ABBREVIATED = Pattern.compile("(?<=\\.[A-Z])\\.\\.");

    private final Entries journal;
    private final List<Entry> entries;
    private final Map<UUID, String> correctedNotes;
    private final Map<UUID, Integer> numbers;
    private final Set<UUID> decidedAgain;
    private final Map<UUID, Field> before = new HashMap<>();

    JournalLines(Entries journal, List<Step> steps) {
        this.journal = journal;
        this.entries = journal.all();
        this.correctedNotes = journal.correctedNotes();
        this.numbers = entries.stream().collect(Collectors.toMap(Entry::id, Entry::number, (one, other) -> one));
        this.decidedAgain = Entries.decidedAgain(entries);
        steps.forEach(step -> before.put(step.said().entry(), step.before()));
    }

    List<JournalLine> all() {
        return entries.stream().map(this::line).toList();
    }

    private JournalLine line(Entry entry) {
        return new JournalLine(
                entry.number(),
                entry.turn(),
                entry.type(),
                entry.by(),
                entry.occasion().at(),
                sentence(entry),
                dice(entry),
                entry.undone(),
                decidedAgain.contains(entry.id()));
    }

    private OptionalInt number(UUID entry) {
        var number = numbers.get(entry);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private String sentence(Entry entry) {
        var corrected = correctedNotes.get(entry.id());
        return corrected == null
                ? asNamedThen(Sentences.of(entry.events().stream(), Battle.of(journal.journal()), this::number), entry)
                : corrected + " (corrected)";
    }

    /** An officer who took another's place has his own name. */
    private String asNamedThen(String sentence, Entry entry) {
        var field = before.get(entry.id());
        var text = sentence;
        for (var id : entry.about()) {
            if (field != null && field.table().leader(id).isPresent()) {
                text = renamed(text, Battle.of(journal.journal()).table().name(id), field.leaderName(id));
            }
        }
        return ABBREVIATED.matcher(text).replaceAll(".");
    }

    /** “the successor of …” begins a sentence with a capital letter. */
    private static String renamed(String text, String name, String then) {
        var opening = Pattern.compile("(?<=^|[.?] )" + Pattern.quote(name));
        return opening.matcher(text)
                .replaceAll(Matcher.quoteReplacement(Text.capital(then)))
                .replaceAll("(?<!uccessor of )" + Pattern.quote(name), Matcher.quoteReplacement(then));
    }

    private static String dice(Entry entry) {
        return entry.events(DiceRolled.class)
                .map(rolled -> rolled.purpose() + " " + rolled.shown())
                .collect(Collectors.joining(", "));
    }
}
