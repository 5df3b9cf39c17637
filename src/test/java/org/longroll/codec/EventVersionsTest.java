package org.longroll.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.Upcaster;
import org.longroll.ledger.CanonicalJson;

/**
 * Every version of every event that was ever written, kept in files. A file is never changed: what is in the ledger
 * of somebody's battle is not changed either.
 */
class EventVersionsTest {

    private static final Path FILES = Path.of("src/test/resources/events");

    /** All but those of the made-up system and the made-up kind, which were never recorded. */
    private static final List<EventType> SHIPPED = EventType.ALL.stream()
            .filter(type -> !Set.of("org.longroll.toy", "org.longroll.guestbook")
                    .contains(type.record().getPackageName()))
            .toList();

    private final EventCodec codec = EventCodec.standard();

    record Version(String type, int number) {
        CanonicalJson written() throws IOException {
            return CanonicalJson.exactly(Files.readString(FILES.resolve(type).resolve("v" + number + ".json"))
                    .strip());
        }
    }

    static Stream<Version> versions() {
        return SHIPPED.stream().flatMap(type -> IntStream.rangeClosed(1, type.version())
                .mapToObj(number -> new Version(type.name(), number)));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void every_version_ever_written_can_be_read(Version version) throws IOException {
        assertThat(codec.decode(version.type(), version.number(), version.written()))
                .isNotNull();
    }

    @Test
    void what_is_written_today_is_what_was_written_in_this_version_before() throws IOException {
        for (var type : SHIPPED) {
            var version = new Version(type.name(), type.version());
            var event = codec.decode(version.type(), version.number(), version.written());
            assertThat(codec.encode(event))
                    .isEqualTo(new EventCodec.Encoded(type.name(), type.version(), version.written()));
        }
    }

    @Test
    void the_catalogue_shows_every_event_as_it_is_written() throws IOException {
        var catalogue = Files.readString(Path.of("docs/event-catalogue.md"));
        for (var type : SHIPPED) {
            var example = new Version(type.name(), type.version()).written().text();
            assertThat(catalogue)
                    .containsPattern("### %s\n\nVersion %d\\. [^\n]+\n\n```json\n%s\n```"
                            .formatted(type.name(), type.version(), Pattern.quote(example)));
        }
    }

    @Test
    void no_file_is_left_of_an_event_that_is_gone() throws IOException {
        try (var folders = Files.list(FILES)) {
            assertThat(folders.map(folder -> folder.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            new TreeSet<>(SHIPPED.stream().map(EventType::name).toList()));
        }
    }

    @Test
    void an_old_version_is_lifted_step_by_step() {
        var lifted = new EventCodec(
                List.of(new EventType("note-taken", 4, JournalEvent.NoteTaken.class)),
                List.of(
                        new Upcaster("note-taken", 1, note -> renamed(note, "words", "text")),
                        new Upcaster("note-taken", 2, note -> with(note, "units", List.of())),
                        new Upcaster("note-taken", 3, note -> with(note, "attachments", List.of()))));
        assertThat(lifted.decode("note-taken", 1, CanonicalJson.of("{\"words\":\"Hold the line\"}")))
                .isEqualTo(new JournalEvent.NoteTaken("Hold the line", List.of()));
        assertThat(lifted.decode("note-taken", 2, CanonicalJson.of("{\"text\":\"Hold the line\"}")))
                .isEqualTo(new JournalEvent.NoteTaken("Hold the line", List.of()));
    }

    @Test
    void a_missing_step_is_found_at_the_start_and_not_at_the_first_old_event() {
        var type = new EventType("note-taken", 2, JournalEvent.NoteTaken.class);
        assertThatThrownBy(() -> new EventCodec(List.of(type), List.of()))
                .hasMessage("no upcaster for note-taken from version 1");
    }

    @Test
    void an_event_of_a_later_program_is_not_guessed_at() {
        var payload = CanonicalJson.of("{\"text\":\"x\",\"units\":[]}");
        assertThatThrownBy(() -> codec.decode("note-taken", 3, payload))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("version 3");
        assertThatThrownBy(() -> codec.decode("note-taken", 0, payload))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("version 0");
        assertThatThrownBy(() -> codec.decode("flag-lost", 1, payload))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("flag-lost");
        assertThatThrownBy(() ->
                        codec.decode("note-taken", 1, CanonicalJson.of("{\"text\":\"x\",\"units\":[],\"more\":1}")))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("damaged");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"rulebook\":\"adf\"}",
                "{\"rulebook\":{}}",
                "{\"rulebook\":{\"ruleset\":1}}",
                "{\"rulebook\":{\"ruleset\":\"-\"}}"
            })
    void an_old_opening_that_names_no_ruleset_is_damaged(String opening) {
        assertThatThrownBy(() -> codec.decode("battle-started", 1, CanonicalJson.of(opening)))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void an_event_that_lacks_what_its_record_does_not_call_nullable_is_damaged() throws IOException {
        for (var type : SHIPPED) {
            var written = new Version(type.name(), type.version()).written().text();
            for (var component : type.record().getRecordComponents()) {
                var event = (ObjectNode) new ObjectMapper().readTree(written);
                if (event.remove(component.getName()) != null
                        && !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                    var lacking = CanonicalJson.of(event.toString());
                    assertThatThrownBy(() -> codec.decode(type.name(), type.version(), lacking))
                            .as("%s without %s", type.name(), component.getName())
                            .isInstanceOf(UnreadableEvent.class)
                            .hasMessageContaining("damaged");
                }
            }
        }
    }

    private static Map<String, Object> renamed(Map<String, Object> properties, String from, String to) {
        return with(properties, to, properties.remove(from));
    }

    private static Map<String, Object> with(Map<String, Object> properties, String name, Object value) {
        properties.put(name, value);
        return properties;
    }
}
