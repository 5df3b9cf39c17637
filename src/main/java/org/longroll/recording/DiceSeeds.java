package org.longroll.recording;

/** The source of unpredictable seeds for rolled dice. */
public interface DiceSeeds {
    String next();
}
