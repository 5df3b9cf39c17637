package org.longroll.report.story;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.ProseEdited;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.EditedProse;
import org.longroll.report.story.Steps.Step;

/** Tells a battle turn by turn, from the entries in force and from the notes, in as many words as people read. */
public final class Storyteller {

    private static final int MOST_WORDS = 3400;
    private static final int WORDS_OF_ANY = 1000;
    private static final int WORDS_FOR_A_UNIT = 60;

    private final Battle battle;
    private final Analysis analysis;
    private final List<Entry> notes;
    private final Map<UUID, String> correctedNotes;
    private final Map<Integer, EditedProse> edits = new LinkedHashMap<>();

    /** @param notes those that are told where they were taken */
    public Storyteller(Entries journal, Analysis analysis, List<Entry> notes) {
        this.battle = Battle.of(journal.journal());
        this.analysis = analysis;
        this.notes = List.copyOf(notes);
        this.correctedNotes = journal.correctedNotes();
        journal.all().forEach(this::edited);
    }

    private void edited(Entry entry) {
        if (entry.events().getFirst() instanceof ProseEdited(int turn, var text)) {
            edits.put(turn, new EditedProse(text, entry.by(), entry.number()));
        }
    }

    /** A chapter for each turn that was played or has notes; of a long battle only what weighs most, and the sums. */
    public List<Chapter> tell(List<Step> steps) {
        int most = Math.min(
                MOST_WORDS,
                WORDS_OF_ANY + WORDS_FOR_A_UNIT * battle.orderOfBattle().units().size());
        var narrator = Narrator.ALL.named(battle.opening().rulebook().system());
        var heard = steps.stream().map(step -> Heard.of(step, narrator)).toList();
        int least = 1;
        var told = telling(least).chapters(heard);
        while (words(told) > most && least < Weight.MOST) {
            told = telling(++least).chapters(heard);
        }
        return told;
    }

    private Telling telling(int least) {
        return new Telling(battle, analysis, notes, correctedNotes, edits, least);
    }

    private static int words(List<Chapter> chapters) {
        return chapters.stream()
                .flatMap(chapter -> chapter.texts().stream())
                .mapToInt(text -> text.split(" ").length)
                .sum();
    }
}
