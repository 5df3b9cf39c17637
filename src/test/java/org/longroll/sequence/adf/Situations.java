package org.longroll.sequence.adf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.NearEnemies;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.rules.Situation;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Company.Presence;

/** The situational morale modifiers as far as the journal knows them; what players say stands over it. */
record Situations(Field field) {

    /** A check is taken with what is true when it is rolled; only the call itself is as it was. */
    SortedMap<String, String> of(Duty duty) {
        var known = new TreeMap<>(of(duty.about()));
        known.putAll(duty.called());
        if (duty.isFear()) {
            known.putAll(charged());
        }
        return known;
    }

    /** Leader, losses of the brigade, a merged regiment, a charge. */
    SortedMap<String, String> of(String id) {
        var known = new TreeMap<String, String>();
        if (!field.leadersWith(id).isEmpty()) {
            known.put("leaderBenefit", Integer.toString(field.benefit(id)));
        }
        int gone = eliminated(id);
        if (gone > 0) {
            known.put("eliminatedInBrigade", Integer.toString(gone));
        }
        if (field.unit(id).merged) {
            known.put("merged", "true");
        }
        var charge = field.charge;
        if (charge != null && charge.charges(id)) {
            known.putAll(Map.of("charging", "true", "moving", "true", "inCharge", "true"));
        } else if (charge != null && charge.isUnderWay() && charge.target.equals(id)) {
            known.put("inCharge", "true");
        }
        return known;
    }

    /** "Unit is charged by infantry / mounted cavalry": by whom, from where, and the enemy is within an inch. */
    private SortedMap<String, String> charged() {
        var known = new TreeMap<String, String>();
        var charge = field.charge;
        if (charge == null) {
            return known;
        }
        var lead = field.unit(charge.lead());
        known.put("inCharge", "true");
        known.put("chargedBy", lead.mounted ? "cavalry" : "infantry");
        known.put("chargedAspect", charge.aspect.word());
        if (countsAsNear(lead)) {
            known.put("enemyNear", "true");
        }
        return known;
    }

    /** Both sides of an impact are within an inch of each other; a unit that countercharges has no flank. */
    SortedMap<String, String> inImpact(String id, boolean attacking) {
        var known = new TreeMap<>(of(id));
        var charge = java.util.Objects.requireNonNull(field.charge);
        if (!attacking && !charge.countercharged) {
            known.putAll(charged());
        }
        if (countsAsNear(field.unit(attacking ? charge.target : charge.lead()))) {
            known.put("enemyNear", "true");
        }
        return known;
    }

    /** "Per each regiment or leader eliminated from the same brigade". */
    private int eliminated(String id) {
        var brigade = field.company.commandOf(id);
        int gone = 0;
        for (var other : field.company.units()) {
            var presence = field.company.presence(other);
            boolean lost = presence == Presence.ELIMINATED || presence == Presence.SURRENDERED;
            gone += lost && field.company.commandOf(other).equals(brigade) ? 1 : 0;
        }
        for (var leader : field.generals.values()) {
            var commands = field.company.leader(leader.id).path("commands").asText();
            gone += leader.killed && commands.equals(brigade) ? 1 : 0;
        }
        return gone;
    }

    /** The enemies that the edition's line counts: which arms, and whether shaken and skirmishing ones. */
    boolean countsAsNear(Regiment enemy) {
        var line = field.rules.printed().morale().procedure().enemyNear();
        return (line.counts() == NearEnemies.ANY_ARM || enemy.arm == Arm.INFANTRY)
                && (line.shakenCount() || !enemy.morale.worseThan(Morale.DISORDER))
                && (line.skirmishingCount() || !enemy.skirmishes());
    }

    boolean isNear(Fraction inches) {
        return inches.atMost(
                field.rules.printed().morale().procedure().enemyNear().inches());
    }

    /** The situation for the chart: what is known, and over it what was said. */
    static Situation with(Map<String, String> known, JsonNode said) {
        var all = new TreeMap<>(known);
        said.properties().forEach(each -> all.put(each.getKey(), each.getValue().asText()));
        return new Situation(
                Integer.parseInt(all.getOrDefault("leaderBenefit", "0")),
                word(Works.class, all.get("works")),
                word(MoraleCover.class, all.get("cover")),
                is(all, "moving"),
                Fraction.parse(all.getOrDefault("inchesBehindFriends", "0")).orElseThrow(),
                is(all, "charging"),
                Integer.parseInt(all.getOrDefault("support", "0")),
                is(all, "inCharge"),
                word(Aspect.class, all.get("aspect")),
                is(all, "enemyNear"),
                Integer.parseInt(all.getOrDefault("eliminatedInBrigade", "0")),
                is(all, "merged"),
                word(Arm.class, all.get("chargedBy")),
                Word.find(Aspect.class, all.getOrDefault("chargedAspect", "front"))
                        .orElseThrow());
    }

    private static boolean is(Map<String, String> all, String field) {
        return Boolean.parseBoolean(all.getOrDefault(field, "false"));
    }

    private static <W extends Enum<W> & Word> @Nullable W word(Class<W> words, @Nullable String said) {
        return said == null ? null : Word.find(words, said).orElseThrow();
    }
}
