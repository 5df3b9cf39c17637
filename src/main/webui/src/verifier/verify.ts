import { hex, sha256, utf8 } from './crypto';
import {
  codeOf,
  isSignedBy,
  readAnnouncements,
  readCheckpoint,
  readHeld,
  readKey,
  readNote,
  type Announcement,
  type Held,
} from './notes';
import { Tree } from './tree';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export interface Event {
  sequence: number;
  stream: string;
  type: string;
  actor: string;
  entryId: string;
  eventId: string;
  commandId: string;
  occurredAt: string;
  recordedAt: string;
  schemaVersion: number;
  previousHash: string;
  hash: string;
  payload: { [name: string]: Json };
}
/** What was found in an event, or of something that the reader holds. */
export interface Finding {
  sequence: number;
  code: string;
  held?: string;
}
export interface Signed {
  sequence: number;
  size: number;
  code: string;
  key: string;
}
/** A code that the reader holds, and how far the events go that it is of. */
export interface Fit {
  code: string;
  extent: string;
}
export interface Report {
  sound: boolean;
  faults: Finding[];
  notes: Finding[];
  fits: Fit[];
  checkpoints: Signed[];
  events: Event[];
  stream: string;
  promised: number;
}

class Broken extends Error {
  constructor(
    readonly code: string,
    readonly sequence: number,
  ) {
    super(code);
  }
}

/** RFC 8785: JSON in its one canonical form. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value && typeof value === 'object')
    return `{${Object.keys(value)
      .sort()
      .map(name => `${JSON.stringify(name)}:${canonical(value[name]!)}`)
      .join()}}`;
  return JSON.stringify(value);
}

/** How deep the braces and brackets of a text go, read before any parser that calls itself. */
function depth(text: string): number {
  let deepest = 0;
  let now = 0;
  for (const [brace] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    now += brace === '{' || brace === '[' ? 1 : -1;
    deepest = Math.max(deepest, now);
  }
  return deepest;
}

function parsed(line: string, sequence: number): { [name: string]: Json } {
  let value: Json;
  if (depth(line) > 1 + DEEPEST_PAYLOAD) throw new Broken('file', sequence);
  try {
    value = JSON.parse(line) as Json;
  } catch {
    throw new Broken('file', sequence);
  }
  if (
    !value ||
    typeof value !== 'object' ||
    Array.isArray(value) ||
    canonical(value) !== line ||
    /\\ud[89a-f]/i.test(line)
  )
    throw new Broken('file', sequence);
  return value;
}

const DEEPEST_PAYLOAD = 100;
const LONGEST_PAYLOAD = 2 ** 20;
const KIND = /^longroll-[a-z]+(-[a-z]+)*$/;
const HASH = /^[0-9a-f]{64}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const WORD = /^[a-z0-9][a-z0-9._:@-]{0,99}$/;
const FIELDS =
  'actor,commandId,entryId,eventId,hash,occurredAt,payload,previousHash,recordedAt,schemaVersion,sequence,stream,type';

/** Whether a time of the right form exists: a day that a month does not have would be moved into the next one. */
function isTime(text: string): boolean {
  const at = new Date(`${text.slice(0, 23)}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(-24, -1) === text.slice(0, 23);
}

/** A pattern would read the right text from a list of one string, too. */
const fits = (pattern: RegExp, value: Json | undefined) => typeof value === 'string' && pattern.test(value);

const isObject = (value: Json | undefined) => !!value && typeof value === 'object' && !Array.isArray(value);

function isEvent(read: { [name: string]: Json }): boolean {
  const event = read as unknown as Event;
  return (
    Object.keys(read).sort().join() === FIELDS &&
    [event.stream, event.eventId, event.entryId, event.commandId].every(id => fits(ID, id)) &&
    [event.hash, event.previousHash].every(hash => fits(HASH, hash)) &&
    [event.occurredAt, event.recordedAt].every(time => fits(TIME, time) && isTime(time)) &&
    [event.type, event.actor].every(word => fits(WORD, word)) &&
    isObject(event.payload) &&
    canonical(event.payload).length <= LONGEST_PAYLOAD &&
    Number.isInteger(event.schemaVersion) &&
    event.schemaVersion > 0 &&
    event.schemaVersion < 2 ** 31
  );
}

interface Heading {
  kind: string;
  version: number;
  stream: string;
  head: string;
  chart: string | null;
}

function heading(line: string): Heading {
  const first = parsed(line, 0);
  const names = Object.keys(first).sort().join();
  const head = first.head as { hash: string; version: number } | undefined;
  const good =
    fits(KIND, first.format) &&
    ((first.formatVersion === 1 && names === 'format,formatVersion,head,stream') ||
      (first.formatVersion === 2 && names === 'chart,format,formatVersion,head,stream')) &&
    head &&
    Object.keys(head).sort().join() === 'hash,version' &&
    fits(HASH, head.hash) &&
    Number.isSafeInteger(head.version) &&
    fits(ID, first.stream) &&
    (first.chart == null || fits(HASH, first.chart));
  if (!good) throw new Broken('file', 0);
  return {
    kind: String(first.format).slice('longroll-'.length),
    version: head.version,
    head: head.hash,
    stream: String(first.stream),
    chart: (first.chart as string | null | undefined) ?? null,
  };
}

function readChain(lines: string[], head: Heading): Event[] {
  let previous = '0'.repeat(64);
  const events = lines.map((line, i) => {
    const read = parsed(line, i + 1);
    if (!isEvent(read)) throw new Broken('file', i + 1);
    const { hash, ...open } = read;
    if (
      read.stream !== head.stream ||
      read.sequence !== i + 1 ||
      read.previousHash !== previous ||
      hex(sha256(utf8(canonical(open)))) !== hash
    )
      throw new Broken('chain', i + 1);
    previous = String(hash);
    return read as unknown as Event;
  });
  if (events.length < head.version) throw new Broken('cut-off', events.length);
  if (!events.length || previous !== head.head) throw new Broken('chain', events.length);
  if (events[0]!.type !== `${head.kind}-started`) throw new Broken('file', 0);
  return events;
}

function checkChart(line: string | undefined, head: Heading, opening: Event): void {
  const chart = parsed(line ?? '', 0);
  const values = chart.values as { [path: string]: string };
  const good =
    Object.keys(chart).sort().join() === 'chart,values' &&
    values &&
    typeof values === 'object' &&
    Object.values(values).every(value => typeof value === 'string');
  if (!good) throw new Broken('chart', 0);
  const hash = hex(
    sha256(
      utf8(
        Object.keys(values)
          .sort()
          .map(path => `${path}=${values[path]}\n`)
          .join(''),
      ),
    ),
  );
  const named = (opening.payload.rulebook as { chart?: string } | undefined)?.chart;
  if (chart.chart !== hash || head.chart !== hash || named !== hash) throw new Broken('chart', 0);
}

async function checkOne(event: Event, tree: Tree, report: Report, announced: Announcement[]): Promise<void> {
  const fault = (code: string) => {
    report.faults.push({ sequence: event.sequence, code });
  };
  const { note: text, key: keyText, announcements } = event.payload;
  let note, checkpoint, key;
  try {
    if (typeof text !== 'string' || typeof keyText !== 'string' || !Array.isArray(announcements))
      throw new Error('payload');
    if (!announcements.every(each => typeof each === 'string')) throw new Error('payload');
    note = readNote(text);
    checkpoint = readCheckpoint(note.text);
    key = readKey(keyText);
  } catch {
    return fault('not-a-checkpoint');
  }
  const root = tree.root();
  if (checkpoint.origin !== `${key.name}/battles/${event.stream}`) return fault('other-battle');
  if (checkpoint.size !== tree.size) return fault('other-size');
  if (hex(checkpoint.root) !== hex(root)) return fault('other-root');
  if (!(await isSignedBy(note, key))) return fault('bad-signature');
  try {
    announced.push(...(await readAnnouncements(announcements.map(String), key)));
  } catch {
    return fault('bad-announcement');
  }
  report.checkpoints.push({ sequence: event.sequence, size: tree.size, code: codeOf(tree.size, root), key: key.text });
}

/** Keys and those that they announced, one after the other. */
function trusted(keys: string[], announced: Announcement[]): Set<string> {
  const all = new Set(keys);
  announced.forEach(each => all.has(each.signer) && all.add(each.successor));
  return all;
}

function tell(report: Report, announced: Announcement[]): void {
  const signed = report.checkpoints;
  signed.slice(1).forEach((each, i) => {
    const before = signed[i]!.key;
    if (each.key === before) return;
    const code =
      each.key.split('+')[0] !== before.split('+')[0]
        ? 'other-server'
        : trusted([before], announced).has(each.key)
          ? 'key-announced'
          : 'key-not-announced';
    report.notes.push({ sequence: each.sequence, code });
  });
  if (!signed.length) report.notes.push({ sequence: 0, code: 'no-checkpoints' });
  else if (signed.at(-1)!.sequence < report.events.length)
    report.notes.push({ sequence: signed.at(-1)!.sequence, code: 'unsigned-tail' });
}

/** The last checkpoint by a trusted key covers all before it; what is behind nobody has proven, whoever signed it. */
function prove(report: Report, known: Set<string>): void {
  const last = report.checkpoints.findLast(each => known.has(each.key))?.sequence ?? 0;
  report.checkpoints
    .filter(each => each.sequence > last)
    .forEach(each => {
      report.faults.push({ sequence: each.sequence, code: 'untrusted-key' });
    });
  if (last < report.events.length) report.faults.push({ sequence: last + 1, code: 'unproven' });
  else report.notes.push({ sequence: 0, code: 'proven' });
}

/** The whole lines, and whether something that no line feed ends follows them. */
function readLines(bytes: Uint8Array): { whole: string[]; more: boolean } {
  const end = bytes.lastIndexOf(10);
  if (end < 0) throw new Broken('file', 0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, end));
    return { whole: text.split('\n'), more: end + 1 < bytes.length };
  } catch {
    throw new Broken('file', 0);
  }
}

/** How far the first events go, as players say it. */
export function extent(events: Event[], size: number): string {
  const covered = events.slice(0, size).filter(event => event.type !== 'checkpoint-signed');
  const entry = Math.max(0, new Set(covered.map(event => event.entryId)).size - 1);
  const next = events[size];
  const cause = next?.type === 'checkpoint-signed' ? next.payload.cause : '';
  const turn = covered.findLast(event => event.type.endsWith('turn-ended'))?.payload.turn;
  const end = cause === 'end' ? ', end of the battle' : cause === 'turn' && turn ? `, end of turn ${String(turn)}` : '';
  return `up to entry ${entry}${end}`;
}

/** What the reader holds, against the tree over as many events. */
function compare(held: Held, roots: Map<number, Uint8Array>, report: Report): void {
  const root = roots.get(held.size);
  const fault = (code: string) => {
    report.faults.push({ sequence: 0, code, held: held.code });
  };
  if (!root) fault('too-short');
  else if (codeOf(held.size, root).startsWith(held.code)) {
    report.fits.push({ code: held.code, extent: extent(report.events, held.size) });
  } else fault(held.checked ? 'other-history' : 'other-history-or-mistyped');
}

function readFile(bytes: Uint8Array, report: Report): void {
  const {
    whole: [first, ...lines],
    more,
  } = readLines(bytes);
  const head = heading(first!);
  report.stream = head.stream;
  report.promised = head.version;
  report.events = readChain(lines.slice(0, head.version), head);
  const behind = lines.slice(head.version);
  if (head.chart && !behind.length) throw new Broken('cut-off', report.events.length);
  if (head.chart) checkChart(behind.shift(), head, report.events[0]!);
  else report.notes.push({ sequence: 0, code: 'no-chart' });
  if (behind.length || more) throw new Broken('file', report.events.length + 1);
}

/** Checks a file as docs/proof-format.md says: chain, chart, tree, signatures, and what the reader holds. */
export async function verify(bytes: Uint8Array, keys: string[], held: string[]): Promise<Report> {
  const report: Report = {
    sound: true,
    faults: [],
    notes: [],
    fits: [],
    checkpoints: [],
    events: [],
    stream: '',
    promised: 0,
  };
  const announced: Announcement[] = [];
  const codes = held.map(text => ({ text, held: readHeld(text) }));
  const wanted = new Set(codes.map(each => each.held?.size));
  try {
    readFile(bytes, report);
    const tree = new Tree();
    const roots = new Map<number, Uint8Array>();
    const remember = () => {
      if (wanted.has(tree.size)) roots.set(tree.size, tree.root());
    };
    remember();
    for (const event of report.events) {
      if (event.type === 'checkpoint-signed') await checkOne(event, tree, report, announced);
      tree.add(event.hash);
      remember();
    }
    tell(report, announced);
    for (const each of codes) {
      if (each.held) compare(each.held, roots, report);
      else report.faults.push({ sequence: 0, code: 'mistyped', held: each.text });
    }
    if (keys.length) prove(report, trusted(keys, announced));
  } catch (failure) {
    if (!(failure instanceof Broken)) throw failure;
    report.faults.push({ sequence: failure.sequence, code: failure.code });
  }
  report.sound = report.faults.length === 0;
  return report;
}
