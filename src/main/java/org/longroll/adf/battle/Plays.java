package org.longroll.adf.battle;

/** The plays of one scene, made once for whoever asks all of them about every unit. */
record Plays(
        FormationPlay changes,
        OrderPlay orders,
        CheckPlay checks,
        ManeuverPlay maneuvers,
        ChargePlay charges,
        FirePlay fires) {

    static Plays of(Scene scene) {
        return new Plays(
                new FormationPlay(scene),
                new OrderPlay(scene),
                new CheckPlay(scene),
                new ManeuverPlay(scene),
                new ChargePlay(scene),
                new FirePlay(scene));
    }
}
