package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.journal.Journal;
import org.longroll.journal.Redecision.Difference;
import org.longroll.journal.Vocabularies;
import org.longroll.journal.Vocabulary;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.Sha256;

/** Imports a journal from a sealed file, if every byte is verified and every event could have been recorded here. */
@ApplicationScoped
public class ImportJournal {

    public sealed interface Result {
        /** @param differences the entries that the rules decide otherwise; null if the chart is not here */
        record Imported(Journal<?> journal, @Nullable List<Difference> differences) implements Result {}

        /** The same journal, byte for byte, exists. */
        record AlreadyHere(Journal<?> journal) implements Result {}

        /** A journal with this id exists and has other events. */
        record DiffersHere(Journal<?> journal) implements Result {}

        record Broken(int line, String reason) implements Result {}

        /** Other imports are being inspected. */
        record Busy() implements Result {}
    }

    /** An inspection takes a core and much memory, so few are made at a time. */
    private static final int AT_ONCE = 2;

    private static final int PATIENCE_SECONDS = 10;

    private final Ledger ledger;
    private final Inspection inspection;
    private final DecideAgain decideAgain;
    private final Semaphore desks = new Semaphore(AT_ONCE);

    ImportJournal(Ledger ledger, Inspection inspection, DecideAgain decideAgain) {
        this.ledger = ledger;
        this.inspection = inspection;
        this.decideAgain = decideAgain;
    }

    /** @param kind only a journal of this kind is taken in */
    public Result read(InputStream file, String kind) throws IOException {
        try {
            if (!desks.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return new Result.Busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result.Busy();
        }
        try {
            return inspected(SealedFile.read(file).events(), Vocabularies.of(kind));
        } catch (BrokenSeal broken) {
            return new Result.Broken(broken.line(), Objects.requireNonNull(broken.getMessage()));
        } finally {
            desks.release();
        }
    }

    private Result inspected(List<Envelope> chain, Vocabulary kind) {
        try {
            return adopted(chain, inspection.inspect(chain, kind));
        } catch (Inspection.Faulty faulty) {
            return new Result.Broken(faulty.line(), Objects.requireNonNull(faulty.getMessage()));
        } catch (LedgerRefused refused) {
            return new Result.Broken(1, "The ledger does not take it: " + refused.getMessage());
        }
    }

    private Result adopted(List<Envelope> chain, Inspection.Sound sound) {
        var journal = sound.fold().newest();
        var differences = decideAgain.differences(sound.journal()).orElse(null);
        var head = chain.getLast().asHead();
        // The journal's id is the command's id, so that a second import of it is a repeated command.
        var command =
                new Command(head.stream(), head.stream(), Sha256.of(head.hash().hex()));
        return switch (ledger.adopt(chain, command, sound.fold().status())) {
            case AppendResult.Appended appended -> new Result.Imported(journal, differences);
            case AppendResult.Replayed replayed -> new Result.AlreadyHere(journal);
            case AppendResult.CommandReused reused -> new Result.DiffersHere(journal);
            case AppendResult.Overtaken overtaken ->
                overtaken.head().equals(head) ? new Result.AlreadyHere(journal) : new Result.DiffersHere(journal);
        };
    }
}
