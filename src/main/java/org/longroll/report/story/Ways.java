package org.longroll.report.story;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.report.Claim;

/** Several phrases that claim the same. */
record Ways(Claim.Deed deed, List<String> phrases) {

    static Ways of(Claim.Deed deed, String... phrases) {
        return new Ways(deed, List.of(phrases));
    }

    List<Claim> of(Collection<String> who) {
        return who.stream().map(each -> Claim.of(each, deed)).toList();
    }

    List<Claim> of(Collection<String> who, @Nullable String whom) {
        return who.stream().map(each -> Claim.to(each, deed, whom)).toList();
    }

    /** Each of some to each of others. */
    List<Claim> of(Collection<String> who, Collection<String> whom) {
        return whom.stream().flatMap(other -> of(who, other).stream()).toList();
    }

    List<Claim> in(Collection<String> who, String state) {
        return who.stream().map(each -> Claim.state(each, deed, state)).toList();
    }
}
