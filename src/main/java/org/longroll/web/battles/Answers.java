package org.longroll.web.battles;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.UUID;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.longroll.recording.Outcome;
import org.longroll.recording.RecordedEntry;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.IfMatch;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.Refused;

/** Outcomes of recording as responses. */
final class Answers {

    private static final Logger LOG = Logger.getLogger(Answers.class);

    static final String REPLAY = "Idempotent-Replay";

    private Answers() {}

    /**
     * 201 for a new entry, at its address; 202 if the other side has to agree first; 200 for a repeated one, a problem
     * for everything else.
     */
    static Response of(Outcome<RecordedEntry> outcome, Function<RecordedEntry, Object> view) {
        return at(entry -> address(entry.journal().id(), "/entries/" + entry.number()), outcome, view);
    }

    /** The same for an entry that starts a battle, at the battle's address. */
    static Response started(Outcome<RecordedEntry> outcome, Function<RecordedEntry, Object> view) {
        return at(entry -> address(entry.journal().id(), ""), outcome, view);
    }

    static URI address(UUID battle, String below) {
        return URI.create("/api/battles/" + battle + below);
    }

    /** The same for what an entry makes, at its own address. */
    static Response at(
            Function<RecordedEntry, URI> address,
            Outcome<RecordedEntry> outcome,
            Function<RecordedEntry, Object> view) {
        return switch (outcome) {
            case Outcome.Recorded<RecordedEntry>(var entry) ->
                answer(entry.asks() ? 202 : 201, entry, view)
                        .location(address.apply(entry))
                        .build();
            case Outcome.Replayed<RecordedEntry>(var entry) ->
                answer(200, entry, view).header(REPLAY, "true").build();
            case Outcome.Refused<RecordedEntry>(var refusal) -> throw Refused.problem(refusal);
            case Outcome.Overtaken<RecordedEntry>(var version) -> throw IfMatch.overtaken(version);
            case Outcome.KeyReused<RecordedEntry> reused -> throw keyReused();
            case Outcome.NoSuchJournal<RecordedEntry> none -> throw ProblemException.nothingHere();
        };
    }

    private static Response.ResponseBuilder answer(
            int status, RecordedEntry entry, Function<RecordedEntry, Object> view) {
        MDC.put("battle", entry.journal().id());
        MDC.put("entry", entry.id());
        LOG.infof(
                "%s: entry %d (%s, %s) of battle %s",
                status == 200 ? "Asked for again" : "Recorded",
                entry.number(),
                entry.type(),
                entry.id(),
                entry.journal().id());
        return Response.status(status)
                .header(HttpHeaders.ETAG, EntityTag.of(entry.version()))
                .entity(view.apply(entry));
    }

    static ProblemException keyReused() {
        return new ProblemException(
                422,
                "idempotency-key-reused",
                "This Idempotency-Key was used before for something else.",
                "Use a new key for a new request.");
    }
}
