package org.longroll.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.longroll.audit.proof.CheckpointCode;
import org.longroll.ledger.Sha256;

/** A player who types a code wrong is told so, and never that a history was rewritten. */
class MistypedCodesTest {

    private static final int CODES = 10_000;
    private static final String KEYS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final Random random = new Random(32);

    @Test
    void a_code_has_the_check_letters_that_a_reference_of_bip_350_gives() {
        var code = CheckpointCode.parse("41-7KQX-2M9P-RD3T-W8VN-0H5C-Z6GJ-KZQ81J");
        assertThat(code.checked()).isTrue();
        assertThat(code).hasToString("41-7KQX-2M9P-RD3T-W8VN-0H5C-Z6GJ-KZQ81J");
        assertThat(CheckpointCode.parse("41-7KQX-2M9P-RD3T-W8VN-0H5C-Z6GJ").fits(code))
                .isTrue();
    }

    @Test
    void no_code_with_one_or_two_typing_errors_reads_as_another_history() {
        int mistyped = 0;
        for (int i = 0; i < CODES; i++) {
            var code = Holdings.code(1 + random.nextInt(20_000), Sha256.of("root " + i));
            var typed = wrong(code.toString());
            if (i % 2 == 0) {
                typed = wrong(typed);
            }
            var held = Holdings.of(List.of(), List.of(typed));
            assertThat(held.codes()).as("%s typed as %s", code, typed).allMatch(code::fits);
            mistyped += held.unread().size();
        }
        assertThat(mistyped).isGreaterThan(CODES * 8 / 10);
    }

    /** Another key, two keys in the wrong order, a key left out, or one struck twice. */
    private String wrong(String text) {
        var typed = new StringBuilder(text);
        int place = random.nextInt(text.length() - 1);
        switch (random.nextInt(6)) {
            case 0 -> typed.insert(place, text.charAt(place));
            case 1 -> typed.deleteCharAt(place);
            case 2, 3 -> {
                typed.setCharAt(place, text.charAt(place + 1));
                typed.setCharAt(place + 1, text.charAt(place));
            }
            default -> typed.setCharAt(place, KEYS.charAt(random.nextInt(KEYS.length())));
        }
        return typed.toString();
    }
}
