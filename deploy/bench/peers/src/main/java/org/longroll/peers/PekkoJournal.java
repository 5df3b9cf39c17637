package org.longroll.peers;

import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.apache.pekko.Done;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.persistence.jdbc.query.javadsl.JdbcReadJournal;
import org.apache.pekko.persistence.query.PersistenceQuery;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.stream.javadsl.Sink;
import org.apache.pekko.stream.javadsl.Source;

/** Apache Pekko's persistence over JDBC: an event-sourced actor for each battle, which is asked and answers. */
final class PekkoJournal implements Journal {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private record Fire(int events, ActorRef<Done> asker) {}

    private final ActorSystem<SpawnProtocol.Command> system;
    private final JdbcReadJournal reading;

    PekkoJournal(String url, String user, String password) throws Exception {
        createTables(url, user, password);
        system = ActorSystem.create(SpawnProtocol.create(), "peers");
        reading = PersistenceQuery.get(system)
                .getReadJournalFor(JdbcReadJournal.class, JdbcReadJournal.Identifier());
    }

    @Override
    public Writer writer(String battle) throws Exception {
        ActorRef<Fire> actor = AskPattern.<SpawnProtocol.Command, ActorRef<Fire>>ask(
                        system,
                        asker -> new SpawnProtocol.Spawn<>(new Battle(battle), battle, Props.empty(), asker),
                        PATIENCE,
                        system.scheduler())
                .toCompletableFuture()
                .get();
        return events -> AskPattern.<Fire, Done>ask(
                        actor, asker -> new Fire(events, asker), PATIENCE, system.scheduler())
                .toCompletableFuture()
                .get();
    }

    @Override
    public int load(String battle) throws Exception {
        return replay(List.of(battle), 0);
    }

    @Override
    public int replay(List<String> battles, int events) throws Exception {
        return Source.from(battles)
                .flatMapConcat(battle -> reading.currentEventsByPersistenceId(battle, 0, Long.MAX_VALUE))
                .filter(envelope -> envelope.event() instanceof Volley)
                .runWith(Sink.fold(0, (count, envelope) -> count + 1), system)
                .toCompletableFuture()
                .get();
    }

    /** The script that comes with the plugin. */
    private static void createTables(String url, String user, String password) throws Exception {
        try (var script = PekkoJournal.class.getResourceAsStream("/schema/postgres/postgres-create-schema.sql");
                var connection = DriverManager.getConnection(url, user, password);
                var statement = connection.createStatement()) {
            for (var sql : new String(script.readAllBytes(), StandardCharsets.UTF_8).split(";")) {
                if (!sql.isBlank()) {
                    statement.execute(sql);
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the tables could not be made", e);
        }
    }

    /** Counts its volleys, as a state must be something. */
    private static final class Battle extends EventSourcedBehavior<Fire, Volley, Integer> {
        Battle(String id) {
            super(PersistenceId.ofUniqueId(id));
        }

        @Override
        public Integer emptyState() {
            return 0;
        }

        @Override
        public CommandHandler<Fire, Volley, Integer> commandHandler() {
            return (state, fire) -> Effect()
                    .persist(Collections.nCopies(fire.events(), Volley.SAMPLE))
                    .thenRun(after -> fire.asker().tell(Done.getInstance()));
        }

        @Override
        public EventHandler<Integer, Volley> eventHandler() {
            return (state, volley) -> state + 1;
        }
    }
}
