import { z } from 'zod';

const key = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, 'is not base64url');

/** On which ways somebody is told that a game waits for them, besides a webhook. */
export const noticeState = z.strictObject({
  /** With this key a browser subscribes to messages of the server. */
  pushKey: z.string(),
  /** This device is told. */
  hasPush: z.boolean(),
  /** Null where the server sends no mail. */
  mail: z.strictObject({ address: z.string().nullable(), isConfirmed: z.boolean() }).nullable(),
});
/** A browser's subscription; null: no messages to this device any more. */
export const pushRequest = z.strictObject({
  subscription: z.strictObject({ endpoint: z.string().max(1000), browserKey: key, auth: key }).nullable(),
});
/** Null: no mail any more, and the address is forgotten. */
export const mailRequest = z.strictObject({ address: z.string().trim().max(254).nullable() });
export const mailCodeRequest = z.strictObject({ code: z.string().trim().max(20) });
/** From the link in every mail. */
export const mailStopRequest = z.strictObject({ token: z.string().max(200) });

export type NoticeState = z.infer<typeof noticeState>;
