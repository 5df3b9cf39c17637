package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonEvent.Origin;
import org.longroll.battle.Field;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewChain;
import org.longroll.ledger.Receipt;

/** Starts a what-if: a new battle that begins with the entries in force at a version of another one. */
@ApplicationScoped
public class BranchBattle {

    private final ReadBattle battles;
    private final JournalReader reader;
    private final Ledger ledger;
    private final Receipts receipts;
    private final EntryWriter writer;
    private final Ids ids;
    private final InstantSource clock;

    BranchBattle(
            ReadBattle battles,
            JournalReader reader,
            Ledger ledger,
            Receipts receipts,
            EntryWriter writer,
            Ids ids,
            InstantSource clock) {
        this.battles = battles;
        this.reader = reader;
        this.ledger = ledger;
        this.receipts = receipts;
        this.writer = writer;
        this.ids = ids;
        this.clock = clock;
    }

    public Outcome<Battle> branch(UUID origin, long version, String title, Submission submission) {
        var command = submission.command(origin, ids);
        var earlier = receipts.earlier(submission, command);
        if (earlier.isPresent()) {
            return repeated(earlier.get(), command);
        }
        return reader.wholeAt(origin, version)
                .flatMap(from -> from.ifOf(Field.class))
                .map(from -> started(new Battle(from), title, command, submission.actor()))
                .orElseGet(Outcome.NoSuchJournal::new);
    }

    private Outcome<Battle> repeated(Receipt receipt, Command command) {
        return receipt.command().bodyHash().equals(command.bodyHash())
                ? new Outcome.Replayed<>(
                        battles.at(receipt.stream(), receipt.lastSequence()).orElseThrow())
                : new Outcome.KeyReused<>();
    }

    private Outcome<Battle> started(Battle from, String title, Command command, String actor) {
        var chain = chain(from, title, command.id(), actor);
        var fold = reader.fold(chain);
        var branch = Battle.of(fold.newest());
        return switch (ledger.adopt(chain, command, fold.status())) {
            case AppendResult.Appended appended -> new Outcome.Recorded<>(branch);
            case AppendResult.Replayed replayed ->
                new Outcome.Replayed<>(
                        battles.newest(replayed.receipt().stream()).orElseThrow());
            case AppendResult.CommandReused reused -> new Outcome.KeyReused<>();
            case AppendResult.Overtaken overtaken -> throw new IllegalStateException("a new id was taken already");
        };
    }

    /** The opening, then every entry in force, with the entry ids of the original battle. */
    private List<Envelope> chain(Battle from, String title, UUID command, String actor) {
        var now = Envelope.storable(clock.instant());
        var chain = new NewChain(ids.next(), now);
        chain.add(ids.next(), command, actor, now, writer.encoded(List.of(opening(from, title))));
        for (var said : from.timeline().inForce()) {
            chain.add(said.entry(), command, said.by(), said.occasion().at(), writer.encoded(said.events()));
        }
        return chain.sealed();
    }

    private static BattleStarted opening(Battle from, String title) {
        var opening = from.opening();
        return new BattleStarted(
                title,
                opening.rulebook(),
                opening.visibility(),
                opening.dicePolicy(),
                opening.undoPolicy(),
                opening.turnLimit(),
                opening.initiative(),
                opening.orderOfBattle(),
                opening.victory(),
                opening.players(),
                new Origin(from.id(), from.version()),
                opening.readings(),
                opening.umpire(),
                opening.people(),
                opening.table(),
                opening.men());
    }
}
