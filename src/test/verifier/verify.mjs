// A verifier written from docs/proof-format.md alone, with nothing but node. For each file named on standard input it
// writes one line of JSON: {"sound": …, "faults": [{"sequence": …, "code": …}], "fits": […]}. A line of input is a JSON object:
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

/** How deep the braces and brackets of a text go, read before any parser that calls itself. */
function depth(text) {
  let deepest = 0;
  let now = 0;
  for (const [brace] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    now += brace === '{' || brace === '[' ? 1 : -1;
    deepest = Math.max(deepest, now);
  }
  return deepest;
}

function parsed(line, sequence) {
  let value;
  if (depth(line) > 1 + DEEPEST_PAYLOAD) throw new Broken('file', sequence);
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

const DEEPEST_PAYLOAD = 100;
const LONGEST_PAYLOAD = 2 ** 20;
const HEX = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.\d{6}Z$/;
const KIND = /^longroll-[a-z]+(-[a-z]+)*$/;
const NAME = /^[a-z0-9][a-z0-9._:@-]{0,99}$/;
const FIELDS = 'actor commandId entryId eventId hash occurredAt payload previousHash recordedAt schemaVersion sequence stream type';

/** The whole lines, and whether something that no line feed ends follows them. */
function lines(bytes) {
  const end = bytes.lastIndexOf(10);
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, Math.max(0, end)));
  } catch {
    throw new Broken('file', 0);
  }
  if (end < 0) throw new Broken('file', 0);
  return { whole: text.split('\n'), more: end + 1 < bytes.length };
}

function heading(line) {
  const first = parsed(line, 0);
  const known = first.formatVersion === 1 ? 'format formatVersion head stream' : 'chart format formatVersion head stream';
  const good = KIND.test(first.format) && [1, 2].includes(first.formatVersion)
    && Object.keys(first).sort().join(' ') === known
    && Object.keys(first.head ?? {}).sort().join(' ') === 'hash version'
    && fits(HEX, first.head.hash) && Number.isSafeInteger(first.head.version) && fits(UUID, first.stream)
    && (first.chart == null || fits(HEX, first.chart));
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

/** A pattern would read the right text from a list of one string, or from null. */
const fits = (pattern, value) => typeof value === 'string' && pattern.test(value);
const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);

function wellFormed(event) {
  return Object.keys(event).sort().join(' ') === FIELDS
    && [event.stream, event.eventId, event.entryId, event.commandId].every(id => fits(UUID, id))
    && [event.hash, event.previousHash].every(hash => fits(HEX, hash))
    && [event.occurredAt, event.recordedAt].every(time => typeof time === 'string' && isTime(time))
    && fits(NAME, event.type) && fits(NAME, event.actor)
    && isObject(event.payload) && canonical(event.payload).length <= LONGEST_PAYLOAD
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
  if (events.length < head.head.version) throw new Broken('cut-off', events.length);
  if (events.length === 0 || previous !== head.head.hash) throw new Broken('chain', events.length);
  if (`longroll-${events[0].type}` !== `${head.format}-started`) throw new Broken('file', 0);
  return events;
}

function checkChart(line, head, opening) {
  const chart = parsed(line, 0);
  if (Object.keys(chart).sort().join(' ') !== 'chart values' || typeof chart.values !== 'object'
    || Object.values(chart.values ?? {}).some(value => typeof value !== 'string')) throw new Broken('chart', 0);
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
  if (text.length > 300 || !KEY_NAME.test(name) || bytes.length !== 33 || bytes[0] !== 1) throw new Error('key');
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
    if (dash !== '—' || more.length || !KEY_NAME.test(name) || bytes.length < 5 || bytes.length > 200) throw new Error('signature');
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
    if (![text, keyText, ...[].concat(notes)].every(each => typeof each === 'string') || !Array.isArray(notes)) throw new Error('payload');
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
  found.good.push({ sequence: event.sequence, key: by.text });
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function code(size, hash) {
  let number = BigInt(`0x${hash.subarray(0, 15).toString('hex')}`);
  let letters = '';
  for (let i = 0; i < 24; i++, number >>= 5n) letters = LETTERS[Number(number & 31n)] + letters;
  return `${size}-${letters.match(/.{4}/g).join('-')}`;
}

/** The checksum of BIP 350 over a human-readable part and symbols of five bits. */
function bech32m(prefix, symbols) {
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  const bytes = [...prefix].map(each => each.charCodeAt(0));
  let sum = 1;
  for (const value of [...bytes.map(each => each >> 5), 0, ...bytes.map(each => each & 31), ...symbols, 0, 0, 0, 0, 0, 0]) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    generator.forEach((each, i) => { if ((top >> i) & 1) sum ^= each; });
  }
  sum ^= 0x2bc830a3;
  return [5, 4, 3, 2, 1, 0].map(place => LETTERS[(sum >> (5 * place)) & 31]).join('');
}

/** A code as a person types it: {size, text, checked}, or null if it is mistyped. */
function typed(text) {
  const [size, ...groups] = text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1').split(/[\s-]+/);
  const letters = groups.join('');
  if (!/^(0|[1-9][0-9]{0,17})$/.test(size) || !/^([0-9A-HJKMNP-TV-Z]{24}|[0-9A-HJKMNP-TV-Z]{30})$/.test(letters)) return null;
  const root = letters.slice(0, 24);
  const check = letters.slice(24);
  if (check && check !== bech32m(size, [...root].map(each => LETTERS.indexOf(each)))) return null;
  return { size: Number(size), text: `${size}-${root.match(/.{4}/g).join('-')}`, checked: check !== '' };
}

function kept(held) {
  if (!held.includes('\n')) return typed(held);
  const { size, root: hash } = checkpoint(note(held).body);
  return { size, text: code(size, hash), checked: true };
}

/** How far the first events go, as section 5 says. */
function extent(events, size) {
  const covered = events.slice(0, size).filter(event => event.type !== 'checkpoint-signed');
  const entry = Math.max(0, new Set(covered.map(event => event.entryId)).size - 1);
  const cause = events[size]?.type === 'checkpoint-signed' ? events[size].payload.cause : '';
  const turn = covered.findLast(event => event.type.endsWith('turn-ended'))?.payload.turn;
  const end = cause === 'end' ? ', end of the battle' : cause === 'turn' && turn ? `, end of turn ${turn}` : '';
  return `up to entry ${entry}${end}`;
}

function compare(events, leaves, found, keys, checkpoints) {
  const fault = code => found.faults.push({ sequence: 0, code });
  for (const each of checkpoints) {
    const held = kept(each);
    if (!held) fault('mistyped');
    else if (held.size > leaves.length) fault('too-short');
    else if (code(held.size, root(leaves, 0, held.size)) === held.text) found.fits.push(extent(events, held.size));
    else fault(held.checked ? 'other-history' : 'other-history-or-mistyped');
  }
  if (keys.length) {
    const trusted = new Set(keys);
    found.announced.forEach(each => trusted.has(each.signer) && trusted.add(each.successor));
    const proven = found.good.findLast(each => trusted.has(each.key))?.sequence ?? 0;
    for (const { sequence } of found.good) if (sequence > proven) found.faults.push({ sequence, code: 'untrusted-key' });
    if (proven < events.length) found.faults.push({ sequence: proven + 1, code: 'unproven' });
  }
}

export function verify(bytes, keys = [], checkpoints = []) {
  try {
    const { whole: [first, ...rest], more } = lines(bytes);
    const head = heading(first);
    const events = chain(rest.slice(0, head.head.version), head);
    const behind = rest.slice(head.head.version);
    if (head.chart && !behind.length) throw new Broken('cut-off', events.length);
    if (head.chart) checkChart(behind.shift(), head, events[0]);
    if (behind.length || more) throw new Broken('file', events.length + 1);
    const found = { faults: [], fits: [], good: [], announced: [] };
    const leaves = events.map(event => leaf(event.hash));
    events.forEach((event, i) => event.type === 'checkpoint-signed' && checkOne(event, leaves.slice(0, i), found));
    compare(events, leaves, found, keys, checkpoints);
    return { sound: found.faults.length === 0, faults: found.faults, fits: found.fits };
  } catch (e) {
    if (!(e instanceof Broken)) throw e;
    return { sound: false, faults: [{ sequence: e.sequence, code: e.code }], fits: [] };
  }
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { file, keys, checkpoints } = JSON.parse(line);
    console.log(JSON.stringify(verify(readFileSync(file), keys, checkpoints)));
  }
}
