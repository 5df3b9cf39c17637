package org.longroll.rules;

/** The file, line and cell of a value. */
public record Place(String file, int line, String cell) {

    @Override
    public String toString() {
        return file + " line " + line + ", cell '" + cell + "'";
    }
}
