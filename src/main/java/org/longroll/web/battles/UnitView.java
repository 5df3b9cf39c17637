package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.battle.Standing.Presence;
import org.longroll.projection.UnitStatus;
import org.longroll.rules.Nation;
import org.longroll.rules.Word;

/** A unit: what it was mustered as, and its present state. */
@Schema(
        name = "Unit",
        description = "Beside what is listed here, each system of rules has properties of its own: morale, figures,"
                + " sections, stands left … for one, order, stands, gun states, effectiveness … for the other.")
public record UnitView(
        String id,
        String name,
        String side,
        String command,
        String arm,
        String quality,
        @Nullable String weapon,
        @Nullable Nation nation,
        @Schema(description = "What it was mustered with.") Mustered muster,
        int arrives,
        boolean onTable,
        Presence presence,
        @Nullable Position position,

        @JsonAnyGetter @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        Map<String, Object> state) {

    /** Strength at the start; each system has its own fields. */
    @Schema(name = "Mustered")
    public record Mustered(
            @Nullable Integer figures,
            @Nullable Integer sections,
            @Nullable Integer stands,
            @Nullable Integer gunStands,
            @Nullable Integer wornAt,
            @Nullable Integer spentAt,
            @Nullable Boolean braveColonel) {}

    /** A unit; arm, quality and weapon of the system's own state are newer than the muster, and are told once. */
    static UnitView of(UnitStatus status, Map<String, Object> state) {
        var muster = status.muster();
        var own = new LinkedHashMap<>(state);
        return new UnitView(
                muster.id(),
                muster.name(),
                status.side(),
                muster.command(),
                Objects.requireNonNull(newest(own.remove("arm"), muster.arm())),
                Objects.requireNonNull(newest(own.remove("quality"), muster.quality())),
                newest(own.remove("weapon"), muster.weapon()),
                muster.nation(),
                new Mustered(
                        muster.figures(),
                        muster.sections(),
                        muster.stands(),
                        muster.gunStands(),
                        muster.wornAt(),
                        muster.spentAt(),
                        muster.braveColonel()),
                muster.arrives(),
                status.presence() == Presence.ON_TABLE,
                status.presence(),
                status.position(),
                own);
    }

    private static @Nullable String newest(@Nullable Object now, @Nullable String mustered) {
        return now == null ? mustered : now instanceof Word word ? word.word() : now.toString();
    }
}
