package org.longroll.photos;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.stream.MemoryCacheImageInputStream;
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

    /** The decoder of lossless WebP takes some three seconds of a processor for a million pixels. */
    private static final long MOST_LOSSLESS_DOTS = 2_000_000;

    /** Of the decoded picture and the smaller one that is made of it. */
    private static final int BYTES_OF_A_DOT = 8;

    /** The decoder of WebP keeps a tree of blocks beside the picture: 12 million pixels took more than 250 MB. */
    private static final int BYTES_OF_A_WEBP_DOT = 28;

    /** Pictures that are developed at the same time share a quarter of the heap, in kilobytes. */
    private static final int TRAY_KILOBYTES =
            (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 4 / 1024);

    private static final Semaphore TRAY = new Semaphore(TRAY_KILOBYTES, true);
    private static final int PATIENCE_SECONDS = 20;
    private static final float QUALITY = 0.86f;

    private Darkroom() {}

    public static Picture develop(byte[] sent) throws UnusablePicture {
        var format = Format.of(sent);
        try (var in = new MemoryCacheImageInputStream(new ByteArrayInputStream(sent))) {
            var reader = ImageIO.getImageReadersByFormatName(format.name()).next();
            try {
                reader.setInput(in, true, true);
                if (format == Format.WEBP) {
                    requireReadable(reader, sent);
                }
                return developed(reader, format, sent);
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            // Decoders throw all kinds of exceptions for damaged pictures.
            throw new UnusablePicture(Why.DAMAGED, "The picture cannot be decoded.");
        }
    }

    /**
     * A picture that another server made. It must be readable, and is kept byte for byte, since entries name it by its hash.
     */
    public static Picture received(byte[] stored) throws UnusablePicture {
        if (Format.of(stored) == Format.WEBP) {
            throw new UnusablePicture(Why.NOT_A_PICTURE, "A stored picture is a JPEG or PNG.");
        }
        var again = develop(stored);
        return Picture.of(again.mediaType(), again.width(), again.height(), stored);
    }

    /** A smaller copy of a stored picture, for a place where a large one would be too many bytes. */
    public static Picture reduced(Picture picture, int longestEdge) {
        int kilobytes = Math.min(TRAY_KILOBYTES, picture.width() * picture.height() / 1024 * BYTES_OF_A_DOT + 1);
        TRAY.acquireUninterruptibly(kilobytes);
        try {
            var image = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
            var small = upright(image, 1, longestEdge);
            return Picture.of("image/jpeg", small.getWidth(), small.getHeight(), encoded(small, "image/jpeg"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            TRAY.release(kilobytes);
        }
    }

    private static Picture developed(ImageReader reader, Format format, byte[] sent)
            throws IOException, UnusablePicture {
        int step = step(reader, format);
        int kilobytes = kilobytes(reader, format, step);
        take(kilobytes);
        try {
            var image = upright(decoded(reader, step), format == Format.JPEG ? Orientation.of(sent) : 1, LONGEST_EDGE);
            var bytes = encoded(image, format.keptAs);
            return Picture.of(format.keptAs, image.getWidth(), image.getHeight(), bytes);
        } finally {
            TRAY.release(kilobytes);
        }
    }

    /** Limits go by the reader's size, and the decoder by the frame's. */
    private static void requireReadable(ImageReader reader, byte[] sent) throws IOException, UnusablePicture {
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        var frame = WebpFrame.of(sent).filter(found -> found.isOf(width, height));
        if (frame.isEmpty()) {
            throw new UnusablePicture(Why.DAMAGED, "The picture does not have one frame of the size that it names.");
        }
        if (frame.get().lossless() && (long) width * height > MOST_LOSSLESS_DOTS) {
            throw new UnusablePicture(
                    Why.TOO_MANY_DOTS, "A lossless WebP may have two million pixels: send it as JPEG or PNG.");
        }
    }

    /** The memory that a picture takes; only a JPEG is decoded in fewer pixels than it has. */
    private static int kilobytes(ImageReader reader, Format format, int step) throws IOException, UnusablePicture {
        long dots = (long) reader.getWidth(0) * reader.getHeight(0) / (format == Format.JPEG ? (long) step * step : 1);
        long kilobytes = dots * format.bytesOfADot / 1024 + 1;
        if (kilobytes > TRAY_KILOBYTES) {
            throw new UnusablePicture(
                    Why.TOO_MANY_DOTS, "The picture has more pixels than this server has memory for.");
        }
        return (int) kilobytes;
    }

    private static void take(int kilobytes) throws UnusablePicture {
        try {
            if (!TRAY.tryAcquire(kilobytes, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new UnusablePicture(Why.BUSY, "Other pictures are being developed.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnusablePicture(Why.BUSY, "The server is ending.");
        }
    }

    /** The format of a file, recognised by its first bytes. */
    private enum Format {
        JPEG("image/jpeg", MOST_DOTS, BYTES_OF_A_DOT),
        PNG("image/png", MOST_DOTS_AT_ONCE, BYTES_OF_A_DOT),
        WEBP("image/jpeg", MOST_DOTS_AT_ONCE, BYTES_OF_A_WEBP_DOT);

        private final String keptAs;
        private final long mostDots;
        private final int bytesOfADot;

        Format(String keptAs, long mostDots, int bytesOfADot) {
            this.keptAs = keptAs;
            this.mostDots = mostDots;
            this.bytesOfADot = bytesOfADot;
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

    /** Of so many pixels in a row one is decoded. */
    private static int step(ImageReader reader, Format format) throws IOException, UnusablePicture {
        long dots = (long) reader.getWidth(0) * reader.getHeight(0);
        if (dots > format.mostDots) {
            throw new UnusablePicture(
                    Why.TOO_MANY_DOTS, "The picture has %d million pixels.".formatted(dots / 1_000_000));
        }
        return Math.max(1, Math.max(reader.getWidth(0), reader.getHeight(0)) / LONGEST_EDGE);
    }

    /** Decodes no more pixels than are stored, as far as the format allows it. */
    private static BufferedImage decoded(ImageReader reader, int step) throws IOException {
        var how = reader.getDefaultReadParam();
        how.setSourceSubsampling(step, step, 0, 0);
        return reader.read(0, how);
    }

    /** The picture scaled down and upright, in a standard colour model. */
    private static BufferedImage upright(BufferedImage image, int orientation, int longestEdge) {
        double scale = Math.min(1, (double) longestEdge / Math.max(image.getWidth(), image.getHeight()));
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
