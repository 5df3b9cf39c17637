package org.longroll.rff.web.calculators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.codec.JournalJson;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.ByRoll;

/** The worked cases of Regimental Fire and Fury: answers with exact odds, and refusals. */
class WorkedCasesTest {

    private static final double EXACTLY = 1e-12;

    private final ObjectMapper json = JsonMapper.builder()
            .annotationIntrospector(new JournalJson.Vocabulary())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private final CalculatorResource calculators = new CalculatorResource(RulesLibrary.read(ChartFiles.onClasspath()));

    @TestFactory
    Stream<DynamicTest> every_worked_case_is_answered_as_it_was_worked() throws IOException {
        var stream = Objects.requireNonNull(getClass().getResourceAsStream("/cases/rff.jsonl"));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var lines = reader.lines().toList();
            assertThat(lines).hasSize(130);
            return IntStream.range(0, lines.size())
                    .mapToObj(line -> DynamicTest.dynamicTest(
                            "rff.jsonl line " + (line + 1), () -> check(json.readTree(lines.get(line)))));
        }
    }

    private void check(JsonNode worked) throws IOException {
        if (worked.has("refused")) {
            var refused = catchThrowableOfType(ProblemException.class, () -> ask(worked));
            assertThat(refused).as("refused: %s", worked).isNotNull();
            assertThat(worked.get("refused"))
                    .anyMatch(status -> status.asInt() == refused.problem().status());
        } else {
            JsonNode answer = json.valueToTree(ask(worked));
            same("", worked.get("answer"), answer, worked);
            if (worked.get("calculator").asText().equals("charge")) {
                assertThat(answer.has("byRoll")).as("two dice decide a charge").isFalse();
            } else {
                var die = answer.get("die");
                ByRoll.check(
                        answer,
                        die.isNull() ? null : die.asInt(),
                        answer.path("result").asText());
            }
        }
    }

    private Object ask(JsonNode worked) throws IOException {
        var request = worked.get("request");
        return switch (worked.get("calculator").asText()) {
            case "fire" -> calculators.fire(json.treeToValue(request, FireRequest.class));
            case "maneuver" -> calculators.maneuver(json.treeToValue(request, ManeuverRequest.class));
            case "charge" -> calculators.charge(json.treeToValue(request, ChargeRequest.class));
            case "fallen-leader" -> calculators.fallenLeader(json.treeToValue(request, FallenLeaderRequest.class));
            default -> throw new IllegalArgumentException("no such calculator: " + worked.get("calculator"));
        };
    }

    /** Everything that the case states is in the answer; odds have no outcome that the case does not state. */
    private static void same(String at, JsonNode expected, JsonNode actual, JsonNode worked) {
        var where = "%s of %s".formatted(at, worked);
        assertThat(actual).as(where).isNotNull();
        if (expected.isNumber()) {
            assertThat(actual.asDouble()).as(where).isCloseTo(expected.asDouble(), within(EXACTLY));
        } else if (expected.isObject()) {
            if (at.endsWith("odds")) {
                assertThat(actual.properties()).as(where).hasSize(expected.size());
            }
            expected.properties()
                    .forEach(field ->
                            same(at + "." + field.getKey(), field.getValue(), actual.get(field.getKey()), worked));
        } else {
            assertThat(actual).as(where).isEqualTo(expected);
        }
    }
}
