package org.longroll.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that Maven built, from the manifest of the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String built = Longroll.class.getPackage().getImplementationVersion();
        return new String[] {"Longroll " + Objects.requireNonNullElse(built, "(not built as a jar)")};
    }
}
