package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.photos.Picture;
import org.longroll.photos.Pictures;
import org.longroll.testing.ThrowawayDatabase;

/** The rows of photos: each call is done as a whole, or not at all. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PicturesTest {

    private static final String FILL = """
            with stored as (
              insert into attachment (sha256, media_type, width, height, bytes)
              select sha256(convert_to('%1$s' || n, 'UTF8')), 'image/png', 1, 1, '\\x00' from generate_series(1, %2$d) n
              returning sha256)
            insert into attachment_of (battle, sha256, added_by) select '%1$s', sha256, 'umpire' from stored""";

    @Inject
    Pictures pictures;

    private final UUID battle = UUID.randomUUID();
    private final Picture picture =
            Picture.of("image/png", 1, 1, battle.toString().getBytes(StandardCharsets.UTF_8));

    @Test
    void one_too_many_leaves_nothing_behind_and_the_same_one_again_is_no_more() throws SQLException {
        asOwner(FILL.formatted(battle, Pictures.MOST_OF_A_BATTLE - 1));
        var last = Picture.of("image/png", 1, 1, "last of %s".formatted(battle).getBytes(StandardCharsets.UTF_8));
        assertThat(pictures.keep(battle, last, "umpire")).isTrue();
        assertThat(pictures.keep(battle, picture, "umpire")).isFalse();
        assertThat(stored(picture)).isZero();
        assertThat(pictures.keep(battle, last, "umpire")).isTrue();
        assertThat(pictures.of(battle)).hasSize(Pictures.MOST_OF_A_BATTLE);
    }

    @Test
    void a_photo_whose_bytes_cannot_be_removed_is_not_withdrawn() throws SQLException {
        pictures.keep(battle, picture, "union");
        asOwner("""
                create trigger kept before update on attachment for each row
                when (old.sha256 = '\\x%s') execute function refuse_change()""".formatted(picture.sha256()));
        try {
            assertThatThrownBy(() -> pictures.withdraw(battle, picture.sha256()))
                    .hasStackTraceContaining("refuse_change");
            assertThat(pictures.isWithdrawn(battle, picture.sha256())).isFalse();
        } finally {
            asOwner("drop trigger kept on attachment");
        }
        pictures.withdraw(battle, picture.sha256());
        assertThat(pictures.isWithdrawn(battle, picture.sha256())).isTrue();
        assertThat(pictures.find(battle, picture.sha256())).isEmpty();
        assertThat(pictures.addedBy(battle, picture.sha256())).contains("union");
    }

    private static int stored(Picture picture) throws SQLException {
        try (var connection = ThrowawayDatabase.access().owner().getConnection();
                var count = connection.prepareStatement("select count(*) from attachment where sha256 = ?")) {
            count.setBytes(1, HexFormat.of().parseHex(picture.sha256()));
            try (var found = count.executeQuery()) {
                found.next();
                return found.getInt(1);
            }
        }
    }

    private static void asOwner(String sql) throws SQLException {
        try (var connection = ThrowawayDatabase.access().owner().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
