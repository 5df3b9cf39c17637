package org.longroll.photos;

import java.awt.geom.AffineTransform;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The orientation of the camera in the Exif data of a JPEG file: 1 is upright, 3 upside down, 6 and 8 on the side, the
 * others are mirrored. Nothing else of the Exif data is read.
 */
final class Orientation {

    private static final int UPRIGHT = 1;
    private static final int TAG = 0x0112;
    private static final int APP1 = 0xFFE1;
    private static final int START_OF_SCAN = 0xFFDA;

    private Orientation() {}

    static int of(byte[] jpeg) {
        try {
            return inSegments(ByteBuffer.wrap(jpeg));
        } catch (IndexOutOfBoundsException damaged) {
            return UPRIGHT;
        }
    }

    private static int inSegments(ByteBuffer jpeg) {
        int at = 2;
        while (at + 4 <= jpeg.limit()) {
            int marker = jpeg.getShort(at) & 0xFFFF;
            int length = jpeg.getShort(at + 2) & 0xFFFF;
            if (marker == START_OF_SCAN || length < 2) {
                break;
            }
            if (marker == APP1 && length > 16 && jpeg.getInt(at + 4) == 0x45786966) {
                return inExif(jpeg.slice(at + 10, length - 8));
            }
            at += 2 + length;
        }
        return UPRIGHT;
    }

    private static int inExif(ByteBuffer tiff) {
        tiff.order(tiff.getShort(0) == 0x4949 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        int entries = tiff.getShort(directory) & 0xFFFF;
        for (int i = 0; i < entries; i++) {
            int entry = directory + 2 + 12 * i;
            if ((tiff.getShort(entry) & 0xFFFF) == TAG) {
                int value = tiff.getShort(entry + 8);
                return value >= 1 && value <= 8 ? value : UPRIGHT;
            }
        }
        return UPRIGHT;
    }

    /** The transformation that turns a picture of this size upright. */
    static AffineTransform turn(int orientation, int width, int height) {
        return switch (orientation) {
            case 2 -> new AffineTransform(-1, 0, 0, 1, width, 0);
            case 3 -> new AffineTransform(-1, 0, 0, -1, width, height);
            case 4 -> new AffineTransform(1, 0, 0, -1, 0, height);
            case 5 -> new AffineTransform(0, 1, 1, 0, 0, 0);
            case 6 -> new AffineTransform(0, 1, -1, 0, height, 0);
            case 7 -> new AffineTransform(0, -1, -1, 0, height, width);
            case 8 -> new AffineTransform(0, -1, 1, 0, 0, width);
            default -> new AffineTransform();
        };
    }
}
