package org.longroll;

import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests of the API, on one server that is started once for each test profile. */
@Suite
@SelectPackages("org.longroll")
@ExcludePackages("org.longroll.web.app")
@IncludeEngines("junit-jupiter")
@IncludeTags("io.quarkus.test.junit.QuarkusTest")
class ServerTests {}
