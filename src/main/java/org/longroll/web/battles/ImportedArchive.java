package org.longroll.web.battles;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import org.longroll.photos.Darkroom;
import org.longroll.photos.Picture;
import org.longroll.photos.Pictures;
import org.longroll.photos.UnusablePicture;
import org.longroll.report.export.BattleArchive;
import org.longroll.web.Id;
import org.longroll.web.StrictReader;
import org.longroll.web.Words;
import org.longroll.web.problem.ProblemException;

/**
 * The parts of an archive that an import takes. All of it is looked at before anything is kept: the archive is gone through twice, so
 * that only one photo is in memory beside it.
 */
final class ImportedArchive {

    private static final int MOST_FILES = 1_000;
    private static final int LARGEST_SEALED_BYTES = 64 << 20;
    private static final int LARGEST_PHOTO_BYTES = 8 << 20;
    private static final int LARGEST_NAMES_BYTES = 64 << 10;

    /** Of everything in it; what is not taken is unpacked too, to get past it. */
    private static final long MOST_BYTES = 512L << 20;

    private static final Pattern PHOTO = Pattern.compile("photos/([0-9a-f]{64})\\.(jpg|png)");

    /** The names of the players, by seat. */
    record Names(@NotNull @Size(max = 10) Map<@Id String, @NotNull @Words(max = 100) String> players) {}

    /** This is no archive of a battle; with {@code why} for a photo. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        private final UnusablePicture.@Nullable Why why;

        private Unreadable(String message) {
            this(message, null);
        }

        private Unreadable(String message, UnusablePicture.@Nullable Why why) {
            super(message);
            this.why = why;
        }

        UnusablePicture.@Nullable Why why() {
            return why;
        }
    }

    @FunctionalInterface
    private interface Visit {
        void file(String name, ZipInputStream bytes) throws IOException, Unreadable;
    }

    private final byte[] zip;
    private int photos;
    private byte @Nullable [] sealed;
    private Names names = new Names(Map.of());

    private ImportedArchive(byte[] zip) {
        this.zip = zip;
    }

    static ImportedArchive read(byte[] zip, StrictReader reader) throws Unreadable {
        var archive = new ImportedArchive(zip);
        archive.walk((name, bytes) -> archive.take(name, bytes, reader));
        if (archive.sealed == null) {
            throw new Unreadable("There is no %s in it.".formatted(BattleArchive.SEALED));
        }
        return archive;
    }

    byte[] sealed() {
        return sealed == null ? new byte[0] : sealed;
    }

    /** The name of the player at a seat; null if the archive has none. */
    @Nullable String player(String seat) {
        return names.players().get(seat);
    }

    /** Those of its photos that are wanted. */
    void photos(Set<String> wanted, Consumer<Picture> keep) throws Unreadable {
        walk((name, bytes) -> {
            var photo = PHOTO.matcher(name);
            if (photo.matches() && wanted.contains(photo.group(1))) {
                keep.accept(photo(name, photo.group(1), bytes));
            }
        });
    }

    private void take(String name, ZipInputStream bytes, StrictReader reader) throws IOException, Unreadable {
        var photo = PHOTO.matcher(name);
        if (name.equals(BattleArchive.SEALED)) {
            sealed = read(name, bytes, LARGEST_SEALED_BYTES);
        } else if (name.equals(BattleArchive.NAMES)) {
            names = names(read(name, bytes, LARGEST_NAMES_BYTES), reader);
        } else if (photo.matches()) {
            photo(name, photo.group(1), bytes);
            if (++photos > Pictures.MOST_OF_A_BATTLE) {
                throw new Unreadable("A battle has at most %d photos.".formatted(Pictures.MOST_OF_A_BATTLE));
            }
        }
    }

    private static Names names(byte[] file, StrictReader reader) throws IOException, Unreadable {
        try {
            return reader.body(new ObjectMapper().readTree(file), Names.class);
        } catch (ProblemException e) {
            throw new Unreadable(
                    "%s does not have the names of players by their seats.".formatted(BattleArchive.NAMES));
        }
    }

    private static Picture photo(String name, String sha256, ZipInputStream bytes) throws IOException, Unreadable {
        try {
            var picture = Darkroom.received(read(name, bytes, LARGEST_PHOTO_BYTES));
            if (!picture.sha256().equals(sha256)) {
                throw new Unreadable("%s is not the photo of that name.".formatted(name));
            }
            return picture;
        } catch (UnusablePicture e) {
            throw new Unreadable("%s: %s".formatted(name, e.getMessage()), e.why());
        }
    }

    private static byte[] read(String name, ZipInputStream bytes, int most) throws IOException, Unreadable {
        var read = bytes.readNBytes(most + 1);
        if (read.length > most) {
            throw new Unreadable("%s is larger than %d bytes.".formatted(name, most));
        }
        return read;
    }

    private void walk(Visit visit) throws Unreadable {
        try (var in = new CountedZip(zip)) {
            int files = 0;
            for (var next = in.getNextEntry(); next != null; next = in.getNextEntry()) {
                if (++files > MOST_FILES) {
                    throw new Unreadable("It has more than %d files.".formatted(MOST_FILES));
                }
                visit.file(next.getName(), in);
                in.transferTo(OutputStream.nullOutputStream());
            }
        } catch (TooLarge e) {
            throw new Unreadable("Unpacked it is larger than %d bytes.".formatted(MOST_BYTES));
        } catch (IOException | IllegalArgumentException e) {
            throw new Unreadable("It is damaged, or no zip file.");
        }
    }

    private static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Counts what is unpacked: a small archive can hold very much. */
    private static final class CountedZip extends ZipInputStream {

        private long unpacked;

        CountedZip(byte[] zip) {
            super(new ByteArrayInputStream(zip), StandardCharsets.UTF_8);
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int read = super.read(into, offset, length);
            unpacked += Math.max(0, read);
            if (unpacked > MOST_BYTES) {
                throw new TooLarge();
            }
            return read;
        }
    }
}
