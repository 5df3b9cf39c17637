package org.longroll.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decider;
import org.longroll.battle.Readings;
import org.longroll.battle.Referee;
import org.longroll.battle.Sentences;
import org.longroll.codec.EventCodec;
import org.longroll.codec.JournalJson;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.ledger.CanonicalJson;

/**
 * A whole battle as text: for each entry who said what, and below it everything that came of it; at the end how every
 * unit stands. Such a file is replayed by deciding its orders anew: the simulator may learn to play better without
 * changing it, a rule may not.
 */
final class GoldenBattle {

    private static final EventCodec CODEC = EventCodec.standard();
    private static final ObjectMapper JSON = JournalJson.mapper();
    private static final String ENTRY = "> ";
    private static final String SENTENCE = " ".repeat(8);
    private static final String REFUSED = "    refused: ";
    private static final String END = "how it stands";

    private final List<String> lines = new ArrayList<>();

    private GoldenBattle() {}

    /** A simulated battle, written down. */
    static List<String> of(SimulatedBattle played) {
        var golden = new GoldenBattle();
        var battle = golden.open(played.opening(), played.opened(), played.end().id());
        for (var entry : played.entries()) {
            golden.said(
                    entry.seat(), entry.occasion(), entry.dice(), entry.events().getFirst());
            battle = golden.happened(battle, entry.occasion(), entry.events());
        }
        golden.end(battle);
        return golden.lines;
    }

    /** What the orders of a file come to by the rules of today. */
    static List<String> replayed(List<String> file) throws JsonProcessingException {
        return replayed(file, Battles.referee(opening(file).rulebook().ruleset()));
    }

    private static BattleStarted opening(List<String> file) {
        var first = file.getFirst().split(" ", 4);
        return (BattleStarted) CODEC.decode(first[2].split("/")[0], version(first[2]), payload(first[3]));
    }

    /** The same by other rules. */
    static List<String> replayed(List<String> file, Referee referee) throws JsonProcessingException {
        var golden = new GoldenBattle();
        var first = file.getFirst().split(" ", 4);
        var opened = new Occasion(UUID.fromString(first[0]), Instant.EPOCH, Seat.UMPIRE.id());
        var battle = golden.open(opening(file), opened, UUID.fromString(first[1]));
        for (var line : file) {
            if (line.startsWith(ENTRY)) {
                var said = line.substring(ENTRY.length()).split(" ", 5);
                var occasion = new Occasion(UUID.fromString(said[1]), Instant.EPOCH, said[0]);
                var declared = CODEC.decode(said[3].split("/")[0], version(said[3]), payload(said[4]));
                golden.said(new Seat(said[0]), occasion, said[2], declared);
                var order = order(declared);
                var inputs = new Inputs(new Seat(said[0]), new DiceStream(said[2])).recording(order);
                battle = switch (Decider.decide(battle, order, inputs, referee)) {
                    case Decision.Accepted(var events) -> golden.happened(battle, occasion, events);
                    case Decision.Refused(var refusal) -> golden.refused(battle, refusal.code(), refusal.sentence());
                };
            }
        }
        golden.end(battle);
        return golden.lines;
    }

    /** How a file says that it stands at the end, and how its events leave it, whatever the rules of today would say. */
    static List<String> folded(List<String> file) {
        var golden = new GoldenBattle();
        var first = file.getFirst().split(" ", 4);
        var occasion = new Occasion(UUID.fromString(first[0]), Instant.EPOCH, Seat.UMPIRE.id());
        var battle = Battle.opened(UUID.fromString(first[1]), opening(file), occasion);
        for (var line : file.subList(1, file.indexOf(END))) {
            if (line.startsWith(ENTRY)) {
                var said = line.substring(ENTRY.length()).split(" ", 5);
                occasion = new Occasion(UUID.fromString(said[1]), Instant.EPOCH, said[0]);
            } else if (!line.startsWith(SENTENCE) && !line.startsWith(REFUSED)) {
                var event = line.strip().split(" ", 2);
                battle = battle.after(
                        CODEC.decode(event[0].split("/")[0], version(event[0]), payload(event[1])), occasion);
            }
        }
        golden.end(battle);
        return golden.lines;
    }

    /** Entries that come out differently today though no reading since then is about their type. */
    static List<String> faults(List<String> file) {
        var opening = opening(file);
        var referee = Battles.referee(opening.rulebook().ruleset());
        var first = file.getFirst().split(" ", 4);
        var battle = Battle.opened(
                UUID.fromString(first[1]),
                opening,
                new Occasion(UUID.fromString(first[0]), Instant.EPOCH, Seat.UMPIRE.id()));
        var faults = new ArrayList<String>();
        var lines = withoutSentences(file).subList(1, withoutSentences(file).indexOf(END));
        for (int i = 0; i < lines.size(); i++) {
            var said = lines.get(i).substring(ENTRY.length()).split(" ", 5);
            var occasion = new Occasion(UUID.fromString(said[1]), Instant.EPOCH, said[0]);
            var recorded = new ArrayList<Event>();
            while (i + 1 < lines.size() && !lines.get(i + 1).startsWith(ENTRY)) {
                var event = lines.get(++i).strip().split(" ", 2);
                recorded.add(CODEC.decode(event[0].split("/")[0], version(event[0]), payload(event[1])));
            }
            var order = order(CODEC.decode(said[3].split("/")[0], version(said[3]), payload(said[4])));
            var inputs = new Inputs(new Seat(said[0]), new DiceStream(said[2])).recording(order);
            var decision = Decider.decide(battle, order, inputs, referee);
            if (!decision.equals(new Decision.Accepted(recorded))
                    && !Readings.TODAY.mayDecideOtherwise(opening.readingsNumber(), order.type())) {
                faults.add("%s %s: %s".formatted(order.type(), said[1], decision));
            }
            for (var event : recorded) {
                battle = battle.after(event, occasion);
            }
        }
        return faults;
    }

    /** What happened, without the words for it. */
    static List<String> withoutSentences(List<String> file) {
        return file.stream().filter(line -> !line.startsWith(SENTENCE)).toList();
    }

    /** How a file says that it stands at the end. */
    static List<String> end(List<String> file) {
        return file.subList(file.indexOf(END), file.size());
    }

    private static Order order(Event said) {
        return switch (said) {
            case Declared(var order) -> order;
            case NoteTaken note -> new JournalOrder.Note(note.text(), note.units());
            default -> throw new IllegalArgumentException("nobody says " + said);
        };
    }

    private Battle open(BattleStarted opening, Occasion occasion, UUID id) {
        lines.add("%s %s %s".formatted(occasion.entry(), id, written(opening)));
        return Battle.opened(id, opening, occasion);
    }

    private void said(Seat seat, Occasion occasion, String dice, Event declared) {
        lines.add("%s%s %s %s %s".formatted(ENTRY, seat, occasion.entry(), dice, written(declared)));
    }

    private Battle happened(Battle before, Occasion occasion, List<Event> events) {
        var battle = before;
        for (var event : events) {
            battle = battle.after(event, occasion);
            lines.add("    " + written(event));
            var sentence = Sentences.of(event, battle.system(), battle.table());
            if (!sentence.isBlank()) {
                lines.add(SENTENCE + sentence);
            }
        }
        return battle;
    }

    private Battle refused(Battle battle, String code, String sentence) {
        lines.add("%s%s: %s".formatted(REFUSED, code, sentence));
        return battle;
    }

    private void end(Battle battle) {
        lines.add(END);
        for (var unit : battle.table().units().ids()) {
            lines.add("    %s %s".formatted(unit, json(battle.field().status(unit))));
        }
        lines.add("    holders %s".formatted(json(battle.table().holders())));
        var ending = battle.table().ending();
        lines.add("    ending %s".formatted(ending == null ? "none" : json(ending)));
    }

    private static String json(Object value) {
        try {
            return CanonicalJson.of(JSON.writeValueAsString(value)).text();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String written(Event event) {
        var encoded = CODEC.encode(event);
        return "%s/%d %s"
                .formatted(encoded.type(), encoded.version(), encoded.payload().text());
    }

    private static int version(String type) {
        return Integer.parseInt(type.split("/")[1]);
    }

    private static CanonicalJson payload(String text) {
        return CanonicalJson.of(text);
    }
}
