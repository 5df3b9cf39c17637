package org.longroll.adf.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.adf.chart.Quality.GREEN;
import static org.longroll.adf.chart.Quality.VETERAN;
import static org.longroll.adf.rules.Editions.MM10;
import static org.longroll.adf.rules.Editions.MM15;
import static org.longroll.adf.rules.Editions.MM25;
import static org.longroll.adf.rules.Shooting.battery;
import static org.longroll.adf.rules.Shooting.cavalry;
import static org.longroll.adf.rules.Shooting.infantry;
import static org.longroll.adf.rules.Shooting.with;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.SmallArm;
import org.longroll.dice.Roll;
import org.longroll.rules.Word;

/** Fires that do not happen, and why. */
class FireRefusalsTest {

    @Test
    void runaways_do_not_fire() {
        assertThat(new Shooting(MM15)
                        .by(Shooting.in(infantry(VETERAN, 6), Morale.ROUTED))
                        .refusal())
                .isEqualTo("routed-no-fire");
    }

    @Test
    void a_column_does_not_fire() {
        assertThat(new Shooting(MM15)
                        .by(Shooting.in(infantry(VETERAN, 6), Formation.ATTACK_COLUMN))
                        .refusal())
                .isEqualTo("column-no-fire");
        assertThat(new Shooting(MM15)
                        .by(Shooting.in(cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 6, false), Formation.ROAD_COLUMN))
                        .refusal())
                .isEqualTo("column-no-fire");
    }

    @Test
    void limbered_guns_neither_fire_nor_fight() {
        var limbered = Shooting.in(battery(Gun.NAPOLEON, 3), Formation.LIMBERED);
        assertThat(new Shooting(MM15).by(limbered).refusal()).isEqualTo("limbered-no-fire");
        assertThat(new Shooting(MM15).by(limbered).as(FireKind.MELEE).refusal()).isEqualTo("limbered-no-fire");
    }

    @Test
    void troopers_in_the_saddle_fire_only_at_arms_length() {
        assertThat(new Shooting(MM15)
                        .by(cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 6, true))
                        .refusal())
                .isEqualTo("mounted-no-fire");
    }

    @Test
    void shotguns_wait_until_they_see_the_whites_of_their_eyes() {
        var shotguns = cavalry(VETERAN, SmallArm.SHOTGUN, 6, false);
        assertThat(new Shooting(MM15).by(shotguns).inches(1).refusal()).isEqualTo("point-blank-weapon");
        assertThat(new Shooting(MM15).by(shotguns).as(FireKind.DESPERATION).refusal())
                .isEqualTo("point-blank-weapon");
        assertThat(new Shooting(MM15)
                        .by(shotguns)
                        .as(FireKind.MELEE)
                        .answer()
                        .dice()
                        .count())
                .isEqualTo(5);
    }

    @Test
    void only_guns_fire_deliberately_and_only_from_afar() {
        assertThat(new Shooting(MM15)
                        .as(FireKind.DELIBERATE)
                        .at(RangeBand.NORMAL)
                        .refusal())
                .isEqualTo("deliberate-is-for-guns");
        assertThat(new Shooting(MM15)
                        .by(battery(Gun.NAPOLEON, 3))
                        .as(FireKind.DELIBERATE)
                        .inches(6)
                        .refusal())
                .isEqualTo("deliberate-range");
    }

    @Test
    void four_regiments_are_too_many_for_one_fire() {
        var few = infantry(VETERAN, 2);
        assertThat(new Shooting(MM15).by(few, few, few, few).refusal()).isEqualTo("combined-too-many-units");
    }

    @Test
    void regiments_that_combine_are_in_good_order() {
        assertThat(new Shooting(MM15)
                        .by(infantry(VETERAN, 4), Shooting.in(infantry(VETERAN, 4), Morale.DISORDER))
                        .refusal())
                .isEqualTo("combined-good-order");
    }

    @Test
    void seventeen_figures_are_too_many_for_one_fire() {
        assertThat(new Shooting(MM15)
                        .by(infantry(VETERAN, 8), infantry(VETERAN, 9))
                        .refusal())
                .isEqualTo("combined-too-strong");
    }

    @Test
    void guns_and_muskets_do_not_combine() {
        assertThat(new Shooting(MM15)
                        .by(infantry(VETERAN, 8), battery(Gun.NAPOLEON, 2))
                        .refusal())
                .isEqualTo("combined-one-arm");
    }

    @Test
    void riders_do_not_combine() {
        var riders = cavalry(VETERAN, SmallArm.SHARPS_CARBINE, 4, true);
        assertThat(new Shooting(MM15)
                        .by(riders, riders)
                        .as(FireKind.POINT_BLANK)
                        .refusal())
                .isEqualTo("combined-dismounted");
    }

    @Test
    void shaken_skirmishers_have_no_die_left_at_normal_range() {
        var shaken = Shooting.in(Shooting.in(infantry(VETERAN, 6), Formation.SKIRMISHERS), Morale.SHAKEN);
        assertThat(new Shooting(MM15).by(shaken).refusal()).isEqualTo("no-die-left");
        assertThat(new Shooting(MM15)
                        .by(shaken)
                        .at(RangeBand.SHORT)
                        .answer()
                        .dice()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void short_muskets_have_no_normal_range_at_10_mm() {
        var muskets = with(infantry(GREEN, 5), SmallArm.SMOOTHBORE_MUSKET);
        assertThat(new Shooting(MM10).by(muskets).inches(1.5).answer().band()).isEqualTo(RangeBand.LONG);
    }

    @Test
    void point_blank_is_a_kind_of_its_own_and_within_an_inch() {
        assertThat(new Shooting(MM25).at(RangeBand.POINT_BLANK).refusal()).isEqualTo("band-of-its-own-kind");
        assertThat(new Shooting(MM25).at(RangeBand.MELEE).refusal()).isEqualTo("band-of-its-own-kind");
        assertThat(new Shooting(MM25)
                        .as(FireKind.POINT_BLANK)
                        .at(RangeBand.NORMAL)
                        .refusal())
                .isEqualTo("band-of-its-own-kind");
        assertThat(new Shooting(MM25).as(FireKind.POINT_BLANK).inches(1.5).refusal())
                .isEqualTo("out-of-range");
    }

    @Test
    void muskets_have_no_canister() {
        assertThat(new Shooting(MM25).at(RangeBand.CANISTER).refusal()).isEqualTo("band-not-of-the-arm");
    }

    @Test
    void a_fire_without_a_range_is_no_fire() {
        assertThat(new Shooting(MM25).as(FireKind.FIRE).refusal()).isEqualTo("range-unknown");
    }

    @Test
    void nobody_fires_at_the_dead() {
        assertThat(new Shooting(MM15).whoIs(Morale.ELIMINATED).refusal()).isEqualTo("off-the-table");
        assertThat(new Shooting(MM15)
                        .by(Shooting.in(infantry(VETERAN, 6), Morale.SURRENDERED))
                        .refusal())
                .isEqualTo("off-the-table");
    }

    @Test
    void a_regiment_does_not_fire_cannon() {
        assertThat(new Shooting(MM15)
                        .by(with(infantry(VETERAN, 3), Gun.NAPOLEON))
                        .refusal())
                .isEqualTo("not-of-the-arm");
    }

    @Test
    void three_dice_are_not_two_and_no_die_has_seven_faces() {
        var answer = new Shooting(MM15).answer();
        assertThat(answer.roll(Roll.of(1, 2, 3)).refusal().orElseThrow().code()).isEqualTo("wrong-dice");
        assertThat(answer.roll(Roll.of(1, 7)).refusal().orElseThrow().field()).isEqualTo("dice");
    }

    @Test
    void every_refusal_says_why_in_words_and_on_which_rule_it_stands() {
        assertThat(Stream.of(AdfRefusal.values()).map(AdfRefusal::rule)).allMatch(rule -> rule.endsWith("."));
        assertThat(Stream.of(AdfRefusal.values()).map(Word::word)).doesNotHaveDuplicates();
        var refusal = new Shooting(MM15).inches(9).verdict().refusal().orElseThrow();
        assertThat(refusal.sentence()).isEqualTo("The target is 9 inches away, and this fire reaches 6.");
        assertThat(refusal.field()).isEqualTo("inches");
        assertThat(refusal.waivable()).isTrue();
    }
}
