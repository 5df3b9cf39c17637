/**
 * The OpenAPI document. Calls and their words come from the annotations of the resources; every shape, status and
 * header is read from the classes as they are when the server runs, so that nothing has to be said twice.
 */
@NullMarked
package org.longroll.web.description;

import org.jspecify.annotations.NullMarked;
