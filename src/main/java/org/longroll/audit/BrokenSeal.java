package org.longroll.audit;

/** A sealed file that is not as a server would write it, with the first bad line. */
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
