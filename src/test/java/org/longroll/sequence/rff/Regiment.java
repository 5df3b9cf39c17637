package org.longroll.sequence.rff;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverChart.Handling;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Word;

/** A regiment or a battery: what it was mustered as, what is left of it, and what it has done in this player's turn. */
final class Regiment {

    final String id;
    String arm = "";
    Quality quality = Quality.TRAINED;

    @Nullable Weapon weapon;

    int mustered;
    int wornAt;
    int spentAt;
    boolean horseGuns;

    Formation formation = Formation.LINE;
    Order order = Order.GOOD_ORDER;
    int stands;
    final Guns guns = new Guns();
    /** A unit of troops that is low counts 1, a battery its gun stands that are. */
    int low;

    boolean lost;

    @Nullable ManeuverResult result;

    @Nullable String maneuver;

    boolean mayFire = true;
    boolean fired;
    boolean mayRecall;
    final Set<TargetCondition> exposed = EnumSet.noneOf(TargetCondition.class);

    Regiment(String id) {
        this.id = id;
    }

    /** What the order of battle says; a correction leaves the losses as they were. */
    void enlist(JsonNode muster, boolean first) {
        int before = mustered;
        arm = muster.path("arm").asText();
        quality = Word.find(Quality.class, muster.path("quality").asText()).orElseThrow();
        weapon = Weapon.find(muster.path("weapon").asText()).orElse(null);
        mustered = muster.path(isBattery() ? "gunStands" : "stands").asInt();
        wornAt = muster.path("wornAt").asInt();
        spentAt = muster.path("spentAt").asInt();
        horseGuns = isBattery() && muster.path("mounted").asBoolean();
        if (first) {
            formation = Word.find(Formation.class, muster.path("formation").asText())
                    .orElse(Formation.LINE);
            stands = mustered;
            guns.ready = isBattery() ? mustered : 0;
        } else if (!isBattery()) {
            stands = Math.max(0, stands + mustered - before);
        }
    }

    boolean isBattery() {
        return arm.equals("artillery");
    }

    boolean isCavalry() {
        return arm.equals("cavalry");
    }

    boolean isMounted() {
        return isCavalry() && formation != Formation.DISMOUNTED_EXTENDED_LINE && formation != Formation.GARRISON;
    }

    /** Guns in garrison neither limber nor move. */
    boolean isFixed() {
        return isBattery() && formation == Formation.GARRISON;
    }

    boolean isBroken() {
        return !isBattery() && order == Order.BROKEN;
    }

    int left() {
        return isBattery() ? guns.left() : stands;
    }

    Effectiveness effectiveness() {
        return left() <= spentAt ? Effectiveness.SPENT : left() <= wornAt ? Effectiveness.WORN : Effectiveness.FRESH;
    }

    boolean isLow() {
        return low > 0;
    }

    /** The list of maneuvers that its check opened; none without a check. */
    Handling handling(RffRules rules) {
        return result == null
                ? Handling.NONE
                : Word.line(rules.printed().maneuver().effects(), result).maneuvers();
    }

    void beginTurn() {
        result = null;
        maneuver = null;
        mayFire = true;
        fired = false;
        mayRecall = false;
        exposed.clear();
    }

    Map<String, Object> status(boolean charging, java.util.List<String> leaders) {
        var status = new LinkedHashMap<String, Object>();
        status.put("formation", formation.word());
        status.put("mounted", isMounted());
        status.put("stands", left());
        status.put("standsLost", mustered - left());
        status.put("effectiveness", effectiveness().word());
        status.put("order", isBattery() ? "" : order.word());
        status.put("gunStands", isBattery() ? guns.toString() : "");
        status.put("lowOnAmmunition", isLow());
        status.put("lost", lost);
        status.put("result", result == null ? "" : result.word());
        status.put("maneuver", maneuver == null ? "" : maneuver);
        status.put("fired", fired);
        status.put("charging", charging);
        status.put("leaders", leaders.toString());
        return status;
    }
}
