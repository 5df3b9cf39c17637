package org.longroll;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.longroll.battle.GameSystem;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;
import org.longroll.rules.RulesSystem;

/** What a system of rules has to bring, and that the engine needs no more than the engine. */
class PortsTest {

    @Test
    void every_system_of_rules_brings_every_port() {
        var lacking = new ArrayList<String>();
        for (var system : RulesSystem.ALL.all()) {
            for (var port : ports()) {
                if (Ports.of(port).find(system.system()).isEmpty()) {
                    lacking.add("“%s” lacks an implementation of %s".formatted(system.system(), port.getName()));
                }
            }
        }
        assertThat(lacking).isEmpty();
    }

    private static List<Class<? extends Port>> ports() {
        List<Class<? extends Port>> ports = new ArrayList<>();
        new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.longroll").stream()
                        .filter(JavaClass::isInterface)
                        .map(JavaClass::reflect)
                        .filter(type -> type != Port.class && Port.class.isAssignableFrom(type))
                        .forEach(type -> ports.add(type.asSubclass(Port.class)));
        assertThat(ports).contains(RulesSystem.class, GameSystem.class);
        return ports;
    }

    @Test
    void the_rules_and_battles_of_every_system_load_where_nothing_else_of_the_house_is() throws Exception {
        try (var engine = new EngineAlone()) {
            for (var port : List.of(RulesSystem.class, GameSystem.class)) {
                var ports = Class.forName(port.getName(), true, engine)
                        .getField("ALL")
                        .get(null);
                var all = (Collection<?>) ports.getClass().getMethod("all").invoke(ports);
                assertThat(all).hasSameSizeAs(HouseTest.SLICES).allSatisfy(each -> assertThat(
                                each.getClass().getClassLoader())
                        .isSameAs(engine));
            }
        }
    }

    /** Sees the JDK, and of the house only what a battle is decided with. */
    private static final class EngineAlone extends URLClassLoader {

        private static final Pattern ENGINE =
                Pattern.compile("org\\.longroll\\.((dice|rules|battle)|\\w+\\.(chart|rules|battle))\\.\\w.*");

        EngineAlone() {
            super(classpath(), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] classpath() {
            var roots = new ArrayList<URL>();
            for (var type : List.of(RulesSystem.class, NullMarked.class)) {
                roots.add(type.getProtectionDomain().getCodeSource().getLocation());
            }
            return roots.toArray(URL[]::new);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("org.longroll.") && !ENGINE.matcher(name).matches()) {
                throw new ClassNotFoundException(name + " is not part of the engine");
            }
            return super.findClass(name);
        }
    }
}
