package org.longroll.journal;

import java.util.List;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The source of the dice of an entry. */
public sealed interface GivenDice {

    enum Source implements Word {
        @Spelled("thrown")
        THROWN,
        @Spelled("rolled")
        ROLLED;

        public static Source of(String word) {
            return Word.find(Source.class, word).orElseThrow();
        }
    }

    GivenDice ROLL = new ByServer();

    /** Thrown at the table and typed in. */
    record Thrown(List<Integer> faces) implements GivenDice {
        public Thrown {
            faces = List.copyOf(faces);
        }

        public static Thrown of(Integer... faces) {
            return new Thrown(List.of(faces));
        }
    }

    /** Rolled by the server, as many as the chart says. */
    record ByServer() implements GivenDice {}
}
