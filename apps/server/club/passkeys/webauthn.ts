import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@ironfield/client/club/passkeys.ts';

/** What must be true of anything that a passkey has made. */
export interface Expected {
  readonly challenge: string;
  /** The page that asked for it. */
  readonly origin: string;
  /** The site that the passkey is for. */
  readonly site: string;
}

export interface ProvenPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly algorithm: number;
  readonly counter: number;
}

/** Algorithms by their numbers in COSE, with the digest and the kind of key that they take. */
const ALGORITHMS: Readonly<
  Record<number, { readonly digest: string | null; readonly kind: string; readonly curve?: string }>
> = {
  [-7]: { digest: 'sha256', kind: 'ec', curve: 'prime256v1' },
  [-8]: { digest: null, kind: 'ed25519' },
  [-257]: { digest: 'sha256', kind: 'rsa' },
};

/** Bits of the flags of an authenticator. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
/** Bytes of the hash of the site, the flags and the counter, and of the model of an authenticator after them. */
const HEAD = 37;
const MODEL = 16;

/**
 * A new passkey as a browser hands it out, by the rules of Web Authentication (7.1). No attestation is asked for, so
 * nothing signs it: whoever lies about a key of their own locks only themselves out. Null, if anything is wrong.
 */
export function readNewPasskey(given: NewPasskey, expected: Expected): ProvenPasskey | null {
  const head = headOf(given, 'webauthn.create', expected);
  if (!head || (head.flags & HAS_CREDENTIAL) === 0) return null;
  const length = head.data.length < HEAD + MODEL + 2 ? 0 : head.data.readUInt16BE(HEAD + MODEL);
  const start = HEAD + MODEL + 2;
  const id = head.data.subarray(start, start + length).toString('base64url');
  if (length === 0 || id !== given.id || !publicKeyOf(given.publicKey, given.algorithm)) return null;
  const { publicKey, algorithm } = given;
  return { id, publicKey, algorithm, counter: head.counter };
}

/** The counter of a signature that a kept passkey has made (7.2); null, if anything is wrong with it. */
export function readAnswer(given: PasskeyAnswer, kept: ProvenPasskey, expected: Expected): number | null {
  const head = headOf(given, 'webauthn.get', expected);
  const key = publicKeyOf(kept.publicKey, kept.algorithm);
  if (!head || !key || given.id !== kept.id) return null;
  const signed = Buffer.concat([head.data, sha256(bytesOf(given.clientData))]);
  const { digest } = ALGORITHMS[kept.algorithm];
  if (!isSignedBy(key, digest, signed, bytesOf(given.signature))) return null;
  // An authenticator that counts never tells the same number twice: then there are two of it.
  const counts = head.counter > 0 || kept.counter > 0;
  return counts && head.counter <= kept.counter ? null : head.counter;
}

function isSignedBy(key: KeyObject, digest: string | null, signed: Buffer, signature: Buffer): boolean {
  try {
    return verify(digest, signed, key, signature);
  } catch {
    return false;
  }
}

interface Head {
  readonly data: Buffer;
  readonly flags: number;
  readonly counter: number;
}

/** What both have in common: a person was there and showed who they are, for this page, this site and this challenge. */
function headOf(
  { clientData, authenticatorData }: Pick<PasskeyAnswer, 'clientData' | 'authenticatorData'>,
  type: string,
  { challenge, origin, site }: Expected,
): Head | null {
  const said = parsed(bytesOf(clientData));
  if (said?.type !== type || said.challenge !== challenge || said.origin !== origin) return null;
  if (said.crossOrigin === true) return null;
  const data = bytesOf(authenticatorData);
  if (data.length < HEAD || !data.subarray(0, 32).equals(sha256(Buffer.from(site)))) return null;
  const flags = data[32];
  if ((flags & PRESENT) === 0 || (flags & VERIFIED) === 0) return null;
  return { data, flags, counter: data.readUInt32BE(33) };
}

/** The challenge that a client says to have signed; nothing is proven yet. */
export function challengeIn(clientData: string): string | null {
  const { challenge } = parsed(bytesOf(clientData)) ?? {};
  return typeof challenge === 'string' ? challenge : null;
}

/** Null, if it is not a key for this algorithm. */
function publicKeyOf(text: string, algorithm: number): KeyObject | null {
  const { kind, curve } = ALGORITHMS[algorithm] ?? {};
  try {
    const key = createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    if (key.asymmetricKeyType !== kind || (curve !== undefined && namedCurve !== curve)) return null;
    return kind === 'rsa' && (modulusLength < 2048 || modulusLength > 4096) ? null : key;
  } catch {
    return null;
  }
}

function parsed(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
