import * as ed from '@noble/ed25519';
import { sha256 as plainSha256, sha512 } from '@noble/hashes/sha2.js';

ed.hashes.sha512 = sha512;

/** Missing over plain http, and in old browsers over file: too; then the library stands in. */
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256, FIPS 180-4. A promise for each of ten thousand short texts would cost more than hashing them here. */
export const sha256 = (bytes: Uint8Array): Uint8Array => plainSha256(bytes);

/** Base64 of RFC 4648, in its one canonical form. */
export function unbase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
  if (btoa(String.fromCharCode(...bytes)) !== text) throw new Error('base64');
  return bytes;
}

/** Ed25519 of RFC 8032, by WebCrypto where it knows it. */
export async function verifies(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (subtle) {
    try {
      const imported = await subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify']);
      return await subtle.verify({ name: 'Ed25519' }, imported, signature, message);
    } catch (failure) {
      if (!(failure instanceof DOMException) || failure.name !== 'NotSupportedError') return false;
    }
  }
  try {
    return ed.verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}
