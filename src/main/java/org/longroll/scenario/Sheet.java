package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import org.longroll.battle.Flaw;

/** A scenario as somebody typed it: a tree in the shape of a scenario, and where each part of it stands. */
interface Sheet {

    JsonNode root();

    /** The flaw with its place in the file. */
    ScenarioFlaw locate(Flaw flaw);
}
