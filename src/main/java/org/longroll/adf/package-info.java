/**
 * The slice of Across A Deadly Field: everything about this system of rules. {@code chart} reads its charts, {@code
 * rules} answers questions by them, {@code battle} keeps and decides its battles; {@code analysis}, {@code report},
 * {@code play} and {@code web} each implement the port of the room of that name. Nothing outside names this package;
 * the ports are found with {@link java.util.ServiceLoader}.
 */
@NullMarked
package org.longroll.adf;

import org.jspecify.annotations.NullMarked;
