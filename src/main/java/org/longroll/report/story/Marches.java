package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.longroll.report.Claim;
import org.longroll.report.Sentence;
import org.longroll.report.story.Beat.Moved;
import org.longroll.report.story.Beat.Moved.Manner;

/** Marches that follow one another become clauses of one sentence: “A marched, and B changed front.” */
final class Marches {

    private static final int MOST_CLAUSES = 4;

    /** Who runs or breaks off gets a sentence. */
    private static final Set<Manner> OF_NOTE = Set.of(Manner.RAN, Manner.WITHDREW);

    private Marches() {}

    /** Passages in order; those that go together are in one list. */
    static List<List<Passage>> gathered(List<Passage> passages) {
        var groups = new ArrayList<List<Passage>>();
        for (var passage : passages) {
            boolean joins = !groups.isEmpty()
                    && isMarch(passage)
                    && isMarch(groups.getLast().getLast())
                    && groups.getLast().size() < MOST_CLAUSES;
            if (joins) {
                groups.getLast().add(passage);
            } else {
                groups.add(new ArrayList<>(List.of(passage)));
            }
        }
        return groups;
    }

    private static boolean isMarch(Passage passage) {
        return passage.beat() instanceof Moved moved && !OF_NOTE.contains(moved.manner());
    }

    /** The sentences of one group: as they are, or one for all marches. */
    static List<Sentence> joined(List<List<Sentence>> told) {
        if (told.size() == 1) {
            return told.getFirst();
        }
        var clauses = new ArrayList<String>();
        var entries = new LinkedHashSet<Integer>();
        var claims = new ArrayList<Claim>();
        var before = "";
        for (var sentence : told.stream().flatMap(List::stream).toList()) {
            var clause = Text.withoutStop(sentence.text());
            var within = Text.withinASentence(clause);
            var rest = withoutSubject(within, before, sentence, claims);
            if (clauses.isEmpty()) {
                clauses.add(clause);
            } else if (rest.equals(within)) {
                clauses.add(within);
            } else {
                clauses.add(clauses.removeLast() + " and " + rest);
            }
            before = within;
            entries.addAll(sentence.entries());
            claims.addAll(sentence.claims());
        }
        boolean commas = clauses.stream().anyMatch(clause -> clause.indexOf(',') >= 0 || clause.contains(" and "));
        var text = String.join(commas || clauses.size() > 2 ? "; " : ", and ", clauses);
        return List.of(new Sentence(text + ".", List.copyOf(entries), claims));
    }

    /** “The 2nd Mississippi took its time and shifted its ground”: who did both is named once. */
    private static String withoutSubject(String clause, String before, Sentence sentence, List<Claim> claims) {
        int size = sentence.claims().size();
        boolean same = claims.size() >= size
                && who(claims.subList(claims.size() - size, claims.size())).equals(who(sentence.claims()));
        int common = 0;
        while (same
                && common < Math.min(clause.length(), before.length())
                && clause.charAt(common) == before.charAt(common)) {
            common++;
        }
        int subject = clause.lastIndexOf(' ', common - 1) + 1;
        return subject > 0 && clause.substring(0, subject).chars().anyMatch(Character::isUpperCase)
                ? clause.substring(subject)
                : clause;
    }

    private static List<String> who(List<Claim> claims) {
        return claims.stream().map(Claim::who).toList();
    }
}
