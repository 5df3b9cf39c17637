package org.longroll.rff.battle;

import org.longroll.battle.BattleEvent;

/** Events of Regimental Fire and Fury, beside the common ones. */
public sealed interface RffEvent extends BattleEvent
        permits UnitEvent, ManeuverEvent, FireEvent, ChargeEvent, RetreatEvent, LeaderEvent, TurnEvent, DueCalled {}
