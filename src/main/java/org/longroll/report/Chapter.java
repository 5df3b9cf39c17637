package org.longroll.report;

import java.util.List;
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

    /** A person's text in place of the generated one. */
    public record EditedProse(String text, String by, int entry) {}

    public sealed interface Block {}

    /** @param side whose part of the turn it is; null where it goes on with the one before */
    public record Paragraph(@Nullable String side, List<Sentence> sentences) implements Block {
        public Paragraph {
            sentences = List.copyOf(sentences);
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
