package org.longroll.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.AuditReport;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.database.DatabaseException;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.PostgresLedger;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
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

    @Option(
            names = "--decide",
            description = "Also decides every entry again, with the dice that fell, and names those that come out"
                    + " otherwise. Where a reading of the rules has changed since, that is no fault.")
    private boolean decide;

    /** A battle, and what was found in it. */
    private record Checked(AuditReport report, Decisions.@Nullable Finding decisions) {
        boolean good() {
            return report.intact() && (decisions == null || !decisions.faulty());
        }
    }

    @Override
    public Integer call() {
        var decisions = decide ? new Decisions() : null;
        var battles = file == null ? battles(decisions) : List.of(file(file, decisions));
        var out = out();
        for (var battle : battles) {
            out.println(battle.report().sentence());
            if (battle.decisions() != null) {
                battle.decisions().sentences().forEach(out::println);
            }
        }
        if (battles.isEmpty()) {
            out.println("There are no battles yet.");
        }
        out.flush();
        return battles.stream().allMatch(Checked::good) ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private List<Checked> battles(@Nullable Decisions decisions) {
        DatabaseSettings.requireEmbedded();
        return EmbeddedDatabase.use(home(), access -> {
            try (var ledger = new PostgresLedger(access.application(), InstantSource.system())) {
                return Chains.verify(access).stream()
                        .map(report -> checked(report, decisions, () -> ledger.read(report.battle(), 0, Long.MAX_VALUE)
                                .map(Recorded::envelope)
                                .toList()))
                        .toList();
            }
        });
    }

    private static Checked file(Path file, @Nullable Decisions decisions) {
        try (var in = Files.newInputStream(file)) {
            var chain = SealedFile.read(in);
            return checked(AuditReport.intact(chain.getLast().asHead()), decisions, () -> chain);
        } catch (BrokenSeal broken) {
            throw new DatabaseException("%s, line %d: %s".formatted(file, broken.line(), broken.getMessage()), broken);
        } catch (IOException e) {
            throw new DatabaseException("%s cannot be read.".formatted(file), e);
        }
    }

    private static Checked checked(AuditReport report, @Nullable Decisions decisions, Supplier<List<Envelope>> chain) {
        return new Checked(
                report, decisions != null && report.intact() ? decisions.of(report.battle(), chain.get()) : null);
    }
}
