package org.longroll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The lists of everything in the product and in the app, which the build writes, and the licences that we accept. */
class LicencesIT {

    private static final Set<String> ACCEPTED = Set.of(
            "Apache-2.0",
            "MIT",
            "MIT-0",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "0BSD",
            "EPL-1.0",
            "EPL-2.0",
            "EDL-1.0",
            "PostgreSQL",
            "CC0-1.0",
            "Public Domain",
            "ISC",
            "BlueOak-1.0.0",
            "GPL-2.0-with-classpath-exception",
            "LGPL-2.1-only",
            "LGPL-2.1-or-later",
            "LGPL-3.0-or-later",
            "MPL-2.0",
            "BSL-1.0",
            "Unicode-3.0",
            "OFL-1.1",
            "Python-2.0");

    @Test
    void everything_in_the_product_has_a_version_a_hash_and_a_licence_that_we_accept() throws IOException {
        assertAccepted(Path.of("target", "bom.json"), 100);
    }

    @Test
    void everything_in_the_app_has_a_version_a_hash_and_a_licence_that_we_accept() throws IOException {
        var app = Path.of("target", "bom-webui.json");
        assumeTrue(Files.exists(app), "the app was built, which needs node");
        assertAccepted(app, 10);
    }

    private static void assertAccepted(Path list, int least) throws IOException {
        var components = new ObjectMapper().readTree(list.toFile()).path("components");
        assertThat(components.size()).isGreaterThan(least);
        var faults = new ArrayList<String>();
        for (var component : components) {
            var name = component.path("group").asText() + ":"
                    + component.path("name").asText();
            if (component.path("version").asText().isEmpty()
                    || component.path("hashes").isEmpty()) {
                faults.add(name + " has no version or hash");
            }
            var licences = licences(component);
            if (licences.stream().noneMatch(LicencesIT::isAccepted)) {
                faults.add(name + " " + licences);
            }
        }
        assertThat(faults).isEmpty();
    }

    private static List<String> licences(JsonNode component) {
        var licences = new ArrayList<String>();
        component.path("licenses").forEach(each -> {
            var licence = each.path("license");
            licences.add(
                    each.has("expression")
                            ? each.get("expression").asText()
                            : licence.has("id")
                                    ? licence.get("id").asText()
                                    : licence.path("name").asText());
        });
        return licences;
    }

    /** Many name their licence in words of their own. */
    private static boolean isAccepted(String licence) {
        return ACCEPTED.contains(licence)
                || licence.matches("(?i).*\\b(Apache|BSD|MIT|Eclipse (Public|Distribution)|EPL|EDL|Bouncy Castle|LGPL|"
                        + "Lesser General Public|Public Domain|CC0|classpath).*");
    }
}
