package org.longroll.guestbook;

import java.util.List;
import org.longroll.journal.Event;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Vocabulary;

/** What guest books write down. */
public final class GuestVocabulary implements Vocabulary {

    @Override
    public String kind() {
        return "guest-book";
    }

    @Override
    public Class<? extends Opening> opening() {
        return GuestBook.Laid.class;
    }

    @Override
    public List<Class<? extends Event>> events() {
        return List.of(GuestBook.GuestEvent.class);
    }

    @Override
    public List<Class<? extends Order>> orders() {
        return List.of(Host.GuestOrder.class);
    }

    @Override
    public List<Class<?>> states() {
        return List.of(GuestBook.Pages.class);
    }
}
