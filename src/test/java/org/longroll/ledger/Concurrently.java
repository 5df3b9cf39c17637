package org.longroll.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same thing many times at once, everybody starting together. */
public final class Concurrently {

    public interface Task<T> {
        T run(int number) throws Exception;
    }

    private Concurrently() {}

    /** What each of them answered, in order of their numbers. */
    public static <T> List<T> run(int times, Task<T> task) {
        var start = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<T>>();
            for (int i = 0; i < times; i++) {
                var number = i;
                Callable<T> waiting = () -> {
                    start.await();
                    return task.run(number);
                };
                running.add(threads.submit(waiting));
            }
            start.countDown();
            var answers = new ArrayList<T>();
            for (var one : running) {
                answers.add(one.get());
            }
            return answers;
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
