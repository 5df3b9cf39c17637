package org.longroll.feed;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jspecify.annotations.Nullable;

/**
 * One topic in memory. A message goes to every consumer, and the next one is taken when all of them are done with it:
 * nothing is buffered, the slowest consumer sets the pace, and the producer's acknowledgement means that every consumer
 * has processed the message or that it is among the dead letters.
 */
final class MemoryTopic {

    private final DeadLetters deadLetters;
    private final List<Consumer> consumers = new CopyOnWriteArrayList<>();

    MemoryTopic(DeadLetters deadLetters) {
        this.deadLetters = deadLetters;
    }

    Flow.Publisher<Message<?>> consumer(String channel) {
        return subscriber -> {
            var consumer = new Consumer(channel, subscriber);
            consumers.add(consumer);
            subscriber.onSubscribe(consumer);
        };
    }

    Flow.Subscriber<Message<?>> producer() {
        return new Producer();
    }

    private final class Producer implements Flow.Subscriber<Message<?>> {

        private Flow.@Nullable Subscription source;

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            source = subscription;
            subscription.request(1);
        }

        @Override
        public void onNext(Message<?> message) {
            var processing = consumers.stream()
                    .map(consumer -> consumer.process(message.getPayload()))
                    .toArray(CompletableFuture<?>[]::new);
            CompletableFuture.allOf(processing).whenComplete((done, failure) -> {
                if (failure == null) {
                    message.ack();
                } else {
                    message.nack(failure);
                }
                if (source != null) {
                    source.request(1);
                }
            });
        }

        @Override
        public void onError(Throwable failure) {
            onComplete();
        }

        @Override
        public void onComplete() {
            consumers.forEach(Consumer::end);
        }
    }

    /** One incoming channel. Holds at most the one message that it has not asked for yet. */
    private final class Consumer implements Flow.Subscription {

        private final String channel;
        private final Flow.Subscriber<? super Message<?>> subscriber;
        private long demand;
        private @Nullable Message<?> waiting;

        Consumer(String channel, Flow.Subscriber<? super Message<?>> subscriber) {
            this.channel = channel;
            this.subscriber = subscriber;
        }

        CompletableFuture<Void> process(Object payload) {
            var processed = new CompletableFuture<Void>();
            hand(Message.of(payload, () -> done(processed), reason -> buried(processed, payload, reason)));
            return processed;
        }

        private static CompletionStage<Void> done(CompletableFuture<Void> processed) {
            processed.complete(null);
            return processed;
        }

        private CompletionStage<Void> buried(CompletableFuture<Void> processed, Object payload, Throwable reason) {
            try {
                deadLetters.keep(channel, payload.toString(), String.valueOf(reason));
                processed.complete(null);
            } catch (RuntimeException e) {
                processed.completeExceptionally(e);
            }
            return CompletableFuture.completedFuture(null);
        }

        private void hand(Message<?> message) {
            synchronized (this) {
                if (demand == 0) {
                    waiting = message;
                    return;
                }
                demand--;
            }
            subscriber.onNext(message);
        }

        @Override
        public void request(long more) {
            Message<?> next;
            synchronized (this) {
                demand = demand + more < 0 ? Long.MAX_VALUE : demand + more;
                next = waiting;
                waiting = null;
                if (next != null) {
                    demand--;
                }
            }
            if (next != null) {
                subscriber.onNext(next);
            }
        }

        @Override
        public void cancel() {
            consumers.remove(this);
        }

        void end() {
            subscriber.onComplete();
        }
    }
}
