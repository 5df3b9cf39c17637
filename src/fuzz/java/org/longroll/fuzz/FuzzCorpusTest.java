package org.longroll.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every input that ever broke a parser of bytes from outside, and the examples beside it, once more without Jazzer. */
class FuzzCorpusTest {

    static final List<String> TARGETS = FuzzIT.TARGETS;

    @ParameterizedTest
    @FieldSource("TARGETS")
    void whatever_is_in_the_corpus_is_read_or_refused(String target) throws Exception {
        var parser = Class.forName(target).getMethod("fuzzerTestOneInput", byte[].class);
        parser.setAccessible(true);
        var inputs = inputs(target.substring(target.lastIndexOf('.') + 1));
        assertThat(inputs).isNotEmpty();
        for (var input : inputs) {
            assertThatCode(() -> read(parser, Files.readAllBytes(input)))
                    .as(input.toString())
                    .doesNotThrowAnyException();
        }
    }

    private static void read(Method parser, byte[] sent) throws Throwable {
        try {
            parser.invoke(null, (Object) sent);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static List<Path> inputs(String corpus) throws IOException {
        try (Stream<Path> files = Files.list(FuzzIT.CORPUS.resolve(corpus))) {
            return files.sorted().toList();
        }
    }
}
