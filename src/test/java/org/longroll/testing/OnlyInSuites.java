package org.longroll.testing;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Leaves the tests that need a server to their suites. Surefire hands each of two JVMs one class after the other, and the
 * server would be started anew for each class; a suite is one class to Surefire. A test that is named ({@code -Dtest}) runs
 * by itself.
 */
public final class OnlyInSuites implements PostDiscoveryFilter {
    private static final TestTag SERVER = TestTag.create("io.quarkus.test.junit.QuarkusTest");

    @Override
    public FilterResult apply(TestDescriptor test) {
        boolean inSuite = test.getUniqueId()
                .getEngineId()
                .filter("junit-platform-suite"::equals)
                .isPresent();
        return FilterResult.includedIf(inSuite
                || !Boolean.getBoolean("longroll.suites")
                || !test.getTags().contains(SERVER));
    }
}
