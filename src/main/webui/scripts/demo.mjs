// Writes a recorded battle as the page's demonstration:
// node scripts/demo.mjs <server> <battle> <key> src/after/demo.json
import { writeFileSync } from 'node:fs';

const [server, battle, key, target] = process.argv.slice(2);
const MOST = 100;
const get = async path =>
  (await fetch(`${server}/api/battles/${battle}${path}`, { headers: { Authorization: `Bearer ${key}` } })).json();

async function all(path) {
  const items = [];
  for (let cursor = ''; cursor !== null;) {
    const page = await get(`${path}${path.includes('?') ? '&' : '?'}limit=${MOST}${cursor && `&cursor=${cursor}`}`);
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

const standingAt = async version => ({
  battle: await get(`?at=${version}`),
  units: await all(`/units?at=${version}`),
  commands: await all(`/commands?at=${version}`),
  leaders: await all(`/leaders?at=${version}`),
  objectives: await all(`/objectives?at=${version}`),
});
const changed = (before, after) =>
  Object.fromEntries(
    Object.keys(after)
      .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map(name => [name, after[name]]),
  );

const standing = await standingAt(1);
const steps = [];
let before = standing;
for (const entry of await all('/entries?order=oldest&undone=false')) {
  const now = {
    battle: await get(`?at=${entry.version}`),
    units: await all(`/units?at=${entry.version}`),
    objectives: await all(`/objectives?at=${entry.version}`),
  };
  const units = Object.fromEntries(
    now.units
      .map(unit => [
        unit.id,
        changed(
          before.units.find(one => one.id === unit.id),
          unit,
        ),
      ])
      .filter(([, change]) => Object.keys(change).length),
  );
  const { turn, part, activeSide, points, due, ending, winner, entries, version } = now.battle;
  const held = Object.fromEntries(
    now.objectives
      .filter(one => before.objectives.find(other => other.id === one.id).heldBy !== one.heldBy)
      .map(one => [one.id, one.heldBy]),
  );
  steps.push({
    number: entry.number,
    turn: entry.turn,
    version: entry.version,
    sentence: entry.sentence,
    about: entry.about,
    units,
    held,
    battle: changed(before.battle, { turn, part, activeSide, points, due, ending, winner, entries, version }),
  });
  before = { ...before, ...now };
}
delete standing.battle.next;
writeFileSync(target, JSON.stringify({ standing, steps }));
