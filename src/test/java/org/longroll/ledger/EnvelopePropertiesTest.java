package org.longroll.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.erdtman.jcs.JsonCanonicalizer;

/** The envelope writes its canonical JSON by hand; this holds it against the library. */
class EnvelopePropertiesTest {

    @Provide
    Arbitrary<Envelope> envelopes() {
        var ids = Arbitraries.create(UUID::randomUUID);
        var escapes = Arbitraries.strings()
                .withCharRange('\0', ' ')
                .withChars("\"\\/\u007f")
                .ofMaxLength(10);
        var names = Arbitraries.oneOf(
                escapes,
                Arbitraries.strings()
                        .withChars("abcxyz0189._:@-")
                        .ofMinLength(1)
                        .ofMaxLength(100),
                Arbitraries.strings().ofMaxLength(20).filter(EnvelopePropertiesTest::isUnicode));
        var payloads = Combinators.combine(
                        Arbitraries.strings().ofMaxLength(40).filter(EnvelopePropertiesTest::isUnicode),
                        Arbitraries.doubles(),
                        Arbitraries.longs())
                .as((text, real, whole) -> CanonicalJson.of("{\"whole\":%d,\"real\":%s,\"text\":%s,\"\":[null,true]}"
                        .formatted(whole, real, CanonicalJson.quoted(text))));
        var times = Arbitraries.longs()
                .between(-62_135_596_800_000_000L, 253_402_300_799_999_999L)
                .map(micros -> Instant.EPOCH.plus(micros, ChronoUnit.MICROS));
        return Combinators.combine(
                        ids,
                        Arbitraries.longs().between(1, Long.MAX_VALUE >> 11),
                        names,
                        Arbitraries.integers().greaterOrEqual(1),
                        payloads,
                        times,
                        times,
                        names)
                .as((id, sequence, type, version, payload, occurred, recorded, actor) -> new Envelope(
                        id,
                        sequence,
                        UUID.randomUUID(),
                        UUID.randomUUID(),
                        UUID.randomUUID(),
                        type,
                        version,
                        payload,
                        occurred,
                        recorded,
                        actor,
                        Sha256.of("before"),
                        Sha256.of("hash")));
    }

    @Property
    void a_line_of_an_export_is_what_the_library_writes(@ForAll("envelopes") Envelope envelope) throws IOException {
        var line = envelope.toCanonicalJson();
        assertThat(new JsonCanonicalizer(line).getEncodedString()).isEqualTo(line);
    }

    @Property
    void the_hash_is_that_of_the_library_s_text_without_the_hash(@ForAll("envelopes") Envelope envelope)
            throws IOException {
        var withoutHash = envelope.toCanonicalJson()
                .replaceFirst(",\"hash\":\"" + envelope.hash().hex() + "\"", "");
        assertThat(withoutHash).doesNotContain(envelope.hash().hex());
        assertThat(envelope.computedHash()).isEqualTo(Sha256.of(new JsonCanonicalizer(withoutHash).getEncodedUTF8()));
    }

    @Property
    void a_time_is_written_in_utc_with_microseconds(@ForAll("envelopes") Envelope envelope) {
        var pattern =
                DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);
        assertThat(Envelope.timeText(envelope.occurredAt())).isEqualTo(pattern.format(envelope.occurredAt()));
    }

    private static boolean isUnicode(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!Character.isHighSurrogate(text.charAt(i))
                        || i + 1 == text.length()
                        || !Character.isLowSurrogate(text.charAt(i + 1))) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }
}
