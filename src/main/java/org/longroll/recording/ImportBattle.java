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
import org.longroll.battle.Battle;
import org.longroll.journal.Redecision.Difference;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.Sha256;

/** Imports a battle from a sealed file, if every byte is verified and every event could have been recorded here. */
@ApplicationScoped
public class ImportBattle {

    public sealed interface Result {
        /** @param differences the entries that the rules decide otherwise; null if the chart is not here */
        record Imported(Battle battle, @Nullable List<Difference> differences) implements Result {}

        /** The same battle, byte for byte, exists. */
        record AlreadyHere(Battle battle) implements Result {}

        /** A battle with this id exists and has other events. */
        record DiffersHere(Battle battle) implements Result {}

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

    ImportBattle(Ledger ledger, Inspection inspection, DecideAgain decideAgain) {
        this.ledger = ledger;
        this.inspection = inspection;
        this.decideAgain = decideAgain;
    }

    public Result read(InputStream file) throws IOException {
        try {
            if (!desks.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return new Result.Busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result.Busy();
        }
        try {
            return inspected(SealedFile.read(file).events());
        } catch (BrokenSeal broken) {
            return new Result.Broken(broken.line(), Objects.requireNonNull(broken.getMessage()));
        } finally {
            desks.release();
        }
    }

    private Result inspected(List<Envelope> chain) {
        try {
            return adopted(chain, inspection.inspect(chain));
        } catch (Inspection.Faulty faulty) {
            return new Result.Broken(faulty.line(), Objects.requireNonNull(faulty.getMessage()));
        } catch (LedgerRefused refused) {
            return new Result.Broken(1, "The ledger does not take it: " + refused.getMessage());
        }
    }

    private Result adopted(List<Envelope> chain, Inspection.Sound sound) {
        var battle = Battle.of(sound.fold().newest());
        var differences = decideAgain.differences(sound.journal()).orElse(null);
        var head = chain.getLast().asHead();
        // The battle's id is the command's id, so that a second import of it is a repeated command.
        var command =
                new Command(head.stream(), head.stream(), Sha256.of(head.hash().hex()));
        return switch (ledger.adopt(chain, command, sound.fold().status())) {
            case AppendResult.Appended appended -> new Result.Imported(battle, differences);
            case AppendResult.Replayed replayed -> new Result.AlreadyHere(battle);
            case AppendResult.CommandReused reused -> new Result.DiffersHere(battle);
            case AppendResult.Overtaken overtaken ->
                overtaken.head().equals(head) ? new Result.AlreadyHere(battle) : new Result.DiffersHere(battle);
        };
    }
}
