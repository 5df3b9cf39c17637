package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.smallrye.jwt.build.Jwt;
import java.security.KeyFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A server that believes the tokens of a provider: roles in the token are seats at the table. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(OpenToOthers.class)
class OidcTest {

    @Test
    void a_token_with_a_seat_in_its_roles_opens_that_seat() throws Exception {
        var table = Table.started();
        var anna = token("anna", "https://club.example", table.id() + ":union");
        given().auth().oauth2(anna).get("/api/battles/" + table.id()).then().statusCode(200);
        given().auth()
                .oauth2(anna)
                .contentType("application/json")
                .body("{\"type\": \"note\", \"text\": \"by token\"}")
                .post("/api/battles/" + table.id() + "/entries")
                .then()
                .statusCode(201)
                .body("events[0].actor", equalTo("union"));
        given().auth()
                .oauth2(anna)
                .post("/api/battles/" + table.id() + "/seats/confederate/key")
                .then()
                .statusCode(403);
        given().auth()
                .oauth2(anna)
                .get("/api/battles/" + Table.started().id())
                .then()
                .statusCode(404);
    }

    @Test
    void the_admin_role_is_the_admin() throws Exception {
        var table = Table.started();
        var admin = token("carl", "https://club.example", "longroll-admin");
        given().auth().oauth2(admin).get("/api/battles?limit=500").then().body("items.id", hasItem(table.id()));
    }

    @Test
    void a_seat_that_the_battle_does_not_have_opens_nothing() throws Exception {
        var table = Table.started();
        var token = token("dora", "https://club.example", table.id() + ":french");
        given().auth().oauth2(token).get("/api/battles/" + table.id()).then().statusCode(404);
    }

    @Test
    void seat_keys_go_on_working_beside_tokens() {
        var table = Table.started();
        table.note("confederate", "by key").then().statusCode(201);
    }

    @Test
    void a_token_of_somebody_else_is_not_believed() throws Exception {
        var table = Table.started();
        var stranger = token("eve", "https://elsewhere.example", table.id() + ":umpire");
        given().auth()
                .oauth2(stranger)
                .get("/api/battles/" + table.id())
                .then()
                .statusCode(401)
                .contentType("application/problem+json")
                .body("code", equalTo("unknown-key"));
    }

    private static String token(String name, String issuer, String role) throws Exception {
        var key = KeyFactory.getInstance("RSA")
                .generatePrivate(new PKCS8EncodedKeySpec(
                        Base64.getDecoder().decode(System.getProperty(OpenToOthers.PRIVATE_KEY))));
        return Jwt.issuer(issuer).upn(name).groups(Set.of(role)).sign(key);
    }
}
