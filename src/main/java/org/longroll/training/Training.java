package org.longroll.training;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A server that plays for a while in a throwaway home so that the JDK writes an AOT cache: the classes of a start, and the
 * profiles of what is hot when people record, look, and ask where a battle turned. Without the playing a fresh server would compile for minutes.
 */
public final class Training {

    private static final int PEOPLE = 4;

    /** A tenth of what a search for turning points does unless told otherwise: a few seconds. */
    private static final int PLAYOUTS = 5;

    private final Path cache;
    private final Duration practice;

    public Training(Path cache, Duration practice) {
        this.cache = cache.toAbsolutePath();
        this.practice = practice;
    }

    /**
     * Plays, and returns when the cache is written; answers whether there is one. One training at a time: a second one waits,
     * and does nothing if the first has written a cache. What is written takes its name when it is complete.
     */
    public boolean run() throws IOException, InterruptedException {
        var begun = Instant.now();
        Files.createDirectories(cache.getParent());
        var lock = cache.resolveSibling(cache.getFileName() + ".lock");
        try (var channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var held = channel.lock()) {
            if (held.isValid() && isWrittenSince(begun)) {
                return true;
            }
            Files.deleteIfExists(draft());
            practise();
            if (!Files.exists(draft())) {
                return false;
            }
            Files.move(draft(), cache, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return true;
        }
    }

    private boolean isWrittenSince(Instant time) throws IOException {
        return Files.exists(cache)
                && Files.getLastModifiedTime(cache).toInstant().isAfter(time);
    }

    private Path draft() {
        return cache.resolveSibling(cache.getFileName() + ".draft");
    }

    private void practise() throws IOException, InterruptedException {
        var home = Files.createTempDirectory("longroll-training-");
        try {
            try (var server = ThrowawayServer.inTraining(home.resolve("home"), arguments())) {
                var ending = new Thread(server::close, "end of the training");
                Runtime.getRuntime().addShutdownHook(ending);
                play(server);
                Runtime.getRuntime().removeShutdownHook(ending);
            }
        } finally {
            delete(home);
        }
    }

    /** As this process was started, so that the cache fits the servers that are started so. */
    private List<String> arguments() {
        var arguments = new ArrayList<>(ManagementFactory.getRuntimeMXBean().getInputArguments());
        arguments.removeIf(argument -> argument.startsWith("-XX:AOT"));
        arguments.add("-XX:AOTCacheOutput=" + draft());
        return arguments;
    }

    private void play(ThrowawayServer server) throws IOException, InterruptedException {
        var people = new ArrayList<FireFight>();
        try {
            while (people.size() < PEOPLE) {
                var fight = new FireFight(server.address());
                people.add(fight);
                fight.begin();
            }
            Writers.atOnce(people, practice.multipliedBy(3).dividedBy(4));
            Writers.atOnce(people.stream().map(Training::looking).toList(), practice.dividedBy(8));
            Writers.atOnce(people.stream().map(Training::lookingAround).toList(), practice.dividedBy(8));
            people.getFirst().lookForTurningPoints(PLAYOUTS);
        } finally {
            for (var person : people) {
                person.close();
            }
        }
    }

    private static Writers.Step looking(FireFight fight) {
        return () -> {
            fight.status();
            return 1;
        };
    }

    private static Writers.Step lookingAround(FireFight fight) {
        return () -> {
            fight.lookAround();
            return 1;
        };
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
