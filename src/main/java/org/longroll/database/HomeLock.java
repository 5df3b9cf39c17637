package org.longroll.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Locks a home for one process; the operating system releases the lock however the process ends.
 *
 * <p>Homes locked by this process are also kept in a set: on POSIX systems, closing any channel on the lock file drops
 * the lock of the whole process, so a second attempt in this process must not even open the file.
 */
final class HomeLock implements AutoCloseable {
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();
    private static final int PID_DIGITS_MAX = 20;

    private final Path file;
    private final FileChannel channel;

    private HomeLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Locks the home, or throws an exception that names the process that holds it. */
    static HomeLock take(Path home) throws IOException {
        HomeLock lock = tryTake(home);
        if (lock == null) {
            throw new DatabaseException("Longroll is already running on " + home + " (" + holder(home)
                    + "): stop that one first, or set LONGROLL_HOME to another folder.");
        }
        return lock;
    }

    /** Locks the home, or answers null if another process holds it. */
    static @Nullable HomeLock tryTake(Path home) throws IOException {
        Path file = home.toRealPath().resolve("lock");
        if (!HELD_HERE.add(file)) {
            return null;
        }
        FileChannel channel = null;
        try {
            channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) {
                channel.truncate(0);
                channel.write(ByteBuffer.wrap(
                        Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
                return new HomeLock(file, channel);
            }
            giveUp(file, channel);
            return null;
        } catch (IOException e) {
            giveUp(file, channel);
            throw e;
        }
    }

    private static void giveUp(Path file, @Nullable FileChannel channel) throws IOException {
        HELD_HERE.remove(file);
        if (channel != null) {
            channel.close();
        }
    }

    private static String holder(Path home) throws IOException {
        Path file = home.toRealPath().resolve("lock");
        if (HELD_HERE.contains(file)) {
            return "in this very process";
        }
        String pid = Files.readString(file, StandardCharsets.US_ASCII);
        return pid.isEmpty() || pid.length() > PID_DIGITS_MAX ? "process unknown" : "process " + pid;
    }

    @Override
    public void close() throws IOException {
        channel.close();
        HELD_HERE.remove(file);
    }
}
