package org.longroll.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;
import org.longroll.database.DatabaseAccess;
import org.longroll.training.Measure;

/**
 * The other journals, each in its own process that does one work at a time: it reads a line with the milliseconds and
 * the work, and writes a line with figure, p50 and p99.
 */
public final class Peers {

    public static final Peers NONE = new Peers(Map.of());

    private final Map<Contender, Peer> peers;

    private Peers(Map<Contender, Peer> peers) {
        this.peers = peers;
    }

    /** Starts the jar once for each journal that it holds, each on a database of its own. */
    public static Peers start(Ground ground, Path jar) throws IOException, SQLException {
        var peers = new LinkedHashMap<Contender, Peer>();
        for (var contender : List.of(Contender.AXON, Contender.PEKKO)) {
            var name = contender.title().toLowerCase(Locale.ROOT);
            var peer = new Peer(jar, name, ground.empty("bench_" + name));
            ground.atEnd(peer::close);
            peers.put(contender, peer);
        }
        return new Peers(peers);
    }

    List<Way> ways(String work) {
        var ways = new ArrayList<Way>();
        peers.forEach((contender, peer) -> ways.add(new Way(contender, time -> peer.run(work, time))));
        return ways;
    }

    private static final class Peer {
        private final Process process;
        private final PrintWriter orders;
        private final BufferedReader answers;

        Peer(Path jar, String name, DatabaseAccess database) throws IOException {
            var builder = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-jar",
                            jar.toString(),
                            name)
                    .redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().put("PEER_URL", database.url());
            builder.environment().put("PEER_USER", DatabaseAccess.OWNER);
            builder.environment().put("PEER_PASSWORD", database.ownerPassword());
            process = builder.start();
            orders = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
            answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        }

        Measure run(String work, Duration time) throws IOException {
            orders.println(time.toMillis() + " " + work);
            var answer = answers.readLine();
            if (answer == null) {
                throw new IOException("a peer ended in the middle of “%s”".formatted(work));
            }
            var figures = answer.split(" ");
            return new Measure(
                    Double.parseDouble(figures[0]), Double.parseDouble(figures[1]), Double.parseDouble(figures[2]));
        }

        void close() {
            orders.close();
            process.destroy();
        }
    }
}
