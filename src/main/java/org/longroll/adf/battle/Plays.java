package org.longroll.adf.battle;

/** The plays of one scene, created once to be asked about every unit. */
record Plays(
        FormationPlay changes,
        OrderPlay orders,
        CheckPlay checks,
        ManeuverPlay maneuvers,
        ChargePlay charges,
        FirePlay fires,
        Marches marches,
        FireOutlook bands,
        ChargeOutlook grounds) {

    static Plays of(Scene scene) {
        return new Plays(
                new FormationPlay(scene),
                new OrderPlay(scene),
                new CheckPlay(scene),
                new ManeuverPlay(scene),
                new ChargePlay(scene),
                new FirePlay(scene),
                new Marches(scene),
                new FireOutlook(scene),
                new ChargeOutlook(scene));
    }
}
