package org.longroll.report;

import java.util.List;

/**
 * An after-action report, before it is rendered.
 *
 * @param story a chapter for each turn
 * @param maps how the table looked at the end of each turn, where positions were given
 * @param losses what each side and each unit lost and made others lose
 * @param honours who deserves to be remembered for what
 * @param journal every entry, those that were taken back marked as such
 */
public record Report(
        Heading heading,
        List<Roll> orderOfBattle,
        List<Chapter> story,
        List<Chart> charts,
        List<Chart> maps,
        List<Sheet> losses,
        List<Fallen> fallen,
        List<Honour> honours,
        List<Ruling> rulings,
        List<JournalLine> journal) {

    public Report {
        orderOfBattle = List.copyOf(orderOfBattle);
        story = List.copyOf(story);
        charts = List.copyOf(charts);
        maps = List.copyOf(maps);
        losses = List.copyOf(losses);
        fallen = List.copyOf(fallen);
        honours = List.copyOf(honours);
        rulings = List.copyOf(rulings);
        journal = List.copyOf(journal);
    }

    /** Entries that were taken back and are not in force. */
    public List<JournalLine> undone() {
        return journal.stream().filter(JournalLine::undone).toList();
    }
}
