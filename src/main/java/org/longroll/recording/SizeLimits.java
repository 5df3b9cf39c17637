package org.longroll.recording;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.ledger.Envelope;
import org.longroll.recording.TrialReading.Unsound;

/** The limits of everything in an event: no entry that can be sent here is larger in any part. */
final class SizeLimits {

    private static final int LONGEST_TEXT = 20_000;
    private static final int LONGEST_LIST = 1_000;
    private static final long LARGEST_NUMBER = 1_000_000;
    private static final int MOST_SIDES = 100;
    private static final int MOST_DICE = 200;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private SizeLimits() {}

    static void require(Envelope event, Event decoded) {
        try {
            require(MAPPER.readTree(event.payload().text()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a payload is canonical JSON", e);
        }
        if (decoded instanceof DiceRolled dice && !isThrowable(dice)) {
            throw new Unsound("No such dice can fall.");
        }
    }

    private static void require(JsonNode value) {
        if (value.isTextual() && value.textValue().length() > LONGEST_TEXT) {
            throw new Unsound("A text in it is longer than any that is recorded.");
        }
        if (value.isNumber() && !(Math.abs(value.doubleValue()) <= LARGEST_NUMBER)) {
            throw new Unsound("A number in it is larger than any that is recorded.");
        }
        if (value.size() > LONGEST_LIST) {
            throw new Unsound("A list in it is longer than any that is recorded.");
        }
        value.forEach(SizeLimits::require);
    }

    private static boolean isThrowable(DiceRolled dice) {
        return dice.sides() >= 2
                && dice.sides() <= MOST_SIDES
                && !dice.faces().isEmpty()
                && dice.faces().size() <= MOST_DICE
                && dice.faces().stream().allMatch(face -> face >= 1 && face <= dice.sides());
    }
}
