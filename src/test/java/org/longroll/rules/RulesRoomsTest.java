package org.longroll.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What the rooms around the rules may use. */
class RulesRoomsTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.longroll.dice", "org.longroll.rules", "org.longroll.charts");

    @Test
    void dice_know_nothing_but_the_jdk() {
        onlyUse("org.longroll.dice..", "org.longroll.dice..");
    }

    @Test
    void what_rulesets_share_knows_no_ruleset() {
        onlyUse("org.longroll.rules", "org.longroll.rules", "org.longroll.dice..");
    }

    @Test
    void the_reader_of_charts_knows_no_system_of_rules() {
        onlyUse(
                "org.longroll.charts",
                "org.longroll.charts",
                "org.longroll.rules",
                "com.fasterxml.jackson..",
                "com.github.benmanes.caffeine..",
                "io.quarkus.runtime..",
                "jakarta.enterprise..",
                "jakarta.inject..");
    }

    private static void onlyUse(String room, String... others) {
        var allowed = new String[others.length + 2];
        System.arraycopy(others, 0, allowed, 0, others.length);
        allowed[others.length] = "java..";
        allowed[others.length + 1] = "org.jspecify..";
        classes()
                .that()
                .resideInAPackage(room)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .check(HOUSE);
    }
}
