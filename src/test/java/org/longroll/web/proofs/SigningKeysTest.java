package org.longroll.web.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.audit.proof.SignedNote;
import org.longroll.ledger.Sha256;

class SigningKeysTest {

    /** The first test vector of RFC 8032, section 7.1. */
    private static final byte[] SEED =
            HexFormat.of().parseHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");

    private static final byte[] PUBLIC =
            HexFormat.of().parseHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");

    private static byte[] kindAnd(byte[] key) {
        return ByteBuffer.allocate(33).put((byte) 1).put(key).array();
    }

    private static String id(String name) {
        var start = (name + "\n").getBytes(StandardCharsets.UTF_8);
        var content = ByteBuffer.allocate(start.length + 33).put(start).put(kindAnd(PUBLIC));
        return HexFormat.of().formatHex(Arrays.copyOf(Sha256.of(content.array()).toBytes(), 4));
    }

    private static String base64(byte[] key) {
        return Base64.getEncoder().encodeToString(kindAnd(key));
    }

    @Test
    void a_published_private_key_has_its_published_public_key() {
        var key = SigningKeys.read("PRIVATE+KEY+club.example+%s+%s".formatted(id("club.example"), base64(SEED)));
        assertThat(key.verifier().text()).isEqualTo("club.example+%s+%s".formatted(id("club.example"), base64(PUBLIC)));
    }

    @Test
    void a_key_that_was_made_signs_and_every_one_is_another() {
        var key = SigningKeys.read(SigningKeys.make("club.example"));
        assertThat(SignedNote.sign("text\n", key).isSignedBy(key.verifier())).isTrue();
        assertThat(SigningKeys.make("club.example")).isNotEqualTo(SigningKeys.make("club.example"));
        assertThat(SigningKeys.read(SigningKeys.make()).name()).matches("longroll-[0-9a-f]{8}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "secret",
                "PRIVATE+KEY+club.example+00000000+AA==",
                "PRIVATE+KEY+club example+00000000+AA==",
                "PRIVATE+KEY+club.example+00000000+AZ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g"
            })
    void what_is_no_key_is_refused_in_words(String text) {
        assertThatThrownBy(() -> SigningKeys.read(text)).hasMessageStartingWith("LONGROLL_SIGNING_KEY ");
    }

    @Test
    void a_home_makes_its_key_once_and_a_setting_goes_before_it(@TempDir Path home) {
        var made = Keyring.signing(Optional.empty(), home).verifier();
        assertThat(Keyring.signing(Optional.empty(), home).verifier()).isEqualTo(made);
        var given = SigningKeys.make("club.example");
        assertThat(Keyring.signing(Optional.of(given), home).verifier())
                .isEqualTo(SigningKeys.read(given).verifier());
    }
}
