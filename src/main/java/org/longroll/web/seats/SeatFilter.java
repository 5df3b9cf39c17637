package org.longroll.web.seats;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.util.UUID;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.longroll.journal.Seat;
import org.longroll.projection.StatusBoard;
import org.longroll.web.gate.Allowance;
import org.longroll.web.gate.Rates;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** Checks every call against the seat of its caller. */
class SeatFilter {

    private final Credentials credentials;
    private final StatusBoard board;
    private final Caller caller;
    private final Rates rates;

    SeatFilter(Credentials credentials, StatusBoard board, Caller caller, Rates rates) {
        this.rates = rates;
        this.credentials = credentials;
        this.board = board;
        this.caller = caller;
    }

    @ServerRequestFilter
    void check(ContainerRequestContext request, ResourceInfo resource, RoutingContext route) {
        var needs = resource.getResourceMethod().getAnnotation(Needs.class);
        if (needs == null) {
            throw new IllegalStateException(resource.getResourceMethod() + " does not say which right it needs");
        }
        credentials.introduce(caller, route);
        switch (needs.value()) {
            case LOOK_AROUND -> {}
            case START_BATTLES -> requireStarter();
            case READ, RECORD, MANAGE_SEATS, NAME_PEOPLE -> requireAt(battleOf(request), needs.value(), route);
            case BRANCH -> {
                requireAt(battleOf(request), needs.value(), route);
                requireStarter();
            }
        }
        if (needs.value() == Right.START_BATTLES || needs.value() == Right.BRANCH) {
            requireSlowly(rates.start(Sender.of(route.request())), route);
        }
    }

    private static void requireSlowly(Allowance allowance, RoutingContext route) {
        allowance.tellIn(route.response());
        if (allowance.isSpent()) {
            throw new ProblemException(
                    Rates.tooFast(allowance.waitSeconds()), Rates.retryAfter(allowance.waitSeconds()));
        }
    }

    private void requireStarter() {
        if (credentials.onlyTheAdminStarts() && !caller.admin()) {
            throw caller.battles().isEmpty() ? keyNeeded() : wrongSeat("Only the admin starts battles here.");
        }
    }

    private void requireAt(UUID battle, Right right, RoutingContext route) {
        var status = caller.lookedAt(battle).or(() -> board.battle(battle)).orElseThrow(ProblemException::nothingHere);
        caller.hasLookedAt(status);
        var seat = caller.seatAt(battle).filter(status.seats()::contains);
        if (seat.isEmpty() && !caller.admin() && !status.isPublic()) {
            throw ProblemException.nothingHere();
        }
        seat.ifPresent(at -> requireSlowly(rates.callOf(battle, at.id()), route));
        var allowed =
                switch (right) {
                    case READ -> true;
                    case RECORD -> seat.filter(at -> !at.equals(Seat.SPECTATOR)).isPresent();
                    case BRANCH ->
                        caller.admin()
                                || seat.filter(at -> !at.equals(Seat.SPECTATOR)).isPresent();
                    case MANAGE_SEATS ->
                        caller.admin()
                                || seat.filter(at -> at.isSide() || at.equals(Seat.UMPIRE))
                                        .isPresent();
                    case NAME_PEOPLE -> caller.admin() || seat.isPresent();
                    case LOOK_AROUND, START_BATTLES ->
                        throw new IllegalStateException(right + " is not a right at a table");
                };
        if (!allowed) {
            throw seat.isEmpty() && !caller.admin() && caller.battles().isEmpty()
                    ? keyNeeded()
                    : wrongSeat("Your seat may not do this.");
        }
        MDC.put("battle", battle);
    }

    private static UUID battleOf(ContainerRequestContext request) {
        try {
            return UUID.fromString(request.getUriInfo().getPathParameters().getFirst("battle"));
        } catch (IllegalArgumentException e) {
            throw ProblemException.nothingHere();
        }
    }

    private static ProblemException keyNeeded() {
        return new ProblemException(
                Problem.of(401, "key-needed", "This needs a key.", "Send one as “Authorization: Bearer <key>”."),
                Credentials.CHALLENGE);
    }

    private static ProblemException wrongSeat(String detail) {
        return new ProblemException(403, "wrong-seat", "This is not for your seat to do.", detail);
    }
}
