package org.longroll.report;

import java.util.Optional;

/** The pictures of a battle. */
@FunctionalInterface
public interface Album {

    Album EMPTY = name -> Optional.empty();

    Optional<Photo> photo(String sha256);
}
