package org.longroll.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The story of a turn; {@code edited} is a person's text in place of all but the notes. */
public record Chapter(
        int turn,
        String heading,
        List<Sentence> introduction,
        List<Block> blocks,
        List<Sentence> summary,
        @Nullable EditedProse edited) {

    public Chapter {
        introduction = List.copyOf(introduction);
        blocks = List.copyOf(blocks);
        summary = List.copyOf(summary);
    }

    /** Whether nothing is told in it. */
    public boolean tellsNothing() {
        return blocks.isEmpty() && summary.isEmpty() && edited == null;
    }

    /** The content of a chapter, with its labels. */
    public List<String> texts() {
        var texts = new ArrayList<>(Sentence.texts(introduction));
        for (var block : blocks) {
            if (block instanceof Paragraph paragraph) {
                texts.add(paragraph.label());
                texts.addAll(Sentence.texts(paragraph.sentences()));
            }
        }
        texts.addAll(Sentence.texts(summary));
        return texts;
    }

    /** A person's text in place of the generated one. */
    public record EditedProse(String text, String by, int entry) {}

    public sealed interface Block {}

    /**
     * @param side who acts; null where it goes on with the paragraph before
     * @param phase the part of the turn, in a system that has such parts; null where it goes on
     */
    public record Paragraph(@Nullable String side, @Nullable String phase, List<Sentence> sentences) implements Block {
        public Paragraph {
            sentences = List.copyOf(sentences);
        }

        /** “The Union, defensive fire”; empty where it goes on. */
        public String label() {
            return Stream.of(side, phase).filter(Objects::nonNull).collect(Collectors.joining(", "));
        }
    }

    public record Note(String by, String text, List<String> photos, int entry) implements Block {
        public Note {
            photos = List.copyOf(photos);
        }
    }

    /** The blocks to show: the story or, if a text was written in its place, only the notes. */
    public List<Block> shown() {
        return edited == null
                ? blocks
                : blocks.stream().filter(Note.class::isInstance).toList();
    }
}
