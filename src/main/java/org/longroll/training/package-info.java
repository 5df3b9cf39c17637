/**
 * Plays on a throwaway server for a while, so that the JDK writes an AOT cache for later starts. The bench, which is built
 * from {@code src/bench} when it is asked for, has the same clients.
 */
@NullMarked
package org.longroll.training;

import org.jspecify.annotations.NullMarked;
