package org.longroll.ledger;

/** What a look at every event of a stream found. */
public sealed interface ChainReport {

    /** Every hash fits, and the chain ends where the head says. */
    record Intact(long version, Sha256 hash) implements ChainReport {}

    /** The first event that is not as it was recorded, and in which way. */
    record Broken(long sequence, Breach breach, String detail) implements ChainReport {}

    /** The ways in which a chain can be tampered with or damaged. */
    enum Breach {
        /** The content does not have the hash that was recorded for it. */
        CHANGED("changed"),
        /** There is no event with this sequence. */
        MISSING("missing"),
        /** The event stands at another place than where it was recorded. */
        REORDERED("reordered"),
        /** The content and its hash fit each other, but not the rest of the chain; or the hash alone was altered. */
        FORGED_HASH("forged-hash");

        private final String id;

        Breach(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }
}
