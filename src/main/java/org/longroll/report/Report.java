package org.longroll.report;

import java.util.List;

/**
 * An after-action report, before it is rendered.
 *
 * @param story a chapter for each turn
 * @param maps the table at the end of each turn, if positions are known
 * @param losses of each side and each unit, taken and given
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

    public List<JournalLine> undone() {
        return journal.stream().filter(JournalLine::undone).toList();
    }
}
