package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.FallenLeader;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Sentences;
import org.longroll.journal.Entries;
import org.longroll.report.Album;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chart;
import org.longroll.report.Fallen;
import org.longroll.report.Heading;
import org.longroll.report.Heading.Party;
import org.longroll.report.Report;
import org.longroll.report.Ruling;
import org.longroll.report.Sentence;
import org.longroll.report.Term;
import org.longroll.report.chart.Backdrop;
import org.longroll.report.chart.LuckChart;
import org.longroll.report.chart.MoraleChart;
import org.longroll.report.chart.StrengthChart;
import org.longroll.report.chart.TableMap;
import org.longroll.report.story.Names;
import org.longroll.report.story.Narrator;
import org.longroll.report.story.Steps;
import org.longroll.report.story.Steps.Step;
import org.longroll.report.story.Storyteller;
import org.longroll.report.story.Text;
import org.longroll.rules.RulesSystem;

public final class Composer {

    private static final int MOST_PICTURES = 3;

    private final Entries journal;
    private final Analysis analysis;
    private final Battle battle;
    private final Names names;
    private final List<Step> steps;
    private final Plans plans;
    private final Album album;

    private Composer(Entries journal, Analysis analysis, Album album) {
        this.journal = journal;
        this.album = album;
        this.analysis = analysis;
        this.battle = Battle.of(journal.journal());
        this.names = new Names(battle.table());
        this.steps = Steps.of(battle);
        this.plans = new Plans(journal, steps);
    }

    public static Report compose(Entries journal, Analysis analysis) {
        return compose(journal, analysis, Album.EMPTY);
    }

    /** @param album with photos of the table that are small enough to stand on every map */
    public static Report compose(Entries journal, Analysis analysis, Album album) {
        return new Composer(journal, analysis, album).report();
    }

    private Report report() {
        var maps = new TableMap(battle, steps, Backdrop.of(journal, album)).charts();
        var charts = Stream.of(
                        new StrengthChart(analysis).charts(),
                        new MoraleChart(analysis, names).charts(),
                        new LuckChart(analysis, names).charts())
                .flatMap(List::stream)
                .toList();
        var story = new Storyteller(journal, analysis, plans.otherNotes()).tell(steps);
        var pictures = pictures(charts, maps);
        var heading = heading();
        return new Report(
                heading,
                pictures,
                photos(story, MOST_PICTURES - pictures.size()),
                glossary(heading, story),
                null,
                new Rolls(battle, analysis).all(),
                story,
                charts,
                maps,
                new LossSheets(battle, analysis, names).all(),
                fallen(),
                new Honours(analysis, names).all(),
                rulings(),
                new JournalLines(journal, steps).all());
    }

    /** The words that are used; of what the strength is counted in also how many men it is, if the scenario says so. */
    private List<Term> glossary(Heading heading, List<Chapter> story) {
        var texts = new ArrayList<>(Sentence.texts(heading.summary()));
        story.forEach(chapter -> texts.addAll(chapter.texts()));
        var counted = analysis.terms().troops();
        return Narrator.ALL.named(battle.opening().rulebook().system()).words().stream()
                .filter(term -> term.isIn(texts))
                .map(term -> battle.opening()
                        .menEach()
                        .filter(men -> counted.equals(term.word() + "s"))
                        .map(men -> new Term(term.word(), "%s, here about %d men".formatted(term.meaning(), men)))
                        .orElse(term))
                .toList();
    }

    /** How the strength went, and the table at the beginning and at the end. */
    private static List<String> pictures(List<Chart> charts, List<Chart> maps) {
        var pictures = new ArrayList<String>();
        charts.stream().limit(1).map(Chart::id).forEach(pictures::add);
        maps.stream().limit(1).map(Chart::id).forEach(pictures::add);
        maps.stream().skip(1).reduce((one, other) -> other).map(Chart::id).ifPresent(pictures::add);
        return pictures;
    }

    /** The first and the last photo of a note, where there are not enough maps. */
    private static List<Note> photos(List<Chapter> story, int most) {
        var notes = story.stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Note.class::isInstance)
                .map(Note.class::cast)
                .filter(note -> !note.photos().isEmpty())
                .toList();
        if (most < 1 || notes.isEmpty()) {
            return List.of();
        }
        return Stream.of(notes.getFirst(), notes.getLast())
                .distinct()
                .skip(most == 1 && notes.size() > 1 ? 1 : 0)
                .map(note -> new Note(note.by(), note.text(), note.photos().subList(0, 1), note.entry()))
                .toList();
    }

    private Heading heading() {
        var opening = battle.opening();
        var rulebook = opening.rulebook();
        return new Heading(
                battle.id(),
                battle.version(),
                battle.title(),
                "%s (%s, version %d of the chart)"
                        .formatted(
                                RulesSystem.ALL.named(rulebook.system()).title(),
                                rulebook.ruleset(),
                                rulebook.version()),
                battle.orderOfBattle().sides().stream()
                        .map(side -> new Party(side.name(), opening.players().getOrDefault(side.id(), "")))
                        .toList(),
                battle.field().turn(),
                analysis.clock().began(),
                analysis.clock().latest(),
                result(),
                new BattleInAMinute(battle, analysis, names, plans).sentences());
    }

    private String result() {
        var ending = battle.table().ending();
        if (ending == null) {
            return steps.isEmpty()
                    ? "Nothing has been played yet"
                    : "Not over: turn %d is being played"
                            .formatted(battle.field().turn());
        }
        var winner = ending.winner() == null ? "" : names.side(ending.winner());
        return switch (ending.degree()) {
            case DRAW -> "A draw";
            case MARGINAL -> "A narrow victory for " + winner;
            case DECISIVE -> "A decisive victory for " + winner;
        };
    }

    private List<Fallen> fallen() {
        var all = new ArrayList<Fallen>();
        for (FallenLeader leader : analysis.fallenLeaders()) {
            all.add(new Fallen(
                    leader.name(),
                    battle.table().name(leader.side()),
                    Text.plain(leader.fate()),
                    leader.moment().turn(),
                    leader.moment().number()));
        }
        all.addAll(new LostUnits(battle, analysis).all());
        return all;
    }

    /** Rulings with the same words in a turn are shown as one. */
    private List<Ruling> rulings() {
        record Words(int turn, String text) {}
        var rulings = new LinkedHashMap<Words, List<Integer>>();
        for (var step : steps) {
            if (step.said().order() instanceof CommonOrder.Ruling) {
                var text = Sentences.of(step.said().events().stream().limit(1), battle);
                rulings.computeIfAbsent(new Words(step.before().turn(), text), words -> new ArrayList<>())
                        .add(step.said().number());
            }
        }
        return rulings.entrySet().stream()
                .map(ruling -> new Ruling(
                        ruling.getValue(),
                        ruling.getKey().turn(),
                        ruling.getKey().text()))
                .toList();
    }
}
