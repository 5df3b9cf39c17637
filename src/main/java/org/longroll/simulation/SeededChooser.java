package org.longroll.simulation;

/**
 * Choices that follow from a seed alone: SplitMix64, written out so that a golden battle does not depend on the random
 * generator of a Java version.
 */
final class SeededChooser implements Chooser {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    SeededChooser(long seed) {
        this.state = seed;
    }

    @Override
    public int below(int bound) {
        state += GOLDEN_GAMMA;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(mixed ^ (mixed >>> 31), bound);
    }
}
