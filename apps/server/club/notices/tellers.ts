import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Posted } from '../hook-caller.ts';
import type { Due } from '../hook-store.ts';
import type { Teller } from '../hooks.ts';
import type { MailWay } from './mail-way.ts';
import type { NoticeStore } from './notice-store.ts';
import { pushMessage } from './push-message.ts';

/** Failures in a row after which a browser or an address is given up. */
const FAILURES = 10;
/** What a push service says of a browser that is gone. */
const GONE: readonly (number | null)[] = [404, 410];

/** Tells browsers. What their push services pass on, they cannot read. */
export function pushTeller(settings: {
  readonly store: NoticeStore;
  readonly post: (url: string, posted: Posted) => Promise<number | null>;
  readonly secret: () => Promise<string>;
  readonly now: () => number;
}): Teller {
  const { store, post, secret, now } = settings;
  return async ({ identity, url: _webhook, ...what }) => {
    const subscriptions = await store.subscriptions(identity);
    if (subscriptions.length === 0) return;
    const own = await secret();
    const text = JSON.stringify({ type: 'your-turn', ...what });
    await Promise.all(
      subscriptions.map(async ({ key, origin, ...to }) => {
        const message = pushMessage(text, to, { secret: own, contact: origin, now: now() });
        const status = await post(to.endpoint, message).catch(() => null);
        if (GONE.includes(status)) await store.unsubscribe(key);
        else await store.notePush(key, status !== null && status >= 200 && status < 300, FAILURES);
      }),
    );
  };
}

/** Tells by mail, with a link to get no more of it. */
export function mailTeller(settings: {
  readonly store: NoticeStore;
  readonly way: MailWay;
  readonly secret: () => Promise<string>;
}): Teller {
  const { store, secret } = settings;
  const { send, site } = settings.way;
  return async (due) => {
    const mail = await store.mail(due.identity);
    if (!mail?.confirmed) return;
    const { address } = mail;
    const stop = `${site}/#/no-mail/${stopToken(await secret(), due.identity, address)}`;
    const isTaken = await send({ to: address, ...words(due, stop), stop }).then(
      () => true,
      () => false,
    );
    await store.noteMail(due.identity, isTaken, FAILURES);
  };

  function words({ title, game, seat, tournament }: Due, stop: string) {
    const link = tournament ? `${site}/#/tournaments/${tournament}` : `${site}/#/table/seat/${game}.${seat}`;
    const what = title === null ? 'A game waits for you.' : `The game “${title}” waits for you.`;
    return { subject: 'Your turn', text: `${what}\n\n${link}\n\nNo more of these: ${stop}\n` };
  }
}

/** Opens nothing: whoever has it can only stop mail to this address. */
function stopToken(secret: string, identity: string, address: string): string {
  const seal = createHmac('sha256', secret).update(`${identity} ${address}`).digest('base64url');
  return `${identity}.${seal}`;
}

export function isStopToken(token: string, secret: string, identity: string, address: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(stopToken(secret, identity, address))];
  return given.length === right.length && timingSafeEqual(given, right);
}
