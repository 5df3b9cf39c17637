package org.longroll.recording;

/** Where the seeds of rolled dice come from; nobody can guess one. */
public interface DiceSeeds {
    String next();
}
