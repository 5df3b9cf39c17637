package org.longroll.audit;

/** A sealed file that is not as a server would write it, with the first bad line. */
public final class BrokenSeal extends Exception {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final boolean cutOff;

    private BrokenSeal(int line, boolean cutOff, String message) {
        super(message);
        this.line = line;
        this.cutOff = cutOff;
    }

    BrokenSeal(int line, String message) {
        this(line, false, message);
    }

    /** Of a file that ends after so many whole events, and should go on. */
    static BrokenSeal cutOff(int events, String message) {
        return new BrokenSeal(events + 1, true, message);
    }

    BrokenSeal(int line, String message, Throwable cause) {
        super(message, cause);
        this.line = line;
        this.cutOff = false;
    }

    public int line() {
        return line;
    }

    /** Whether everything that is there is right, and the end is missing. */
    public boolean isCutOff() {
        return cutOff;
    }

    /** How the message of a reader begins: the line, unless it is about the file. */
    public String place() {
        return cutOff ? "" : ", line " + line;
    }
}
