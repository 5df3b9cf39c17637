import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.client.ApiClient;
import org.longroll.client.ApiException;
import org.longroll.client.BattleApi;
import org.longroll.client.BattlesApi;
import org.longroll.client.UnitsApi;
import org.longroll.client.model.*;

/** Plays a short battle of each system with nothing but the client that openapi-generator makes of the document. */
public final class Battles {

    private final String server;
    private final UUID battle;
    private final Map<String, String> keys;

    private Battles(String server, NewBattle scenario) throws ApiException {
        this.server = server;
        var started = new BattlesApi(client(server, null)).startBattle(new StartBattleRequest(scenario), null, null, null);
        this.battle = started.getBattle().getId();
        this.keys = started.getKeys();
    }

    public static void main(String[] arguments) throws ApiException {
        acrossADeadlyField(arguments[0]);
        regimentalFireAndFury(arguments[0]);
    }

    private static void acrossADeadlyField(String server) throws ApiException {
        var table = new Battles(server, scenario("adf-15mm", "confederate")
                .addUnitsItem(unit("20-maine", "first", "veteran", "rifle-musket").figures(6).stands(3))
                .addUnitsItem(unit("15-alabama", "second", "veteran", "rifle-musket").figures(8).stands(4)));
        table.says("umpire", new AdfEntry(new NewAdfPart().type(AdfStep.BEGIN_PART)));
        while (!table.activeSide().equals("union")) {
            table.says("umpire", new AdfEntry(new NewAdfPart().type(AdfStep.END_PART)));
        }
        var fire = table.says("union", new AdfEntry(new NewAdfFire()
                .type(NewAdfFire.TypeEnum.FIRE)
                .units(List.of("20-maine"))
                .target("15-alabama")
                .inches(new BigDecimal(3))
                .cover(List.of(AdfCover.LIGHT_WOODS))
                .dice(new Dice(new ThrownDice().thrown(List.of(4, 6))))));
        var resolved = (AdfFireResolved) fire.getExplanation().getActualInstance();
        require(resolved.getDice().equals(List.of(4, 6)), "the fire is explained with its dice");
        var due = fire.getDue().get(0);
        require(due.getPrepared().getActualInstance() instanceof AdfCheck, "the fire calls a check");
        var check = table.says("confederate", new AdfEntry(new NewAdfMoraleCheck()
                .type(NewAdfMoraleCheck.TypeEnum.MORALE_CHECK)
                .due(due.getId())
                .dice(new Dice(RolledDice.ROLL))));
        var checked = (AdfCheckResolved) check.getExplanation().getActualInstance();
        require(table.unit("15-alabama").getMorale() == checked.getMoraleAfter(), "the check says the morale");
    }

    private static void regimentalFireAndFury(String server) throws ApiException {
        var table = new Battles(server, scenario("rff", "union")
                .addUnitsItem(unit("6-wisconsin", "first", "veteran", "RM").stands(8).wornAt(5).spentAt(3).formation("line"))
                .addUnitsItem(unit("2-mississippi", "second", "trained", "RM").stands(8).wornAt(5).spentAt(3).formation("line")));
        var maneuver = table.says("union", new RffEntry(new NewRffManeuver()
                .type(NewRffManeuver.TypeEnum.MANEUVER)
                .units(List.of("6-wisconsin"))
                .inCommand(true)
                .dice(new Dice(new ThrownDice().thrown(List.of(8))))));
        var resolved = (RffManeuverResolved) maneuver.getExplanation().getActualInstance();
        require(resolved.getDie() == 8, "the check is explained with its die");
        var charge = table.says("union", new RffEntry(new NewRffCharge()
                .type(NewRffCharge.TypeEnum.CHARGE)
                .units(List.of("6-wisconsin"))
                .target("2-mississippi")
                .legs(List.of(new RffLeg().ground(RffGround.OPEN).inches(new BigDecimal(6))))));
        require(charge.getEntry().getNumber() == 2, "the charge is the second entry");
        table.says("union", new RffEntry(new NewRffPhase().type(NewRffPhase.TypeEnum.BEGIN_PHASE)));
        var fire = table.says("confederate", new RffEntry(new NewRffFire()
                .type(NewRffFire.TypeEnum.FIRE)
                .kind(RffFireKind.MUSKETRY)
                .units(List.of("2-mississippi"))
                .inches(new BigDecimal(4))
                .target("6-wisconsin")
                .massed(List.of())
                .dice(new Dice(new ThrownDice().thrown(List.of(2))))));
        require(fire.getExplanation().getActualInstance() instanceof RffFireResolved, "the fire is explained");
        require(table.unit("2-mississippi").getFired(), "the regiment has fired");
    }

    private static NewBattle scenario(String ruleset, String initiative) {
        return new NewBattle()
                .title("A battle of a generated client")
                .ruleset(ruleset)
                .initiative(initiative)
                .addSidesItem(new NewSide().id("union").name("Union").nation(Nation.US))
                .addSidesItem(new NewSide().id("confederate").name("Confederate").nation(Nation.CS))
                .addCommandsItem(new NewCommand().id("first").side("union").kind(HigherCommandKind.BRIGADE).name("One"))
                .addCommandsItem(new NewCommand().id("second").side("confederate").kind(HigherCommandKind.BRIGADE).name("Two"));
    }

    private static NewUnit unit(String id, String command, String quality, String weapon) {
        return new NewUnit().id(id).name(id).command(command).arm("infantry").quality(quality).weapon(weapon);
    }

    private EntryAnswer says(String seat, AdfEntry entry) throws ApiException {
        return new BattleApi(client(server, keys.get(seat))).recordEntry(battle, new Entry(entry), null, null, null);
    }

    private EntryAnswer says(String seat, RffEntry entry) throws ApiException {
        return new BattleApi(client(server, keys.get(seat))).recordEntry(battle, new Entry(entry), null, null, null);
    }

    private String activeSide() throws ApiException {
        return new BattleApi(client(server, keys.get("umpire"))).readBattle(battle, null, null, null).getActiveSide();
    }

    private Unit unit(String id) throws ApiException {
        return new UnitsApi(client(server, keys.get("spectator"))).readUnit(battle, id, null, null, null);
    }

    private static ApiClient client(String server, String key) {
        var client = new ApiClient();
        client.updateBaseUri(server);
        if (key != null) {
            client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
        }
        return client;
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("not so: " + what);
        }
    }
}
