import { z } from 'zod';
import { personName } from '../api.ts';

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, 'is not base64url');

/** The name that a browser or a key has given a passkey. */
const passkeyId = bytes(1400);
/** Words of its owner, to tell it from others. */
const label = z.string().trim().min(1).max(40);

/** Something to sign, once and soon: it says what for. */
const challenge = bytes(1000);
/** What a browser needs to make a passkey. */
export const passkeyWish = z.strictObject({
  challenge,
  /** The site that the passkey is for. */
  site: z.string(),
  /** The id of the identity. */
  owner: z.string(),
  name: z.string(),
  /** Passkeys that it has already. */
  others: z.array(passkeyId),
});
export const passkeyQuestion = z.strictObject({ challenge, site: z.string() });

/** A new passkey, as the browser hands it out; all in base64url. */
export const newPasskey = z.strictObject({
  id: passkeyId,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  /** In the form of a SubjectPublicKeyInfo, with the number of its algorithm in COSE. */
  publicKey: bytes(2000),
  algorithm: z.int(),
});
/** A signature with a passkey. */
export const passkeyAnswer = z.strictObject({
  id: passkeyId,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
});

export const newWithPasskeyRequest = z.strictObject({ name: personName });
export const makeWithPasskeyRequest = z.strictObject({ passkey: newPasskey, label });
export const openWithPasskeyRequest = z.strictObject({ passkey: passkeyAnswer });
export const addPasskeyRequest = z.strictObject({ passkey: newPasskey, label });
export const removePasskeyRequest = z.strictObject({ id: passkeyId });
export const passkeyList = z.strictObject({
  passkeys: z.array(z.strictObject({ id: passkeyId, label: z.string(), created: z.string() })),
  /** A recovery phrase opens the identity, too. */
  hasPhrase: z.boolean(),
});

export type PasskeyWish = z.infer<typeof passkeyWish>;
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type PasskeyList = z.infer<typeof passkeyList>;
