package org.longroll.rff.battle;

import org.longroll.battle.BattleEvent;

/** What happens in a battle of Regimental Fire and Fury, beside what happens in every battle. */
public sealed interface RffEvent extends BattleEvent
        permits UnitEvent, ManeuverEvent, FireEvent, ChargeEvent, RetreatEvent, LeaderEvent, TurnEvent, DueCalled {}
