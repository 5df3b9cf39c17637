package org.longroll.web.problem;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.Logger;
import org.longroll.recording.BrokenJournal;

/** A battle whose rows were changed outside the server takes no more entries. */
@Provider
class BrokenJournalMapper implements ExceptionMapper<BrokenJournal> {

    private static final Logger LOG = Logger.getLogger(BrokenJournalMapper.class);

    @Override
    public Response toResponse(BrokenJournal broken) {
        LOG.error(broken.getMessage());
        return ProblemMappers.response(Problem.of(
                409,
                "broken-battle",
                "This battle is not as it was recorded, so nothing more is recorded in it.",
                broken.getMessage()));
    }
}
