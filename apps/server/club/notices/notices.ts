import { randomInt } from 'node:crypto';
import type { Problem } from '@ironfield/client/api.ts';
import {
  mailCodeRequest,
  mailRequest,
  mailStopRequest,
  type NoticeState,
  pushRequest,
} from '@ironfield/client/club/notices.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { problem } from '../../problems.ts';
import type { NoticeService } from '../../service.ts';
import { hashOfSecret } from '../../tables/secrets.ts';
import { type Answer, DONE, type Gate, type Member, type Members } from '../members.ts';
import { isHookUrl } from '../public-address.ts';
import type { MailWay } from './mail-way.ts';
import type { NoticeStore } from './notice-store.ts';
import { areKeys, publicKeyOf } from './push-message.ts';
import { isMailAddress } from './smtp.ts';
import { isStopToken } from './tellers.ts';

export interface NoticeSettings {
  readonly store: NoticeStore;
  readonly members: Members;
  readonly gate: Gate;
  /** Secrets of the server by their names. */
  readonly secret: (name: 'push' | 'mail stops') => Promise<string>;
  /** Null where the operator has named no mail server. */
  readonly mail: MailWay | null;
  readonly date: () => number;
  readonly logger: Logger;
}

/** Milliseconds for which a code is good, and how often one may be mistyped. */
const CODE_GOOD_FOR = 30 * 60_000;
const TRIES = 5;
/** Codes to one address, and for one identity, in a day. */
const CODES_A_DAY = 3;
const DAY = 24 * 3600;

/** On which ways people want to hear that a game waits for them. */
export class Notices implements NoticeService {
  private readonly settings: NoticeSettings;
  private readonly codes = new Map<string, TokenBucket>();

  constructor(settings: NoticeSettings) {
    this.settings = settings;
  }

  notices(key: string): Answer<NoticeState> {
    return this.settings.members.acting('notices', key, (member) => this.state(member));
  }

  push(key: string, origin: string | undefined, request: z.input<typeof pushRequest>): Answer<NoticeState> {
    return this.settings.members.asking('push', [key, pushRequest, request], async (member, checked) => {
      const { store, date } = this.settings;
      const { subscription } = checked;
      if (subscription === null) {
        await store.unsubscribe(member.keyHash);
        return this.state(member);
      }
      const page = pageOf(origin);
      if (!page.ok) return page;
      if (!isHookUrl(subscription.endpoint) || !areKeys(subscription))
        return problem('illegal', 'This is no subscription to a push service of the open internet');
      const kept = { ...subscription, key: member.keyHash, origin: page.value };
      await store.subscribe(member.identity.id, kept, date());
      return this.state(member);
    });
  }

  mail(key: string, request: z.input<typeof mailRequest>): Answer<NoticeState> {
    return this.settings.members.asking('mail', [key, mailRequest, request], async (member, { address }) => {
      const { store, mail, date, logger } = this.settings;
      const { id } = member.identity;
      if (address === null) {
        await store.forgetMail(id);
        return this.state(member);
      }
      if (!mail) return problem('forbidden', 'This server sends no mail');
      if (!isMailAddress(address)) return problem('illegal', 'This is no address for mail');
      // Nobody is to be written to again and again by others.
      const counted = [id, address.toLowerCase()].map((whose) => this.bucketOf(hashOfSecret(whose)));
      const at = performance.now();
      if (!counted.every((bucket) => bucket.take(at)))
        return problem('too-many', 'Enough codes were sent today; try again tomorrow');
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      const until = date() + CODE_GOOD_FOR;
      await store.setMail(id, { address, codeHash: codeHashOf(id, code), until });
      try {
        const text = `Somebody wants Ironfield at ${mail.site} to write to this address when a game waits.\n\nThe code is ${code}. If this was not you, do nothing: nothing more will come.\n`;
        await mail.send({ to: address, subject: `Your code: ${code}`, text });
      } catch (error) {
        logger.warn({ err: error }, 'a mail could not be sent');
        await store.forgetMail(id);
        return problem('unavailable', 'The mail could not be sent; look at the address, or try again later');
      }
      return this.state(member);
    });
  }

  mailCode(key: string, request: z.input<typeof mailCodeRequest>): Answer<NoticeState> {
    return this.settings.members.asking('code', [key, mailCodeRequest, request], async (member, { code }) => {
      const { store, date } = this.settings;
      const { id } = member.identity;
      if (await store.confirm(id, codeHashOf(id, code), date(), TRIES)) return this.state(member);
      return problem('illegal', 'This is not the code, or it is too old');
    });
  }

  mailStop(request: z.input<typeof mailStopRequest>): Answer<Record<string, never>> {
    return this.settings.gate.checked('stop mail', mailStopRequest, request, async ({ token }) => {
      const { store, secret } = this.settings;
      const [identity] = token.split('.');
      const kept = await store.mail(identity);
      // The same answer in any case: it tells nothing of anybody.
      if (kept && isStopToken(token, await secret('mail stops'), identity, kept.address))
        await store.forgetMail(identity);
      return DONE;
    });
  }

  sweep(): void {
    const now = performance.now();
    for (const [whose, bucket] of this.codes) if (bucket.isFull(now)) this.codes.delete(whose);
  }

  private bucketOf(whose: string): TokenBucket {
    const bucket =
      this.codes.get(whose) ?? new TokenBucket(CODES_A_DAY / DAY, CODES_A_DAY, performance.now());
    this.codes.set(whose, bucket);
    return bucket;
  }

  private async state({ identity, keyHash }: Member): Answer<NoticeState> {
    const { store, secret } = this.settings;
    const subscriptions = await store.subscriptions(identity.id);
    const kept = await store.mail(identity.id);
    return accepted({
      pushKey: publicKeyOf(await secret('push')),
      hasPush: subscriptions.some(({ key }) => key === keyHash),
      mail: this.settings.mail && {
        address: kept?.address ?? null,
        isConfirmed: kept?.confirmed ?? false,
      },
    });
  }
}

const codeHashOf = (identity: string, code: string): string => hashOfSecret(`mail code ${identity} ${code}`);

/** Push services want to know who sends: the page that has subscribed, which the door has let in. */
function pageOf(origin: string | undefined): Result<string, Problem> {
  if (origin !== undefined && /^https?:/.test(origin)) return accepted(origin);
  return problem('forbidden', 'Notices are asked for on a page of this server');
}
