/**
 * The OpenAPI document, made by the build. Calls and their words come from the annotations of the resources; every shape, status
 * and header is read from the classes, so that nothing has to be said twice. The product serves the file that comes of it.
 */
package org.longroll.web.description;
