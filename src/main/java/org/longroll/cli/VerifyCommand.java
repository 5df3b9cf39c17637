package org.longroll.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.AuditReport;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.CheckpointAudit.Finding;
import org.longroll.audit.Holdings;
import org.longroll.audit.ServerAudit;
import org.longroll.audit.postgres.PostgresHeadLog;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.cli.CheckedBattle.Standing;
import org.longroll.database.DatabaseException;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.web.proofs.Keyring;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        description = "Checks that no event was changed, removed, moved or forged; of a file, also what was signed, and"
                + " that every entry came out as the chart says.",
        footer = "%nExits with 1 and names what is wrong if something is.",
        mixinStandardHelpOptions = true)
final class VerifyCommand extends HomeCommand {
    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Battles exported by any server, each judged in a line of one sheet; without a file, every"
                    + " battle of this journal.")
    private List<Path> files = List.of();

    @Option(
            names = "--decide",
            negatable = true,
            description = "Decides every entry again, with the dice that fell, and names those that come out otherwise."
                    + " Where a reading of the rules has changed since, that is no fault. The default for a file.")
    private @Nullable Boolean decide;

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description =
                    "A public key that you had before the battle, as GET /api/log/keys shows it. What stands behind the"
                            + " last checkpoint that is signed by it, or by one that it announced, is not proven: then"
                            + " it exits with 1.")
    private List<String> keys = List.of();

    @Option(
            names = "--checkpoint",
            paramLabel = "CODE",
            description = "A checkpoint that was photographed or kept: its code, or a file with its note.")
    private List<String> checkpoints = List.of();

    /** The battles and checkpoints that the log of heads knows and the journal lacks. */
    private List<String> lost = List.of();

    @Override
    public Integer call() {
        var asked = decide != null && decide;
        var decisions = asked || decide == null && !files.isEmpty() ? new Decisions(asked) : null;
        var out = out();
        if (files.size() > 1) {
            var sheet = files.stream().map(file -> line(file, decisions)).toList();
            VerifySheet.print(sheet, out);
            return sheet.stream().allMatch(VerifySheet.Line::good) ? ExitCode.OK : ExitCode.SOFTWARE;
        }
        var battles = files.isEmpty() ? battles(decisions) : List.of(file(files.getFirst(), decisions));
        for (var battle : battles) {
            battle.sentences().forEach(out::println);
        }
        lost.forEach(out::println);
        if (battles.isEmpty() && lost.isEmpty()) {
            out.println("There are no battles yet.");
        }
        out.flush();
        return lost.isEmpty() && battles.stream().allMatch(CheckedBattle::good) ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** A file that cannot be read does not keep the others from being judged. */
    private VerifySheet.Line line(Path file, @Nullable Decisions decisions) {
        try {
            return VerifySheet.Line.of(file, file(file, decisions));
        } catch (DatabaseException unreadable) {
            return VerifySheet.Line.unreadable(
                    file,
                    String.valueOf(unreadable.getMessage()),
                    unreadable.getCause() instanceof BrokenSeal broken && broken.line() > 1 && !broken.isCutOff());
        }
    }

    private List<CheckedBattle> battles(@Nullable Decisions decisions) {
        DatabaseSettings.requireEmbedded();
        return EmbeddedDatabase.use(home(), access -> {
            try (var ledger = new PostgresLedger(access.application(), InstantSource.system())) {
                var log = new PostgresHeadLog(access.application());
                var audit = new ServerAudit(ledger, log, ownKeys(log));
                lost = audit.lost().stream().map(Finding::sentence).toList();
                return audit.all(holdings())
                        .map(found -> checked(found, decisions, () -> ledger.read(
                                        found.chain().battle(), 0, Long.MAX_VALUE)
                                .map(Recorded::envelope)
                                .toList()))
                        .toList();
            }
        });
    }

    /** None where the server has not made its key yet, or an older version wrote last. */
    private Set<VerifierKey> ownKeys(PostgresHeadLog log) {
        return Keyring.found(DatabaseSettings.setting("longroll.signing-key"), home())
                .filter(key -> log.namesBattles())
                .map(key -> new ServerKeys(key, log.announcements()).own())
                .orElse(Set.of());
    }

    private CheckedBattle file(Path file, @Nullable Decisions decisions) {
        var sealed = BattleFile.read(file);
        var chain = sealed.events();
        var checked = new CheckedBattle(
                AuditReport.intact(chain.getLast().asHead()),
                CheckpointAudit.of(chain, holdings()),
                decisions == null ? null : decisions.of(chain.getLast().stream(), chain),
                List.of(),
                Standing.FITS);
        return sealed.chart().isPresent()
                ? checked
                : checked.with(
                        "  The file does not have the values of its chart: files have them from the first signature on.");
    }

    private static CheckedBattle checked(
            ServerAudit.Report found, @Nullable Decisions decisions, Supplier<List<Envelope>> events) {
        return new CheckedBattle(
                found.chain(),
                found.signed(),
                decisions == null || !found.chain().intact()
                        ? null
                        : decisions.of(found.chain().battle(), events.get()),
                found.ofTheServer().stream()
                        .map(Finding::sentence)
                        .map("  "::concat)
                        .toList(),
                found.ofTheServer().isEmpty()
                        ? Standing.FITS
                        : found.intact() ? Standing.SIGNER_UNKNOWN : Standing.DIFFERS);
    }

    /** Everything that was named, read; a file is read where there is one of that name. */
    private Holdings holdings() {
        try {
            var held = new ArrayList<String>();
            for (var checkpoint : checkpoints) {
                var path = Path.of(checkpoint);
                held.add(Files.isRegularFile(path) ? Files.readString(path) : checkpoint);
            }
            return Holdings.of(keys, held);
        } catch (IOException e) {
            throw new DatabaseException("A checkpoint cannot be read.", e);
        } catch (IllegalArgumentException e) {
            throw new DatabaseException(String.valueOf(e.getMessage()), e);
        }
    }
}
