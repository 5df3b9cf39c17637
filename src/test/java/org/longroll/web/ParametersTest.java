package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.QueryParam;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.http.OpenQuery;

/** A slip in a query is told, never ignored. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ParametersTest {

    @Test
    void every_call_names_a_parameter_that_it_does_not_have_and_lists_its_own() {
        var table = Table.started();
        assertThat(Calls.every()).allSatisfy(call -> {
            var answer = Calls.send(call, table, "?limt=3");
            requireNamed(answer, "limt");
            var told = answer.<List<String>>path("violations.message").getFirst();
            if (!call.isAnnotatedWith(OpenQuery.class)) {
                assertThat(declared(call.reflect()))
                        .allSatisfy(own -> assertThat(told).contains(own));
            }
        });
    }

    @Test
    void a_calculator_takes_no_parameters() {
        requireNamed(
                given().contentType("application/json").body("{}").post("/api/rulesets/rff/fallen-leader?die=7"),
                "die");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "'/events?limit=true', limit",
                "'/events?limit=1.5', limit",
                "'/events?limit=99999999999', limit",
                "'/events?limit=', limit",
                "'/events?limit', limit",
                "'/events?limit=3&limit=4', limit",
                "'/events?cursor=', cursor",
                "'/live?follow=maybe', follow",
                "'/live?follow=TRUE', follow",
                "'/live?after=', after",
                "'/diff?fromTurn=', fromTurn",
                "'/diff?from=', from",
                "'/diff?to=now', to",
                "'/units?turn=soon', turn",
                "'/units?at=latest', at",
                "'/units/20-maine?at=1&at=1', at",
                "'?at=x', at",
                "'/entries?undone=no', undone",
                "'/entries?turn=1st', turn",
                "'/analysis?seed=lucky', seed",
                "'/analysis?turningPoints=1', turningPoints",
                "'/odds/fire?units=20-maine&target=15-alabama&inches=', inches",
                "'/odds/fire?units=20-maine&target=15-alabama&inches=3&inches=4', inches",
                "'/odds/fire?units=20-maine&target=15-alabama&inchs=3', inchs",
                "'/odds/fire?units=20-maine&target=15-alabama&inches=3&at=x', at",
            })
    void a_value_that_cannot_be_read_is_named(String call, String field) {
        requireNamed(Table.started().as("umpire").get(call), field);
    }

    @Test
    void what_is_listed_of_a_league_may_be_given_several_times_but_each_must_be_a_battle() {
        var one = Table.startedInPublic();
        var other = Table.startedInPublic();
        given().get("/api/dice?battle=%s&battle=%s".formatted(one.id(), other.id()))
                .then()
                .statusCode(200);
        requireNamed(given().get("/api/dice?battle=%s&battle=gettysburg".formatted(one.id())), "battle");
    }

    @Test
    void every_parameter_at_fault_is_named_at_once() {
        Table.started()
                .as("umpire")
                .get("/entries?limt=3&turn=soon")
                .then()
                .statusCode(400)
                .body("violations.field", hasItem("limt"))
                .body("violations.field", hasItem("turn"));
    }

    @Test
    void a_question_lists_its_fields() {
        Table.started()
                .as("umpire")
                .get("/odds/fire?unis=20-maine")
                .then()
                .statusCode(400)
                .body("detail", containsString("units"))
                .body("detail", containsString("target"));
    }

    /** The check comes after that of the seat, so that a slip does not tell that a battle exists. */
    @Test
    void a_stranger_learns_nothing_of_a_private_battle_by_a_slip() {
        var table = Table.started();
        for (var battle : List.of(table.id(), "01890000-0000-7000-8000-000000000000")) {
            given().get("/api/battles/" + battle + "/events?limt=3").then().statusCode(404);
        }
    }

    /** A path names one thing: if there is none of that name, whatever the name looks like, nothing is there. */
    @ParameterizedTest
    @ValueSource(strings = {"/entries/first", "/entries/1.5", "/entries/99", "/entries/-1", "/units/nobody"})
    void a_name_in_a_path_that_names_nothing_is_not_found(String path) {
        Table.started()
                .as("umpire")
                .get(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("code", equalTo("not-found"));
    }

    private static void requireNamed(Response answer, String field) {
        answer.then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("code", equalTo("invalid-input"))
                .body("violations.field", hasItem(field));
    }

    private static Stream<String> declared(Method call) {
        return Arrays.stream(call.getParameters())
                .flatMap(parameter -> parameter.isAnnotationPresent(BeanParam.class)
                        ? Arrays.stream(parameter.getType().getDeclaredFields())
                        : Stream.of((AnnotatedElement) parameter))
                .filter(element -> element.isAnnotationPresent(QueryParam.class))
                .map(element -> element.getAnnotation(QueryParam.class).value());
    }
}
