package org.longroll.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * An endless row of dice computed from a seed: the same seed and place always give the same faces. Without the seed the
 * faces cannot be predicted.
 *
 * @param seed any text; as hard to guess as the dice have to be
 */
public record DiceStream(String seed) implements DiceSupply {

    private static final int BYTE = 256;

    @Override
    public Roll at(int place, Dice dice) {
        List<Integer> faces = new ArrayList<>(dice.count());
        for (int die = 0; die < dice.count(); die++) {
            faces.add(face(place + die, dice.sides()));
        }
        return new Roll(faces);
    }

    /** Bytes above the largest multiple of the sides are skipped, so that all faces are equally likely. */
    private int face(int place, int sides) {
        int fair = BYTE - BYTE % sides;
        for (int block = 0; ; block++) {
            for (byte each : block(place, block)) {
                int value = Byte.toUnsignedInt(each);
                if (value < fair) {
                    return value % sides + 1;
                }
            }
        }
    }

    private byte[] block(int place, int block) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(seed.getBytes(StandardCharsets.UTF_8));
            digest.update(ByteBuffer.allocate(2 * Integer.BYTES)
                    .putInt(place)
                    .putInt(block)
                    .array());
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
