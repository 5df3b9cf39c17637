/**
 * Other journals doing the works of {@code longroll bench}, each in a process of its own: a line with the milliseconds
 * and the work comes in, a line with figure, p50 and p99 goes out.
 */
package org.longroll.peers;
