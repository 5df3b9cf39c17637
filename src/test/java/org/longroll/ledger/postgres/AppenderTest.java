package org.longroll.ledger.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.LedgerUnavailable;

/** The appender on a writer that is under the test's thumb: it writes one group for each permit it is given. */
@Timeout(180)
class AppenderTest {

    private static final Executor SENDERS = Thread::startVirtualThread;

    private final List<List<String>> groups = new CopyOnWriteArrayList<>();
    private final Semaphore permits = new Semaphore(0, true);
    private Appender<String, String> appender = new Appender<>(this::write, Duration.ofMinutes(3));

    private List<String> write(List<String> group) throws Exception {
        groups.add(group);
        permits.acquire();
        if (group.contains("refused")) {
            throw new LedgerRefused("refused");
        }
        if (group.contains("odd")) {
            throw new IllegalStateException("odd");
        }
        if (group.contains("cut off")) {
            throw new SQLException("cut off", "08006");
        }
        if (group.contains("locked out")) {
            throw new SQLException("locked out", "55P03");
        }
        if (group.contains("exhausting")) {
            throw new OutOfMemoryError("not really");
        }
        return group.stream().map(work -> work + " done").toList();
    }

    @AfterEach
    void close() {
        permits.release(100_000);
        appender.close();
    }

    @Test
    void who_comes_while_nobody_writes_does_so_at_once_and_alone() {
        permits.release(2);
        assertThat(appender.write("a")).isEqualTo("a done");
        assertThat(appender.write("b")).isEqualTo("b done");
        assertThat(groups).containsExactly(List.of("a"), List.of("b"));
    }

    @Test
    void what_arrives_while_two_groups_are_written_is_the_next_group() throws Throwable {
        var answers = sendTogether("a", "b");
        permits.release(3);
        assertThat(answers.get("first")).isEqualTo("first done");
        assertThat(answers.get("b")).isEqualTo("b done");
        assertThat(groups).containsExactly(List.of("first"), List.of("second", "third"), List.of("a", "b"));
    }

    @Test
    void two_groups_share_the_work_evenly() throws Throwable {
        var answers = sendTogether("a", "b", "c", "d", "e", "f");
        permits.release(1);
        assertThat(answers.get("first")).isEqualTo("first done");
        awaitGroups(3);
        assertThat(groups.getLast()).containsExactly("a", "b", "c", "d");
        permits.release(2);
        assertThat(answers.get("third")).isEqualTo("third done");
        assertThat(answers.get("d")).isEqualTo("d done");
        awaitGroups(4);
        assertThat(groups.getLast()).containsExactly("e", "f");
    }

    @Test
    void there_are_three_groups_where_there_are_many_to_write_for() throws Throwable {
        sendTogether(numbered(30));
        assertThat(groups).extracting(List::size).containsExactly(1, 2, 8);
    }

    @Test
    void a_group_has_a_limit() throws Throwable {
        var many = numbered(1_000);
        var answers = sendTogether(many);
        permits.release(100);
        for (var work : many) {
            assertThat(answers.get(work)).isEqualTo(work + " done");
        }
        assertThat(groups.stream().mapToInt(List::size).max()).hasValue(256);
    }

    @Test
    void a_refused_member_does_not_take_its_neighbours_with_it() throws Throwable {
        var answers = sendTogether("a", "refused", "b");
        permits.release(10);
        assertThat(answers.get("a")).isEqualTo("a done");
        assertThat(answers.get("b")).isEqualTo("b done");
        assertThatThrownBy(() -> answers.get("refused")).isInstanceOf(LedgerRefused.class);
    }

    @Test
    void a_member_that_fails_oddly_does_not_take_its_neighbours_with_it() throws Throwable {
        var answers = sendTogether("a", "odd", "b");
        permits.release(10);
        assertThat(answers.get("a")).isEqualTo("a done");
        assertThat(answers.get("b")).isEqualTo("b done");
        assertThatThrownBy(() -> answers.get("odd")).isInstanceOf(LedgerUnavailable.class);
    }

    /** Its battle is locked, or its statement took too long: that says nothing about its neighbours. */
    @Test
    void a_member_that_the_database_fails_does_not_take_its_neighbours_with_it() throws Throwable {
        var answers = sendTogether("a", "locked out", "b");
        permits.release(1);
        awaitGroups(3);
        permits.release(10);
        assertThat(answers.get("a")).isEqualTo("a done");
        assertThat(answers.get("b")).isEqualTo("b done");
        assertThatThrownBy(() -> answers.get("locked out")).isInstanceOf(LedgerUnavailable.class);
    }

    /** Otherwise 256 senders would each wait for a connection that does not come, one after the other. */
    @Test
    void where_the_database_cannot_be_reached_the_whole_group_is_told_at_once() throws Throwable {
        var answers = sendTogether("a", "cut off", "b");
        permits.release(1);
        awaitGroups(3);
        permits.release(10);
        assertThat(answers.get("a")).isEqualTo("a done");
        for (var work : List.of("cut off", "b")) {
            assertThatThrownBy(() -> answers.get(work)).isInstanceOf(LedgerUnavailable.class);
        }
        assertThat(groups)
                .containsExactly(
                        List.of("first"),
                        List.of("second", "third"),
                        List.of("a", "cut off", "b"),
                        List.of("a"),
                        List.of("cut off"));
        assertThat(appender.write("later")).isEqualTo("later done");
    }

    @Test
    void an_error_is_answered_and_does_not_end_the_appender() throws Throwable {
        var answers = sendTogether("a", "exhausting");
        permits.release(10);
        assertThatThrownBy(() -> answers.get("a")).isInstanceOf(LedgerUnavailable.class);
        assertThatThrownBy(() -> answers.get("exhausting")).isInstanceOf(LedgerUnavailable.class);
        assertThat(appender.write("later")).isEqualTo("later done");
        assertThat(appender.isRunning()).isTrue();
    }

    @Test
    void closing_finishes_what_has_arrived_and_takes_nothing_new() throws Throwable {
        var answers = sendTogether("a", "b");
        var closing = CompletableFuture.runAsync(appender::close, SENDERS);
        permits.release(10);
        closing.get();
        assertThat(answers.get("first")).isEqualTo("first done");
        assertThat(answers.get("a")).isEqualTo("a done");
        assertThat(answers.get("b")).isEqualTo("b done");
        assertThatThrownBy(() -> appender.write("later")).isInstanceOf(LedgerUnavailable.class);
        assertThat(appender.isRunning()).isFalse();
    }

    @Test
    void too_many_who_wait_are_sent_away() throws Throwable {
        var answers = sendTogether(numbered(10_008)); // eight of them are in the third group
        assertThatThrownBy(() -> appender.write("one too many"))
                .isInstanceOf(LedgerUnavailable.class)
                .hasMessageContaining("overloaded");
        permits.release(100);
        assertThat(answers.get("n0")).isEqualTo("n0 done");
    }

    @Test
    void an_interrupted_sender_gets_its_answer_and_stays_interrupted() throws Throwable {
        sendTogether("a");
        permits.release(10);
        Thread.currentThread().interrupt();
        assertThat(appender.write("b")).isEqualTo("b done");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** A sender may be interrupted in the moment in which its append comes to lead a group: the group is written. */
    @Test
    void an_interrupt_costs_no_group() throws Throwable {
        permits.release(100_000);
        var answers = new CopyOnWriteArrayList<String>();
        for (int i = 0; i < 300; i++) {
            var threads = new ArrayList<Thread>();
            for (int sender = 0; sender < 4; sender++) {
                threads.add(Thread.startVirtualThread(() -> {
                    Thread.currentThread().interrupt();
                    answers.add(appender.write("a"));
                }));
            }
            for (var thread : threads) {
                thread.join();
            }
        }
        assertThat(answers).hasSize(1_200).containsOnly("a done");
    }

    /** As when the host of the primary died: PostgreSQL never answers to the group that is under way. */
    @Test
    void a_lone_append_is_written_beside_a_group_that_gets_no_answer() throws Throwable {
        appender = new Appender<>(this::write);
        var answers = new Answers(new ArrayList<>(), new ArrayList<>());
        send("unanswered", answers);
        awaitGroups(1);
        send("lone", answers);
        awaitGroups(2);
        assertThat(groups.getLast()).containsExactly("lone");
        assertThat(appender.oldest())
                .hasValueSatisfying(oldest -> assertThat(oldest.what()).contains("PostgreSQL"));
    }

    @Test
    void whoever_finds_no_group_within_seconds_is_told_so() throws Throwable {
        appender = new Appender<>(this::write);
        var answers = new Answers(new ArrayList<>(), new ArrayList<>());
        for (int group = 1; group <= 8; group++) {
            send("unanswered " + group, answers);
            awaitGroups(group);
        }
        send("one more", answers);
        send("and another", answers);
        assertThatThrownBy(() -> answers.get("one more")).isInstanceOf(LedgerUnavailable.class);
        assertThatThrownBy(() -> answers.get("and another")).isInstanceOf(LedgerUnavailable.class);
        assertThat(appender.waiting()).isZero();
    }

    private record Answers(List<String> works, List<CompletableFuture<String>> futures) {
        String get(String work) throws Throwable {
            try {
                return futures.get(works.indexOf(work)).get(60, TimeUnit.SECONDS);
            } catch (ExecutionException e) {
                throw e.getCause();
            }
        }
    }

    /** Sends what is being written, in two groups, and then others, which gather behind it in this order. */
    private Answers sendTogether(String... gathering) throws InterruptedException {
        var answers = new Answers(new ArrayList<>(), new ArrayList<>());
        send("first", answers);
        awaitGroups(1);
        send("second", answers);
        send("third", answers);
        awaitGroups(2);
        for (var work : gathering) {
            send(work, answers);
        }
        return answers;
    }

    private void awaitGroups(int number) {
        while (groups.size() < number) {
            Thread.onSpinWait();
        }
    }

    private static String[] numbered(int number) {
        return IntStream.range(0, number).mapToObj(i -> "n" + i).toArray(String[]::new);
    }

    /** Returns when it has arrived. Nothing is through before the test says so, so all that was sent is somewhere. */
    private void send(String work, Answers answers) {
        answers.works().add(work);
        answers.futures().add(CompletableFuture.supplyAsync(() -> appender.write(work), SENDERS));
        while (appender.waiting() + groups.stream().mapToInt(List::size).sum()
                < answers.works().size()) {
            Thread.onSpinWait();
        }
    }
}
