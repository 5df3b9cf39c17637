package org.longroll.sequence.adf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.Troops;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.Nation;
import org.longroll.rules.Word;

/** A unit: its figures or gun sections, its order, and what it has done in this part of the turn. */
final class Regiment {

    static final Fraction ACTIONS = Fraction.whole(2);

    final String id;
    final Arm arm;
    final Nation nation;
    Quality quality;
    Weapon weapon;
    Formation formation;
    boolean mounted;
    Morale morale = Morale.GOOD_ORDER;
    int mustered;
    int strength;
    int stands;
    boolean openingVolley = true;
    /** The better quality of two regiments that merged: their basic morale point is its first column for good. */
    Quality best;

    boolean merged;

    Fraction spent = Fraction.ZERO;
    boolean reacted;
    boolean ran;
    boolean rallied;
    final Set<String> firedAt = new HashSet<>();
    final Set<String> reactedTo = new HashSet<>();

    Regiment(JsonNode muster, Nation nation) {
        this.id = muster.path("id").asText();
        this.arm = Word.find(Arm.class, muster.path("arm").asText()).orElseThrow();
        this.nation = nation;
        this.quality = Word.find(Quality.class, muster.path("quality").asText()).orElseThrow();
        this.best = quality;
        this.weapon = Weapon.find(muster.path("weapon").asText()).orElseThrow();
        this.formation =
                Word.find(Formation.class, muster.path("formation").asText()).orElseThrow();
        this.mounted = muster.path("mounted").asBoolean();
        this.mustered = muster.path(isBattery() ? "sections" : "figures").asInt();
        this.strength = mustered;
        this.stands = isBattery() ? 1 : muster.path("stands").asInt();
    }

    /** A unit whose muster is corrected keeps its losses. */
    void correct(JsonNode muster) {
        int lost = mustered - strength;
        mustered = muster.path(isBattery() ? "sections" : "figures").asInt();
        strength = Math.max(0, mustered - lost);
        stands = isBattery() ? 1 : muster.path("stands").asInt();
    }

    boolean isBattery() {
        return arm == Arm.ARTILLERY;
    }

    boolean skirmishes() {
        return formation.shape() == Formation.Shape.SKIRMISH;
    }

    boolean isRouted() {
        return morale == Morale.ROUTED;
    }

    Troops troops() {
        return troops(morale);
    }

    Troops troops(Morale level) {
        return new Troops(arm, quality, formation, mounted, level);
    }

    /** As it checks its morale: a merged regiment by the better quality. */
    Troops nerves() {
        return new Troops(arm, merged ? best : quality, formation, mounted, morale);
    }

    /** Losses for the basic morale point; of a battery only the sections that were lost before the present fire. */
    Losses losses(int sectionsOfThisFire) {
        if (merged) {
            return Losses.NONE;
        }
        int lost = mustered - strength;
        return isBattery()
                ? new Losses(1, 1, Math.max(0, lost - sectionsOfThisFire))
                : new Losses(stands, Math.max(1, standsLeft()), lost);
    }

    /** Figures left by figures to a stand, rounded up. */
    int standsLeft() {
        return Math.ceilDiv(strength * stands, mustered);
    }

    /** Fresh actions that it has left; one that is begun is for moving only. */
    int actionsLeft() {
        return 2 - spent.rounded(Rounding.UP);
    }

    void takeActions(int whole) {
        spent = Fraction.whole(spent.rounded(Rounding.UP) + whole);
    }

    /** Whether so much of a move fits in, into the action that is begun or into a fresh one. */
    boolean hasTimeFor(Fraction share) {
        return after(share).atMost(ACTIONS);
    }

    void march(Fraction share) {
        spent = after(share);
    }

    private Fraction after(Fraction share) {
        var begun = Fraction.whole(spent.rounded(Rounding.UP));
        var together = spent.plus(share);
        return together.atMost(begun) && !begun.equals(spent) ? together : begun.plus(share);
    }

    /** Everything is counted anew when a part of the turn begins. */
    void beginPart() {
        spent = Fraction.ZERO;
        reacted = false;
        ran = false;
        rallied = false;
        firedAt.clear();
        reactedTo.clear();
    }

    Map<String, Object> status(boolean charging, List<String> leaders) {
        var status = new LinkedHashMap<String, Object>();
        status.put("quality", quality.word());
        status.put("weapon", weapon.word());
        status.put("formation", formation.word());
        status.put("mounted", mounted);
        status.put("morale", morale.word());
        status.put(isBattery() ? "sections" : "figures", strength);
        status.put("mustered", mustered);
        status.put("stands", stands);
        status.put("standsLeft", standsLeft());
        status.put(isBattery() ? "sectionsLost" : "figuresLost", mustered - strength);
        status.put("openingVolley", openingVolley);
        status.put("merged", merged);
        status.put("actionsSpent", spent.value());
        status.put("reacted", reacted);
        status.put("charging", charging);
        status.put("leader", leaders.isEmpty() ? "" : leaders.getFirst());
        return status;
    }
}
