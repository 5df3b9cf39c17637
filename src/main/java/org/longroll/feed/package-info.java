/** Live streams of battles and, with Kafka, a channel of all events. Hints and messages only trigger a read. */
@NullMarked
package org.longroll.feed;

import org.jspecify.annotations.NullMarked;
