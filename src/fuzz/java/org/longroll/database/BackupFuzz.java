package org.longroll.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** Backups: what is no backup is refused in words, also if its seal is right. */
public final class BackupFuzz {

    private static final Path FILE = file();

    private BackupFuzz() {}

    public static void fuzzerTestOneInput(byte[] sent) throws IOException, NoSuchAlgorithmException {
        opened(sent);
        opened(sealed(sent));
    }

    private static void opened(byte[] content) throws IOException {
        Files.write(FILE, content);
        try {
            BackupFile.open(FILE).close();
        } catch (DatabaseException refused) {
            // As it should be.
        }
    }

    /** With the right hash in the place where a seal stands. */
    private static byte[] sealed(byte[] sent) throws NoSuchAlgorithmException {
        int seal = HexFormat.of().formatHex(new byte[32]).length();
        if (sent.length <= seal) {
            return sent;
        }
        var sealed = Arrays.copyOf(sent, sent.length);
        var hash = MessageDigest.getInstance("SHA-256").digest(Arrays.copyOf(sent, sent.length - seal));
        var text = HexFormat.of().formatHex(hash).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(text, 0, sealed, sent.length - seal, seal);
        return sealed;
    }

    private static Path file() {
        try {
            var file = Files.createTempFile("longroll-fuzz-", ".backup");
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
