package org.longroll.rules;

public record Place(String file, int line, String cell) {

    @Override
    public String toString() {
        return file + " line " + line + ", cell '" + cell + "'";
    }
}
