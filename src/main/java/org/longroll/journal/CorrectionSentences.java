package org.longroll.journal;

import static org.longroll.journal.Phrases.because;
import static org.longroll.journal.Phrases.count;

import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Corrections and consents in words.
 *
 * @param names of what has an id
 * @param subjects whether an id is of something that entries are about
 * @param numbers of entries
 */
public record CorrectionSentences(
        UnaryOperator<String> names, Predicate<String> subjects, Function<UUID, OptionalInt> numbers) {

    /** As in {@code “20-maine-17” is not due}. */
    private static final Pattern DUE_ID = Pattern.compile("“([a-z0-9-]+)-\\d+”");

    private static final Pattern SETTLED = Pattern.compile("(?<=^What it settled) \\(([a-z0-9-]+)-\\d+\\)");

    static CorrectionSentences in(Journal<?> journal) {
        return new CorrectionSentences(journal::name, journal::isSubject, journal.timeline()::numberOf);
    }

    public String of(Correction correction) {
        var why = because(correction.reason());
        return switch (correction) {
            case Correction.UndoLast(int entries, var reason)
            when entries == 1 -> "Takes back the last entry" + why + ".";
            case Correction.UndoLast(int entries, var reason) ->
                "Takes back the last %d entries%s.".formatted(entries, why);
            case Correction.UndoBackTo(var entry, var reason) ->
                "Takes back %s and all after it%s.".formatted(numbered(entry), why);
            case Correction.Redo redo -> "Puts back what was taken back" + why + ".";
            case Correction.Amend amend ->
                switch (amend.change()) {
                    case Correction.Change.Replace replace -> "Corrects %s%s.".formatted(numbered(amend.entry()), why);
                    case Correction.Change.Strike strike -> "Strikes %s%s.".formatted(numbered(amend.entry()), why);
                    case Correction.Change.InsertBefore insert ->
                        "Puts an entry in before %s%s.".formatted(numbered(amend.entry()), why);
                };
            case Correction.Consent consent -> consent.agreed() ? "" : "Does not agree" + why + ".";
        };
    }

    private String numbered(UUID entry) {
        var number = numbers.apply(entry);
        return number.isPresent() ? "entry " + number.getAsInt() : "an earlier entry";
    }

    public String of(CorrectionEvent event) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone undone -> "";
            case CorrectionEvent.EntriesRedone redone -> "";
            case CorrectionEvent.EntryRecordedAgain again -> "";
            case CorrectionEvent.EntryLeftOut left -> "Left out: %s".formatted(withoutIds(left.sentence()));
            case CorrectionEvent.ChecksDeferred deferred -> "";
            case CorrectionEvent.ConsentAsked asked -> "Asks the other side to agree: " + wanted(asked);
            case CorrectionEvent.ConsentRefused refused -> "";
            case CorrectionEvent.ConsentWithdrawn withdrawn ->
                "%s withdraws what it asked for%s."
                        .formatted(names.apply(new Seat(withdrawn.by()).side()), because(withdrawn.reason()));
            case CorrectionEvent.ConsentGiven given ->
                given.asked() == null
                        ? "The other side agrees."
                        : "%s agrees to what %s asked.".formatted(names.apply(given.by()), names.apply(given.asked()));
        };
    }

    private String wanted(CorrectionEvent.ConsentAsked asked) {
        if (!(asked.order() instanceof Correction correction)) {
            return String.join(" ", asked.sentences());
        }
        return "%s %s would be %s."
                .formatted(
                        of(correction),
                        count(asked.entries().size(), "entry", "entries"),
                        switch (correction) {
                            case Correction.Redo redo -> "put back";
                            case Correction.Amend amend -> "decided again";
                            case Correction.UndoLast last -> "taken back";
                            case Correction.UndoBackTo back -> "taken back";
                            case Correction.Consent consent -> "answered";
                        });
    }

    /** The id of something due names a unit; a reader of the journal wants the unit. */
    String withoutIds(String sentence) {
        var named = DUE_ID.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(
                        subjects.test(found.group(1)) ? "A check of " + names.apply(found.group(1)) : "It"));
        return SETTLED.matcher(named)
                .replaceAll(found -> Matcher.quoteReplacement(
                        subjects.test(found.group(1))
                                ? ", a check of %s,".formatted(names.apply(found.group(1)))
                                : ""));
    }
}
