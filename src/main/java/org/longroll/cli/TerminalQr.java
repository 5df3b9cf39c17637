package org.longroll.cli;

import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A QR code of half blocks, black on white whatever the colours of the terminal. */
final class TerminalQr {

    /** The standard asks for four modules of margin; cameras are content with two, and a terminal is not high. */
    private static final int MARGIN = 2;

    private static final String BLACK_ON_WHITE = "\u001b[30;107m";
    private static final String AS_BEFORE = "\u001b[0m";

    /** By what is dark: nothing, the upper half, the lower half, both. */
    private static final String HALVES = " \u2580\u2584\u2588";

    private TerminalQr() {}

    /** Whether a terminal that takes these characters can show it. */
    static boolean canBeDrawnIn(Charset characters) {
        return characters.canEncode() && characters.newEncoder().canEncode(HALVES);
    }

    static List<String> lines(String text) {
        var code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        int end = code.size + MARGIN;
        return IntStream.iterate(-MARGIN, row -> row < end, row -> row + 2)
                .mapToObj(row -> IntStream.range(-MARGIN, end)
                        .mapToObj(column -> half(code.getModule(column, row), code.getModule(column, row + 1)))
                        .collect(Collectors.joining("", BLACK_ON_WHITE, AS_BEFORE)))
                .toList();
    }

    private static String half(boolean upper, boolean lower) {
        int dark = (upper ? 1 : 0) + (lower ? 2 : 0);
        return HALVES.substring(dark, dark + 1);
    }
}
