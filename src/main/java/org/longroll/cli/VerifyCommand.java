package org.longroll.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.AuditReport;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.database.DatabaseException;
import org.longroll.database.EmbeddedDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        description = "Checks that no event was changed, removed, moved or forged.",
        footer = "%nExits with 1 and names the first such event if there is one.",
        mixinStandardHelpOptions = true)
final class VerifyCommand extends HomeCommand {
    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "A battle exported by any server; without it, every battle of this journal.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        var reports = file == null ? battles() : List.of(file(file));
        var out = out();
        reports.forEach(report -> out.println(report.sentence()));
        if (reports.isEmpty()) {
            out.println("There are no battles yet.");
        }
        out.flush();
        return reports.stream().allMatch(AuditReport::intact) ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private List<AuditReport> battles() {
        DatabaseSettings.requireEmbedded();
        return EmbeddedDatabase.use(home(), Chains::verify);
    }

    private static AuditReport file(Path file) {
        try (var in = Files.newInputStream(file)) {
            return SealedFile.verify(in);
        } catch (BrokenSeal broken) {
            throw new DatabaseException("%s, line %d: %s".formatted(file, broken.line(), broken.getMessage()), broken);
        } catch (IOException e) {
            throw new DatabaseException("%s cannot be read.".formatted(file), e);
        }
    }
}
