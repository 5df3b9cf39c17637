package org.longroll.feed;

/** Where messages go that a consumer could not process, so that they are neither lost nor in the way of the next. */
public interface DeadLetters {
    void keep(String channel, String message, String reason);
}
