package org.longroll.battle;

import java.util.List;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Where the dice of an entry come from. */
public sealed interface GivenDice {

    /** The two sources in one word each. */
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

    /** The server is asked to roll as many as the chart says. */
    record ByServer() implements GivenDice {}
}
