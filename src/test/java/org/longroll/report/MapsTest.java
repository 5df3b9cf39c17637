package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.analysis.Analysis;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.Occasion;
import org.longroll.journal.TablePhoto;
import org.longroll.report.composition.Composer;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Maps as a reader looks at them: the drawn picture is measured, not the plan of it. */
class MapsTest {

    static final List<String> BATTLES = Evenings.ALL;

    private static final String PHOTO = "ab".repeat(32);
    private static final double LETTERS_HIGH = 8;

    @ParameterizedTest
    @FieldSource("BATTLES")
    void on_the_ground_no_counter_hides_another_and_no_name_hides_a_counter(String scenario) {
        var maps = Evenings.report(scenario).maps();
        assertThat(maps).hasSizeGreaterThan(3);
        maps.forEach(MapsTest::isLegible);
        assertThat(maps.stream().mapToInt(map -> names(map).size()).sum()).isGreaterThan(5 * maps.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf-15mm", "adf-10mm", "rff"})
    void nor_do_they_where_nobody_drew_the_ground(String ruleset) {
        for (int seed = 0; seed < 6; seed++) {
            var simulation = Simulation.of(Skirmishes.ofAllArms(ruleset), Evenings.RULES);
            var battle = (seed % 2 == 0 ? simulation : simulation.with(BadBoy::new)).play(seed);
            var maps = Evenings.report(Evenings.journal(battle)).maps();
            assertThat(maps).isNotEmpty().noneMatch(map -> map.id().equals("map-0"));
            maps.forEach(MapsTest::isLegible);
        }
    }

    private static void isLegible(Chart map) {
        var counters = counters(map);
        var picture = picture(map);
        for (int i = 0; i < counters.size(); i++) {
            for (int j = i + 1; j < counters.size(); j++) {
                assertThat(counters.get(i).intersects(counters.get(j)))
                        .as("%s: counters %d and %d", map.title(), i, j)
                        .isFalse();
            }
            assertThat(picture.contains(counters.get(i))).as(map.title()).isTrue();
        }
        for (var name : names(map)) {
            assertThat(counters).noneMatch(counter -> meet(name, counter));
            assertThat(picture.contains(name.getBounds2D())).isTrue();
        }
        var names = names(map);
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                assertThat(meet(names.get(i), names.get(j))).as(map.title()).isFalse();
            }
        }
    }

    private static boolean meet(Shape one, Shape other) {
        var common = new Area(one);
        common.intersect(new Area(other));
        return !common.isEmpty();
    }

    private static Rectangle2D picture(Chart map) {
        var svg = root(map);
        return new Rectangle2D.Double(0, 0, number(svg, "width"), number(svg, "height"));
    }

    private static List<Rectangle2D> counters(Chart map) {
        return elements(map, "rect").stream()
                .filter(rect -> rect.getAttribute("class").equals("counter"))
                .<Rectangle2D>map(rect -> new Rectangle2D.Double(
                        number(rect, "x"), number(rect, "y"), number(rect, "width"), number(rect, "height")))
                .toList();
    }

    /** What a name covers: its length is written into the picture, whatever the font. */
    private static List<Shape> names(Chart map) {
        return elements(map, "text").stream()
                .filter(text -> text.hasAttribute("textLength"))
                .filter(text -> !text.getAttribute("class").equals("g-halo"))
                .map(MapsTest::covered)
                .toList();
    }

    private static Shape covered(Element text) {
        var numbers = text.getAttribute("transform").split("[^-.0-9]+");
        double length = number(text, "textLength");
        var place =
                AffineTransform.getTranslateInstance(Double.parseDouble(numbers[1]), Double.parseDouble(numbers[2]));
        if (numbers.length > 3) {
            place.rotate(Math.toRadians(Double.parseDouble(numbers[3])));
        }
        return place.createTransformedShape(
                new Rectangle2D.Double(-length / 2, number(text, "y") - LETTERS_HIGH, length, LETTERS_HIGH + 2));
    }

    @Test
    void each_map_has_a_scale_north_and_where_the_drawing_comes_from() {
        for (var map : Evenings.report("little-round-top").maps()) {
            assertThat(elements(map, "text"))
                    .extracting(Element::getTextContent)
                    .contains("6 inches", "N", "The ground is drawn from memory, not surveyed.");
            assertThat(map.description()).contains("from memory");
        }
    }

    @Test
    void the_first_map_shows_the_ground_and_where_the_sides_set_up_and_nobody_who_was_not_placed() {
        var first = Evenings.report("little-round-top").maps().getFirst();
        assertThat(first.title()).isEqualTo("The table at the start");
        assertThat(counters(first)).isEmpty();
        assertThat(elements(first, "text"))
                .extracting(Element::getTextContent)
                .contains("Little Round Top", "Plum Run", "Vincent's Brigade", "The summit");
    }

    @Test
    void a_photo_of_the_table_is_the_ground_until_it_is_withdrawn() {
        var journal = Evenings.and(
                Evenings.journal(Evenings.played("little-round-top")),
                new NoteTaken("From above", List.of(), List.of(PHOTO), new TablePhoto(PHOTO, null, null)));
        var seen = new Photo(PHOTO, "image/jpeg", 4, 3, new byte[] {1, 2, 3});
        var with = maps(journal, name -> name.equals(PHOTO) ? Optional.of(seen) : Optional.empty());
        assertThat(with)
                .allMatch(map -> map.svg().contains("xlink:href=\"data:image/jpeg;base64,AQID\""))
                .allMatch(map -> !map.svg().contains("g-hachure"))
                .allMatch(map -> map.description().contains("photo of the table"));
        with.forEach(MapsTest::isLegible);
        assertThat(maps(journal, Album.EMPTY))
                .allMatch(map -> map.svg().contains("g-hachure") && !map.svg().contains("<image"))
                .allMatch(map -> map.description().contains("The photo of the table was withdrawn."));
    }

    @Test
    void a_battle_without_a_table_has_a_photo_as_its_ground_if_its_size_is_said() {
        var played = Simulation.of(Skirmishes.ofAllArms("rff"), Evenings.RULES).play(1);
        var opening = new History.Line(played.opening(), played.opened());
        var occasion = new Occasion(new UUID(7, 1), Instant.parse("2026-11-16T20:00:00Z"), "umpire");
        var note = new NoteTaken("From above", List.of(), List.of(PHOTO), new TablePhoto(PHOTO, 72.0, 48.0));
        var journal = new History(played.end().id(), List.of(opening, new History.Line(note, occasion)));
        var seen = new Photo(PHOTO, "image/jpeg", 4, 3, new byte[] {1, 2, 3});
        assertThat(maps(journal, name -> Optional.of(seen)))
                .singleElement()
                .matches(map -> map.svg().contains("<image") && map.title().equals("The table at the start"));
        assertThat(maps(journal, Album.EMPTY)).isEmpty();
    }

    private static List<Chart> maps(History journal, Album album) {
        return Composer.compose(journal.entries(), Analysis.of(journal), album).maps();
    }

    private static List<Element> elements(Chart map, String name) {
        var found = root(map).getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .collect(ArrayList::new, List::add, List::addAll);
    }

    private static Element root(Chart map) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(map.svg())))
                    .getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError(map.id() + " is not well-formed", e);
        }
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
