package org.longroll.battle;

import static org.longroll.battle.Phrases.because;
import static org.longroll.battle.Phrases.count;

import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Corrections and consents in words. */
record CorrectionSentences(Table table, Function<UUID, OptionalInt> numbers) {

    /** As in {@code “20-maine-17” is not due}. */
    private static final Pattern DUE_ID = Pattern.compile("“([a-z0-9-]+)-\\d+”");

    private static final Pattern SETTLED = Pattern.compile("(?<=^What it settled) \\(([a-z0-9-]+)-\\d+\\)");

    String of(Correction correction) {
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

    String of(CorrectionEvent event) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone undone -> "";
            case CorrectionEvent.EntriesRedone redone -> "";
            case CorrectionEvent.EntryRecordedAgain again -> "";
            case CorrectionEvent.EntryLeftOut left -> "Left out: %s".formatted(withoutIds(left.sentence(), table));
            case CorrectionEvent.ChecksDeferred deferred -> "";
            case CorrectionEvent.ConsentAsked asked -> "Asks the other side to agree: " + wanted(asked);
            case CorrectionEvent.ConsentRefused refused -> "";
            case CorrectionEvent.ConsentWithdrawn withdrawn ->
                "%s withdraws what it asked for%s."
                        .formatted(table.name(new Seat(withdrawn.by()).side()), because(withdrawn.reason()));
            case CorrectionEvent.ConsentGiven given ->
                given.asked() == null
                        ? "The other side agrees."
                        : "%s agrees to what %s asked.".formatted(table.name(given.by()), table.name(given.asked()));
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
    static String withoutIds(String sentence, Table table) {
        var named = DUE_ID.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(
                        isKnown(found.group(1), table) ? "A check of " + table.name(found.group(1)) : "It"));
        return SETTLED.matcher(named)
                .replaceAll(found -> Matcher.quoteReplacement(
                        isKnown(found.group(1), table)
                                ? ", a check of %s,".formatted(table.name(found.group(1)))
                                : ""));
    }

    private static boolean isKnown(String id, Table table) {
        return table.muster(id).isPresent() || table.leader(id).isPresent();
    }
}
