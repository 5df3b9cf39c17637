package org.longroll.report.story;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;

/** A beat in words: one sentence, or a few. */
final class Teller {

    private static final Ways CAME = Ways.of(
            Deed.CAME_ONTO_THE_FIELD, "%1$s came onto the field.", "%1$s arrived.", "%1$s marched onto the field.");

    private static final Ways TAKEN = Ways.of(Deed.WAS_TAKEN, "%2$s took %1$s.", "%1$s fell to %2$s.");

    private static final Ways TOOK =
            Ways.of(Deed.TOOK, "%3$s took %1$s for %2$s.", "%1$s fell to %3$s.", "%3$s seized %1$s.");

    private static final List<String> GIVEN_UP =
            List.of("Nobody held %1$s any more.", "%1$s was given up.", "%1$s was nobody's now.");

    private static final List<String> JOINED =
            List.of("%1$s rode with %2$s", "%1$s took his place with %2$s", "%1$s joined %2$s");

    private final Names names;
    private final Choice choice = new Choice();
    private final Synonyms synonyms = new Synonyms();
    private final Set<String> withSuccessors = new HashSet<>();
    private final FireWords fire;
    private final MarchWords march;
    private final ChargeWords charge;
    private final ClashWords clash;
    private final NerveWords nerve;

    Teller(Names names) {
        this.names = names;
        fire = new FireWords(names, choice);
        march = new MarchWords(names, choice);
        charge = new ChargeWords(names, choice);
        clash = new ClashWords(names, choice);
        nerve = new NerveWords(names, choice);
    }

    List<Wording> tell(Passage passage) {
        names.asOf(passage.before());
        return words(passage.beat(), passage.id()).stream()
                .map(told -> told.as(Text.withOneStop(
                        passage.beat() instanceof Beat.Told ? told.text() : synonyms.varied(told.text()))))
                .toList();
    }

    private List<Wording> words(Beat beat, UUID id) {
        return switch (beat) {
            case Beat.Moved moved -> march.of(moved, id);
            case Beat.Fired fired -> fire.of(fired, id);
            case NerveBeat.Tested tested -> nerve.of(tested, id);
            case NerveBeat.StruckBehind struck -> nerve.of(struck);
            case NerveBeat.Rallied rallied -> nerve.of(rallied, id);
            case ChargeBeat.Charged charged -> charge.of(charged, id);
            case ChargeBeat.Countercharged met -> charge.of(met, id);
            case ChargeBeat.Clashed clashed -> clash.of(clashed, id);
            case ChargeBeat.Pursued pursued -> charge.of(pursued, id);
            case Beat.Befell(var effects) -> Fates.told(effects, names);
            case LeaderBeat.Led led -> led(led, id);
            case LeaderBeat.Succeeded succeeded -> succeeded(succeeded);
            case Beat.Merged(var unit, var absorbed) ->
                List.of(new Wording(
                        Text.capital(
                                "%s and %s became one regiment.".formatted(names.unit(unit), names.unit(absorbed))),
                        List.of(Claim.to(unit, Deed.ABSORBED, absorbed))));
            case Beat.Came came ->
                List.of(new Wording(
                        Text.capital(Text.filled(choice.of(id, CAME), names.those(came.units()))),
                        CAME.of(came.units())));
            case Beat.Left left -> left(left);
            case Took took -> took(took, id);
            case Beat.Told(var sentence, var about) ->
                List.of(new Wording(
                        Text.sentence(sentence),
                        about.stream()
                                .map(unit -> Claim.of(unit, Deed.WAS_RULED_ON))
                                .toList()));
            case Beat.Ended(var ending) -> List.of(ending(ending));
        };
    }

    /** “Law rode with the 15th Alabama, Robertson with the 5th Texas and Vincent with the 20th Maine.” */
    private List<Wording> led(LeaderBeat.Led led, UUID id) {
        var way = choice.of(id, JOINED);
        var rides = new ArrayList<String>();
        var claims = new ArrayList<Claim>();
        led.rides().forEach((leader, unit) -> {
            var ride = rides.isEmpty() ? way : "%1$s with %2$s";
            rides.add(Text.filled(ride, names.unitOrLeader(leader), names.unit(unit)));
            claims.add(Claim.to(leader, Deed.JOINED, unit));
        });
        return List.of(new Wording(Text.capital(Text.list(rides)) + ".", claims));
    }

    /** A successor without a name is told as one; no name is made up. */
    private List<Wording> succeeded(LeaderBeat.Succeeded succeeded) {
        var leader = succeeded.leader();
        var by = succeeded.by();
        return List.of(new Wording(
                by == null
                        ? passed(leader)
                        : "%s took the place of %s.".formatted(Text.capital(by), names.unitOrLeader(leader)),
                List.of(new Claim(leader, Deed.WAS_SUCCEEDED, null, null, by))));
    }

    private String passed(String leader) {
        var command = names.commandLedBy(leader);
        return withSuccessors.add(leader)
                ? "With %s gone, command of %s passed to his successor.".formatted(names.unitOrLeader(leader), command)
                : "Command of %s passed on once more.".formatted(command);
    }

    private List<Wording> left(Beat.Left left) {
        var why = Text.aside(left.reason());
        return List.of(new Wording(
                Text.capital("%s left the field%s.".formatted(names.those(left.units()), why)),
                left.units().stream()
                        .map(unit -> Claim.of(unit, Deed.LEFT_THE_FIELD))
                        .toList()));
    }

    private List<Wording> took(Took took, UUID id) {
        var place = names.objective(took.objective());
        var by = took.by();
        if (by == null) {
            return List.of(new Wording(
                    Text.capital(Text.filled(choice.of(id, GIVEN_UP), place)),
                    List.of(Claim.of(took.objective(), Deed.WAS_GIVEN_UP))));
        }
        var claims = TAKEN.of(List.of(took.objective()), by);
        var unit = took.unit();
        if (unit == null) {
            return List.of(new Wording(Text.capital(Text.filled(choice.of(id, TAKEN), place, names.side(by))), claims));
        }
        var text = Text.capital(Text.filled(choice.of(id, TOOK), place, names.side(by), names.unit(unit)));
        return List.of(new Wording(text, claims).claiming(TOOK.of(List.of(unit), took.objective())));
    }

    private Wording ending(BattleEnded ended) {
        var why = Text.aside(ended.reason());
        var winner = ended.winner() == null ? "" : names.side(ended.winner());
        var text = "So ended the battle%s: %s."
                .formatted(
                        why,
                        switch (ended.degree()) {
                            case DRAW -> "a draw";
                            case MARGINAL -> "a narrow victory for " + winner;
                            case DECISIVE -> "a decisive victory for " + winner;
                        });
        return new Wording(text, List.of(claim(ended)));
    }

    /** The claims about the end of a battle. */
    public static Claim claim(BattleEnded ended) {
        return ended.winner() == null
                ? Claim.of("battle", Deed.DREW)
                : Claim.state(ended.winner(), Deed.WON, ended.degree().word());
    }
}
