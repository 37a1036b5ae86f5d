import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeyWish,
} from '@ironfield/client/club/passkeys.ts';

/** What a dishonest client may change about an answer. */
export interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly crossOrigin?: boolean;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator with a browser around it, for tests: it makes one passkey and signs with it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly origin: string;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private readonly algorithm: number;
  /** 0 for one that does not count. */
  counter: number;

  constructor(origin: string, algorithm: -7 | -8 | -257 = -7, counter = 1) {
    this.origin = origin;
    this.algorithm = algorithm;
    this.counter = counter;
    this.keys = keysFor(algorithm);
  }

  make({ challenge, site }: Pick<PasskeyWish, 'challenge' | 'site'>, lies: Lies = {}): NewPasskey {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const head = this.head(site, PRESENT_AND_VERIFIED | HAS_CREDENTIAL, lies);
    // The key itself follows in COSE, which nobody reads.
    const data = Buffer.concat([head, Buffer.alloc(16), length, id, Buffer.from([0xa0])]);
    return {
      id: this.id,
      clientData: this.said('webauthn.create', challenge, lies).toString('base64url'),
      authenticatorData: data.toString('base64url'),
      publicKey: this.keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      algorithm: this.algorithm,
    };
  }

  answer({ challenge, site }: PasskeyQuestion, lies: Lies = {}): PasskeyAnswer {
    const said = this.said('webauthn.get', challenge, lies);
    if (this.counter > 0) this.counter++;
    const data = this.head(site, PRESENT_AND_VERIFIED, lies);
    const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
    const digest = this.algorithm === -8 ? null : 'sha256';
    return {
      id: this.id,
      clientData: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign(digest, signed, this.keys.privateKey).toString('base64url'),
    };
  }

  private said(type: string, challenge: string, { origin = this.origin, ...lies }: Lies): Buffer {
    const { crossOrigin = false } = lies;
    return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin }));
  }

  private head(site: string, flags: number, lies: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? this.counter);
    const hash = createHash('sha256')
      .update(lies.site ?? site)
      .digest();
    return Buffer.concat([hash, Buffer.from([lies.flags ?? flags]), count]);
  }
}

function keysFor(algorithm: number) {
  if (algorithm === -8) return generateKeyPairSync('ed25519');
  if (algorithm === -257) return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}
