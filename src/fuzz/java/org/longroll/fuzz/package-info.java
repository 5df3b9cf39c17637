/** What Jazzer runs on every parser of bytes from outside; parsers that are not public have their target beside them. */
package org.longroll.fuzz;
