package org.longroll.analysis;

import java.util.List;
import org.longroll.analysis.Happening.ChargeOver;
import org.longroll.analysis.Happening.Charged;
import org.longroll.analysis.Happening.Clashed;
import org.longroll.analysis.Happening.Fired;
import org.longroll.analysis.Happening.LeaderFell;
import org.longroll.analysis.Happening.Lost;
import org.longroll.analysis.Happening.Merged;
import org.longroll.analysis.Happening.Rallied;
import org.longroll.analysis.Happening.Threw;

/** All books of a battle, filled in one pass over what is in force. */
final class Accounts {

    final CasualtyList casualties = new CasualtyList();
    final FireBook fires = new FireBook();
    final ChargeBook charges = new ChargeBook();
    final Annals annals = new Annals();
    final LuckBook luck = new LuckBook();

    static Accounts of(Story story, Chronicler chronicler) {
        var accounts = new Accounts();
        for (var episode : story.inForce()) {
            chronicler.read(episode).forEach(happening -> accounts.take(episode, happening));
        }
        var forUndone = Chronicler.of(story.battle());
        for (var episode : story.undone()) {
            forUndone.read(episode).forEach(happening -> accounts.takeUndone(episode, happening));
        }
        return accounts;
    }

    private void take(Episode episode, Happening happening) {
        var moment = episode.moment();
        switch (happening) {
            case Fired fired -> fires.add(moment, fired);
            case Threw threw -> luck.add(moment, threw);
            case Lost lost -> {
                casualties.add(moment, lost);
                fires.add(moment, lost);
                charges.add(lost);
            }
            case Merged merged -> casualties.add(merged);
            case Charged charged -> charges.add(moment, charged);
            case Clashed clashed -> charges.add(clashed);
            case ChargeOver over -> charges.add(over);
            case Rallied rallied -> annals.add(moment, rallied);
            case LeaderFell fell -> annals.add(moment, fell, episode.before());
        }
    }

    private void takeUndone(Episode episode, Happening happening) {
        if (happening instanceof Threw threw) {
            luck.addUndone(episode.moment(), threw);
        }
    }

    List<Curve> curves(Story story, Subjects subjects, Chronicler chronicler) {
        var left = casualties.left(story.battle().field(), chronicler, subjects.units());
        return Curves.of(story, subjects, chronicler, new Curves.Ends(casualties.mustered(left), left));
    }

    Analysis analysis(Story story, Subjects subjects, Chronicler chronicler) {
        return new Analysis(
                chronicler.terms(),
                story.battle().field().turn(),
                story.battle().table().order().sides(),
                curves(story, subjects, chronicler),
                casualties.losses(),
                casualties.casualties(subjects.units()),
                fires.fires(),
                fires.effectiveness(subjects),
                charges.charges(),
                annals.rallies(),
                annals.fallen(),
                Annals.objectives(story),
                Annals.standings(story),
                Watch.of(story),
                luck.luck(subjects));
    }
}
