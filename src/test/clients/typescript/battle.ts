// Plays a short battle with nothing but the types that openapi-typescript makes of the document.
import type { components, operations } from "./generated/longroll.js";

type Schemas = components["schemas"];
type Entry = operations["recordEntry"]["requestBody"]["content"]["application/json"];
type NewBattle = operations["startBattle"]["requestBody"]["content"]["application/json"];

const server = process.argv[2];
if (server === undefined) {
  throw new Error("the address of a server is the only argument");
}

async function send<T>(method: "GET" | "POST", path: string, key: string | null, body?: unknown): Promise<T> {
  const answer = await fetch(server + path, {
    method,
    headers: { "Content-Type": "application/json", ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = (await answer.json()) as Schemas["Problem"];
    throw new Error(`${method} ${path}: ${problem.status} ${problem.code} ${problem.detail ?? ""}`);
  }
  return (await answer.json()) as T;
}

function expect(holds: boolean, what: string): asserts holds {
  if (!holds) {
    throw new Error(what);
  }
}

const scenario: NewBattle = {
  title: "Little Round Top",
  ruleset: "adf-15mm",
  initiative: "confederate",
  sides: [
    { id: "union", name: "Union", nation: "us" },
    { id: "confederate", name: "Confederate", nation: "cs" },
  ],
  commands: [
    { id: "vincent", side: "union", kind: "brigade", name: "Vincent's Brigade" },
    { id: "law", side: "confederate", kind: "brigade", name: "Law's Brigade" },
  ],
  units: [
    { id: "20-maine", name: "20th Maine", command: "vincent", arm: "infantry", quality: "veteran", weapon: "rifle-musket", figures: 6, stands: 3 },
    { id: "15-alabama", name: "15th Alabama", command: "law", arm: "infantry", quality: "veteran", weapon: "rifle-musket", figures: 8, stands: 4 },
  ],
};

const started = await send<Schemas["StartedBattle"]>("POST", "/api/battles", null, scenario);
const at = `/api/battles/${started.battle.id}`;

async function says(seat: string, entry: Entry): Promise<Schemas["EntryAnswer"]> {
  return send("POST", `${at}/entries`, started.keys[seat] ?? null, entry);
}

await says("umpire", { type: "begin-part" });
while ((await send<Schemas["Battle"]>("GET", at, started.keys["umpire"] ?? null)).activeSide !== "union") {
  await says("umpire", { type: "end-part" });
}
const fire = await says("union", {
  type: "fire",
  units: ["20-maine"],
  target: "15-alabama",
  inches: 3,
  cover: ["light-woods"],
  dice: { thrown: [4, 6] },
});
expect(fire.explanation?.type === "adf-fire-resolved", "a fire is explained");
expect(fire.explanation.dice.length === 2, "with its dice");
const due = fire.due[0];
expect(due !== undefined && due.prepared.type === "adf-morale-check", "the fire calls a check");
const check = await says("confederate", { type: "morale-check", due: due.id, dice: "roll" });
expect(check.explanation?.type === "adf-check-resolved", "the check is explained");
const unit = await send<Schemas["Unit"]>("GET", `${at}/units/15-alabama`, started.keys["spectator"] ?? null);
expect(unit.morale === check.explanation.moraleAfter, "the regiment has the morale that the check says");
console.log(`${unit.name}: ${unit.morale}, ${unit.figures} figures`);
