package org.longroll.database;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalSecretsTest {
    @TempDir
    private Path home = Path.of("");

    @Test
    void a_secret_is_made_once_and_stays() {
        String made = LocalSecrets.in(home).secret("server");
        assertThat(Base64.getUrlDecoder().decode(made)).hasSize(32);
        assertThat(LocalSecrets.in(home).secret("server")).isEqualTo(made);
        assertThat(LocalSecrets.in(home).secret("other")).isNotEqualTo(made);
        assertThat(LocalSecrets.in(home).names()).containsExactly("other", "server");
    }

    @Test
    void only_the_owner_can_read_it() throws IOException {
        LocalSecrets.in(home).secret("server");
        assertThat(Files.getPosixFilePermissions(home.resolve("secrets"))).isEqualTo(fromString("rwx------"));
        assertThat(Files.getPosixFilePermissions(home.resolve("secrets/server")))
                .isEqualTo(fromString("rw-------"));
    }

    @Test
    void a_secret_that_others_could_read_is_closed_again() throws IOException {
        String made = LocalSecrets.in(home).secret("server");
        Files.setPosixFilePermissions(home.resolve("secrets/server"), fromString("rw-r--r--"));
        assertThat(LocalSecrets.in(home).secret("server")).isEqualTo(made);
        assertThat(Files.getPosixFilePermissions(home.resolve("secrets/server")))
                .isEqualTo(fromString("rw-------"));
    }

    @Test
    void one_that_was_made_elsewhere_can_be_kept() {
        LocalSecrets secrets = LocalSecrets.in(home);
        assertThat(secrets.find("server")).isEmpty();
        secrets.put("server", "given by hand");
        assertThat(secrets.secret("server")).isEqualTo("given by hand");
        assertThatIllegalArgumentException().isThrownBy(() -> secrets.put("server", " "));
    }

    @Test
    void an_empty_file_is_no_secret() throws IOException {
        LocalSecrets secrets = LocalSecrets.in(home);
        Files.createFile(home.resolve("secrets/server"));
        assertThatThrownBy(() -> secrets.secret("server"))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("is empty");
    }

    @Test
    void a_name_stays_inside_the_folder() {
        LocalSecrets secrets = LocalSecrets.in(home);
        assertThatIllegalArgumentException().isThrownBy(() -> secrets.secret("../server"));
    }
}
