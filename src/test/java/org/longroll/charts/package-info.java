/** Tests of the charts as data: typed twice, read whole, refused where they are broken. */
@NullMarked
package org.longroll.charts;

import org.jspecify.annotations.NullMarked;
