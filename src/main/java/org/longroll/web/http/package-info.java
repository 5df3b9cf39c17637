/**
 * The parts of HTTP that are the same for every call: methods, query parameters, conditional requests, caching,
 * compression. The resources declare; the filters here read the declarations, so that a new call behaves like all
 * others.
 */
@NullMarked
package org.longroll.web.http;

import org.jspecify.annotations.NullMarked;
