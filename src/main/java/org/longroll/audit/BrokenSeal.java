package org.longroll.audit;

/** A sealed file that is not what a server wrote, with the line at which that shows. */
public final class BrokenSeal extends Exception {

    private static final long serialVersionUID = 1L;

    private final int line;

    BrokenSeal(int line, String message) {
        super(message);
        this.line = line;
    }

    BrokenSeal(int line, String message, Throwable cause) {
        super(message, cause);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
