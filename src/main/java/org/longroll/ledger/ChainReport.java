package org.longroll.ledger;

public sealed interface ChainReport {

    /** Every hash is right, and the chain ends at the head. */
    record Intact(long version, Sha256 hash) implements ChainReport {}

    /** The first event that is not as it was recorded, and how. */
    record Broken(long sequence, Breach breach, String detail) implements ChainReport {}

    enum Breach {
        /** The content does not have its recorded hash. */
        CHANGED("changed"),
        MISSING("missing"),
        /** The event is not where it was recorded. */
        REORDERED("reordered"),
        /** The content has its hash, but the chain has another; or only the hash was changed. */
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
