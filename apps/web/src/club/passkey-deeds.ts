import type { Problem } from '@ironfield/client/api.ts';
import type { PasskeyList } from '@ironfield/client/club/passkeys.ts';
import type { Recovered } from '@ironfield/client/club.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { clubServer } from './club-server.ts';

/** Browsers keep passkeys for sites with a name, over https; an address of numbers has none. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/** What came of it; or a sentence why nothing did. */
export type Deed<T> = { readonly done: T } | { readonly trouble: string };

/** What a browser does here is loaded when it is used. */
const loaded = () => import('./passkey.ts');

async function tried<T>(
  deed: (device: Awaited<ReturnType<typeof loaded>>) => Promise<Result<T, Problem>>,
): Promise<Deed<T>> {
  const device = await loaded();
  try {
    const result = await deed(device);
    return result.ok ? { done: result.value } : { trouble: `${result.error.message}.` };
  } catch (error) {
    if (error instanceof device.PasskeyError) return { trouble: error.message };
    throw error;
  }
}

export function makeWithPasskey(name: string): Promise<Deed<Recovered>> {
  return tried(async ({ makePasskey, deviceLabel }) => {
    const wish = await clubServer.newWithPasskey({ name });
    if (!wish.ok) return wish;
    return clubServer.makeWithPasskey({ passkey: await makePasskey(wish.value), label: deviceLabel() });
  });
}

export function openWithPasskey(): Promise<Deed<Recovered>> {
  return tried(async ({ answerWithPasskey }) => {
    const question = await clubServer.askPasskey();
    if (!question.ok) return question;
    return clubServer.openWithPasskey({ passkey: await answerWithPasskey(question.value) });
  });
}

export function addPasskey(key: string): Promise<Deed<PasskeyList>> {
  return tried(async ({ makePasskey, deviceLabel }) => {
    const wish = await clubServer.wishPasskey(key);
    if (!wish.ok) return wish;
    return clubServer.addPasskey(key, { passkey: await makePasskey(wish.value), label: deviceLabel() });
  });
}
