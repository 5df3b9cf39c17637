/**
 * What tests of several rooms share: the throwaway PostgreSQL of a test run and fresh databases on it.
 */
@NullMarked
package org.longroll.testing;

import org.jspecify.annotations.NullMarked;
