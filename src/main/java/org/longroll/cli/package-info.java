/**
 * The {@code longroll} command: one class for each subcommand. Reports failures in one sentence, writes stack traces to
 * a file, and defines the order in which the parts of the server start and stop.
 */
@NullMarked
package org.longroll.cli;

import org.jspecify.annotations.NullMarked;
