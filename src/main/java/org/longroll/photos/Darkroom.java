package org.longroll.photos;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.stream.ImageInputStream;
import org.longroll.photos.UnusablePicture.Why;

/**
 * Makes the stored picture from the one that was sent. Beside the pixels only the orientation of the camera is read;
 * without it some pictures would lie on their side.
 */
public final class Darkroom {

    /** The longer edge of a stored picture in pixels: sharp on a printed page. */
    private static final int LONGEST_EDGE = 2048;

    /** The largest cameras make this many. The limit protects against small files that hold a very large picture. */
    private static final long MOST_DOTS = 60_000_000;

    /** Formats that can only be decoded as a whole have a lower limit: each pixel takes four bytes. */
    private static final long MOST_DOTS_AT_ONCE = 25_000_000;

    private static final float QUALITY = 0.86f;

    private Darkroom() {}

    public static Picture develop(byte[] sent) throws UnusablePicture {
        var format = Format.of(sent);
        try (var in = ImageIO.createImageInputStream(new ByteArrayInputStream(sent))) {
            var reader = ImageIO.getImageReadersByFormatName(format.name()).next();
            try {
                var image = upright(decoded(reader, in, format), format == Format.JPEG ? Orientation.of(sent) : 1);
                var bytes = encoded(image, format.keptAs);
                return Picture.of(format.keptAs, image.getWidth(), image.getHeight(), bytes);
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            // Decoders throw all kinds of exceptions for damaged pictures.
            throw new UnusablePicture(Why.DAMAGED, "The picture cannot be decoded.");
        }
    }

    /** The format of a file, recognised by its first bytes. */
    private enum Format {
        JPEG("image/jpeg"),
        PNG("image/png"),
        WEBP("image/jpeg");

        private final String keptAs;

        Format(String keptAs) {
            this.keptAs = keptAs;
        }

        static Format of(byte[] sent) throws UnusablePicture {
            if (begins(sent, 0, 0xFF, 0xD8, 0xFF)) {
                return JPEG;
            }
            if (begins(sent, 0, 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n')) {
                return PNG;
            }
            if (begins(sent, 0, 'R', 'I', 'F', 'F') && begins(sent, 8, 'W', 'E', 'B', 'P')) {
                return WEBP;
            }
            throw new UnusablePicture(Why.NOT_A_PICTURE, "This is neither JPEG nor PNG nor WebP.");
        }

        private static boolean begins(byte[] sent, int from, int... bytes) {
            if (sent.length < from + bytes.length) {
                return false;
            }
            for (int i = 0; i < bytes.length; i++) {
                if ((sent[from + i] & 0xFF) != bytes[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Decodes no more pixels than are stored, as far as the format allows it. */
    private static BufferedImage decoded(ImageReader reader, ImageInputStream in, Format format)
            throws IOException, UnusablePicture {
        reader.setInput(in, true, true);
        long dots = (long) reader.getWidth(0) * reader.getHeight(0);
        if (dots > (format == Format.JPEG ? MOST_DOTS : MOST_DOTS_AT_ONCE)) {
            throw new UnusablePicture(
                    Why.TOO_MANY_DOTS, "The picture has %d million pixels.".formatted(dots / 1_000_000));
        }
        int step = Math.max(1, Math.max(reader.getWidth(0), reader.getHeight(0)) / LONGEST_EDGE);
        var how = reader.getDefaultReadParam();
        how.setSourceSubsampling(step, step, 0, 0);
        return reader.read(0, how);
    }

    /** The picture scaled down and upright, in a standard colour model. */
    private static BufferedImage upright(BufferedImage image, int orientation) {
        double scale = Math.min(1, (double) LONGEST_EDGE / Math.max(image.getWidth(), image.getHeight()));
        int width = Math.max(1, (int) Math.round(image.getWidth() * scale));
        int height = Math.max(1, (int) Math.round(image.getHeight() * scale));
        boolean lies = orientation >= 5;
        var kept = new BufferedImage(lies ? height : width, lies ? width : height, BufferedImage.TYPE_INT_RGB);
        var pen = kept.createGraphics();
        try {
            pen.setColor(Color.WHITE);
            pen.fillRect(0, 0, kept.getWidth(), kept.getHeight());
            pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            var place = Orientation.turn(orientation, width, height);
            place.concatenate(AffineTransform.getScaleInstance(
                    (double) width / image.getWidth(), (double) height / image.getHeight()));
            pen.drawImage(image, place, null);
        } finally {
            pen.dispose();
        }
        return kept;
    }

    private static byte[] encoded(BufferedImage image, String mediaType) {
        var writer = ImageIO.getImageWritersByMIMEType(mediaType).next();
        try {
            var bytes = new ByteArrayOutputStream();
            try (var out = ImageIO.createImageOutputStream(bytes)) {
                writer.setOutput(out);
                var how = writer.getDefaultWriteParam();
                if (mediaType.equals("image/jpeg")) {
                    how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                    how.setCompressionQuality(QUALITY);
                }
                writer.write(null, new IIOImage(image, null, null), how);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }
}
