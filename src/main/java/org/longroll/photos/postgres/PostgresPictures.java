package org.longroll.photos.postgres;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.photos.Picture;
import org.longroll.photos.Pictures;

/** Pictures as rows. Rows are only ever added; the bytes of a withdrawn picture are removed. */
@ApplicationScoped
class PostgresPictures implements Pictures {

    private static final HexFormat HEX = HexFormat.of();

    private static final String KEEP = """
            insert into attachment (sha256, media_type, width, height, bytes) values (?, ?, ?, ?, ?)
            on conflict (sha256) do update set bytes = excluded.bytes where attachment.bytes is null""";

    /** The limit is checked in the same statement; two pictures at once may exceed it by one, which does no harm. */
    private static final String NAME = """
            insert into attachment_of (battle, sha256, added_by)
            select ?, ?, ?
            where (select count(*) from attachment_of where battle = ?) < ?
               or exists (select from attachment_of where battle = ? and sha256 = ?)
            on conflict (battle, sha256) do update set withdrawn_at = null
              where attachment_of.withdrawn_at is not null""";

    private static final String HAS = "select 1 from attachment_of where battle = ? and sha256 = ?";

    private static final String FIND = """
            select media_type, width, height, bytes
            from attachment join attachment_of using (sha256)
            where battle = ? and sha256 = ? and withdrawn_at is null""";

    private static final String ADDED =
            "select added_by, withdrawn_at from attachment_of where battle = ? and sha256 = ?";

    private static final String WITHDRAW =
            "update attachment_of set withdrawn_at = now() where battle = ? and sha256 = ? and withdrawn_at is null";

    private static final String FORGET = """
            update attachment set bytes = null
            where sha256 = ? and not exists (select from attachment_of
                                              where attachment_of.sha256 = attachment.sha256 and withdrawn_at is null)""";

    private static final String ALL =
            "select sha256 from attachment_of where battle = ? and withdrawn_at is null order by place";

    private final DataSource database;

    PostgresPictures(DataSource database) {
        this.database = database;
    }

    @Override
    public boolean keep(UUID battle, Picture picture, String by) {
        try (var connection = database.getConnection()) {
            var hash = HEX.parseHex(picture.sha256());
            store(connection, picture, hash);
            return name(connection, battle, hash, by);
        } catch (SQLException e) {
            throw new IllegalStateException("a picture could not be kept", e);
        }
    }

    private static void store(Connection connection, Picture picture, byte[] hash) throws SQLException {
        try (var keep = connection.prepareStatement(KEEP)) {
            keep.setBytes(1, hash);
            keep.setString(2, picture.mediaType());
            keep.setInt(3, picture.width());
            keep.setInt(4, picture.height());
            keep.setBytes(5, picture.bytes());
            keep.executeUpdate();
        }
    }

    private static boolean name(Connection connection, UUID battle, byte[] hash, String by) throws SQLException {
        try (var name = connection.prepareStatement(NAME)) {
            name.setObject(1, battle);
            name.setBytes(2, hash);
            name.setString(3, by);
            name.setObject(4, battle);
            name.setInt(5, MOST_OF_A_BATTLE);
            name.setObject(6, battle);
            name.setBytes(7, hash);
            return name.executeUpdate() == 1 || has(connection, battle, hash);
        }
    }

    private static boolean has(Connection connection, UUID battle, byte[] hash) throws SQLException {
        try (var has = connection.prepareStatement(HAS)) {
            has.setObject(1, battle);
            has.setBytes(2, hash);
            try (var found = has.executeQuery()) {
                return found.next();
            }
        }
    }

    @Override
    public Optional<Picture> find(UUID battle, String sha256) {
        try (var connection = database.getConnection();
                var find = connection.prepareStatement(FIND)) {
            find.setObject(1, battle);
            find.setBytes(2, HEX.parseHex(sha256));
            try (var found = find.executeQuery()) {
                return found.next()
                        ? Optional.of(new Picture(
                                sha256, found.getString(1), found.getInt(2), found.getInt(3), found.getBytes(4)))
                        : Optional.empty();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("a picture could not be read", e);
        }
    }

    /** Who attached a picture, and whether it was withdrawn. */
    private record Added(String by, boolean withdrawn) {}

    @Override
    public boolean isWithdrawn(UUID battle, String sha256) {
        return added(battle, sha256).filter(Added::withdrawn).isPresent();
    }

    @Override
    public Optional<String> addedBy(UUID battle, String sha256) {
        return added(battle, sha256).map(Added::by);
    }

    private Optional<Added> added(UUID battle, String sha256) {
        try (var connection = database.getConnection();
                var added = connection.prepareStatement(ADDED)) {
            added.setObject(1, battle);
            added.setBytes(2, HEX.parseHex(sha256));
            try (var found = added.executeQuery()) {
                return found.next()
                        ? Optional.of(new Added(found.getString(1), found.getTimestamp(2) != null))
                        : Optional.empty();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("a picture could not be looked for", e);
        }
    }

    @Override
    public void withdraw(UUID battle, String sha256) {
        var hash = HEX.parseHex(sha256);
        try (var connection = database.getConnection();
                var withdraw = connection.prepareStatement(WITHDRAW);
                var forget = connection.prepareStatement(FORGET)) {
            withdraw.setObject(1, battle);
            withdraw.setBytes(2, hash);
            withdraw.executeUpdate();
            forget.setBytes(1, hash);
            forget.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException("a picture could not be withdrawn", e);
        }
    }

    @Override
    public List<String> of(UUID battle) {
        try (var connection = database.getConnection();
                var all = connection.prepareStatement(ALL)) {
            all.setObject(1, battle);
            try (var found = all.executeQuery()) {
                var names = new ArrayList<String>();
                while (found.next()) {
                    names.add(HEX.formatHex(found.getBytes(1)));
                }
                return names;
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the pictures of a battle could not be listed", e);
        }
    }
}
