import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeyWish,
} from '@ironfield/client/club/passkeys.ts';

/** A sentence for whoever wanted to use a passkey. */
export class PasskeyError extends Error {}

/** Has this device make a passkey that it finds by itself later. */
export async function makePasskey(wish: PasskeyWish): Promise<NewPasskey> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(wish.challenge),
        rp: { id: wish.site, name: 'Ironfield' },
        user: { id: new TextEncoder().encode(wish.owner), name: wish.name, displayName: wish.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wish.others.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const publicKey = response.getPublicKey();
  if (!publicKey) throw new PasskeyError('This device makes passkeys of a kind that is not known here.');
  return {
    id: textOf(made.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
  };
}

/** Has this device sign with one of its passkeys for this site. */
export async function answerWithPasskey({ challenge, site }: PasskeyQuestion): Promise<PasskeyAnswer> {
  const made = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: site, userVerification: 'required' },
    }),
  );
  const response = made.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(made.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** Those that the server checks, by their numbers in COSE. */
const ALGORITHMS = [-7, -8, -257];

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'InvalidStateError') throw new PasskeyError('This device has a passkey for you already.');
    if (name !== 'NotAllowedError' && name !== 'AbortError')
      throw new PasskeyError('This device has refused: it may know no passkeys.');
  }
  throw new PasskeyError('No passkey was given.');
}

/** What to call a passkey of this device, so that its owner knows it again. */
export function deviceLabel(): string {
  const { userAgent } = navigator;
  const found = DEVICES.find(([, pattern]) => pattern.test(userAgent));
  return found ? found[0] : 'A device';
}

const DEVICES: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
];

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
