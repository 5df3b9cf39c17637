package org.longroll.report.export;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A battle as one zip file, written as a stream. The same battle gives the same bytes. */
public final class BattleArchive implements AutoCloseable {

    /** The file that an import takes, and the names of the players, if they travel. */
    public static final String SEALED = "battle.ndjson";

    public static final String NAMES = "names.json";

    private final ZipOutputStream zip;
    private final Instant at;

    /** @param at when the last entry was recorded; the time of all files */
    public BattleArchive(OutputStream out, Instant at) {
        this.zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        this.at = at;
    }

    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public void put(String name, Content content) throws IOException {
        var entry = new ZipEntry(name);
        entry.setTimeLocal(at.atOffset(ZoneOffset.UTC).toLocalDateTime());
        zip.putNextEntry(entry);
        content.writeTo(new Within(zip));
        zip.closeEntry();
    }

    public void put(String name, String text) throws IOException {
        put(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void close() throws IOException {
        zip.finish();
    }

    /** A stream whose close does not close the archive. */
    private static final class Within extends FilterOutputStream {

        Within(OutputStream zip) {
            super(zip);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
