package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The connections of groups that follow each other. */
@Timeout(180)
class KeptConnectionsTest {

    private LedgerDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = new LedgerDatabase();
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Test
    void the_next_group_has_the_connection_of_the_one_before_while_another_is_under_way() throws SQLException {
        var kept = new KeptConnections(database.pool(2));
        kept.with(underWay -> {
            var first = kept.with(connection -> connection);
            assertThat(kept.<Connection>with(connection -> connection))
                    .isSameAs(first)
                    .isNotSameAs(underWay);
            return underWay;
        });
    }

    @Test
    void when_nobody_writes_the_pool_has_all_of_them_back() throws SQLException {
        var pool = database.pool(2);
        var kept = new KeptConnections(pool);
        kept.with(underWay -> kept.with(connection -> connection));
        try (var one = pool.getConnection();
                var other = pool.getConnection()) {
            assertThat(one.isValid(1)).isTrue();
            assertThat(other.isValid(1)).isTrue();
        }
    }

    @Test
    void whoever_waits_for_the_pool_gets_what_is_given_back() throws Exception {
        var kept = new KeptConnections(database.pool(1));
        var waiting = kept.with(underWay -> {
            var second = new FutureTask<>(() -> kept.with(connection -> connection.isValid(1)));
            var thread = Thread.ofPlatform().start(second);
            while (thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            return second;
        });
        assertThat(waiting.get()).isTrue();
    }

    @Test
    void after_a_failure_none_is_kept() throws SQLException {
        var kept = new KeptConnections(database.pool(3));
        kept.with(underWay -> {
            var before = kept.with(connection -> connection);
            assertThatThrownBy(() -> kept.with(connection -> {
                        throw new SQLException("cut off", "08006");
                    }))
                    .hasMessage("cut off");
            assertThat(before.isClosed()).isTrue();
            return kept.with(connection -> assertThat(connection.isValid(1)).isTrue());
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void one_that_cannot_be_given_back_keeps_neither_the_others_nor_the_answer(boolean fails) throws SQLException {
        var pool = database.pool(2);
        var closes = new AtomicInteger();
        var kept = new KeptConnections(Intercepted.dataSource(pool, method -> {
            if (method.equals("close") && closes.getAndIncrement() == 0) {
                throw new SQLException("cut off", "08006");
            }
        }));
        ThrowingCallable twoUnderWay = () -> assertThat(kept.<String>with(underWay -> {
                    kept.with(connection -> connection);
                    if (fails) {
                        throw new SQLException("the work failed");
                    }
                    return "done";
                }))
                .isEqualTo("done");
        if (fails) {
            assertThatThrownBy(twoUnderWay).hasMessage("the work failed");
        } else {
            assertThatCode(twoUnderWay).doesNotThrowAnyException();
        }
        try (var one = pool.getConnection();
                var other = pool.getConnection()) {
            assertThat(one.isValid(1)).isTrue();
            assertThat(other.isValid(1)).isTrue();
        }
    }
}
