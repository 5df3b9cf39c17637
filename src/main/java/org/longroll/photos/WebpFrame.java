package org.longroll.photos;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Optional;

/**
 * The one frame of a WebP file, as RFC 9649 has it. What a reader says of the size may come from another place in the file
 * than what the decoder goes by, and a file of forty bytes can hold a frame of a hundred million pixels.
 */
record WebpFrame(int width, int height, boolean lossless) {

    private static final int FIRST_CHUNK = 12;
    private static final int CHUNK_HEADER = 8;
    private static final int LOSSY_HEADER = 10;
    private static final int LOSSLESS_HEADER = 5;
    private static final int LOSSY_START = 0x2A019D;
    private static final int LOSSLESS_START = 0x2F;
    private static final int FOURTEEN_BITS = 0x3FFF;

    /** Empty if the file has none, several, or one whose header is damaged; those of an animation are not looked for. */
    static Optional<WebpFrame> of(byte[] sent) {
        var file = ByteBuffer.wrap(sent).order(ByteOrder.LITTLE_ENDIAN);
        var found = new ArrayList<Optional<WebpFrame>>();
        long next = FIRST_CHUNK;
        while (next + CHUNK_HEADER <= sent.length) {
            int at = (int) next;
            int data = at + CHUNK_HEADER;
            switch (new String(sent, at, 4, StandardCharsets.US_ASCII)) {
                case "VP8 " -> found.add(lossy(file, data));
                case "VP8L" -> found.add(lossless(file, data));
                default -> {}
            }
            long bytes = Integer.toUnsignedLong(file.getInt(at + 4));
            next = data + bytes + bytes % 2;
        }
        return found.size() == 1 ? found.getFirst() : Optional.empty();
    }

    boolean isOf(int itsWidth, int itsHeight) {
        return width == itsWidth && height == itsHeight;
    }

    private static Optional<WebpFrame> lossy(ByteBuffer file, int at) {
        if (file.limit() - at < LOSSY_HEADER
                || (file.get(at) & 1) != 0
                || (file.getInt(at + 3) & 0xFFFFFF) != LOSSY_START) {
            return Optional.empty();
        }
        return Optional.of(
                new WebpFrame(file.getShort(at + 6) & FOURTEEN_BITS, file.getShort(at + 8) & FOURTEEN_BITS, false));
    }

    private static Optional<WebpFrame> lossless(ByteBuffer file, int at) {
        if (file.limit() - at < LOSSLESS_HEADER || file.get(at) != LOSSLESS_START) {
            return Optional.empty();
        }
        int sizes = file.getInt(at + 1);
        return Optional.of(new WebpFrame((sizes & FOURTEEN_BITS) + 1, (sizes >>> 14 & FOURTEEN_BITS) + 1, true));
    }
}
