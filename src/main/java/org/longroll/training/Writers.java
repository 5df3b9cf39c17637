package org.longroll.training;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/** Several threads at work, each waiting for its answers. */
public final class Writers {

    /** One call; answers the amount of work done. */
    public interface Step {
        int go() throws Exception;
    }

    private record Done(long amount, long[] answersNanos) {}

    private Writers() {}

    public static Measure atOnce(List<? extends Step> steps, Duration time) throws InterruptedException {
        try (var threads = Executors.newFixedThreadPool(steps.size())) {
            var start = System.nanoTime();
            var end = start + time.toNanos();
            var tasks = steps.stream()
                    .map(step -> (Callable<Done>) () -> until(end, step))
                    .toList();
            var done = new ArrayList<Done>();
            for (var task : threads.invokeAll(tasks)) {
                done.add(answered(task));
            }
            return Measure.of(
                    done.stream().mapToLong(Done::amount).sum(),
                    System.nanoTime() - start,
                    done.stream()
                            .flatMapToLong(each -> LongStream.of(each.answersNanos()))
                            .toArray());
        }
    }

    private static Done answered(Future<Done> task) throws InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a writer of the bench failed: " + e.getMessage(), e);
        }
    }

    private static Done until(long end, Step step) throws Exception {
        var taken = LongStream.builder();
        var amount = 0L;
        var before = System.nanoTime();
        do {
            amount += step.go();
            var after = System.nanoTime();
            taken.add(after - before);
            before = after;
        } while (before < end);
        return new Done(amount, taken.build().toArray());
    }
}
