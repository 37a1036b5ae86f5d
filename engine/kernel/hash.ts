import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 in hexadecimal; synchronous and the same in Node and in the browser. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A fingerprint of plain data, whatever the order of its keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}
