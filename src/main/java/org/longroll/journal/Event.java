package org.longroll.journal;

/** Something that happened. {@link JournalEvent} is for all journals; each kind has sealed families of its own. */
public interface Event {}
