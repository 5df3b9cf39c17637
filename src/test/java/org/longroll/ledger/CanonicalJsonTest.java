package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalJsonTest {

    @Test
    void equal_values_have_equal_text() {
        assertThat(CanonicalJson.of("{ \"b\": 1.0, \"a\": \"\\u00e9\\/\" }").text())
                .isEqualTo("{\"a\":\"é/\",\"b\":1}");
    }

    @Test
    void only_canonical_text_is_exact() {
        assertThat(CanonicalJson.exactly("{\"a\":1}").text()).isEqualTo("{\"a\":1}");
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.exactly("{\"a\": 1}"));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.exactly("{\"b\":1,\"a\":1}"));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.exactly("{\"a\":1.0}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1,]",
                "{\"a\":1,\"a\":2}",
                "[1] [2]",
                "[NaN]",
                "[1e400]",
                "12",
                "{\"a\":\"\t\"}",
                "\ufeff[]"
            })
    void what_is_not_one_json_document_is_refused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.of(text));
    }

    @Test
    void half_a_character_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.of("[\"\\ud83d\"]"));
    }

    @Test
    void text_that_nests_too_deep_is_refused_and_brackets_in_strings_do_not_count() {
        var deep = CanonicalJson.MAX_DEPTH;
        assertThat(CanonicalJson.of("[".repeat(deep) + "]".repeat(deep)).text()).hasSize(2 * deep);
        assertThat(CanonicalJson.of("[\"\\\"" + "[".repeat(1_000) + "\"]").text())
                .contains("[[[");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CanonicalJson.of("[".repeat(deep + 1) + "]".repeat(deep + 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.of("{\"a\":".repeat(100_000)));
    }

    @Test
    void text_that_is_too_long_is_refused() {
        var longest = "[\"" + "x".repeat(CanonicalJson.MAX_CHARACTERS - 4) + "\"]";
        assertThat(CanonicalJson.of(longest).text()).isEqualTo(longest);
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.of(longest + " "));
        // Four characters in, twenty-one out.
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.of("[" + "1e20,".repeat(100_000) + "1]"));
    }
}
