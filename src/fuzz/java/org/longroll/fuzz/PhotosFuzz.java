package org.longroll.fuzz;

import org.longroll.photos.Darkroom;
import org.longroll.photos.UnusablePicture;

/** Photos: a smaller one, or the reason why not. */
public final class PhotosFuzz {

    private PhotosFuzz() {}

    public static void fuzzerTestOneInput(byte[] sent) {
        try {
            Darkroom.develop(sent);
        } catch (UnusablePicture refused) {
            // As it should be.
        }
    }
}
