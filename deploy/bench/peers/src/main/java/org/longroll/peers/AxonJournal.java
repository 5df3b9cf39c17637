package org.longroll.peers;

import com.zaxxer.hikari.HikariDataSource;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.common.jdbc.DataSourceConnectionProvider;
import org.axonframework.common.jdbc.UnitOfWorkAwareConnectionProviderWrapper;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.axonframework.serialization.json.JacksonSerializer;

/**
 * Axon Framework's event store over JDBC, set up as its reference guide does without Spring: its own table for
 * PostgreSQL, Jackson in place of XStream, a connection pool, and the unit of work's connection for each append.
 */
final class AxonJournal implements Journal {
    private static final int CONNECTIONS = 20;
    private static final String TYPE = "battle";

    private final JdbcEventStorageEngine engine;

    AxonJournal(String url, String user, String password) {
        var pool = new HikariDataSource();
        pool.setJdbcUrl(url);
        pool.setUsername(user);
        pool.setPassword(password);
        pool.setMaximumPoolSize(CONNECTIONS);
        pool.setAutoCommit(false);
        var serializer = JacksonSerializer.defaultSerializer();
        engine = JdbcEventStorageEngine.builder()
                .eventSerializer(serializer)
                .snapshotSerializer(serializer)
                .connectionProvider(new UnitOfWorkAwareConnectionProviderWrapper(new DataSourceConnectionProvider(pool)))
                .transactionManager(NoTransactionManager.instance())
                .build();
        var creation = DefaultUnitOfWork.startAndGet(null);
        engine.createSchema(PostgresEventTableFactory.INSTANCE);
        creation.commit();
    }

    @Override
    public Writer writer(String battle) {
        return new Writer() {
            private long sequence;

            @Override
            public void append(int events) {
                var messages = new ArrayList<DomainEventMessage<?>>(events);
                for (int event = 0; event < events; event++) {
                    messages.add(new GenericDomainEventMessage<>(TYPE, battle, sequence++, Volley.SAMPLE));
                }
                var unit = DefaultUnitOfWork.startAndGet(null);
                engine.appendEvents(messages);
                unit.commit();
            }
        };
    }

    @Override
    public int load(String battle) {
        return (int) engine.readEvents(battle)
                .asStream()
                .map(DomainEventMessage::getPayload)
                .filter(Volley.class::isInstance)
                .count();
    }

    @Override
    public int replay(List<String> battles, int events) {
        try (var stream = engine.readEvents(null, false)) {
            return (int) stream.limit(events)
                    .map(message -> message.getPayload())
                    .filter(Volley.class::isInstance)
                    .count();
        }
    }
}
