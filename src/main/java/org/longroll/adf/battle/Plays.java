package org.longroll.adf.battle;

/** The plays of one moment, made once for whoever asks all of them about every unit. */
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

    static Plays of(Scene moment) {
        return new Plays(
                new FormationPlay(moment),
                new OrderPlay(moment),
                new CheckPlay(moment),
                new ManeuverPlay(moment),
                new ChargePlay(moment),
                new FirePlay(moment),
                new Marches(moment),
                new FireOutlook(moment),
                new ChargeOutlook(moment));
    }
}
