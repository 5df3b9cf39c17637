package org.longroll.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.longroll.audit.Comparison;
import org.longroll.audit.Comparison.Named;
import org.longroll.battle.Battle;
import org.longroll.battle.Sentences;
import org.longroll.codec.EventCodec;
import org.longroll.journal.History;
import org.longroll.ledger.Envelope;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "compare",
        description = "Names the first difference of two files of one battle.",
        footer = "%nExits with 1 if they differ.",
        mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "A battle exported by any server.")
    private Path one = Path.of("");

    @Parameters(index = "1", paramLabel = "B", description = "Another file of the same battle.")
    private Path other = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var first = new Named(one.toString(), BattleFile.read(one).events());
        var second = new Named(other.toString(), BattleFile.read(other).events());
        var found = Comparison.of(first, second);
        PrintWriter out = spec.commandLine().getOut();
        out.println(found.sentence());
        var entry = found.entry();
        if (entry != null) {
            out.println("  In %s: %s".formatted(first.name(), told(first.events(), entry)));
            out.println("  In %s: %s".formatted(second.name(), told(second.events(), entry)));
        }
        out.flush();
        return found.same() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** The entry in a player's words. */
    private static String told(List<Envelope> chain, long number) {
        var codec = EventCodec.standard();
        var journal = new History(
                chain.getFirst().stream(), chain.stream().map(codec::line).toList());
        var entries = journal.entries();
        return entries.all().stream()
                .filter(entry -> entry.number() == number && !entry.isAgain())
                .findFirst()
                .map(entry -> Sentences.of(entry.events().stream(), Battle.of(entries.journal())))
                .filter(sentence -> !sentence.isBlank())
                .orElse("nothing to tell.");
    }
}
