package org.longroll.journal;

/** How a journal is kept now: who may read it, where its dice come from, and who may undo entries. */
public record Policies(Visibility visibility, DicePolicy dice, UndoPolicy undo) {}
