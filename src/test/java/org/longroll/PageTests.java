package org.longroll;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests of the page in a browser, on one server. */
@Suite
@SelectPackages("org.longroll.web.app")
@IncludeEngines("junit-jupiter")
@IncludeTags("io.quarkus.test.junit.QuarkusTest")
class PageTests {}
