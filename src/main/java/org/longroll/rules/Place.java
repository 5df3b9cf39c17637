package org.longroll.rules;

/** Where a value stands, so that whoever typed it can find it. */
public record Place(String file, int line, String cell) {

    @Override
    public String toString() {
        return file + " line " + line + ", cell '" + cell + "'";
    }
}
