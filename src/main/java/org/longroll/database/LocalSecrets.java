package org.longroll.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The secrets of one home: a folder of files, one secret each, generated when first asked for. */
public final class LocalSecrets {
    private static final int SECRET_BYTES = 32;
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,63}");

    private final Path folder;

    private LocalSecrets(Path folder) {
        this.folder = folder;
    }

    /** The secrets of the given home, which is created if it is missing. */
    public static LocalSecrets in(Path home) {
        try {
            return new LocalSecrets(OwnerOnly.directory(home.toAbsolutePath().resolve("secrets")));
        } catch (IOException e) {
            throw new DatabaseException("The folder for secrets in " + home + " cannot be used: " + e.getMessage(), e);
        }
    }

    /** The secret of that name: 256 random bits as base64url, generated once. */
    public synchronized String secret(String name) {
        return find(name).orElseGet(() -> {
            String made = random();
            put(name, made);
            return made;
        });
    }

    /** The secret of that name, if this home has one already. */
    public Optional<String> find(String name) {
        Path file = file(name);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            OwnerOnly.close(file);
            String secret = Files.readString(file, StandardCharsets.UTF_8).strip();
            if (secret.isEmpty()) {
                throw new DatabaseException("The secret in " + file + " is empty.");
            }
            return Optional.of(secret);
        } catch (IOException e) {
            throw new DatabaseException("The secret in " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    public void put(String name, String secret) {
        if (secret.isBlank() || !secret.equals(secret.strip())) {
            throw new IllegalArgumentException("a secret is neither blank nor surrounded by blanks");
        }
        Path file = file(name);
        try {
            OwnerOnly.write(file, secret.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new DatabaseException("The secret in " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** The names of the secrets of this home, sorted. */
    public List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(NAME.asMatchPredicate())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file with the secret of that name, for programs that read it themselves. */
    Path fileOf(String name) {
        secret(name);
        return file(name);
    }

    private Path file(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a name for a secret: " + name);
        }
        return folder.resolve(name);
    }

    private static String random() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
