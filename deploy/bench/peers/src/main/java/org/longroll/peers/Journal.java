package org.longroll.peers;

import java.util.List;

/** What a journal has to be able to do. */
interface Journal {

    /** One append of a battle; answers when it is durable. */
    interface Writer {
        void append(int events) throws Exception;
    }

    /** A writer with a battle of its own. */
    Writer writer(String battle) throws Exception;

    /** Reads and decodes a whole battle; answers how many events it has. */
    int load(String battle) throws Exception;

    /** Reads and decodes these battles, which are all that was there at first, in the way that is fastest. */
    int replay(List<String> battles, int events) throws Exception;
}
