package org.longroll.feed;

import io.smallrye.mutiny.Multi;
import io.smallrye.reactive.messaging.connector.InboundConnector;
import io.smallrye.reactive.messaging.connector.OutboundConnector;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.spi.Connector;

/**
 * Topics that exist in this process only, for whoever runs one node and no Kafka. The channels are wired as they are
 * with Kafka, so that a profile changes the connector and nothing else.
 */
@ApplicationScoped
@Connector(MemoryConnector.NAME)
class MemoryConnector implements InboundConnector, OutboundConnector {

    static final String NAME = "longroll-memory";

    private final Map<String, MemoryTopic> topics = new ConcurrentHashMap<>();
    private final DeadLetters deadLetters;

    MemoryConnector(DeadLetters deadLetters) {
        this.deadLetters = deadLetters;
    }

    @Override
    public Flow.Publisher<? extends Message<?>> getPublisher(Config config) {
        var channel = config.getValue("channel-name", String.class);
        return Multi.createFrom().publisher(topic(config).consumer(channel));
    }

    @Override
    public Flow.Subscriber<? extends Message<?>> getSubscriber(Config config) {
        return topic(config).producer();
    }

    private MemoryTopic topic(Config config) {
        return topics.computeIfAbsent(config.getValue("topic", String.class), name -> new MemoryTopic(deadLetters));
    }
}
