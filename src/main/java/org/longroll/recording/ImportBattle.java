package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.battle.Battle;
import org.longroll.codec.UnreadableEvent;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerRefused;
import org.longroll.ledger.Sha256;
import org.longroll.projection.BattleFold;

/** Imports a battle from a sealed file, if every byte is verified. */
@ApplicationScoped
public class ImportBattle {

    public sealed interface Result {
        record Imported(Battle battle) implements Result {}

        /** The same battle, byte for byte, exists. */
        record AlreadyHere(Battle battle) implements Result {}

        /** A battle with this id exists and has other events. */
        record DiffersHere(Battle battle) implements Result {}

        record Broken(int line, String reason) implements Result {}
    }

    private final Ledger ledger;
    private final BattleReader reader;

    ImportBattle(Ledger ledger, BattleReader reader) {
        this.ledger = ledger;
        this.reader = reader;
    }

    public Result read(InputStream file) throws IOException {
        List<Envelope> chain;
        BattleFold fold;
        try {
            chain = SealedFile.read(file);
            fold = reader.fold(chain);
        } catch (BrokenSeal broken) {
            return new Result.Broken(broken.line(), Objects.requireNonNull(broken.getMessage()));
        } catch (UnreadableEvent | IllegalStateException | IllegalArgumentException e) {
            return new Result.Broken(1, "The chain is intact, but its events are not a battle: " + e.getMessage());
        }
        try {
            return adopted(chain, fold);
        } catch (LedgerRefused refused) {
            return new Result.Broken(1, "The ledger does not take it: " + refused.getMessage());
        }
    }

    private Result adopted(List<Envelope> chain, BattleFold fold) {
        var battle = fold.battle();
        var head = chain.getLast().asHead();
        // The battle's id is the command's id, so that a second import of it is a repeated command.
        var command =
                new Command(head.stream(), head.stream(), Sha256.of(head.hash().hex()));
        return switch (ledger.adopt(chain, command, fold.status())) {
            case AppendResult.Appended appended -> new Result.Imported(battle);
            case AppendResult.Replayed replayed -> new Result.AlreadyHere(battle);
            case AppendResult.CommandReused reused -> new Result.DiffersHere(battle);
            case AppendResult.Overtaken overtaken ->
                overtaken.head().equals(head) ? new Result.AlreadyHere(battle) : new Result.DiffersHere(battle);
        };
    }
}
