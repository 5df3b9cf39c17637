// A verifier written from docs/proof-format.md alone, with nothing but node. For each file named on standard input it
// writes one line of JSON: {"sound": …, "faults": [{"sequence": …, "code": …}]}. A line of input is a JSON object:
// {"file": …, "keys": […], "checkpoints": […]}.
import { createHash, createPublicKey, verify as ed25519 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  parts.forEach(part => hash.update(part));
  return hash.digest();
};

/** A reason to stop: the file is not as a server would write it. */
class Broken extends Error {
  constructor(code, sequence) {
    super(code);
    this.code = code;
    this.sequence = sequence;
  }
}

// ---- 1. Canonical JSON (RFC 8785) -----------------------------------------------------------------------------------

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.keys(value).sort().map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

function parsed(line, sequence) {
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Broken('file', sequence);
  }
  const text = canonical(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value) || text !== line || /\\ud[89a-f]/i.test(text)) {
    throw new Broken('file', sequence);
  }
  return value;
}

// ---- 2. The file ----------------------------------------------------------------------------------------------------

const HEX = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.\d{6}Z$/;
const NAME = /^[a-z0-9][a-z0-9._:@-]{0,99}$/;
const FIELDS = 'actor commandId entryId eventId hash occurredAt payload previousHash recordedAt schemaVersion sequence stream type';

function lines(bytes) {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Broken('file', 0);
  }
  if (!text.endsWith('\n')) throw new Broken('file', 0);
  return text.slice(0, -1).split('\n');
}

function heading(line) {
  const first = parsed(line, 0);
  const known = first.formatVersion === 1 ? 'format formatVersion head stream' : 'chart format formatVersion head stream';
  const good = first.format === 'longroll-battle' && [1, 2].includes(first.formatVersion)
    && Object.keys(first).sort().join(' ') === known
    && Object.keys(first.head ?? {}).sort().join(' ') === 'hash version'
    && HEX.test(first.head.hash) && Number.isSafeInteger(first.head.version) && UUID.test(first.stream)
    && (first.chart == null || HEX.test(first.chart));
  if (!good) throw new Broken('file', 0);
  return first;
}

function isTime(text) {
  const parts = TIME.exec(text);
  if (!parts) return false;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number);
  const at = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  at.setUTCFullYear(year, month - 1, day);
  return year >= 1 && at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    && hour < 24 && minute < 60 && second < 60;
}

function wellFormed(event) {
  return Object.keys(event).sort().join(' ') === FIELDS
    && [event.stream, event.eventId, event.entryId, event.commandId].every(id => UUID.test(id))
    && [event.hash, event.previousHash].every(hash => HEX.test(hash))
    && [event.occurredAt, event.recordedAt].every(isTime)
    && NAME.test(event.type) && NAME.test(event.actor)
    && Number.isSafeInteger(event.schemaVersion) && event.schemaVersion > 0 && event.schemaVersion < 2 ** 31;
}

function chain(rest, head) {
  const events = [];
  let previous = '0'.repeat(64);
  for (const line of rest) {
    const sequence = events.length + 1;
    const event = parsed(line, sequence);
    if (!wellFormed(event)) throw new Broken('file', sequence);
    const { hash, ...open } = event;
    if (event.stream !== head.stream || event.sequence !== sequence || event.previousHash !== previous
      || sha256(canonical(open)).toString('hex') !== hash) throw new Broken('chain', sequence);
    previous = hash;
    events.push(event);
  }
  if (events.length === 0 || events.length !== head.head.version || previous !== head.head.hash) {
    throw new Broken('chain', events.length);
  }
  return events;
}

function checkChart(line, head, opening) {
  const chart = parsed(line, 0);
  if (Object.keys(chart).sort().join(' ') !== 'chart values' || typeof chart.values !== 'object') throw new Broken('chart', 0);
  const text = Object.keys(chart.values).sort().map(path => `${path}=${chart.values[path]}\n`).join('');
  const hash = sha256(text).toString('hex');
  if (chart.chart !== head.chart || hash !== head.chart || opening.payload.rulebook?.chart !== hash) throw new Broken('chart', 0);
}

// ---- 3. The tree (RFC 6962, section 2.1) ----------------------------------------------------------------------------

const leaf = hash => sha256(Buffer.from([0]), Buffer.from(hash, 'hex'));
const node = (left, right) => sha256(Buffer.from([1]), left, right);

/** The definition itself: MTH(D[n]) = SHA-256(1 || MTH(D[0:k]) || MTH(D[k:n])), k the largest power of two below n. */
function root(leaves, from = 0, to = leaves.length) {
  if (to === from) return sha256('');
  if (to - from === 1) return leaves[from];
  let split = 1;
  while (split * 2 < to - from) split *= 2;
  return node(root(leaves, from, from + split), root(leaves, from + split, to));
}

// ---- 4. Notes, keys and checkpoints (C2SP signed-note, tlog-checkpoint) ----------------------------------------------

const KEY_NAME = /^[!-*,-~]{1,200}$/;

function strictBase64(text) {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new Error('base64');
  return bytes;
}

function key(text) {
  const [name, id, ...data] = text.split('+');
  const bytes = strictBase64(data.join('+'));
  if (!KEY_NAME.test(name) || bytes.length !== 33 || bytes[0] !== 1) throw new Error('key');
  if (sha256(`${name}\n`, bytes).subarray(0, 4).toString('hex') !== id) throw new Error('key id');
  return { name, id, text, bytes: bytes.subarray(1) };
}

function note(text) {
  const end = text.lastIndexOf('\n\n');
  if (text.length > 10000 || end < 0 || !text.endsWith('\n')) throw new Error('note');
  const body = text.slice(0, end + 1);
  if (/[\u0000-\u0009\u000b-\u001f]/.test(body)) throw new Error('note');
  const signatures = text.slice(end + 2, -1).split('\n').map(line => {
    const [dash, name, data, ...more] = line.split(' ');
    const bytes = strictBase64(data ?? '');
    if (dash !== '—' || more.length || !KEY_NAME.test(name) || bytes.length < 5) throw new Error('signature');
    return { name, id: bytes.subarray(0, 4).toString('hex'), signature: bytes.subarray(4) };
  });
  if (signatures.length > 64) throw new Error('signatures');
  return { body, signatures };
}

const X509 = Buffer.from('302a300506032b6570032100', 'hex');

function isSignedBy(signed, by) {
  return signed.signatures.some(line => {
    if (line.name !== by.name || line.id !== by.id) return false;
    try {
      const publicKey = createPublicKey({ key: Buffer.concat([X509, by.bytes]), format: 'der', type: 'spki' });
      return ed25519(null, Buffer.from(signed.body), publicKey, line.signature);
    } catch {
      return false;
    }
  });
}

function checkpoint(body) {
  const [origin, size, hash, ...rest] = body.split('\n');
  if (!origin || !/^(0|[1-9][0-9]{0,17})$/.test(size ?? '') || rest.pop() !== '' || rest.includes('')) throw new Error('checkpoint');
  const bytes = strictBase64(hash);
  if (bytes.length !== 32) throw new Error('root');
  return { origin, size: Number(size), root: bytes, extensions: rest };
}

function announcement(text) {
  const signed = note(text);
  const said = checkpoint(signed.body);
  const [first, second] = said.extensions;
  if (!first?.startsWith('signer ') || !second?.startsWith('successor ')) throw new Error('announcement');
  const signer = key(first.slice(7));
  const successor = key(second.slice(10));
  if (signer.name !== successor.name || said.origin !== `${signer.name}/log`) throw new Error('announcement');
  if (!isSignedBy(signed, signer) || !isSignedBy(signed, successor)) throw new Error('announcement');
  return { signer: signer.text, successor: successor.text };
}

function announcements(notes, last) {
  const chained = notes.map(announcement);
  chained.forEach((each, i) => {
    if (i > 0 && chained[i - 1].successor !== each.signer) throw new Error('announcements');
  });
  if (chained.length && chained.at(-1).successor !== last) throw new Error('announcements');
  return chained;
}

// ---- 5. The checkpoints of a battle ---------------------------------------------------------------------------------

function checkOne(event, before, found) {
  const fault = code => found.faults.push({ sequence: event.sequence, code });
  const { note: text, key: keyText, announcements: notes } = event.payload;
  let signed, said, by;
  try {
    if (typeof text !== 'string' || typeof keyText !== 'string' || !Array.isArray(notes)) throw new Error('payload');
    signed = note(text);
    said = checkpoint(signed.body);
    by = key(keyText);
  } catch {
    return fault('not-a-checkpoint');
  }
  if (said.origin !== `${by.name}/battles/${event.stream}`) return fault('other-battle');
  if (said.size !== before.length) return fault('other-size');
  if (!said.root.equals(root(before))) return fault('other-root');
  if (!isSignedBy(signed, by)) return fault('bad-signature');
  try {
    found.announced.push(...announcements(notes, by.text));
  } catch {
    return fault('bad-announcement');
  }
  found.good.push(by.text);
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function code(size, hash) {
  let number = BigInt(`0x${hash.subarray(0, 15).toString('hex')}`);
  let letters = '';
  for (let i = 0; i < 24; i++, number >>= 5n) letters = LETTERS[Number(number & 31n)] + letters;
  return `${size}-${letters.match(/.{4}/g).join('-')}`;
}

function compare(leaves, found, keys, checkpoints) {
  for (const held of checkpoints) {
    const kept = held.includes('\n') ? checkpoint(note(held).body) : null;
    const wanted = kept ? code(kept.size, kept.root) : held;
    const size = Number(wanted.split('-')[0]);
    if (size > leaves.length) found.faults.push({ sequence: 0, code: 'too-short' });
    else if (code(size, root(leaves, 0, size)) !== wanted) found.faults.push({ sequence: 0, code: 'rewritten' });
  }
  if (keys.length) {
    const trusted = new Set(keys);
    found.announced.forEach(each => trusted.has(each.signer) && trusted.add(each.successor));
    if (!found.good.some(each => trusted.has(each))) found.faults.push({ sequence: 0, code: 'untrusted-key' });
  }
}

export function verify(bytes, keys = [], checkpoints = []) {
  try {
    const [first, ...rest] = lines(bytes);
    const head = heading(first);
    const chart = head.chart ? rest.pop() : null;
    if (chart === undefined) throw new Broken('chart', 0);
    const events = chain(rest, head);
    if (chart !== null) checkChart(chart, head, events[0]);
    const found = { faults: [], good: [], announced: [] };
    const leaves = events.map(event => leaf(event.hash));
    events.forEach((event, i) => event.type === 'checkpoint-signed' && checkOne(event, leaves.slice(0, i), found));
    compare(leaves, found, keys, checkpoints);
    return { sound: found.faults.length === 0, faults: found.faults };
  } catch (e) {
    if (!(e instanceof Broken)) throw e;
    return { sound: false, faults: [{ sequence: e.sequence, code: e.code }] };
  }
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { file, keys, checkpoints } = JSON.parse(line);
    console.log(JSON.stringify(verify(readFileSync(file), keys, checkpoints)));
  }
}
