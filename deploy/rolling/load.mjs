// People who record through a proxy: node load.mjs URL BATTLES, until its input ends. Each entry has an Idempotency-Key and a
// text of its own. Prints what was answered, and looks whether every acknowledged entry is there once. A spectator of each
// battle reconnects whenever its stream ends, and has to see everything.
import {randomUUID} from 'node:crypto';

process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');
const [url, battles] = [process.argv[2], +process.argv[3]];
let over = false;
const errors = {};
let answered = 0;
let streams = 0;
const slowest = {record: 0, read: 0};

function note(what) {
  errors[what] = (errors[what] ?? 0) + 1;
}

async function call(path, key, body, headers = {}) {
  const begun = Date.now();
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {...(key && {Authorization: `Bearer ${key}`}), ...(body && {'Content-Type': 'application/json'}), Accept: 'application/json', ...headers},
    ...(body && {body: JSON.stringify(body)}),
  });
  const text = await response.text();
  const kind = body ? 'record' : 'read';
  slowest[kind] = Math.max(slowest[kind], Date.now() - begun);
  if (!response.ok) {
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
  }
  return JSON.parse(text);
}

async function record(table) {
  for (let i = 0; !over; i++) {
    const text = `note ${i}`;
    // A phone sends again what was not answered; here that counts as an error.
    for (let done = false; !done;) {
      try {
        await call(`/api/battles/${table.id}/entries`, table.key, {type: 'note', text}, {'Idempotency-Key': `${table.id}-${i}`});
        done = true;
      } catch (error) {
        note(`record: ${error.message}${error.cause ? ` ${error.cause.code}` : ''}`);
        await new Promise(resolve => setTimeout(resolve, 200));
      }
    }
    table.acknowledged.push(text);
    answered++;
    try {
      await call(`/api/battles/${table.id}/units`, table.key);
      answered++;
    } catch (error) {
      note(`read: ${error.message}${error.cause ? ` ${error.cause.code}` : ''}`);
    }
    await new Promise(resolve => setTimeout(resolve, 30));
  }
}

async function watch(table) {
  while (!table.left) {
    try {
      const response = await fetch(`${url}/api/battles/${table.id}/live`, {headers: {Authorization: `Bearer ${table.key}`, 'Last-Event-ID': `${table.seen}`}, signal: table.leaving.signal});
      streams++;
      if (!response.ok) {
        note(`watch: ${response.status}`);
      }
      let rest = '';
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + part).split('\n');
        rest = lines.pop();
        for (const line of lines.filter(line => line.startsWith('id:'))) {
          const version = +line.slice(3);
          if (version !== table.seen + 1) {
            note(`watch: ${version} after ${table.seen}`);
          }
          table.seen = version;
        }
      }
    } catch (error) {
      if (!table.left) {
        note(`watch: ${error.message}${error.cause ? ` ${error.cause.code}` : ''}`);
      }
    }
    await new Promise(resolve => setTimeout(resolve, 500));
  }
}

const scenario = await call('/api/scenarios/little-round-top');
const tables = [];
for (let i = 0; i < battles; i++) {
  const started = await call('/api/battles', '', scenario, {'Idempotency-Key': randomUUID()});
  tables.push({id: started.battle.id, key: started.keys.umpire, acknowledged: [], seen: 0, left: false, leaving: new AbortController()});
}
const watching = tables.map(watch);
console.log('begun');
const recording = tables.map(record);
process.stdin.resume();
await new Promise(resolve => process.stdin.on('end', resolve));
over = true;
await Promise.all(recording);
let lost = 0;
let twice = 0;
let unseen = 0;
for (const table of tables) {
  const texts = [];
  let cursor = '';
  let version = 0;
  do {
    const page = await call(`/api/battles/${table.id}/events?limit=500${cursor}`, table.key);
    texts.push(...page.items.filter(event => event.type === 'note-taken').map(event => event.payload.text));
    version += page.items.length;
    cursor = page.next ? `&cursor=${page.next}` : '';
  } while (cursor);
  lost += table.acknowledged.filter(text => !texts.includes(text)).length;
  twice += texts.length - new Set(texts).size;
  for (let i = 0; i < 300 && table.seen < version; i++) {
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  unseen += version - table.seen;
  table.left = true;
  table.leaving.abort();
}
const wrong = Object.values(errors).reduce((sum, count) => sum + count, 0);
for (const [what, count] of Object.entries(errors)) {
  console.log(`${count} × ${what}`);
}
console.log(`${answered} calls answered, ${wrong} errors, ${lost} lost, ${twice} twice, ${unseen} not seen by spectators (${streams} streams), slowest ${slowest.record} ms recording, ${slowest.read} ms reading`);
process.exit(wrong + lost + twice + unseen === 0 ? 0 : 1);
