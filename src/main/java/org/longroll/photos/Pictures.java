package org.longroll.photos;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Where the pictures of all battles are kept. */
public interface Pictures {

    /** More than an evening brings. */
    int MOST_OF_A_BATTLE = 200;

    /**
     * Keeps a picture for a battle; one that is there already is there once.
     *
     * @param by the seat that sent it
     * @return false where the battle has as many as it may have
     */
    boolean keep(UUID battle, Picture picture, String by);

    /** A picture of this battle; one of another battle is not there, even if it is the same. */
    Optional<Picture> find(UUID battle, String sha256);

    /** What the pictures of a battle go by, in the order in which they came. */
    List<String> of(UUID battle);
}
