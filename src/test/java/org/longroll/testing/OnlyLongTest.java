package org.longroll.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OnlyLongTest {

    @Test
    void every_test_that_the_ordinary_build_leaves_out_is_named_to_contributors() throws IOException {
        var named = Files.readString(Path.of("docs", "contributing.md"));
        assertThat(leftOut()).isNotEmpty().allSatisfy(test -> assertThat(named).contains("| `" + test + "`"));
    }

    private static List<String> leftOut() throws IOException {
        var tests = new ArrayList<String>();
        for (var folder : List.of("src/test/java", "src/fuzz/java")) {
            try (var files = Files.walk(Path.of(folder))) {
                for (var file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    if (Files.readString(file).contains("@OnlyLong(\"")) {
                        tests.add(file.getFileName().toString().replace(".java", ""));
                    }
                }
            }
        }
        return tests;
    }
}
