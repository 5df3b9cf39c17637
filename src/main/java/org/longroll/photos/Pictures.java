package org.longroll.photos;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

public interface Pictures {

    /** More than one evening needs. */
    int MOST_OF_A_BATTLE = 200;

    /** Stores a picture for a battle, the same one only once; false if the battle has the maximum number. */
    boolean keep(UUID battle, Picture picture, String by);

    /** A picture of this battle; pictures of other battles are not found, even if the bytes are the same. */
    Optional<Picture> find(UUID battle, String sha256);

    /** Whether a picture of this battle was withdrawn: its hash stays, its bytes are gone. */
    boolean isWithdrawn(UUID battle, String sha256);

    /** The seat that attached a picture to this battle. */
    Optional<String> addedBy(UUID battle, String sha256);

    /** Withdraws a picture from a battle; its bytes are removed unless another battle has the same picture. */
    void withdraw(UUID battle, String sha256);

    /** The ids of the pictures of a battle that were not withdrawn, in the order in which they were added. */
    List<String> of(UUID battle);
}
