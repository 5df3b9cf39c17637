package org.longroll.report;

import java.util.Optional;

/** Where the pictures of a battle are. */
@FunctionalInterface
public interface Album {

    Album EMPTY = name -> Optional.empty();

    /** The picture of that name, if it is there. */
    Optional<Photo> photo(String sha256);
}
