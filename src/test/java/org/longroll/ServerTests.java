package org.longroll;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The tests that need a server, and all others of {@code web}: one class to Surefire, so that Quarkus builds and starts the
 * server once for each test profile. {@code pom.xml} excludes them by themselves.
 */
@Suite
@SelectPackages({"org.longroll.web", "org.longroll.adf.web", "org.longroll.rff.web"})
@SelectClasses(
        names = {
            "org.longroll.cli.KeysCommandTest",
            "org.longroll.feed.ChannelTest",
            "org.longroll.recording.postgres.PostgresInvitationsTest",
            "org.longroll.toy.ThirdSystemTest"
        })
@IncludeEngines("junit-jupiter")
class ServerTests {}
