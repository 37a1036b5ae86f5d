import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { Posted } from '../hook-caller.ts';

/** A browser that wants to be told, as it describes itself; keys in base64url. */
export interface Subscription {
  readonly endpoint: string;
  readonly browserKey: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
/** Bytes of a public key, and of the secret that a browser adds. */
const PUBLIC = 65;
const AUTH = 16;
/** Bytes of a record: there is only one. */
const RECORD = 4096;
/** Seconds for which a message may wait for a browser, and a token is good. */
const WAITS = 24 * 3600;
const GOOD_FOR = 12 * 3600;

/** Whether anything can be encrypted for these keys. */
export function areKeys({ browserKey, auth }: Omit<Subscription, 'endpoint'>): boolean {
  const key = Buffer.from(browserKey, 'base64url');
  if (key.length !== PUBLIC || Buffer.from(auth, 'base64url').length !== AUTH) return false;
  try {
    ephemeral().computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

/** A message to a browser over its push service (RFC 8030), which cannot read it (8291) and knows who sends it (8292). */
export function pushMessage(
  text: string,
  to: Subscription,
  { secret, contact, now }: { secret: string; contact: string; now: number },
): Posted {
  const { token, publicKey } = voucher(secret, { audience: new URL(to.endpoint).origin, contact, now });
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: `vapid t=${token}, k=${publicKey}`,
      ttl: String(WAITS),
      urgency: 'normal',
    },
    body: encrypted(Buffer.from(text), to),
  };
}

/** By which browsers know messages of this server: their pages hand it in when they subscribe. */
export const publicKeyOf = (secret: string): string => ecdhOf(secret).getPublicKey('base64url');

/** `own` and `salt`: made up for each message; given by a test. */
export function encrypted(
  text: Buffer,
  to: Omit<Subscription, 'endpoint'>,
  own = ephemeral(),
  salt = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(to.browserKey, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(own.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 says that nothing follows.
  const content = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, content, cipher.getAuthTag()]);
}

const derived = (from: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

function ephemeral() {
  const own = createECDH(CURVE);
  own.generateKeys();
  return own;
}

/** The server's own key: its secret is the private half. */
function ecdhOf(secret: string) {
  const own = createECDH(CURVE);
  own.setPrivateKey(Buffer.from(secret, 'base64url'));
  return own;
}

/** Says to one push service, for a while, which server sends. */
function voucher(
  secret: string,
  { audience, contact, now }: { audience: string; contact: string; now: number },
): { token: string; publicKey: string } {
  const own = ecdhOf(secret).getPublicKey();
  const [x, y] = [own.subarray(1, 33), own.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x, y }, format: 'jwk' });
  const claims = { aud: audience, exp: Math.floor(now / 1000) + GOOD_FOR, sub: contact };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = sign('sha256', Buffer.from(said.join('.')), { key, dsaEncoding: 'ieee-p1363' });
  return {
    token: [...said, signature.toString('base64url')].join('.'),
    publicKey: own.toString('base64url'),
  };
}
