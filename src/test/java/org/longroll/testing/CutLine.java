package org.longroll.testing;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A line to a server that can be cut: by hand, or whenever so many bytes of answers have come through. */
public final class CutLine implements AutoCloseable {

    private static final int BUFFER_BYTES = 512;

    private final ServerSocket door;
    private final URI server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();
    private volatile int bytes = Integer.MAX_VALUE;
    private final Set<Socket> silenced = ConcurrentHashMap.newKeySet();
    private volatile boolean down;
    private volatile boolean silent;

    public CutLine(URI server) throws IOException {
        this.server = server;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::listen);
    }

    /** The address of the line, in place of the server's. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + door.getLocalPort());
    }

    public int connections() {
        return connections.get();
    }

    /** From now on each connection is cut after so many bytes of answers. */
    public void cutAfter(int allowed) {
        bytes = allowed;
    }

    /** Cuts every connection and lets nobody in. */
    public void goDown() {
        down = true;
        open.forEach(CutLine::hangUp);
    }

    /** As when the host behind it dies: whatever is sent is lost, nothing comes back, and nobody is told. For good. */
    public void fallSilent() {
        silent = true;
        silenced.addAll(open);
    }

    /** New connections are passed on again. */
    public void comeBack() {
        down = false;
        silent = false;
    }

    @Override
    public void close() throws IOException {
        door.close();
        goDown();
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                var caller = door.accept();
                if (down) {
                    hangUp(caller);
                } else if (silent) {
                    open.add(caller);
                } else {
                    connect(caller);
                }
            } catch (IOException closed) {
                // The test is over, or the server is.
            }
        }
    }

    private void connect(Socket caller) throws IOException {
        connections.incrementAndGet();
        var answering = new Socket(server.getHost(), server.getPort());
        open.add(caller);
        open.add(answering);
        Thread.ofVirtual().start(() -> pass(caller, answering, Integer.MAX_VALUE));
        Thread.ofVirtual().start(() -> pass(answering, caller, bytes));
    }

    private void pass(Socket from, Socket to, int allowed) {
        try {
            copy(from, to.getOutputStream(), allowed);
        } catch (IOException cut) {
            // That is what the line is for.
        } finally {
            open.remove(from);
            hangUp(from);
            hangUp(to);
        }
    }

    private void copy(Socket from, OutputStream out, int allowed) throws IOException {
        InputStream in = from.getInputStream();
        var buffer = new byte[BUFFER_BYTES];
        int left = allowed;
        while (left > 0) {
            int read = in.read(buffer, 0, Math.min(buffer.length, left));
            if (read < 0) {
                return;
            }
            if (!silenced.contains(from)) {
                out.write(buffer, 0, read);
                out.flush();
                left -= read;
            }
        }
    }

    private static void hangUp(Closeable socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed already.
        }
    }
}
