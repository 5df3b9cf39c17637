package org.longroll.report.truth;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.LeaderAdded;
import org.longroll.battle.CommonEvent.ObjectiveTaken;
import org.longroll.battle.CommonEvent.UnitAdded;
import org.longroll.battle.CommonEvent.UnitArrived;
import org.longroll.battle.CommonEvent.UnitCorrected;
import org.longroll.battle.CommonEvent.UnitLeftTable;
import org.longroll.battle.CommonEvent.UnitReturned;
import org.longroll.battle.CommonOrder.Allow;
import org.longroll.battle.CommonOrder.TakeObjective;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.Order;
import org.longroll.report.Claim;
import org.longroll.report.Sentence;

/** Says whether a claim is true, from the events and the fields alone. */
abstract class Witness {

    private final Ledger ledger;

    Witness(Ledger ledger) {
        this.ledger = ledger;
    }

    static Witness of(History journal) {
        var ledger = Ledger.of(journal);
        return Battle.opening(journal).rulebook().ruleset().equals("rff")
                ? new RffWitness(ledger)
                : new AdfWitness(ledger);
    }

    /** Whether one of the claims of a sentence is true of its entries; of a summary, of the whole battle. */
    boolean isTrue(Claim claim, Sentence sentence) {
        var here = sentence.entries().isEmpty() ? ledger : ledger.of(sentence.entries());
        return claim.who().startsWith("turn-") ? ofTurn(claim) : common(claim, here);
    }

    private boolean common(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case MOVED_FIRST -> ledger.opened().activeSide().equals(who);
            case CAME_ONTO_THE_FIELD ->
                here.any(UnitArrived.class, each -> each.unit().equals(who))
                        || here.any(UnitReturned.class, each -> each.unit().equals(who));
            case LEFT_THE_FIELD ->
                here.any(UnitLeftTable.class, each -> each.unit().equals(who));
            case WAS_TAKEN, WAS_GIVEN_UP, WAS_HELD_AT_THE_END, WAS_NEVER_LOST, CHANGED_HANDS -> ofAPlace(claim, here);
            case TOOK ->
                here.any(
                        Declared.class,
                        each -> inner(each.order()) instanceof TakeObjective take
                                && take.objective().equals(claim.whom())
                                && who.equals(take.unit()));
            case WON ->
                here.any(
                        BattleEnded.class,
                        each -> who.equals(each.winner())
                                && each.degree().word().equals(claim.state()));
            case DREW -> here.any(BattleEnded.class, each -> each.winner() == null);
            case WAS_RULED_ON -> ruled(who, here);
            case WAS_LOST -> here.after().lostLeaders().contains(who);
            case WAS_HELD_AT_THE_START, WAS_OPEN_AT_THE_START ->
                ledger.battle().orderOfBattle().objectives().stream()
                        .anyMatch(place -> place.id().equals(who)
                                && Objects.equals(place.heldBy(), claim.whom())
                                && Objects.equals(place.points(), claim.count()));
            case MUSTERED_TROOPS, MUSTERED_GUNS, LOST_NOTHING, MUSTERED_MEN, LOST_MEN -> ofASide(claim, here);
            case LOST_TROOPS, LOST_GUNS, RECOVERED ->
                ledger.battle().orderOfBattle().side(who).isPresent() ? ofASide(claim, here) : ofOne(claim, here);
            default -> ofOne(claim, here);
        };
    }

    /** A place by time: who held it before and after each moment, and in which turn that was. */
    private boolean ofAPlace(Claim claim, Ledger here) {
        var changes = here.moments().stream()
                .filter(moment -> moment.event() instanceof ObjectiveTaken taken
                        && taken.objective().equals(claim.who())
                        && !Objects.equals(holder(moment.before(), claim.who()), taken.by()))
                .toList();
        return switch (claim.deed()) {
            case WAS_TAKEN, WAS_GIVEN_UP ->
                changes.stream()
                        .anyMatch(moment -> Objects.equals(holder(moment.after(), claim.who()), claim.whom())
                                && (claim.count() == null || claim.count() == moment.turn()));
            case WAS_HELD_AT_THE_END ->
                ledger.battle().table().ending() != null
                        && Objects.equals(holder(ledger.after(), claim.who()), claim.whom());
            case WAS_NEVER_LOST ->
                Objects.equals(holder(ledger.opened(), claim.who()), claim.whom())
                        && ledger.moments().stream()
                                .allMatch(moment -> Objects.equals(holder(moment.after(), claim.who()), claim.whom()));
            case CHANGED_HANDS -> Objects.equals(claim.count(), changes.size());
            default -> false;
        };
    }

    private static @Nullable String holder(Field field, String place) {
        return field.table().holders().get(place);
    }

    private static Order inner(Order order) {
        return order instanceof Allow allow ? inner(allow.entry()) : order;
    }

    private boolean ofOne(Claim claim, Ledger here) {
        var concerned = here.about(claim.who());
        return !concerned.moments().isEmpty() && own(claim, concerned);
    }

    private static boolean ruled(String who, Ledger here) {
        return here.any(UnitAdded.class, each -> each.unit().id().equals(who))
                || here.any(UnitCorrected.class, each -> each.unit().id().equals(who))
                || here.any(LeaderAdded.class, each -> each.leader().id().equals(who))
                || here.any(Event.class, each -> isSet(each, who));
    }

    private boolean ofASide(Claim claim, Ledger here) {
        if (claim.deed() == Claim.Deed.RECOVERED) {
            return Objects.equals(claim.count(), cameBack(claim.who(), here));
        }
        boolean guns = claim.deed().name().endsWith("GUNS");
        int lost = 0;
        int left = 0;
        for (var unit : ledger.battle().table().units().ids()) {
            if (ledger.battle().table().sideOf(unit).equals(claim.who()) && isGuns(unit) == guns) {
                lost += lost(unit, here);
                left += isAbsorbed(unit) ? 0 : strength(ledger.battle().field(), unit);
            }
        }
        if (claim.deed().name().startsWith("LOST") && Objects.equals(claim.count(), struck(claim.who(), guns, here))) {
            return true;
        }
        int counted = claim.deed().name().startsWith("LOST") ? lost : lost + left;
        return claim.deed().name().endsWith("MEN") ? isAbout(claim, counted) : Objects.equals(claim.count(), counted);
    }

    private boolean isAbout(Claim claim, int counted) {
        var men = ledger.battle().opening().men();
        if (men == null || claim.count() == null) {
            return false;
        }
        int each = Objects.requireNonNullElse(men.perFigure(), Objects.requireNonNullElse(men.perStand(), 0));
        return claim.count() == counted * each;
    }

    private boolean ofTurn(Claim claim) {
        int turn = Integer.parseInt(claim.who().substring("turn-".length()));
        int now = fires(ledger.ofTurn(turn));
        int before = fires(ledger.ofTurn(turn - 1));
        int charges = charges(ledger.ofTurn(turn));
        return switch (claim.deed()) {
            case SAW_CHARGES ->
                Objects.equals(claim.count(), charges)
                        && (claim.whom() == null || charged(claim.state(), claim.whom(), ledger.ofTurn(turn)));
            case SAW_NO_FIRE -> now == 0;
            case SAW_THE_FIRST_FIRE ->
                now > 0
                        && ledger.turns().stream()
                                .filter(other -> other < turn)
                                .allMatch(other -> fires(ledger.ofTurn(other)) == 0);
            case SAW_MORE_FIRE -> now > before;
            case SAW_LESS_FIRE -> now < before;
            case SAW_THE_MOST_LOSSES ->
                ledger.turns().stream().filter(other -> other != turn).allMatch(other -> struck(other) < struck(turn));
            case LOST_NOTHING ->
                ledger.battle().table().units().ids().stream().allMatch(unit -> lost(unit, ledger.ofTurn(turn)) <= 0);
            default -> false;
        };
    }

    /** What units of a side have more after an event than before. */
    private int cameBack(String side, Ledger here) {
        int back = 0;
        for (var moment : here.moments()) {
            for (var unit : moment.before().table().units().ids()) {
                boolean anew = moment.event() instanceof UnitAdded || moment.event() instanceof UnitCorrected;
                boolean own = moment.before().table().sideOf(unit).equals(side);
                back += anew || !own || isSet(moment.event(), unit) ? 0 : Math.max(0, -lost(unit, moment));
            }
        }
        return back;
    }

    /** What a side lost, whoever of them came back. */
    private int struck(String side, boolean guns, Ledger here) {
        int struck = 0;
        for (var moment : here.moments()) {
            for (var unit : moment.before().table().units().ids()) {
                boolean anew = moment.event() instanceof UnitAdded || moment.event() instanceof UnitCorrected;
                boolean own = moment.before().table().sideOf(unit).equals(side) && isGuns(unit) == guns;
                struck += anew || !own ? 0 : Math.max(0, lost(unit, moment));
            }
        }
        return struck;
    }

    private int struck(int turn) {
        int struck = 0;
        for (var moment : ledger.ofTurn(turn).moments()) {
            for (var unit : moment.before().table().units().ids()) {
                boolean anew = moment.event() instanceof UnitAdded || moment.event() instanceof UnitCorrected;
                struck += anew ? 0 : Math.max(0, lost(unit, moment));
            }
        }
        return struck;
    }

    /** What a unit has less after than before, event by event; mustering anew is no loss. */
    int lost(String unit, Ledger here) {
        int lost = 0;
        for (var moment : here.moments()) {
            boolean anew = moment.event() instanceof UnitAdded || moment.event() instanceof UnitCorrected;
            if (!anew && moment.before().table().units().find(unit).isPresent()) {
                lost += lost(unit, moment);
            }
        }
        return lost;
    }

    int lost(String unit, Ledger.Moment moment) {
        return strength(moment.before(), unit) - strength(moment.after(), unit);
    }

    abstract boolean own(Claim claim, Ledger here);

    /** What a unit has in the battle: nothing if it is lost. */
    abstract int strength(Field field, String unit);

    abstract boolean isGuns(String unit);

    abstract boolean isAbsorbed(String unit);

    abstract int fires(Ledger here);

    abstract int charges(Ledger here);

    abstract boolean charged(@Nullable String unit, String target, Ledger here);

    /** Whether the umpire set a unit. */
    private static boolean isSet(Event event, String unit) {
        return switch (event) {
            case org.longroll.adf.battle.AdfEvent.UnitSet set -> set.unit().equals(unit);
            case org.longroll.rff.battle.UnitEvent.UnitSet set -> set.unit().equals(unit);
            default -> false;
        };
    }

    Ledger ledger() {
        return ledger;
    }
}
