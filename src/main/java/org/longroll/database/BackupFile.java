package org.longroll.database;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A backup on disk, open for reading: a zip with a manifest, one entry for each table and for each secret.
 *
 * <p>The zip's comment, at the end of the file, is the SHA-256 of every byte before it. So one altered or missing byte
 * is found before anything is read, and yet any zip tool opens the file.
 */
final class BackupFile implements AutoCloseable {
    static final String MANIFEST = "manifest.json";
    static final String SEAL_PREFIX = "sha256:";
    static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private static final int SEAL_CHARS = 64;

    private final ZipFile zip;
    private final BackupManifest manifest;

    private BackupFile(ZipFile zip, BackupManifest manifest) {
        this.zip = zip;
        this.manifest = manifest;
    }

    /** Opens a backup and checks the seal and every entry against the manifest. */
    static BackupFile open(Path file) {
        try {
            requireSeal(file);
            ZipFile zip = new ZipFile(file.toFile());
            try {
                BackupFile backup = new BackupFile(zip, readManifest(zip, file));
                backup.requireEntries(file);
                return backup;
            } catch (IOException | RuntimeException e) {
                zip.close();
                throw e;
            }
        } catch (NoSuchFileException e) {
            throw new DatabaseException("There is no backup at " + file + ".", e);
        } catch (ZipException e) {
            throw new DatabaseException(file + " is not a whole backup: " + e.getMessage() + ".", e);
        } catch (IOException e) {
            throw new DatabaseException("The backup " + file + " cannot be read: " + e.getMessage() + ".", e);
        }
    }

    BackupManifest manifest() {
        return manifest;
    }

    InputStream rows(BackupManifest.Table table) throws IOException {
        return entry(table.entry());
    }

    String secret(BackupManifest.Secret secret) throws IOException {
        try (InputStream content = entry(secret.entry())) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /** A placeholder for the seal in the comment of a zip that is being written. */
    static String unsealed() {
        return SEAL_PREFIX + "0".repeat(SEAL_CHARS);
    }

    /** Writes the seal over its placeholder, and the file to disk. */
    static void seal(Path file) throws IOException {
        try (var writable = new RandomAccessFile(file.toFile(), "rw")) {
            String seal = digestWithoutSeal(file);
            writable.seek(writable.length() - SEAL_CHARS);
            writable.write(seal.getBytes(StandardCharsets.US_ASCII));
            writable.getFD().sync();
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void requireSeal(Path file) throws IOException {
        if (Files.size(file) <= SEAL_CHARS) {
            throw new DatabaseException(file + " is not a Longroll backup.");
        }
        String expected;
        try (var readable = new RandomAccessFile(file.toFile(), "r")) {
            byte[] seal = new byte[SEAL_CHARS];
            readable.seek(readable.length() - SEAL_CHARS);
            readable.readFully(seal);
            expected = new String(seal, StandardCharsets.US_ASCII);
        }
        if (!expected.equals(digestWithoutSeal(file))) {
            throw new DatabaseException("The backup " + file
                    + " is cut off or altered: its SHA-256 is not the one that it ends with. Nothing was changed.");
        }
    }

    private static String digestWithoutSeal(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream content = Files.newInputStream(file)) {
            long rest = Files.size(file) - SEAL_CHARS;
            byte[] buffer = new byte[1 << 16];
            while (rest > 0) {
                int read = content.read(buffer, 0, (int) Math.min(buffer.length, rest));
                if (read < 0) {
                    throw new IOException("it became shorter while it was read");
                }
                digest.update(buffer, 0, read);
                rest -= read;
            }
        }
        return hex(digest);
    }

    private static BackupManifest readManifest(ZipFile zip, Path file) throws IOException {
        ZipEntry entry = zip.getEntry(MANIFEST);
        if (entry == null) {
            throw new DatabaseException(file + " is not a Longroll backup: it has no manifest.");
        }
        try (InputStream content = zip.getInputStream(entry)) {
            BackupManifest manifest = JSON.readValue(content, BackupManifest.class);
            if (manifest.format() != BackupManifest.FORMAT) {
                throw new DatabaseException("The backup " + file + " has format " + manifest.format()
                        + "; this Longroll reads format " + BackupManifest.FORMAT + ".");
            }
            return manifest;
        }
    }

    private void requireEntries(Path file) throws IOException {
        for (BackupManifest.Table table : manifest.tables()) {
            requireDigest(file, table.entry(), table.sha256());
        }
        for (BackupManifest.Secret secret : manifest.secrets()) {
            requireDigest(file, secret.entry(), secret.sha256());
        }
    }

    private void requireDigest(Path file, String entry, String expected) throws IOException {
        var digest = sha256();
        try (var content = new DigestInputStream(entry(entry), digest)) {
            content.transferTo(OutputStream.nullOutputStream());
        }
        if (!hex(digest).equals(expected)) {
            throw new DatabaseException("The backup " + file + " contradicts its manifest in " + entry + ".");
        }
    }

    private InputStream entry(String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw new DatabaseException("The backup has no " + name + ", which its manifest names.");
        }
        return zip.getInputStream(entry);
    }
}
