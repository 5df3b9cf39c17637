// Four tables that record on a server, and how long each entry takes, in the quiet and beside a hostile caller:
// node hostile.mjs URL MINUTES FILE PID. FILE is a long battle that the caller asks for, PID the server's process.
import {once} from 'node:events';
import {readFileSync, readdirSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {Worker} from 'node:worker_threads';

const [url, minutes, file, pid] = [new URL(process.argv[2]), +process.argv[3], process.argv[4], process.argv[5]];
const TABLES = 4;
const BETWEEN_ENTRIES = 250;
const ENTRIES_OF_A_BATTLE = 2_000;
const WARM_UP = 60_000;
const QUIET = 15_000;
const HOSTILE = 40_000;
const SETTLING = 5_000;
const SLOWER_AT_MOST = 5;
const HEALTH_WITHIN = 5_000;
const HELD = ['longroll_gate_open', 'longroll_gate_waiting', 'longroll_gate_body_bytes', 'longroll_gate_documents', 'longroll_gate_answer_bytes'];
const wrong = {};
const taken = {quiet: [], hostile: [], settling: []};
let phase = 'settling';
let over = false;
let waiting = 0;

if (url.hostname !== '127.0.0.1') {
  throw new Error('This is for a server on 127.0.0.1 only.');
}

function note(what) {
  wrong[what] = (wrong[what] ?? 0) + 1;
}

const agent = new Agent({keepAlive: true});

function call(path, {key, body, type = 'application/json', from = '127.0.0.1', within = 60_000} = {}) {
  return new Promise((resolve, reject) => {
    const headers = {...(key && {Authorization: `Bearer ${key}`}), ...(body && {'Content-Type': type, 'Content-Length': Buffer.byteLength(body)})};
    const asked = request(new URL(path, url), {agent, localAddress: from, method: body ? 'POST' : 'GET', headers, timeout: within}, answer => {
      const parts = [];
      answer.on('data', part => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => resolve({status: answer.statusCode, text: Buffer.concat(parts).toString()}));
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${within} ms`)));
    asked.end(body);
  });
}

async function made(path, given) {
  const answer = await call(path, given);
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  return answer.text;
}

/** One battle after the other; an entry is sent when its time has come, also where the one before is not answered yet. */
async function play() {
  const scenario = await made('/api/scenarios/little-round-top');
  while (!over) {
    const started = JSON.parse(await made('/api/battles', {body: scenario}));
    const answers = [];
    for (let i = 0; i < ENTRIES_OF_A_BATTLE && !over; i++) {
      answers.push(record(started, i));
      await pause(BETWEEN_ENTRIES);
    }
    await Promise.all(answers);
  }
}

async function record({battle, keys}, number) {
  const begun = performance.now();
  const times = taken[phase];
  waiting++;
  try {
    const answer = await call(`/api/battles/${battle.id}/entries`, {key: keys.umpire, body: JSON.stringify({type: 'note', text: `note ${number}`})});
    times.push(performance.now() - begun);
    if (answer.status !== 201) {
      note(`an entry got ${answer.status} ${answer.text.slice(0, 120)}`);
    }
  } catch (error) {
    note(`an entry got ${error.message}`);
  } finally {
    waiting--;
  }
}

const health = {answered: 0, slowest: 0};

async function look(from) {
  while (!over) {
    const begun = performance.now();
    try {
      const answer = await call('/q/health', {from, within: HEALTH_WITHIN});
      if (answer.status !== 200) {
        note(`health said ${answer.status} to ${from}: ${answer.text.slice(0, 300)}`);
      }
      health.answered++;
    } catch (error) {
      note(`health to ${from}: ${error.message}`);
    }
    health.slowest = Math.max(health.slowest, performance.now() - begun);
    await pause(1_000);
  }
}

async function figures() {
  const found = {};
  for (const line of (await made('/q/metrics')).split('\n')) {
    const [, name, value] = /^(\w+)(?:\{[^}]*\})? ([\d.E-]+)$/.exec(line) ?? [];
    found[name] = (found[name] ?? 0) + +value;
  }
  return found;
}

const status = name => +new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
const usage = () => ({resident: Math.round(status('VmRSS') / 1024), peak: Math.round(status('VmHWM') / 1024), threads: status('Threads'), files: readdirSync(`/proc/${pid}/fd`).length});

/** Places, bytes and open files after the last call has ended; the caller of this is the one request that is open. */
async function heldAfter(millis) {
  const end = performance.now() + millis;
  for (;;) {
    const now = await figures();
    const held = Object.fromEntries(HELD.map(name => [name, now[name]]));
    const idle = held.longroll_gate_open <= 1 && HELD.slice(1).every(name => held[name] === 0);
    if (idle || performance.now() > end) {
      return {idle, held, free: now.longroll_gate_free};
    }
    await pause(500);
  }
}

function quantile(times, share) {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}

const line = times => `${times.length} entries, median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, slowest ${quantile(times, 0.99999).toFixed(0)} ms`;

const long = JSON.parse(await made('/api/battles/import', {body: readFileSync(file), type: 'application/x-ndjson'}));
await made(`/api/battles/${long.battle.id}/entries`, {key: long.keys.umpire, body: JSON.stringify({type: 'settings', visibility: 'public'})});
const caller = new Worker(new URL('hostile-caller.mjs', import.meta.url), {workerData: {host: url.hostname, port: +url.port, battle: long.battle.id}});
caller.on('error', error => {
  throw error;
});
const telling = once(caller, 'message');

const playing = Array.from({length: TABLES}, play);
const looking = ['127.0.0.1', '127.0.0.2'].map(look);
const report = () => console.log(`hostile ${line(taken.hostile)}; quiet ${line(taken.quiet)}; ${JSON.stringify(usage())}`);

async function during(name, millis) {
  phase = name;
  await pause(millis);
}

async function hostile(name) {
  caller.postMessage('begin');
  await during(name, HOSTILE);
  caller.postMessage('end');
  phase = 'settling';
  while (waiting > 0) await pause(100);
  await pause(SETTLING);
}

/** Neither is measured before the compiler has seen both. */
await pause(WARM_UP);
const before = usage();
await hostile('settling');
const afterTheFirst = usage();
Object.assign(health, {answered: 0, slowest: 0});
for (let round = 1; round <= minutes; round++) {
  await during('quiet', QUIET);
  await hostile('hostile');
  report();
}
over = true;
await Promise.all([...playing, ...looking]);
caller.postMessage('stop');
agent.destroy();
const [tried] = await telling;
const {idle, held, free} = await heldAfter(150_000);
const after = usage();
const ratio = quantile(taken.hostile, 0.99) / quantile(taken.quiet, 0.99);
console.log(`quiet: ${line(taken.quiet)}`);
console.log(`hostile: ${line(taken.hostile)}`);
console.log(`p99 beside the caller: ${ratio.toFixed(2)} times the quiet (at most ${SLOWER_AT_MOST})`);
console.log(`health: ${health.answered} answers, slowest ${health.slowest.toFixed(0)} ms`);
console.log(`the caller: ${JSON.stringify(tried.done)}`);
console.log(`held at the end: ${JSON.stringify(held)}, ${free} free`);
console.log(`MB, threads and files before ${JSON.stringify(before)}, after the first minute ${JSON.stringify(afterTheFirst)}, at the end ${JSON.stringify(after)}`);
if (!(ratio <= SLOWER_AT_MOST)) note('an entry took too long');
if (!idle) note('places or bytes did not come back');
if (after.files > before.files + 20) note('open files did not come back');
if (after.resident > afterTheFirst.resident * 1.25 + 50) note('memory did not come back');
for (const [what, count] of [...Object.entries(wrong), ...Object.entries(tried.wrong)]) {
  console.log(`${count} × ${what}`);
}
process.exit(Object.keys(wrong).length + Object.keys(tried.wrong).length === 0 ? 0 : 1);
