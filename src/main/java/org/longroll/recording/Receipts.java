package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.longroll.ledger.Command;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Receipt;

/** Finds the earlier result of a repeated request; each seat has its own. */
@ApplicationScoped
class Receipts {

    private final Ledger ledger;

    Receipts(Ledger ledger) {
        this.ledger = ledger;
    }

    Optional<Receipt> earlier(Submission submission, Command command) {
        return submission.mayBeRepeated()
                ? ledger.receipt(command.scope(), command.id()).or(() -> former(submission, command))
                : Optional.empty();
    }

    /** Before keys belonged to a seat, the events of a receipt alone said which seat had sent it. */
    private Optional<Receipt> former(Submission submission, Command command) {
        return ledger.receipt(command.scope(), submission.formerId())
                .filter(receipt -> ledger.read(receipt.stream(), receipt.firstSequence() - 1, receipt.firstSequence())
                        .allMatch(event -> event.envelope().actor().equals(submission.actor())));
    }
}
