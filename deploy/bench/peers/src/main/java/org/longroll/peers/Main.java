package org.longroll.peers;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;

/** Does one work after the other until nobody asks any more. */
public final class Main {
    private static final int EVENTS = 3;
    private static final int BATCH = 100;
    private static final int LARGE = 10_000;
    private static final int SMALL = 1_000;
    private static final int SMALL_BATTLES = 40;

    private final Journal journal;
    private final List<String> library = new ArrayList<>();
    private final Map<String, List<Callable<Integer>>> works = new HashMap<>();

    private Main(Journal journal) {
        this.journal = journal;
    }

    public static void main(String[] arguments) throws Exception {
        var url = System.getenv("PEER_URL");
        var user = System.getenv("PEER_USER");
        var password = System.getenv("PEER_PASSWORD");
        var main = new Main(
                switch (arguments[0]) {
                    case "axon" -> new AxonJournal(url, user, password);
                    case "pekko" -> new PekkoJournal(url, user, password);
                    default -> throw new IllegalArgumentException(arguments[0]);
                });
        main.stock();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            var order = line.split(" ", 2);
            System.out.println(main.run(order[1], Long.parseLong(order[0])));
        }
        System.exit(0);
    }

    /** The battles that are read later: one large one, and small ones. */
    private void stock() throws Exception {
        for (int battle = 0; battle <= SMALL_BATTLES; battle++) {
            var name = UUID.randomUUID().toString();
            var writer = journal.writer(name);
            for (int event = 0; event < (battle == 0 ? LARGE : SMALL); event += BATCH) {
                writer.append(BATCH);
            }
            library.add(name);
        }
    }

    private String run(String work, long millis) throws Exception {
        var steps = works.get(work);
        if (steps == null) {
            steps = steps(work);
            works.put(work, steps);
        }
        return measure(steps, millis);
    }

    private List<Callable<Integer>> steps(String work) throws Exception {
        var words = work.split(" ");
        return switch (words[0]) {
            case "append" -> writers(Integer.parseInt(words[1]), EVENTS);
            case "batch" -> writers(1, BATCH);
            case "load" -> {
                var battle = library.get(Integer.parseInt(words[1]) == LARGE ? 0 : 1);
                yield List.of(() -> journal.load(battle));
            }
            case "replay" -> List.of(() -> journal.replay(library, LARGE + SMALL_BATTLES * SMALL));
            default -> throw new IllegalArgumentException(work);
        };
    }

    private List<Callable<Integer>> writers(int battles, int events) throws Exception {
        var writers = new ArrayList<Callable<Integer>>();
        for (int battle = 0; battle < battles; battle++) {
            var writer = journal.writer(UUID.randomUUID().toString());
            writers.add(() -> {
                writer.append(events);
                return 1;
            });
        }
        return writers;
    }

    private record Done(long amount, long[] answersNanos) {}

    private static String measure(List<Callable<Integer>> steps, long millis) throws Exception {
        try (var threads = Executors.newFixedThreadPool(steps.size())) {
            var start = System.nanoTime();
            var end = start + millis * 1_000_000;
            var amount = 0L;
            var answers = LongStream.builder();
            for (var done : threads.invokeAll(steps.stream()
                    .map(step -> (Callable<Done>) () -> until(end, step))
                    .toList())) {
                amount += done.get().amount();
                LongStream.of(done.get().answersNanos()).forEach(answers::add);
            }
            var seconds = (System.nanoTime() - start) / 1e9;
            var sorted = answers.build().sorted().toArray();
            return amount / seconds + " " + sorted[sorted.length / 2] / 1e6 + " "
                    + sorted[(int) (sorted.length * 0.99)] / 1e6;
        }
    }

    private static Done until(long end, Callable<Integer> step) throws Exception {
        var answers = LongStream.builder();
        var amount = 0L;
        var before = System.nanoTime();
        do {
            amount += step.call();
            var after = System.nanoTime();
            answers.add(after - before);
            before = after;
        } while (before < end);
        return new Done(amount, answers.build().toArray());
    }
}
