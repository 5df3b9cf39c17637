package org.longroll.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.LedgerUnavailable;

class ProblemMappersTest {

    @Test
    void a_database_out_of_reach_is_said_to_be_and_when_to_try_again() {
        var reading = new ProblemMappers().fault(new RuntimeException(new SQLException("Connection refused", "08001")));
        var writing = new UnavailableMapper().toResponse(new LedgerUnavailable("The journal is shutting down."));
        assertThat(reading.getStatus()).isEqualTo(503);
        assertThat(writing.getStatus()).isEqualTo(503);
        assertThat(reading.getHeaderString("Retry-After")).isEqualTo("5");
        assertThat(((Problem) reading.getEntity()).code()).isEqualTo("journal-unavailable");
    }

    @Test
    void only_a_full_disk_is_called_full_and_neither_too_many_connections_nor_too_little_memory() {
        assertThat(codeOf("53100")).isEqualTo("journal-full");
        assertThat(codeOf("53200")).isEqualTo("journal-unavailable");
        assertThat(codeOf("53300")).isEqualTo("journal-unavailable");
    }

    private static String codeOf(String state) {
        var answer = UnavailableMapper.answer(new LedgerUnavailable("no", new SQLException("no room", state)));
        return ((Problem) answer.getEntity()).code();
    }

    @Test
    void a_mistake_of_ours_says_nothing_of_our_code() {
        var answer = new ProblemMappers().fault(new IllegalStateException("secret detail of org.longroll"));
        assertThat(answer.getStatus()).isEqualTo(500);
        assertThat(((Problem) answer.getEntity()).code()).isEqualTo("internal-error");
        assertThat(answer.getEntity().toString()).doesNotContain("secret", "org.longroll");
    }
}
