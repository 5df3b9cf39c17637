package org.longroll.battle.adf;

/** How a turn goes on. */
public sealed interface TurnOrder extends AdfOrder {

    record BeginPart() implements TurnOrder {
        @Override
        public String type() {
            return "begin-part";
        }
    }

    record EndPart() implements TurnOrder {
        @Override
        public String type() {
            return "end-part";
        }
    }

    record EndTurn() implements TurnOrder {
        @Override
        public String type() {
            return "end-turn";
        }
    }
}
