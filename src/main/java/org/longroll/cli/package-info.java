/**
 * The {@code longroll} command: one class for each subcommand. Says what went wrong in a sentence, keeps the stack
 * traces for a file, and owns the order in which the parts of the server start and stop.
 */
@NullMarked
package org.longroll.cli;

import org.jspecify.annotations.NullMarked;
