package org.longroll.photos.postgres;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.photos.Picture;
import org.longroll.photos.Pictures;

/** Pictures as rows, each call in one transaction. Rows are only ever added; the bytes of a withdrawn picture are removed. */
@ApplicationScoped
@Transactional
class PostgresPictures implements Pictures {

    private static final HexFormat HEX = HexFormat.of();

    private static final String STORE = """
            insert into attachment (sha256, media_type, width, height, bytes)
            values (:sha256, :type, :width, :height, :bytes)
            on conflict (sha256) do update set bytes = excluded.bytes where attachment.bytes is null""";

    private static final String ATTACH = """
            insert into attachment_of (battle, sha256, added_by) values (:battle, :sha256, :by)
            on conflict (battle, sha256) do update set withdrawn_at = null
              where attachment_of.withdrawn_at is not null""";

    /** Two pictures at once may exceed the limit by one, which does no harm. */
    private static final String HAS_ROOM = """
            select count(*) < :most or coalesce(bool_or(sha256 = :sha256), false) from attachment_of
            where battle = :battle""";

    private static final String FIND = """
            select media_type, width, height, bytes
            from attachment join attachment_of using (sha256)
            where battle = :battle and sha256 = :sha256 and withdrawn_at is null""";

    private static final String ADDED =
            "select added_by, withdrawn_at is not null from attachment_of where battle = :battle and sha256 = :sha256";

    private static final String WITHDRAW = """
            update attachment_of set withdrawn_at = now()
            where battle = :battle and sha256 = :sha256 and withdrawn_at is null""";

    private static final String FORGET = """
            update attachment set bytes = null
            where sha256 = :sha256 and not exists (select from attachment_of
                                                    where attachment_of.sha256 = attachment.sha256
                                                      and withdrawn_at is null)""";

    private static final String ALL =
            "select sha256 from attachment_of where battle = :battle and withdrawn_at is null order by place";

    private final EntityManager rows;

    PostgresPictures(EntityManager rows) {
        this.rows = rows;
    }

    private Query about(String sql, String sha256) {
        return rows.createNativeQuery(sql).setParameter("sha256", HEX.parseHex(sha256));
    }

    private Query about(String sql, UUID battle, String sha256) {
        return about(sql, sha256).setParameter("battle", battle);
    }

    @Override
    public boolean keep(UUID battle, Picture picture, String by) {
        var hasRoom = about(HAS_ROOM, battle, picture.sha256()).setParameter("most", MOST_OF_A_BATTLE);
        if (!(boolean) hasRoom.getSingleResult()) {
            return false;
        }
        about(STORE, picture.sha256())
                .setParameter("type", picture.mediaType())
                .setParameter("width", picture.width())
                .setParameter("height", picture.height())
                .setParameter("bytes", picture.bytes())
                .executeUpdate();
        about(ATTACH, battle, picture.sha256()).setParameter("by", by).executeUpdate();
        return true;
    }

    @Override
    public Optional<Picture> find(UUID battle, String sha256) {
        return found(about(FIND, battle, sha256))
                .map(row -> new Picture(sha256, (String) row[0], (int) row[1], (int) row[2], (byte[]) row[3]))
                .findFirst();
    }

    @Override
    public boolean isWithdrawn(UUID battle, String sha256) {
        return found(about(ADDED, battle, sha256)).anyMatch(row -> (boolean) row[1]);
    }

    @Override
    public Optional<String> addedBy(UUID battle, String sha256) {
        return found(about(ADDED, battle, sha256)).map(row -> (String) row[0]).findFirst();
    }

    private static Stream<Object[]> found(Query query) {
        List<?> rows = query.getResultList();
        return rows.stream().map(Object[].class::cast);
    }

    @Override
    public void withdraw(UUID battle, String sha256) {
        about(WITHDRAW, battle, sha256).executeUpdate();
        about(FORGET, sha256).executeUpdate();
    }

    @Override
    public List<String> of(UUID battle) {
        List<?> hashes =
                rows.createNativeQuery(ALL).setParameter("battle", battle).getResultList();
        return hashes.stream().map(hash -> HEX.formatHex((byte[]) hash)).toList();
    }
}
