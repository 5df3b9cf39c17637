package org.longroll.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.journal.EntryType;
import org.longroll.journal.Recorded;
import org.longroll.rules.Word;

/**
 * Every name that was ever recorded or sent, held against lists in the tree. The lists know nothing of classes: moving or
 * renaming one changes none of them. A line that has to be changed is something that players or programs have seen.
 */
class WireNamesTest {

    private static final Path LISTS = Path.of("src/test/resources/wire");

    private static final List<Class<?>> HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.longroll").stream()
                    .<Class<?>>map(JavaClass::reflect)
                    .toList();

    /**
     * What was ever written is kept in a file for each version, in a folder that has the event's name; see
     * {@link EventVersionsTest}. The event that declares an order is named after it.
     */
    @Test
    void what_the_ledger_calls_events_and_orders() throws IOException {
        var names = HOUSE.stream()
                .filter(type -> type.isAnnotationPresent(Recorded.class))
                .map(EventType::name);
        try (var folders = Files.list(Path.of("src/test/resources/events"))) {
            var known = Stream.concat(
                    folders.map(folder -> folder.getFileName().toString().replaceFirst("-declared$", "")),
                    list("recorded-within.txt").stream());
            assertThat(names).containsExactlyInAnyOrderElementsOf(known.toList());
        }
    }

    /** Those of a system's own entries stand in {@link org.longroll.web.EntryShapesTest}, each in a whole entry. */
    @Test
    void what_entries_of_every_battle_are_called() throws IOException {
        var names = HOUSE.stream()
                .filter(type -> type.getPackageName().matches("org\\.longroll\\.(journal|battle|web\\..*)"))
                .filter(type -> type.isAnnotationPresent(EntryType.class))
                .flatMap(type -> Stream.of(type.getAnnotation(EntryType.class).value()))
                .distinct();
        assertThat(names).containsExactlyInAnyOrderElementsOf(list("entry-types.txt"));
    }

    @Test
    void how_the_words_of_every_vocabulary_are_spelled() throws IOException {
        var vocabularies = HOUSE.stream()
                .filter(type -> type.isEnum() && Word.class.isAssignableFrom(type))
                .map(WireNamesTest::words);
        assertThat(vocabularies).containsExactlyInAnyOrderElementsOf(list("words.txt"));
    }

    /** Two names for one event could not be told apart when they are read back. */
    @Test
    void no_two_records_have_one_name_in_the_ledger() {
        assertThat(HOUSE.stream()
                        .filter(type -> type.isAnnotationPresent(Recorded.class))
                        .map(EventType::name))
                .doesNotHaveDuplicates();
    }

    private static String words(Class<?> vocabulary) {
        return Arrays.stream(vocabulary.getEnumConstants())
                .map(constant -> ((Word) constant).word())
                .collect(Collectors.joining(" "));
    }

    private static List<String> list(String name) throws IOException {
        return Files.readAllLines(LISTS.resolve(name)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
