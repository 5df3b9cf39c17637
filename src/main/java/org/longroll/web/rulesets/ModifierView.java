package org.longroll.web.rulesets;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifiers;

/** A modifier that applied; it does not count if a limit left it out. */
@Schema(name = "ModifierLine")
public record ModifierView(String id, int value, boolean counts, String source) {

    public static ModifierView of(Modifier modifier) {
        return new ModifierView(
                modifier.id(),
                modifier.value(),
                modifier.counts(),
                modifier.source().word());
    }

    public static List<ModifierView> of(Modifiers modifiers) {
        return modifiers.all().stream().map(ModifierView::of).toList();
    }
}
