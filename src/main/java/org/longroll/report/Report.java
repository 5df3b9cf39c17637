package org.longroll.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.report.Chapter.Note;

/**
 * An after-action report, before it is rendered.
 *
 * @param pictures the ids of the two or three charts and maps that belong to the heading
 * @param photos notes with photos that belong to the heading, where there are few pictures
 * @param glossary the words of the game that the report uses
 * @param turningPoints in sentences, the greatest first; null if they were not computed
 * @param story a chapter for each turn
 * @param maps the table at the end of each turn, if positions are known
 * @param losses of each side and each unit, taken and given
 */
public record Report(
        Heading heading,
        List<String> pictures,
        List<Note> photos,
        List<Term> glossary,
        @Nullable List<String> turningPoints,
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
        pictures = List.copyOf(pictures);
        photos = List.copyOf(photos);
        glossary = List.copyOf(glossary);
        turningPoints = turningPoints == null ? null : List.copyOf(turningPoints);
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

    /** The battle in a minute, on one page: its summary, which names who fell, and a few pictures. */
    public Report brief() {
        return new Report(
                heading,
                pictures,
                photos,
                glossary.stream()
                        .filter(term -> term.isIn(Sentence.texts(heading.summary())))
                        .toList(),
                turningPoints,
                List.of(),
                List.of(),
                charts.stream().filter(this::isPicture).toList(),
                maps.stream().filter(this::isPicture).toList(),
                List.of(),
                List.of(),
                honours,
                List.of(),
                List.of());
    }

    /** The same with turning points that were computed. */
    public Report with(List<String> points) {
        return new Report(
                heading,
                pictures,
                photos,
                glossary,
                points,
                orderOfBattle,
                story,
                charts,
                maps,
                losses,
                fallen,
                honours,
                rulings,
                journal);
    }

    /** A chart or map by its id. */
    public Optional<Chart> picture(String id) {
        return Stream.concat(charts.stream(), maps.stream())
                .filter(chart -> chart.id().equals(id))
                .findFirst();
    }

    public boolean isPicture(Chart chart) {
        return pictures.contains(chart.id());
    }

    /** The entries that were taken back and not decided again. */
    public List<JournalLine> undone() {
        return journal.stream()
                .filter(line -> line.undone() && !line.decidedAgain())
                .toList();
    }
}
