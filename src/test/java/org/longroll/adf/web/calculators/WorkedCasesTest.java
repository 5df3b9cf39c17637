package org.longroll.adf.web.calculators;

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
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.longroll.adf.web.calculators.CalculatorRequests.ChargeRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.MoraleCheckRequest;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.codec.JournalJson;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.ByRoll;

/** The worked cases: 200 for each edition, answers with exact odds and refusals. */
class WorkedCasesTest {

    private static final double EXACTLY = 1e-12;

    private final ObjectMapper json = JsonMapper.builder()
            .annotationIntrospector(new JournalJson.Vocabulary())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private final CalculatorResource calculators = new CalculatorResource(RulesLibrary.read(ChartFiles.onClasspath()));

    @TestFactory
    Stream<DynamicTest> every_worked_case_is_answered_as_it_was_worked() {
        return Stream.of("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm").flatMap(this::cases);
    }

    private Stream<DynamicTest> cases(String ruleset) {
        var stream = Objects.requireNonNull(getClass().getResourceAsStream("/cases/" + ruleset + ".jsonl"));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var lines = reader.lines().toList();
            assertThat(lines).hasSize(200);
            return Stream.iterate(0, line -> line < lines.size(), line -> line + 1)
                    .map(line -> DynamicTest.dynamicTest(
                            ruleset + ".jsonl line " + (line + 1), () -> check(json.readTree(lines.get(line)))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void check(JsonNode worked) throws IOException {
        if (worked.has("refused")) {
            var refused = catchThrowableOfType(ProblemException.class, () -> ask(worked));
            assertThat(refused).as("refused: %s", worked).isNotNull();
            var statuses = Stream.iterate(0, i -> i < worked.get("refused").size(), i -> i + 1)
                    .map(i -> worked.get("refused").get(i).asInt());
            assertThat(statuses).contains(refused.problem().status());
        } else {
            JsonNode answer = json.valueToTree(ask(worked));
            same("", worked.get("answer"), answer, worked);
            byRoll(worked.get("calculator").asText(), answer);
        }
    }

    /** Every total of the dice that decides by itself says what it brings. */
    private static void byRoll(String calculator, JsonNode answer) {
        switch (calculator) {
            case "fire" ->
                ByRoll.check(
                        answer, sum(answer.get("dice")), answer.path("result").asText());
            case "morale-check" ->
                ByRoll.check(
                        answer,
                        sum(answer.get("dice")),
                        answer.path("moraleAfter").asText());
            case "charge" ->
                ByRoll.check(
                        answer, sum(answer.get("dice")), answer.path("bonus").asText());
            default -> assertThat(answer.has("byRoll")).isFalse();
        }
    }

    private static Integer sum(JsonNode dice) {
        if (dice == null || dice.isNull()) {
            return null;
        }
        int sum = 0;
        for (var face : dice) {
            sum += face.asInt();
        }
        return sum;
    }

    private Object ask(JsonNode worked) throws IOException {
        var ruleset = worked.get("ruleset").asText();
        var request = worked.get("request");
        return switch (worked.get("calculator").asText()) {
            case "fire" -> calculators.fire(ruleset, json.treeToValue(request, FireRequest.class));
            case "morale-check" ->
                calculators.moraleCheck(ruleset, json.treeToValue(request, MoraleCheckRequest.class));
            case "movement" -> calculators.movement(ruleset, json.treeToValue(request, MovementRequest.class));
            case "charge" -> calculators.charge(ruleset, json.treeToValue(request, ChargeRequest.class));
            case "impact" -> calculators.impact(ruleset, json.treeToValue(request, ImpactRequest.class));
            default -> throw new IllegalArgumentException("no such calculator: " + worked.get("calculator"));
        };
    }

    /** Everything that the case states is in the answer; odds have no outcome that the case does not state. */
    private static void same(String at, JsonNode expected, JsonNode actual, JsonNode worked) {
        if (expected.isNull()) {
            assertThat(actual == null || actual.isNull())
                    .as("%s of %s", at, worked)
                    .isTrue();
        } else if (expected.isNumber()) {
            assertThat(actual).as("%s of %s", at, worked).isNotNull();
            assertThat(actual.asDouble()).as("%s of %s", at, worked).isCloseTo(expected.asDouble(), within(EXACTLY));
        } else if (expected.isObject()) {
            if (at.endsWith("odds") || at.endsWith("allowances") || at.endsWith("routedDice")) {
                assertThat(actual.properties()).as("%s of %s", at, worked).hasSize(expected.size());
            }
            expected.properties()
                    .forEach(field ->
                            same(at + "." + field.getKey(), field.getValue(), actual.get(field.getKey()), worked));
        } else {
            assertThat(actual).as("%s of %s", at, worked).isEqualTo(expected);
        }
    }
}
