package org.longroll.report.render;

import java.util.Map;
import java.util.Optional;

/** Where pictures are that a text names: on the server, or as files beside it. */
public interface Places {

    /** A photo of a note; empty if it was withdrawn. */
    Optional<String> photo(String sha256);

    /** A chart or map. */
    Optional<String> chart(String id);

    /** On the server, where each chart of the report at a version has an address. */
    static Places on(Links links, long version) {
        return new Places() {
            @Override
            public Optional<String> photo(String sha256) {
                return Optional.of(links.photo(sha256));
            }

            @Override
            public Optional<String> chart(String id) {
                return Optional.of(links.picture(id, version));
            }
        };
    }

    /** In an archive, the photos under these names. */
    static Places inArchive(Map<String, String> photos) {
        return new Places() {
            @Override
            public Optional<String> photo(String sha256) {
                return Optional.ofNullable(photos.get(sha256));
            }

            @Override
            public Optional<String> chart(String id) {
                return Optional.of("pictures/%s.svg".formatted(id));
            }
        };
    }
}
