package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import org.longroll.report.Sentence;

/** Sentences in paragraphs: a charge begins one, no paragraph is long, and none has only a sentence or two. */
final class Paragraphs {

    private static final int ENOUGH = 6;
    private static final int MOST = 9;
    private static final int FEW = 2;

    private Paragraphs() {}

    /** Sentences that stay together; {@code opens} if they may begin a paragraph early. */
    record Part(boolean opens, List<Sentence> sentences) {}

    static List<List<Sentence>> of(List<Part> parts) {
        var paragraphs = new ArrayList<List<Sentence>>();
        for (var part : parts) {
            int now = paragraphs.isEmpty() ? MOST : paragraphs.getLast().size();
            if (now >= ENOUGH || part.opens() && now > FEW) {
                paragraphs.add(new ArrayList<>());
            }
            paragraphs.getLast().addAll(part.sentences());
        }
        if (paragraphs.size() > 1 && paragraphs.getLast().size() <= FEW) {
            int both = paragraphs.getLast().size()
                    + paragraphs.get(paragraphs.size() - 2).size();
            if (both <= MOST) {
                var last = paragraphs.removeLast();
                paragraphs.getLast().addAll(last);
            }
        }
        return paragraphs.stream().map(Subjects::named).toList();
    }
}
