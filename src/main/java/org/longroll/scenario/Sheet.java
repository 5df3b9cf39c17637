package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import org.longroll.battle.Flaw;

/** A scenario as it was typed: a tree in the shape of a scenario, and the place of each part. */
interface Sheet {

    JsonNode root();

    /** The flaw with its place in the file. */
    ScenarioFlaw locate(Flaw flaw);
}
