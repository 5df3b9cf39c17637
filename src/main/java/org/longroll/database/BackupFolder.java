package org.longroll.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The backups of one journal in a folder, named by the second in which they were made.
 *
 * <p>A backup gets its name when it has been restored once into a throwaway home and found whole. Until then, and if that
 * fails, it is called {@code .unchecked}. Files with other names are not touched.
 */
public record BackupFolder(Path folder) {

    private static final String PREFIX = "longroll-";
    private static final String SUFFIX = ".backup";
    private static final String UNCHECKED = ".unchecked";
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{8}T\\d{6}Z)" + Pattern.quote(SUFFIX));

    /** A backup that was restored once. */
    public record Kept(Path file, Instant takenAt, long bytes) {}

    public BackupFolder {
        folder = folder.toAbsolutePath().normalize();
    }

    /** Creates the folder if need be, and makes sure that files can be written there. */
    public void requireUsable() {
        try {
            if (!Files.isDirectory(folder)) {
                OwnerOnly.directory(folder);
            }
            Files.delete(OwnerOnly.temporaryFile(folder.resolve(PREFIX)));
        } catch (IOException e) {
            throw new DatabaseException("No backups can be written into " + folder + ": " + e.getMessage(), e);
        }
    }

    /** Backs up a home, whether its server is running or not, and restores the backup once to see that it can be. */
    public Kept add(Path home, Instant now, Restoration.Check check) {
        Path file = folder.resolve(PREFIX + SECOND.format(now) + SUFFIX);
        Path unchecked = folder.resolve(file.getFileName() + UNCHECKED);
        try {
            discardUnchecked();
            if (Files.exists(file)) {
                throw new DatabaseException(file + " exists already: two servers must not share a folder of backups.");
            }
            Backup.write(home, unchecked);
            try (Restoration restoration = Restoration.from(unchecked, check)) {
                restoration.rehearse(home);
            }
            Files.move(unchecked, file, StandardCopyOption.ATOMIC_MOVE);
            return new Kept(file, taken(file), Files.size(file));
        } catch (IOException e) {
            throw new DatabaseException("The backup " + file + " could not be made: " + e.getMessage(), e);
        }
    }

    public Optional<Kept> newest() {
        List<Kept> kept = kept();
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept.getLast());
    }

    /** Deletes the oldest backups beyond so many, and answers those that were deleted. */
    public List<Path> thinTo(int number) {
        List<Kept> kept = kept();
        List<Path> deleted = new ArrayList<>();
        for (Kept old : kept.subList(0, Math.max(0, kept.size() - number))) {
            delete(old.file());
            deleted.add(old.file());
        }
        return deleted;
    }

    /** Oldest first. */
    List<Kept> kept() {
        List<Kept> kept = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(BackupFolder::isBackup).toList()) {
                kept.add(new Kept(file, taken(file), Files.size(file)));
            }
        } catch (IOException e) {
            throw new DatabaseException("The backups in " + folder + " cannot be listed: " + e.getMessage(), e);
        }
        kept.sort(Comparator.comparing(Kept::takenAt));
        return kept;
    }

    /** Of a round that failed or was killed: the next one takes its place. */
    private void discardUnchecked() throws IOException {
        List<Path> left;
        try (Stream<Path> files = Files.list(folder)) {
            left = files.filter(file -> {
                        String name = file.getFileName().toString();
                        return name.startsWith(PREFIX) && name.contains(SUFFIX + UNCHECKED);
                    })
                    .toList();
        }
        for (Path file : left) {
            delete(file);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new DatabaseException("The backup " + file + " cannot be deleted: " + e.getMessage(), e);
        }
    }

    private static boolean isBackup(Path file) {
        try {
            return NAME.matcher(file.getFileName().toString()).matches()
                    && taken(file).isAfter(Instant.EPOCH);
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    private static Instant taken(Path file) {
        String name = file.getFileName().toString();
        String second = name.substring(PREFIX.length(), name.length() - SUFFIX.length());
        return SECOND.parse(second, Instant::from);
    }
}
