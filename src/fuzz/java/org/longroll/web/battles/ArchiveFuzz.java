package org.longroll.web.battles;

import org.longroll.web.StrictReader;
import org.longroll.web.StrictReaders;

/** Archives of battles: what an import takes of one, or the reason why it takes nothing. */
public final class ArchiveFuzz {

    private static final StrictReader READER = StrictReaders.standard();

    private ArchiveFuzz() {}

    public static void fuzzerTestOneInput(byte[] sent) {
        try {
            ImportedArchive.read(sent, READER).sealed();
        } catch (ImportedArchive.Unreadable refused) {
            // As it should be.
        }
    }
}
