package org.longroll.recording;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/**
 * The names of people, beside the ledger, in which a person is an id: a name can be changed and withdrawn, and is then
 * nowhere any more.
 */
public interface Names {

    /** The names in some battles, by person; one that was withdrawn is not among them. */
    Map<UUID, Map<UUID, String>> of(Collection<UUID> battles);

    /** Sets or changes a name. */
    void put(UUID battle, UUID person, String name);

    void withdraw(UUID battle, UUID person);
}
