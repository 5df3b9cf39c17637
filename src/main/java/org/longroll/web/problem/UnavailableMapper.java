package org.longroll.web.problem;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.Logger;
import org.longroll.ledger.LedgerUnavailable;

/** The only type of the ledger that the web uses: the ledger can be out of reach. */
@Provider
class UnavailableMapper implements ExceptionMapper<LedgerUnavailable> {

    private static final Logger LOG = Logger.getLogger(UnavailableMapper.class);
    private static final int RETRY_SECONDS = 5;

    @Override
    public Response toResponse(LedgerUnavailable e) {
        return answer(e);
    }

    static Response answer(Throwable e) {
        var remedy = LedgerUnavailable.remedy(e);
        remedy.ifPresentOrElse(what -> LOG.error(what, e), () -> LOG.error("The journal is out of reach", e));
        var full = LedgerUnavailable.isFull(e);
        var problem = Problem.of(
                503,
                full ? "journal-full" : "journal-unavailable",
                full
                        ? "The server has no room to record anything at the moment."
                        : "The journal cannot be reached at the moment.",
                "Send the request again with the same Idempotency-Key: it is recorded once, whatever happened.");
        return Response.fromResponse(ProblemMappers.response(problem))
                .header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
                .build();
    }
}
