package org.longroll.feed;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How many live streams may be open on one node. */
@ConfigMapping(prefix = "longroll.live.limit")
interface LiveLimits {

    @WithDefault("10000")
    int total();

    @WithDefault("1000")
    int perBattle();
}
