package org.longroll.journal;

import static org.longroll.journal.Phrases.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.longroll.journal.AmendedLine.Fate;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.JournalEvent.DiceRolled;

/** Reads from a journal what an amendment did to every entry from the corrected one on. */
public final class AmendmentReview {

    private final Journal<?> journal;
    private final Map<UUID, Entry> entries;
    private final Map<UUID, List<Entry>> parts;
    private final Map<UUID, CorrectionNote> corrections;

    public AmendmentReview(Journal<?> journal, List<Entry> all) {
        this.journal = journal;
        this.entries = all.stream().collect(Collectors.toMap(Entry::id, Function.identity(), (one, other) -> one));
        this.parts = all.stream().collect(Collectors.groupingBy(Entry::recordedIn));
        this.corrections = CorrectionNote.of(all);
    }

    /** The entries in the order of recording; none if the entry is no amendment. */
    public List<AmendedLine> of(Entry amendment) {
        var correction = corrections.get(amendment.id());
        if (correction == null || !(correction.wanted() instanceof Correction.Amend amend)) {
            return List.of();
        }
        var lines = new ArrayList<AmendedLine>();
        for (var part : parts.getOrDefault(amendment.id(), List.of())) {
            if (part.isAgain()) {
                lines.add(again(part, amend));
            }
            part.events(EntryLeftOut.class).forEach(left -> lines.add(leftOut(left)));
        }
        return lines;
    }

    private AmendedLine again(Entry part, Correction.Amend amend) {
        var after = happened(part);
        var replaced = part.replaces();
        if (replaced == null) {
            return AmendedLine.added(part.id(), after);
        }
        var before = happened(Objects.requireNonNull(entries.get(replaced), "an entry is replaced that was recorded"));
        boolean corrected = replaced.equals(amend.entry()) && amend.change() instanceof Correction.Change.Replace;
        return AmendedLine.of(replaced, part.number(), before, after, corrected ? Fate.CORRECTED : null, journal);
    }

    private AmendedLine leftOut(EntryLeftOut left) {
        var entry = Objects.requireNonNull(entries.get(left.entry()), "an entry is left out that was recorded");
        var fate = left.code().equals(EntryLeftOut.STRUCK) ? Fate.STRUCK : Fate.IMPOSSIBLE;
        return new AmendedLine(
                entry.id(), entry.number(), fate, happened(entry), List.of(), left.code(), left.sentence());
    }

    private static List<Event> happened(Entry entry) {
        return entry.events().stream()
                .filter(event -> !(event instanceof CorrectionEvent))
                .toList();
    }

    /** In sentences: dice as old → new, what came out differently, what became impossible; the rest is counted. */
    public List<String> told(Entry amendment) {
        var told = new ArrayList<String>();
        var lines = of(amendment);
        for (var line : lines) {
            told.addAll(dice(line));
            switch (line.fate()) {
                case STANDS -> {}
                case STRUCK -> told.add("Entry %d was struck: %s".formatted(line.number(), words(line.before())));
                case ADDED -> told.add("Added: " + words(line.after()));
                case IMPOSSIBLE ->
                    told.add("Entry %d is not possible any more. %s It was: %s"
                            .formatted(line.number(), reason(line), words(line.before())));
                case CORRECTED, CHANGES ->
                    told.add("Entry %d was: %s It is: %s"
                            .formatted(line.number(), words(line.before()), words(line.after())));
            }
        }
        int standing =
                (int) lines.stream().filter(line -> line.fate() == Fate.STANDS).count();
        if (standing > 0) {
            told.add("%s came out as before.".formatted(count(standing, "later entry", "later entries")));
        }
        return told;
    }

    private String reason(AmendedLine line) {
        var sentence = line.sentence();
        return sentence == null ? "" : CorrectionSentences.in(journal).withoutIds(sentence);
    }

    private String words(List<Event> events) {
        return journal.sentence(events);
    }

    /** The throws of an entry that are not what they were. */
    private List<String> dice(AmendedLine line) {
        var now = throwsOf(line.after());
        var told = new ArrayList<String>();
        throwsOf(line.before()).forEach((kind, was) -> {
            var is = now.get(kind);
            if (is != null && !(was.faces().equals(is.faces()) && was.source() == is.source())) {
                told.add("Dice of entry %d, %s: %s %s → %s%s."
                        .formatted(
                                line.number(),
                                was.purposeIn(journal),
                                was.source().word(),
                                was.shown(),
                                is.source() == was.source() ? "" : is.source().word() + " ",
                                is.shown()));
            }
        });
        return told;
    }

    private static Map<ThrowKey, DiceRolled> throwsOf(List<Event> events) {
        return ThrowKey.of(events.stream().filter(DiceRolled.class::isInstance).map(DiceRolled.class::cast));
    }
}
