package org.longroll.rff.battle;

import org.longroll.journal.Event;

/** Events of Regimental Fire and Fury, beside the common ones. */
public sealed interface RffEvent extends Event
        permits UnitEvent, ManeuverEvent, FireEvent, ChargeEvent, RetreatEvent, LeaderEvent, TurnEvent, DueCalled {}
