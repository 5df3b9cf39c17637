package org.longroll.audit.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The keys of a server: the one that it signs with, and the notes in which each of its keys but the first was announced
 * by the one before, oldest first.
 */
public record ServerKeys(SigningKey signing, List<String> announcements) {

    private static final String BATTLES = "/battles/";
    private static final String LOG = "/log";

    public ServerKeys {
        announcements = List.copyOf(announcements);
    }

    public String key() {
        return signing.verifier().text();
    }

    /** Every key that this server has or had, as far as it was announced. */
    public Set<VerifierKey> own() {
        var own = new HashSet<VerifierKey>();
        own.add(signing.verifier());
        announcements.stream().map(Announcement::parse).forEach(each -> {
            own.add(each.signer());
            own.add(each.successor());
        });
        return own;
    }

    /** The server's name in everything that it signs; a new key does not change it. */
    public String name() {
        return signing.name();
    }

    /** The origin of a battle's checkpoints: one of another battle does not fit. */
    public static String originOf(String name, Object battle) {
        return name + BATTLES + battle;
    }

    /** The origin of the log of heads. */
    public static String originOfLog(String name) {
        return name + LOG;
    }
}
