/** Reports, exports and photos over HTTP: one address, several renderings. */
@NullMarked
package org.longroll.web.reports;

import org.jspecify.annotations.NullMarked;
