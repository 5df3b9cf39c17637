package org.longroll.fuzz;

import javax.imageio.ImageIO;
import org.longroll.photos.Darkroom;
import org.longroll.photos.UnusablePicture;

/** Photos: a smaller one, or the reason why not. */
public final class PhotosFuzz {

    private PhotosFuzz() {}

    /** Without its library a WebP is refused like a damaged picture, and nothing of it is read. */
    public static void fuzzerInitialize() {
        if (!ImageIO.getImageReadersByFormatName("webp").hasNext()) {
            throw new IllegalStateException("There is no reader of WebP on the class path.");
        }
    }

    public static void fuzzerTestOneInput(byte[] sent) {
        try {
            Darkroom.develop(sent);
        } catch (UnusablePicture refused) {
            // As it should be.
        }
    }
}
