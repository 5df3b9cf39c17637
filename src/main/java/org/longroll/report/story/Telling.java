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
import org.longroll.analysis.Terms;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.journal.Entry;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.Block;
import org.longroll.report.Chapter.EditedProse;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Sentence;

/**
 * A story with so much in it: every beat that weighs {@code least} or more, and the sums of the others. It is told once, since
 * phrases take turns.
 */
final class Telling {

    /** A story with a higher limit leaves out who fired in vain and who held. */
    private static final int MOST_WITH_THE_QUIET = 2;

    private final Battle battle;
    private final Names names;
    private final Teller teller;
    private final TurnWords turnWords;
    private final Terms terms;
    private final List<Entry> notes;
    private final Map<UUID, String> correctedNotes;
    private final Map<Integer, EditedProse> edits;
    private final int least;
    private final Map<String, String> posts = new HashMap<>();

    Telling(
            Battle battle,
            Analysis analysis,
            List<Entry> notes,
            Map<UUID, String> correctedNotes,
            Map<Integer, EditedProse> edits,
            int least) {
        this.battle = battle;
        this.names = new Names(battle.table());
        this.teller = new Teller(names);
        this.turnWords = new TurnWords(battle, analysis, names);
        this.terms = analysis.terms();
        this.notes = new ArrayList<>(notes);
        this.correctedNotes = correctedNotes;
        this.edits = edits;
        this.least = least;
    }

    List<Chapter> chapters(List<Heard> steps) {
        var turns = new LinkedHashMap<Integer, List<Heard>>();
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

    private Chapter chapter(int turn, List<Heard> steps, boolean last) {
        var blocks = new ArrayList<Block>();
        var ending = new ArrayList<Passage>();
        var leftOut = new LeftOut(battle.table(), names);
        var scene = new Scene(null, null, leftOut);
        for (var step : steps) {
            if (notesBefore(step.said().number()) || !scene.goesOn(step.side(), step.phase())) {
                blocks.addAll(scene.paragraphs(blocks));
                blocks.addAll(takeNotes(step.said().number()));
                scene = new Scene(step.side(), step.phase(), leftOut);
            }
            for (var beat : step.beats()) {
                if (beat instanceof Beat.Ended) {
                    ending.add(Passage.of(beat, step.said(), step.before()));
                } else if (!(beat instanceof LeaderBeat.Led led) || isNews(led, step.before())) {
                    scene.weaver.take(beat, step.said(), step.before());
                }
            }
        }
        blocks.addAll(scene.paragraphs(blocks));
        blocks.addAll(leftOut.elsewhere(blocks.isEmpty(), terms));
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

    /** A leader who joins the unit again with which he was last is not told, nor is a successor without a name. */
    private boolean isNews(LeaderBeat.Led led, Field before) {
        boolean news = !posts.entrySet().containsAll(led.rides().entrySet());
        posts.putAll(led.rides());
        return news
                && led.rides().keySet().stream()
                        .allMatch(leader -> before.table().leader(leader).isPresent()
                                && !before.leaderName(leader).startsWith("the successor of "));
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
        private final LeftOut leftOut;
        private final Weaver weaver = new Weaver();

        Scene(@Nullable String side, @Nullable String phase, LeftOut leftOut) {
            this.side = side;
            this.phase = phase;
            this.leftOut = leftOut;
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
            var woven = weaver.woven(least);
            var parts = new ArrayList<Paragraphs.Part>();
            for (var passages : Marches.gathered(woven.told())) {
                boolean opens = passages.getFirst().beat() instanceof ChargeBeat.Charged;
                add(
                        parts,
                        opens,
                        Marches.joined(passages.stream().map(Telling.this::told).toList()));
            }
            leftOut.take(woven.minor());
            if (least <= MOST_WITH_THE_QUIET) {
                add(parts, false, new Roundup(woven, names).quiet());
            }
            return parts;
        }

        private static void add(List<Paragraphs.Part> parts, boolean opens, List<Sentence> sentences) {
            if (!sentences.isEmpty()) {
                parts.add(new Paragraphs.Part(opens, sentences));
            }
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
