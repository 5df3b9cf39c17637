/** How battles of Across A Deadly Field are told: what its entries and events mean to who reads the story. */
@NullMarked
package org.longroll.adf.report;

import org.jspecify.annotations.NullMarked;
