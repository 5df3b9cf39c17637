package org.longroll.database;

/** Why the database cannot be used; the message is one plain sentence for the user. */
public final class DatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DatabaseException(String sentence) {
        super(sentence);
    }

    public DatabaseException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
