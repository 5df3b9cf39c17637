import { hex, joined, sha256, unbase64, utf8, verifies } from './crypto';

/** C2SP signed-note: keys, notes and signatures. */
export interface Key {
  name: string;
  id: string;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
}
export interface Note {
  text: string;
  signatures: { name: string; id: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** C2SP tlog-checkpoint. */
export interface Checkpoint {
  origin: string;
  size: number;
  root: Uint8Array;
  more: string[];
}

const NAME = /^[!-*,-~]{1,200}$/;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;

export function readKey(text: string): Key {
  const parts = text.split('+');
  const name = parts[0]!;
  const id = parts[1] ?? '';
  const bytes = unbase64(parts.slice(2).join('+'));
  if (!NAME.test(name) || bytes.length !== 33 || bytes[0] !== 1 || text.length > 300) throw new Error('key');
  if (hex(sha256(joined(utf8(`${name}\n`), bytes)).slice(0, 4)) !== id) throw new Error('key id');
  return { name, id, text, bytes: bytes.slice(1) };
}

export function readNote(text: string): Note {
  const end = text.lastIndexOf('\n\n');
  if (end < 0 || !text.endsWith('\n') || text.length > 10_000) throw new Error('note');
  if (CONTROL.test(text.slice(0, end))) throw new Error('note');
  const signatures = text
    .slice(end + 2, -1)
    .split('\n')
    .map(line => {
      const [dash, name, data, ...rest] = line.split(' ');
      const bytes = unbase64(data ?? '');
      if (dash !== '—' || !NAME.test(name ?? '') || rest.length || bytes.length < 5 || bytes.length > 200)
        throw new Error('signature');
      return { name: name!, id: hex(bytes.slice(0, 4)), bytes: bytes.slice(4) };
    });
  if (signatures.length > 64) throw new Error('signatures');
  return { text: text.slice(0, end + 1), signatures };
}

export async function isSignedBy(note: Note, key: Key): Promise<boolean> {
  for (const line of note.signatures) {
    if (line.name === key.name && line.id === key.id && (await verifies(key.bytes, utf8(note.text), line.bytes)))
      return true;
  }
  return false;
}

export function readCheckpoint(text: string): Checkpoint {
  const lines = text.split('\n');
  const [origin, size, root] = lines;
  const more = lines.slice(3, -1);
  if (lines.length < 4 || !origin || !/^(0|[1-9][0-9]{0,17})$/.test(size!) || lines.at(-1) !== '' || more.includes(''))
    throw new Error('checkpoint');
  const bytes = unbase64(root!);
  if (bytes.length !== 32) throw new Error('root');
  return { origin, size: Number(size), root: bytes, more };
}

export interface Announcement {
  signer: string;
  successor: string;
}

async function readAnnouncement(text: string): Promise<Announcement> {
  const note = readNote(text);
  const { origin, more } = readCheckpoint(note.text);
  if (!more[0]?.startsWith('signer ') || !more[1]?.startsWith('successor ')) throw new Error('announcement');
  const signer = readKey(more[0].slice(7));
  const successor = readKey(more[1].slice(10));
  if (signer.name !== successor.name || origin !== `${signer.name}/log`) throw new Error('announcement');
  if (!(await isSignedBy(note, signer)) || !(await isSignedBy(note, successor))) throw new Error('announcement');
  return { signer: signer.text, successor: successor.text };
}

/** The announcements of a key, oldest first: each by the key that the one before it announced. */
export async function readAnnouncements(notes: string[], key: Key): Promise<Announcement[]> {
  const all: Announcement[] = [];
  for (const note of notes) {
    const next = await readAnnouncement(note);
    if (all.length && all.at(-1)!.successor !== next.signer) throw new Error('announcements');
    all.push(next);
  }
  if (all.length && all.at(-1)!.successor !== key.text) throw new Error('announcements');
  return all;
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const CHECKED = 24;

/** What players photograph: the size, 120 bits of the root in Crockford's base 32, and six check letters. */
export function codeOf(size: number, root: Uint8Array): string {
  let bits = BigInt(`0x${hex(root.slice(0, 15))}`);
  let letters = '';
  for (let i = 0; i < CHECKED; i++, bits >>= 5n) letters = LETTERS[Number(bits & 31n)] + letters;
  return written(`${size}`, letters, checkLetters(`${size}`, letters));
}

function written(size: string, letters: string, check: string): string {
  return [size, ...letters.match(/.{4}/g)!, ...(check ? [check] : [])].join('-');
}

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** The checksum of Bech32m (BIP 350) in Crockford's letters; the size is the human-readable part. */
function checkLetters(size: string, letters: string): string {
  const digits = [...size].map(each => each.charCodeAt(0));
  const symbols = [...letters].map(each => LETTERS.indexOf(each));
  let sum = 1;
  for (const value of [
    ...digits.map(each => each >> 5),
    0,
    ...digits.map(each => each & 31),
    ...symbols,
    0,
    0,
    0,
    0,
    0,
    0,
  ]) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((each, i) => {
      if ((top >> i) & 1) sum ^= each;
    });
  }
  sum ^= 0x2bc830a3;
  return [5, 4, 3, 2, 1, 0].map(place => LETTERS[(sum >> (5 * place)) & 31]).join('');
}

/** A code that a reader holds; those from before there were check letters are not checked. */
export interface Held {
  size: number;
  code: string;
  checked: boolean;
}

/** The number and the letters of a code as it was meant: small letters, blanks, and letters that look like digits. */
function parts(text: string): { size: string; letters: string } | undefined {
  const meant = text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const [size = '', ...groups] = meant.split(/[\s-]+/);
  const letters = groups.join('');
  return /^(0|[1-9][0-9]{0,17})$/.test(size) && /^([0-9A-HJKMNP-TV-Z]{24}|[0-9A-HJKMNP-TV-Z]{30})$/.test(letters)
    ? { size, letters }
    : undefined;
}

/** Undefined if it is mistyped. */
export function readCode(text: string): Held | undefined {
  const found = parts(text);
  if (!found) return undefined;
  const { size, letters } = found;
  const root = letters.slice(0, CHECKED);
  const check = letters.slice(CHECKED);
  if (check && check !== checkLetters(size, root)) return undefined;
  return { size: Number(size), code: written(size, root, check), checked: check !== '' };
}

/** Why a code is mistyped, in the words of `longroll verify`. */
export function whyMistyped(text: string): string {
  return parts(text)
    ? 'Its last six letters do not fit the others.'
    : 'A code is a number, six groups of four letters and one of six: 41-7KQX-….';
}

/** A code, or the note that a QR code holds. */
export function readHeld(text: string): Held | undefined {
  if (!text.includes('\n')) return readCode(text);
  const { size, root } = readCheckpoint(readNote(text).text);
  return { size, code: codeOf(size, root), checked: true };
}
