package org.longroll.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.longroll.journal.Vocabulary;
import org.longroll.ledger.Sha256;

/** A fingerprint of the records of a state: it changes when a component of one of them changes. */
final class Shapes {

    private final Set<String> lines = new TreeSet<>();

    private Shapes() {}

    static String of(List<Vocabulary> kinds) {
        var shapes = new Shapes();
        for (var kind : kinds) {
            shapes.add(kind.opening());
            kind.states().forEach(shapes::add);
        }
        return Sha256.of(String.join("\n", shapes.lines)).hex();
    }

    private void add(Type type) {
        switch (type) {
            case ParameterizedType generic -> {
                add(generic.getRawType());
                Arrays.stream(generic.getActualTypeArguments()).forEach(this::add);
            }
            case Class<?> record when record.isRecord() -> addRecord(record);
            case Class<?> words
            when words.isEnum() -> lines.add(words.getName() + Arrays.toString(words.getEnumConstants()));
            default -> {}
        }
    }

    private void addRecord(Class<?> record) {
        var components = record.getRecordComponents();
        if (lines.add(record.getName() + Arrays.toString(components))) {
            Arrays.stream(components).forEach(component -> add(component.getGenericType()));
        }
    }
}
