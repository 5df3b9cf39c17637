package org.longroll.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.database.DatabaseException;

/** Reads the file of a battle, or says in a sentence why it is none. */
final class BattleFile {

    private BattleFile() {}

    static SealedFile read(Path file) {
        try (var in = Files.newInputStream(file)) {
            return SealedFile.read(in);
        } catch (BrokenSeal broken) {
            throw new DatabaseException("%s%s: %s".formatted(file, broken.place(), broken.getMessage()), broken);
        } catch (IOException e) {
            throw new DatabaseException("%s cannot be read.".formatted(file), e);
        }
    }
}
