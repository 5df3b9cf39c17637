package org.longroll.report.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.NoteTaken;
import org.longroll.battle.CommonEvent.ProseEdited;
import org.longroll.battle.Entries;
import org.longroll.battle.Entry;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.Block;
import org.longroll.report.Chapter.EditedProse;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Sentence;
import org.longroll.report.story.Steps.Step;

/** Tells a battle turn by turn, from the entries in force and from the notes. */
public final class Storyteller {

    private final Battle battle;
    private final Narrator narrator;
    private final Names names;
    private final Teller teller;
    private final TurnWords turnWords;
    private final List<Entry> notes;
    private final Map<UUID, String> correctedNotes;
    private final Map<Integer, EditedProse> edits = new LinkedHashMap<>();
    private final Map<String, String> posts = new HashMap<>();

    public Storyteller(Entries journal, Analysis analysis) {
        battle = journal.battle();
        narrator = Narrator.ALL.named(battle.opening().rulebook().system());
        names = new Names(battle.table());
        teller = new Teller(battle.table());
        turnWords = new TurnWords(battle, analysis, names);
        var entries = journal.all();
        notes = new ArrayList<>(entries.stream()
                .filter(entry -> entry.events().getFirst() instanceof NoteTaken)
                .toList());
        correctedNotes = journal.correctedNotes();
        entries.forEach(this::edited);
    }

    private void edited(Entry entry) {
        if (entry.events().getFirst() instanceof ProseEdited(int turn, var text)) {
            edits.put(turn, new EditedProse(text, entry.by(), entry.number()));
        }
    }

    /** A chapter for each turn that was played or has notes. */
    public List<Chapter> tell(List<Step> steps) {
        var turns = new LinkedHashMap<Integer, List<Step>>();
        for (var step : steps) {
            turns.computeIfAbsent(step.before().turn(), turn -> new ArrayList<>())
                    .add(step);
        }
        turns.computeIfAbsent(battle.field().turn(), turn -> new ArrayList<>());
        var chapters = new ArrayList<Chapter>();
        for (var turn : turns.keySet()) {
            boolean last = turn == battle.field().turn();
            var chapter = chapter(turn, turns.get(turn), last);
            if (!last || !chapter.tellsNothing() || chapters.isEmpty()) {
                chapters.add(chapter);
            }
        }
        return chapters;
    }

    private Chapter chapter(int turn, List<Step> steps, boolean last) {
        var blocks = new ArrayList<Block>();
        var ending = new ArrayList<Passage>();
        var scene = new Scene(null, null);
        for (var step : steps) {
            var side = narrator.acting(step.before()).orElse(null);
            var phase = narrator.phase(step.before()).orElse(null);
            if (notesBefore(step.said().number()) || !scene.goesOn(side, phase)) {
                blocks.addAll(scene.paragraphs(blocks));
                blocks.addAll(takeNotes(step.said().number()));
                scene = new Scene(side, phase);
            }
            for (var beat : narrator.beats(step.said(), step.before())) {
                if (beat instanceof Beat.Ended) {
                    ending.add(Passage.of(beat, step.said(), step.before()));
                } else if (!(beat instanceof LeaderBeat.Led led) || isNews(led)) {
                    scene.weaver.take(beat, step.said(), step.before());
                }
            }
        }
        blocks.addAll(scene.paragraphs(blocks));
        if (last) {
            blocks.addAll(takeNotes(Integer.MAX_VALUE));
        }
        var entries = steps.stream().map(step -> step.said().number()).toList();
        var chooser = steps.isEmpty() ? battle.id() : steps.getFirst().said().entry();
        var summary = new ArrayList<>(turnWords.summary(turn, chooser, entries));
        ending.forEach(passage -> summary.addAll(told(passage)));
        return new Chapter(
                turn, "Turn " + turn, turnWords.introduction(turn, chooser, entries), blocks, summary, edits.get(turn));
    }

    /** A leader who joins the unit again with which he was last is not told. */
    private boolean isNews(LeaderBeat.Led led) {
        boolean news = !posts.entrySet().containsAll(led.rides().entrySet());
        posts.putAll(led.rides());
        return news;
    }

    private boolean notesBefore(int number) {
        return !notes.isEmpty() && notes.getFirst().number() < number;
    }

    private List<Block> takeNotes(int before) {
        var taken = new ArrayList<Block>();
        while (notesBefore(before)) {
            var entry = notes.removeFirst();
            var note = (NoteTaken) entry.events().getFirst();
            var text = correctedNotes.getOrDefault(entry.id(), note.text());
            taken.add(new Note(author(entry.by()), text, note.attachments(), entry.number()));
        }
        return taken;
    }

    /** The player of a seat, if the name is known; else the seat. */
    private String author(String seat) {
        var player = battle.opening().players().get(seat);
        return player != null ? player : battle.table().name(seat);
    }

    /** One side's part of a turn, or of a phase. */
    private final class Scene {

        private final @Nullable String side;
        private final @Nullable String phase;
        private final Weaver weaver = new Weaver();

        Scene(@Nullable String side, @Nullable String phase) {
            this.side = side;
            this.phase = phase;
        }

        boolean goesOn(@Nullable String sideThen, @Nullable String phaseThen) {
            return Objects.equals(side, sideThen) && Objects.equals(phase, phaseThen);
        }

        /** Its paragraphs; the first has a label, unless it is that of the paragraphs before. */
        List<Paragraph> paragraphs(List<Block> before) {
            var paragraphs = new ArrayList<Paragraph>();
            for (var sentences : Paragraphs.of(told())) {
                paragraphs.add(paragraph(before, paragraphs, sentences));
            }
            return paragraphs;
        }

        private List<Paragraphs.Part> told() {
            var parts = new ArrayList<Paragraphs.Part>();
            for (var passages : Marches.gathered(weaver.passages())) {
                boolean opens = passages.getFirst().beat() instanceof ChargeBeat.Charged;
                var sentences = Marches.joined(
                        passages.stream().map(Storyteller.this::told).toList());
                if (!sentences.isEmpty()) {
                    parts.add(new Paragraphs.Part(opens, sentences));
                }
            }
            return parts;
        }

        private Paragraph paragraph(List<Block> before, List<Paragraph> here, List<Sentence> sentences) {
            var whole = new Paragraph(side == null ? null : Text.capital(names.side(side)), phase, sentences);
            boolean labelled = here.isEmpty() && !whole.label().equals(lastLabel(before));
            return labelled ? whole : new Paragraph(null, null, sentences);
        }

        private static String lastLabel(List<Block> before) {
            return before.stream()
                    .filter(Paragraph.class::isInstance)
                    .map(block -> ((Paragraph) block).label())
                    .filter(label -> !label.isEmpty())
                    .reduce("", (earlier, later) -> later);
        }
    }

    private List<Sentence> told(Passage passage) {
        return teller.tell(passage).stream()
                .map(told -> new Sentence(told.text(), passage.entries(), told.claims()))
                .toList();
    }
}
