package org.longroll.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that only their owner can read. */
final class OwnerOnly {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnerOnly() {}

    /** Creates the folder and its missing parents; an existing folder is closed to others. */
    static Path directory(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            Files.createDirectories(directory, attributes("rwx------"));
        }
        close(directory, "rwx------");
        return directory;
    }

    /** Replaces the file atomically, on disk before this returns: a reader or a crash sees the old text or the new. */
    static void write(Path file, byte[] content) throws IOException {
        Path draft = temporaryFile(file.toAbsolutePath());
        try {
            try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(content);
                while (rest.hasRemaining()) {
                    channel.write(rest);
                }
                channel.force(true);
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** An empty temporary file beside the given one. */
    static Path temporaryFile(Path file) throws IOException {
        return Files.createTempFile(file.getParent(), file.getFileName().toString(), ".draft", attributes("rw-------"));
    }

    /** Removes the rights of others on a file. */
    static void close(Path file) throws IOException {
        close(file, "rw-------");
    }

    private static void close(Path path, String permissions) throws IOException {
        if (POSIX) {
            var wanted = PosixFilePermissions.fromString(permissions);
            if (!Files.getPosixFilePermissions(path).equals(wanted)) {
                Files.setPosixFilePermissions(path, wanted);
            }
        }
    }

    /** None on Windows, where a file inherits the access list of its folder. */
    private static FileAttribute<?>[] attributes(String permissions) {
        return POSIX
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
