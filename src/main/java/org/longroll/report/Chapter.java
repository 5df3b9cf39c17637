package org.longroll.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The story of a turn.
 *
 * @param introduction what kind of turn it was
 * @param blocks the story itself
 * @param summary how it stood afterwards
 * @param edited what a person wrote in place of the introduction, the paragraphs and the summary
 */
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

    /** What a person wrote in place of what the journal would tell. */
    public record EditedProse(String text, String by, int entry) {}

    /** A piece of the story. */
    public sealed interface Block {}

    /** @param side whose part of the turn it is; null where it goes on with the one before */
    public record Paragraph(@Nullable String side, List<Sentence> sentences) implements Block {
        public Paragraph {
            sentences = List.copyOf(sentences);
        }
    }

    /** @param photos the names of pictures that go with it */
    public record Note(String by, String text, List<String> photos, int entry) implements Block {
        public Note {
            photos = List.copyOf(photos);
        }
    }

    /** What is shown: the story, or, where somebody edited it, the notes that stand beside his words. */
    public List<Block> shown() {
        return edited == null
                ? blocks
                : blocks.stream().filter(Note.class::isInstance).toList();
    }
}
