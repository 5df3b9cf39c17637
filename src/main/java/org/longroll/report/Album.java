package org.longroll.report;

import java.util.Optional;

@FunctionalInterface
public interface Album {

    Album EMPTY = name -> Optional.empty();

    Optional<Photo> photo(String sha256);
}
