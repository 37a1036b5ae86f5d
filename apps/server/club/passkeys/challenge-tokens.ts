import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a challenge was given out for; it is good for nothing else. */
export interface Purpose {
  readonly what: 'make' | 'add' | 'open';
  /** The id of the identity that is made or gets a further passkey. */
  readonly owner: string;
  /** The name of a new identity. */
  readonly name: string;
  /** The page that asked. */
  readonly origin: string;
  readonly until: number;
}

const MAC = 32;

/**
 * A challenge says itself what it is for, and is sealed, so that nothing has to be kept of one that nobody answers.
 * Every process can read those of the others.
 */
export function newChallenge(secret: string, purpose: Purpose): string {
  const text = Buffer.from(JSON.stringify({ ...purpose, nonce: randomBytes(16).toString('base64url') }));
  return Buffer.concat([seal(secret, text), text]).toString('base64url');
}

/** Null, unless this server has given it out for this, to this page, a short while ago. */
export function readChallenge(
  secret: string,
  given: string,
  { what, origin, now }: { what: Purpose['what']; origin: string; now: number },
): Purpose | null {
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length <= MAC || bytes.toString('base64url') !== given) return null;
  const text = bytes.subarray(MAC);
  if (!timingSafeEqual(seal(secret, text), bytes.subarray(0, MAC))) return null;
  const purpose = JSON.parse(text.toString('utf8')) as Purpose;
  const fits = purpose.what === what && purpose.origin === origin && purpose.until > now;
  return fits ? purpose : null;
}

const seal = (secret: string, text: Buffer): Buffer => createHmac('sha256', secret).update(text).digest();
