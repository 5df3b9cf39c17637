package org.longroll.cli;

import java.time.InstantSource;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.codec.EventCodec;
import org.longroll.database.DatabaseException;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.JournalFold;
import org.longroll.web.seats.SeatKeys;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** Keys are derived, so that who runs the server can always make them again. */
@Command(
        name = "keys",
        description = "Prints the valid keys of a battle, for players who lost theirs, whether the server is running or"
                + " not.",
        footer = "%nKeys that others have seen are replaced with POST /api/battles/<battle>/seats/<seat>/key.",
        mixinStandardHelpOptions = true)
final class KeysCommand extends HomeCommand {

    @Parameters(paramLabel = "BATTLE", description = "The id of the battle.")
    private UUID id = new UUID(0, 0);

    @Override
    public Integer call() {
        var battle = DatabaseSettings.useAsApplication(home(), database -> {
            try (var ledger = new PostgresLedger(database, InstantSource.system())) {
                return read(ledger);
            }
        });
        var keys = new SeatKeys(DatabaseSettings.setting("longroll.secret"), home());
        for (var seat : battle.seats()) {
            out().printf("%-16s %s%n", seat, keys.keyOf(id, seat, battle.keyGeneration(seat)));
        }
        out().flush();
        return ExitCode.OK;
    }

    private Battle read(PostgresLedger ledger) {
        if (ledger.head(id).isEmpty()) {
            throw new DatabaseException("There is no battle %s in this journal.".formatted(id));
        }
        var codec = EventCodec.standard();
        var fold = new JournalFold(id);
        ledger.read(id, 0, Long.MAX_VALUE)
                .map(Recorded::envelope)
                .map(codec::line)
                .forEach(fold::take);
        return Battle.of(fold.newest());
    }
}
