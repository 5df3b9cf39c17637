package org.longroll.web.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.Gzip;

/** One file of the built app, ready to be sent. */
record AppFile(String type, byte[] bytes, byte[] zipped, String tag) {

    private static final String FOLDER = "META-INF/resources";

    /** The media types of the files that the build writes; a file of another kind is not served. */
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "webmanifest", "application/manifest+json",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");

    static Optional<AppFile> read(String path) {
        var type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null || path.contains("..")) {
            return Optional.empty();
        }
        try (var in = Thread.currentThread().getContextClassLoader().getResourceAsStream(FOLDER + path)) {
            return in == null ? Optional.empty() : Optional.of(of(type, in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException("a file of the app cannot be read: " + path, e);
        }
    }

    static AppFile of(String type, byte[] bytes) {
        var zipped = type.startsWith("font/") ? bytes : Gzip.zipped(bytes);
        return new AppFile(type, bytes, zipped, "\"" + EntityTag.hash(bytes) + "\"");
    }

    /** Whether it is sent compressed to those who accept it. */
    boolean isZipped() {
        return zipped != bytes;
    }
}
