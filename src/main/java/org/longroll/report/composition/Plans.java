package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.report.Sentence;
import org.longroll.report.story.Names;
import org.longroll.report.story.Steps.Step;
import org.longroll.report.story.Text;

/** The intentions of each side: the notes without photos that it took before anything was played. They are told first. */
final class Plans {

    private static final int LONGEST = 400;

    private final Entries journal;
    private final List<Entry> plans = new ArrayList<>();
    private final List<Entry> otherNotes = new ArrayList<>();

    Plans(Entries journal, List<Step> steps) {
        this.journal = journal;
        int first =
                steps.isEmpty() ? Integer.MAX_VALUE : steps.getFirst().said().number();
        for (var entry : journal.all()) {
            if (entry.events().getFirst() instanceof NoteTaken note) {
                boolean ofASide = Battle.of(journal.journal())
                        .orderOfBattle()
                        .side(entry.by())
                        .isPresent();
                boolean plan = entry.number() < first
                        && ofASide
                        && !entry.undone()
                        && note.attachments().isEmpty();
                (plan ? plans : otherNotes).add(entry);
            }
        }
    }

    /** Notes that are told where they were taken. */
    List<Entry> otherNotes() {
        return otherNotes;
    }

    List<Sentence> sentences(Names names) {
        return plans.stream().map(plan -> sentence(plan, names)).toList();
    }

    private Sentence sentence(Entry plan, Names names) {
        var note = (NoteTaken) plan.events().getFirst();
        var text = journal.correctedNotes().getOrDefault(plan.id(), note.text());
        var side = Text.capital(names.side(plan.by()));
        return new Sentence(
                "%s wrote before it began: “%s”"
                        .formatted(side, cut(text.strip().replaceAll("\\s+", " "))),
                List.of(plan.number()),
                List.of());
    }

    private static String cut(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = text.lastIndexOf(' ', LONGEST);
        return text.substring(0, end < 0 ? LONGEST : end) + " …";
    }
}
