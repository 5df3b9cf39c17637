package org.longroll.battle;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Correction;
import org.longroll.journal.Due;
import org.longroll.journal.GivenSeat;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Order;
import org.longroll.journal.References;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;

/**
 * What a seat for some commands may record: for the units and leaders of those commands, checks and answers for them,
 * and what reacts with them. In a what-if nobody has such a seat, so entries of one are not examined there again.
 */
record Commission(Battle battle, Seat seat, GivenSeat given) {

    /** Entries that are offered without units, and are its own if they name its units. */
    private static final Set<String> NAMING_ITS_UNITS = Set.of("objective", "position");

    static Optional<Commission> of(Battle battle, Seat seat) {
        return Optional.ofNullable(battle.given().get(seat)).map(given -> new Commission(battle, seat, given));
    }

    Optional<Refusal> objection(Order order) {
        return JournalRefusal.WRONG_SEAT.when(!allows(order), "type", () -> "The seat “%s” records for the units of %s."
                .formatted(seat, String.join(", ", given.commands())));
    }

    /** Of what its side could record, what is its own. */
    List<Possibility> among(List<Possibility> next) {
        return next.stream()
                .filter(each -> each.due() == null
                        || battle.field()
                                .agenda()
                                .find(each.due())
                                .filter(due -> due.unit() == null || commands(due.unit()))
                                .isPresent())
                .map(each ->
                        each.by(each.units().stream().filter(this::commands).toList()))
                .filter(each -> !each.units().isEmpty()
                        || each.due() != null
                        || each.charge() != null
                        || NAMING_ITS_UNITS.contains(each.type()))
                .toList();
    }

    private boolean allows(Order order) {
        var own = own(References.texts(order));
        return switch (order) {
            case JournalOrder.Note note -> commands(own);
            case Correction.Consent consent -> !consent.agreed() && asked(consent.request());
            case Correction correction -> true;
            case Order umpires when umpires.isTheUmpires() -> false;
            case Order settling
            when settling.settles().isPresent() ->
                battle.field()
                        .agenda()
                        .find(settling.settles().get())
                        .map(due -> settles(due, own))
                        .orElse(true);
            case Order other -> own.isEmpty() ? carriesOn(other) : commands(own);
        };
    }

    /** It withdraws its own request, and answers none. */
    private boolean asked(UUID request) {
        return battle.timeline()
                .request()
                .filter(each -> each.id().equals(request) && each.asked().by().equals(seat.id()))
                .isPresent();
    }

    /** A question may be answered with any unit; what it is about decides. */
    private boolean settles(Due due, Set<String> named) {
        var about = own(due.unit() == null ? Set.of() : Set.of(due.unit()));
        return about.isEmpty() ? named.stream().anyMatch(this::commands) : commands(about);
    }

    /** An entry without units of its own side goes on with an earlier entry, such as a charge. */
    private boolean carriesOn(Order order) {
        return References.entries(order).stream()
                .flatMap(entry -> battle.timeline().said(entry).stream())
                .flatMap(said -> own(References.texts(said.order())).stream())
                .anyMatch(this::commands);
    }

    /** The units and leaders of its side among these names. */
    private Set<String> own(Set<String> names) {
        var table = battle.table();
        return names.stream()
                .filter(name -> command(name)
                        .filter(command -> table.order().sideOfCommand(command).equals(seat.side()))
                        .isPresent())
                .collect(Collectors.toUnmodifiableSet());
    }

    private boolean commands(Collection<String> names) {
        return names.stream().allMatch(this::commands);
    }

    /** Whether a unit or leader is of one of its commands, or of one under them. */
    boolean commands(String name) {
        return Stream.iterate(command(name).orElse(null), Objects::nonNull, this::above)
                .anyMatch(given.commands()::contains);
    }

    private Optional<String> command(String name) {
        return battle.table().muster(name).map(Muster::command).or(() -> battle.table()
                .leader(name)
                .map(Leader::commands));
    }

    private @Nullable String above(String command) {
        return battle.table().order().command(command).map(HigherCommand::under).orElse(null);
    }
}
