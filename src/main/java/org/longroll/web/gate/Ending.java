package org.longroll.web.gate;

import io.netty.channel.ChannelFutureListener;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Gives back what a request holds when it ends, each thing once: when its answer is sent or its connection closes, and at
 * once if that has happened already. The handlers of a response are not enough: a live stream puts its own in their place, and one
 * that is added too late is never called.
 */
public final class Ending {

    private static final String KEY = "longroll.ending";

    private @Nullable List<Runnable> steps = new ArrayList<>();

    private Ending() {}

    /** On the event loop, when the request arrives. */
    static Ending begin(RoutingContext request) {
        var ending = new Ending();
        request.put(KEY, ending);
        request.addEndHandler(any -> ending.end());
        if (request.request().connection() instanceof ConnectionBase connection) {
            var closed = connection.channel().closeFuture();
            ChannelFutureListener listener = any -> ending.end();
            closed.addListener(listener);
            ending.then(() -> closed.removeListener(listener));
        }
        return ending;
    }

    public static Ending of(RoutingContext request) {
        return request.get(KEY);
    }

    public void then(Runnable step) {
        synchronized (this) {
            if (steps != null) {
                steps.add(step);
                return;
            }
        }
        step.run();
    }

    /** The same for what can be given back earlier, by running what this answers. */
    Runnable once(Runnable step) {
        var done = new AtomicBoolean();
        Runnable guarded = () -> {
            if (done.compareAndSet(false, true)) {
                step.run();
            }
        };
        then(guarded);
        return guarded;
    }

    private void end() {
        List<Runnable> due;
        synchronized (this) {
            due = steps == null ? List.of() : steps;
            steps = null;
        }
        due.forEach(Runnable::run);
    }
}
