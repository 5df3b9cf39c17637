package org.longroll.photos;

/** What was sent is no picture that can be kept. */
public final class UnusablePicture extends Exception {

    private static final long serialVersionUID = 1L;

    /** What is wrong with it. */
    public enum Why {
        /** Neither JPEG nor PNG nor WebP, whatever its sender calls it. */
        NOT_A_PICTURE,
        /** It begins like a picture, but cannot be decoded. */
        DAMAGED,
        /** More dots than anybody needs, or than the memory holds. */
        TOO_MANY_DOTS
    }

    private final Why why;

    UnusablePicture(Why why, String message) {
        super(message);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
