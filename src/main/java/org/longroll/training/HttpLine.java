package org.longroll.training;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One open connection to a server, with one call at a time. Much simpler than a real client, because on one machine the
 * client takes its processor time from the server.
 */
public final class HttpLine implements AutoCloseable {

    public record Answer(int status, String body) {
        /** The text after a mark, up to the next quotation mark; empty if there is no such mark. */
        public String behind(String mark) {
            var begin = body.indexOf(mark);
            return begin < 0 ? "" : body.substring(begin + mark.length(), body.indexOf('"', begin + mark.length()));
        }
    }

    private static final int BUFFER_BYTES = 1 << 14;
    private static final int IN_CHUNKS = -1;

    private final Socket socket;
    private final InputStream in;
    private final String host;

    public HttpLine(URI server) throws IOException {
        this.socket = new Socket(server.getHost(), server.getPort());
        this.in = new BufferedInputStream(socket.getInputStream(), BUFFER_BYTES);
        this.host = server.getAuthority();
        socket.setTcpNoDelay(true);
    }

    public Answer get(String path, String key) throws IOException {
        ask("GET", path, key, "");
        return answer();
    }

    public Answer post(String path, String key, String body) throws IOException {
        ask("POST", path, key, body);
        return answer();
    }

    /** Opens a stream and reads only the beginning of the answer. */
    public void listen(String path, String key) throws IOException {
        ask("GET", path, key, "");
        var status = line();
        if (!status.contains(" 200 ")) {
            throw new IOException("the stream was answered with " + status);
        }
    }

    private void ask(String method, String path, String key, String body) throws IOException {
        var content = body.getBytes(StandardCharsets.UTF_8);
        var head = new StringBuilder(256)
                .append(method)
                .append(' ')
                .append(path)
                .append(" HTTP/1.1\r\nHost: ")
                .append(host)
                .append("\r\n");
        if (!key.isEmpty()) {
            head.append("Authorization: Bearer ").append(key).append("\r\n");
        }
        if (content.length > 0) {
            head.append("Content-Type: application/json\r\nContent-Length: ")
                    .append(content.length)
                    .append("\r\n");
        }
        var out = socket.getOutputStream();
        out.write((head + "\r\n" + body).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private Answer answer() throws IOException {
        var status = Integer.parseInt(line().split(" ", 3)[1]);
        var length = IN_CHUNKS;
        for (var header = line(); !header.isEmpty(); header = line()) {
            if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                length = Integer.parseInt(
                        header.substring(header.indexOf(':') + 1).strip());
            }
        }
        return new Answer(status, length == IN_CHUNKS ? chunks() : text(in.readNBytes(length)));
    }

    /** Reads a chunked body: each chunk comes after its length. */
    private String chunks() throws IOException {
        var whole = new ByteArrayOutputStream();
        for (int length = chunkLength(); length > 0; length = chunkLength()) {
            whole.write(in.readNBytes(length));
            line();
        }
        line();
        return text(whole.toByteArray());
    }

    private int chunkLength() throws IOException {
        return Integer.parseInt(line(), 16);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the server hung up");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
