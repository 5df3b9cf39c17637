package org.longroll.report.chart;

import java.util.Locale;

/**
 * How a kind of ground is drawn: on paper by these attributes, in the dark by the style of the page, which knows the
 * class {@code g-…}.
 */
enum Pen {
    PAPER("fill=\"#f7f2e3\" stroke=\"#6b6250\""),
    HILL("fill=\"#b08d4f\" fill-opacity=\"0.17\""),
    HACHURE("fill=\"none\" stroke=\"#8c7146\" stroke-width=\"0.7\""),
    FIELD("fill=\"#efe4b4\" fill-opacity=\"0.75\""),
    FURROW("fill=\"none\" stroke=\"#cdbb80\" stroke-width=\"0.6\""),
    FENCE("fill=\"none\" stroke=\"#8a7a4c\" stroke-width=\"0.8\" stroke-dasharray=\"3 2\""),
    WOODS("fill=\"#c9d6ae\" fill-opacity=\"0.7\""),
    TREE_SHADE("fill=\"none\" stroke=\"#64794a\" stroke-width=\"5.4\" stroke-linecap=\"round\""),
    TREE("fill=\"none\" stroke=\"#9bb077\" stroke-width=\"3.6\" stroke-linecap=\"round\""),
    WATER("fill=\"#bdd4df\" stroke=\"#47708a\" stroke-width=\"0.9\""),
    STREAM("fill=\"none\" stroke=\"#47708a\" stroke-width=\"2\" stroke-linecap=\"round\""),
    ROAD_EDGE("fill=\"none\" stroke=\"#7d6a4a\" stroke-width=\"4.2\""),
    ROAD("fill=\"none\" stroke=\"#fdfaf0\" stroke-width=\"2.6\""),
    WALL("fill=\"none\" stroke=\"#45423d\" stroke-width=\"2.6\" stroke-dasharray=\"3.4 1.2\""),
    WORKS("fill=\"none\" stroke=\"#3b2f22\" stroke-width=\"1.3\""),
    BUILDING("fill=\"#6b3a2c\" stroke=\"#2c1a14\" stroke-width=\"0.6\""),
    LEAD("fill=\"none\" stroke=\"#4a443a\" stroke-width=\"0.8\""),
    MARK("fill=\"#1c1c1c\" stroke=\"none\""),
    SCALE("fill=\"#ffffff\" stroke=\"#1c1c1c\" stroke-width=\"0.6\""),
    NAME("fill=\"#33291a\""),
    WATER_NAME("fill=\"#2c546d\""),
    HALO("fill=\"none\" stroke=\"#f7f2e3\" stroke-width=\"3\" stroke-linejoin=\"round\" stroke-opacity=\"0.85\"");

    private final String ink;

    Pen(String ink) {
        this.ink = ink;
    }

    /** The attributes of an element that is drawn with it. */
    String attributes() {
        return "class=\"g-%s\" %s".formatted(name().toLowerCase(Locale.ROOT).replace('_', '-'), ink);
    }
}
