/** The table-side app: its files, the addresses of its screens, and what stands there when it was not built. */
@NullMarked
package org.longroll.web.app;

import org.jspecify.annotations.NullMarked;
