import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Lies, SoftwareAuthenticator } from './authenticator.fixture.ts';
import { newChallenge, readChallenge } from './challenge-tokens.ts';
import { readAnswer, readNewPasskey } from './webauthn.ts';

const ORIGIN = 'https://play.example.org';
const expected = { challenge: 'Y2hhbGxlbmdl', origin: ORIGIN, site: 'play.example.org' };

const lies: readonly [string, Lies][] = [
  ['another page', { origin: 'https://play.example.org.evil.example' }],
  ['another site', { site: 'evil.example' }],
  ['another deed', { type: 'payment.get' }],
  ['nobody there', { flags: 0x44 }],
  ['nobody verified', { flags: 0x41 }],
  ['a frame of another page', { crossOrigin: true }],
];

describe.each([-7, -8, -257] as const)('With algorithm %i', (algorithm) => {
  test('a passkey that was made signs, and its counter is told', () => {
    const own = new SoftwareAuthenticator(ORIGIN, algorithm);
    const kept = readNewPasskey(own.make(expected), expected);
    expect(kept).toMatchObject({ id: own.id, algorithm, counter: 1 });
    expect(readAnswer(own.answer(expected), kept!, expected)).toBe(2);
  });

  test('a signature of another key, or for something else, is none', () => {
    const own = new SoftwareAuthenticator(ORIGIN, algorithm);
    const other = new SoftwareAuthenticator(ORIGIN, algorithm);
    const kept = readNewPasskey(own.make(expected), expected)!;
    expect(readAnswer({ ...other.answer(expected), id: own.id }, kept, expected)).toBeNull();
    const answer = own.answer(expected);
    expect(readAnswer(answer, kept, { ...expected, challenge: 'b3RoZXI' })).toBeNull();
    const { signature } = own.answer({ ...expected, challenge: 'b3RoZXI' });
    expect(readAnswer({ ...answer, signature }, kept, expected)).toBeNull();
    expect(readAnswer({ ...answer, signature: 'AA' }, kept, expected)).toBeNull();
    expect(readAnswer(answer, kept, expected)).toBe(2);
  });
});

test.each(lies)('nothing is read that tells of %s', (_, lie) => {
  const own = new SoftwareAuthenticator(ORIGIN);
  const kept = readNewPasskey(own.make(expected), expected)!;
  expect(readAnswer(own.answer(expected, lie), kept, expected)).toBeNull();
  expect(readNewPasskey(own.make(expected, lie), expected)).toBeNull();
});

test('a counter that stands still or goes back tells of a copy; none that never counted does', () => {
  const own = new SoftwareAuthenticator(ORIGIN);
  const kept = { ...readNewPasskey(own.make(expected), expected)!, counter: 7 };
  for (const counter of [0, 6, 7])
    expect(readAnswer(own.answer(expected, { counter }), kept, expected)).toBeNull();
  expect(readAnswer(own.answer(expected, { counter: 8 }), kept, expected)).toBe(8);
  const never = new SoftwareAuthenticator(ORIGIN, -7, 0);
  const other = readNewPasskey(never.make(expected), expected)!;
  expect(readAnswer(never.answer(expected), other, expected)).toBe(0);
});

test('a new passkey has a key that fits its algorithm, and the id that the authenticator tells', () => {
  const made = new SoftwareAuthenticator(ORIGIN).make(expected);
  const curve = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey;
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const text = (key: typeof curve) => key.export({ format: 'der', type: 'spki' }).toString('base64url');
  expect(readNewPasskey(made, expected)).not.toBeNull();
  expect(readNewPasskey({ ...made, id: 'AAAA' }, expected)).toBeNull();
  expect(readNewPasskey({ ...made, publicKey: 'AAAA' }, expected)).toBeNull();
  expect(readNewPasskey({ ...made, publicKey: text(curve) }, expected)).toBeNull();
  expect(readNewPasskey({ ...made, publicKey: text(small), algorithm: -257 }, expected)).toBeNull();
  for (const algorithm of [-8, -257, -35, 0])
    expect(readNewPasskey({ ...made, algorithm }, expected)).toBeNull();
  const short = Buffer.from(made.authenticatorData, 'base64url').subarray(0, 40).toString('base64url');
  expect(readNewPasskey({ ...made, authenticatorData: short }, expected)).toBeNull();
});

test('a challenge is good for what it was given out for, and only here', () => {
  const purpose = { what: 'make', owner: 'A'.repeat(22), name: 'Zoë', origin: ORIGIN, until: 100 } as const;
  const challenge = newChallenge('secret', purpose);
  const asked = { what: 'make', origin: ORIGIN, now: 99 } as const;
  expect(readChallenge('secret', challenge, asked)).toMatchObject(purpose);
  expect(newChallenge('secret', purpose)).not.toBe(challenge);
  expect(readChallenge('secret', challenge, { ...asked, now: 100 })).toBeNull();
  expect(readChallenge('secret', challenge, { ...asked, what: 'open' })).toBeNull();
  expect(readChallenge('secret', challenge, { ...asked, origin: 'https://evil.example' })).toBeNull();
  expect(readChallenge('other', challenge, asked)).toBeNull();
  expect(readChallenge('secret', `${challenge.slice(0, -4)}AAAA`, asked)).toBeNull();
  for (const nonsense of ['', 'A', '%', `${challenge}=`])
    expect(readChallenge('secret', nonsense, asked)).toBeNull();
});
