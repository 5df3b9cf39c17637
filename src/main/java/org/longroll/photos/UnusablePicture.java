package org.longroll.photos;

/** Data that was sent and is not a picture that can be stored. */
public final class UnusablePicture extends Exception {

    private static final long serialVersionUID = 1L;

    public enum Why {
        /** Neither JPEG nor PNG nor WebP, whatever its media type says. */
        NOT_A_PICTURE,
        /** It begins like a picture, but cannot be decoded. */
        DAMAGED,
        /** More pixels than are needed, or than fit into memory. */
        TOO_MANY_DOTS,
        /** Others take the memory; the same picture may be taken later. */
        BUSY
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
