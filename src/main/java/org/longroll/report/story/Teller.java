package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Table;

/** A beat in words: one sentence, or a few. */
final class Teller {

    private static final List<String> CAME = List.of(
            "%1$s came onto the field.",
            "%1$s arrived.", "Dust on the road: %1$s had come.", "To the sound of the guns came %1$s.");

    private static final List<String> TOOK =
            List.of("%2$s took %1$s.", "%1$s fell to %2$s.", "%1$s was in the hands of %2$s.");

    private static final List<String> JOINED = List.of("%1$s joined %2$s", "%1$s now led %2$s");

    private final Names names;
    private final Choice choice = new Choice();
    private final FireWords fire;
    private final MarchWords march;
    private final ChargeWords charge;
    private final NerveWords nerve;

    Teller(Table table) {
        names = new Names(table);
        fire = new FireWords(names, choice);
        march = new MarchWords(names, choice);
        charge = new ChargeWords(names, choice);
        nerve = new NerveWords(names, choice);
    }

    List<String> tell(Beat beat, UUID id) {
        return words(beat, id).stream().map(Text::withOneStop).toList();
    }

    private List<String> words(Beat beat, UUID id) {
        return switch (beat) {
            case Beat.Moved moved -> march.of(moved, id);
            case Beat.Fired fired -> fire.of(fired, id);
            case Beat.Tested tested -> nerve.of(tested, id);
            case Beat.Rallied rallied -> nerve.of(rallied, id);
            case ChargeBeat.Charged charged -> charge.of(charged, id);
            case ChargeBeat.Countercharged met -> charge.of(met, id);
            case ChargeBeat.Clashed clashed -> charge.of(clashed, id);
            case ChargeBeat.Pursued pursued -> charge.of(pursued, id);
            case Beat.Befell(var effects) -> Fates.told(effects, names);
            case LeaderBeat.Led led -> led(led, id);
            case LeaderBeat.Succeeded succeeded -> succeeded(succeeded);
            case Beat.Merged(var unit, var absorbed) ->
                List.of(Text.capital(
                        "%s and %s became one regiment.".formatted(names.unit(unit), names.unit(absorbed))));
            case Beat.Came came -> List.of(Text.capital(Text.filled(choice.of(id, CAME), names.those(came.units()))));
            case Beat.Left left -> left(left);
            case Beat.Took took -> took(took, id);
            case Beat.Told(var sentence) -> List.of(Text.sentence(sentence));
            case Beat.Ended(var ending) -> List.of(ending(ending));
        };
    }

    /** “Law joined the 15th Alabama, Robertson the 5th Texas and Vincent the 20th Maine.” */
    private List<String> led(LeaderBeat.Led led, UUID id) {
        var way = led.joined() ? choice.of(id, JOINED) : "%1$s left %2$s";
        var rides = new ArrayList<String>();
        led.rides()
                .forEach((leader, unit) -> rides.add(Text.filled(
                        rides.isEmpty() ? way : "%1$s %2$s", names.unitOrLeader(leader), names.unit(unit))));
        return List.of(Text.capital(Text.list(rides)) + ".");
    }

    private List<String> succeeded(LeaderBeat.Succeeded succeeded) {
        var place = names.unitOrLeader(succeeded.leader());
        return List.of(
                succeeded.by() == null
                        ? "An officer took the place of %s.".formatted(place)
                        : "%s took the place of %s.".formatted(Text.capital(succeeded.by()), place));
    }

    private List<String> left(Beat.Left left) {
        var why = Text.aside(left.reason());
        return List.of(Text.capital("%s left the field%s.".formatted(names.those(left.units()), why)));
    }

    private List<String> took(Beat.Took took, UUID id) {
        var place = names.objective(took.objective());
        return List.of(Text.capital(
                took.by() == null
                        ? "Nobody held %s any more.".formatted(place)
                        : Text.filled(choice.of(id, TOOK), place, names.side(took.by()))));
    }

    private String ending(BattleEnded ended) {
        var why = Text.aside(ended.reason());
        var winner = ended.winner() == null ? "" : names.side(ended.winner());
        return "So ended the battle%s: %s."
                .formatted(
                        why,
                        switch (ended.degree()) {
                            case DRAW -> "a draw";
                            case MARGINAL -> "a narrow victory for " + winner;
                            case DECISIVE -> "a decisive victory for " + winner;
                        });
    }
}
