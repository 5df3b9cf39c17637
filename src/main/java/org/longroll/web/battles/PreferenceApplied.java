package org.longroll.web.battles;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Says in the answer that the caller's preference was met. */
@Provider
public class PreferenceApplied implements ContainerResponseFilter {

    private final Preference preference;

    PreferenceApplied(Preference preference) {
        this.preference = preference;
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (preference.met()) {
            response.getHeaders().putSingle(Preference.APPLIED, Preference.MINIMAL);
        }
    }
}
