import { isIP } from 'node:net';
import type { Problem } from '@ironfield/client/api.ts';
import {
  addPasskeyRequest,
  makeWithPasskeyRequest,
  newWithPasskeyRequest,
  openWithPasskeyRequest,
  type PasskeyList,
  type PasskeyQuestion,
  type PasskeyWish,
  removePasskeyRequest,
} from '@ironfield/client/club/passkeys.ts';
import type { Recovered } from '@ironfield/client/club.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { z } from 'zod';
import type { IdentityLimits } from '../../limits/service-limits.ts';
import { problem } from '../../problems.ts';
import type { PasskeyService } from '../../service.ts';
import { hashOfSecret, newGameId, newSecret } from '../../tables/secrets.ts';
import type { IdentityStore, KeptIdentity } from '../identity-store.ts';
import { type Answer, type Gate, type Members, publicly } from '../members.ts';
import { newChallenge, type Purpose, readChallenge } from './challenge-tokens.ts';
import type { PasskeyStore } from './passkey-store.ts';
import { challengeIn, type Expected, readAnswer, readNewPasskey } from './webauthn.ts';

export interface PasskeySettings {
  readonly passkeys: PasskeyStore;
  readonly identities: IdentityStore;
  readonly members: Members;
  readonly gate: Gate;
  readonly limits: IdentityLimits;
  readonly date: () => number;
}

/** Milliseconds in which a challenge must be answered. */
const PATIENCE = 5 * 60_000;
const STALE = problem('stale', 'This took too long, or was used before; try again');
const FORGED = problem('forbidden', 'This passkey does not prove who you are');
const UNKNOWN = problem('unknown-identity', 'Nobody here has this passkey');

/** A page that may use passkeys: where it is, and the site that they are for. */
type Page = Pick<Expected, 'origin' | 'site'>;

/** Passkeys open identities as recovery phrases do, without words: a browser or a key proves who somebody is. */
export class Passkeys implements PasskeyService {
  private readonly settings: PasskeySettings;

  constructor(settings: PasskeySettings) {
    this.settings = settings;
  }

  newWithPasskey(
    origin: string | undefined,
    request: z.input<typeof newWithPasskeyRequest>,
  ): Answer<PasskeyWish> {
    return this.settings.gate.checked('new passkey', newWithPasskeyRequest, request, async ({ name }) => {
      const page = pageOf(origin);
      if (!page.ok) return page;
      const owner = newGameId();
      const challenge = await this.challenge(page.value, { what: 'make', owner, name });
      return accepted({ challenge, site: page.value.site, owner, name, others: [] });
    });
  }

  makeWithPasskey(
    origin: string | undefined,
    request: z.input<typeof makeWithPasskeyRequest>,
  ): Answer<Recovered> {
    return this.settings.gate.checked('make', makeWithPasskeyRequest, request, async ({ passkey, label }) => {
      const { passkeys, identities, date } = this.settings;
      const spent = await this.spent(origin, 'make', passkey.clientData);
      if (!spent.ok) return spent;
      const { purpose, expected } = spent.value;
      const proven = readNewPasskey(passkey, expected);
      if (!proven) return FORGED;
      const key = newSecret();
      const { owner: id, name } = purpose;
      const isMade = await passkeys.create(
        { id, name, keyHash: hashOfSecret(key) },
        { ...proven, site: expected.site, label, at: date() },
      );
      const opened = isMade ? await identities.open(hashOfSecret(key)) : null;
      return opened ? accepted({ identity: publicly(opened), key }) : TAKEN;
    });
  }

  askPasskey(origin: string | undefined): Answer<PasskeyQuestion> {
    return this.settings.gate.guarded('ask passkey', async () => {
      const page = pageOf(origin);
      if (!page.ok) return page;
      const challenge = await this.challenge(page.value, { what: 'open', owner: '', name: '' });
      return accepted({ challenge, site: page.value.site });
    });
  }

  openWithPasskey(
    origin: string | undefined,
    request: z.input<typeof openWithPasskeyRequest>,
  ): Answer<Recovered> {
    return this.settings.gate.checked('open', openWithPasskeyRequest, request, async ({ passkey }) => {
      const { passkeys, identities, limits, date } = this.settings;
      const spent = await this.spent(origin, 'open', passkey.clientData);
      if (!spent.ok) return spent;
      const { expected } = spent.value;
      const kept = await passkeys.find(passkey.id);
      if (kept?.site !== expected.site) return UNKNOWN;
      const counter = readAnswer(passkey, kept, expected);
      if (counter === null || !(await passkeys.count(kept.id, kept.counter, counter))) return FORGED;
      const key = newSecret();
      await identities.addKeyOf(kept.identity, hashOfSecret(key), date(), limits.devices);
      const opened = await identities.open(hashOfSecret(key));
      return opened ? accepted({ identity: publicly(opened), key }) : UNKNOWN;
    });
  }

  passkeys(key: string): Answer<PasskeyList> {
    return this.settings.members.acting('passkeys', key, ({ identity }) => this.listOf(identity));
  }

  wishPasskey(key: string, origin: string | undefined): Answer<PasskeyWish> {
    return this.settings.members.acting('wish passkey', key, async ({ identity }) => {
      const { passkeys, limits } = this.settings;
      const page = pageOf(origin);
      if (!page.ok) return page;
      const own = await passkeys.of(identity.id);
      if (own.length >= limits.passkeys) return full(limits.passkeys);
      const { id: owner, name } = identity;
      const challenge = await this.challenge(page.value, { what: 'add', owner, name });
      const others = own.map(({ id }) => id);
      return accepted({ challenge, site: page.value.site, owner, name, others });
    });
  }

  addPasskey(
    key: string,
    origin: string | undefined,
    request: z.input<typeof addPasskeyRequest>,
  ): Answer<PasskeyList> {
    const { members } = this.settings;
    return members.asking('add passkey', [key, addPasskeyRequest, request], async ({ identity }, checked) => {
      const { passkeys, limits, date } = this.settings;
      const { passkey, label } = checked;
      const spent = await this.spent(origin, 'add', passkey.clientData);
      if (!spent.ok) return spent;
      const { purpose, expected } = spent.value;
      // A challenge of somebody else's is not for this identity.
      const proven = purpose.owner === identity.id ? readNewPasskey(passkey, expected) : null;
      if (!proven) return FORGED;
      if ((await passkeys.of(identity.id)).length >= limits.passkeys) return full(limits.passkeys);
      const added = { ...proven, site: expected.site, label, at: date() };
      return (await passkeys.add(identity.id, added, limits.passkeys)) ? this.listOf(identity) : TAKEN;
    });
  }

  removePasskey(key: string, request: z.input<typeof removePasskeyRequest>): Answer<PasskeyList> {
    const { members } = this.settings;
    return members.asking('remove passkey', [key, removePasskeyRequest, request], async (member, { id }) => {
      const { passkeys } = this.settings;
      const { identity } = member;
      const isThere = (await passkeys.of(identity.id)).some((each) => each.id === id);
      if (isThere && !(await passkeys.remove(identity.id, id)))
        return problem('illegal', 'Nothing else opens your identity; have a recovery phrase made first');
      return this.listOf(identity);
    });
  }

  private async listOf({ id, hasPhrase }: KeptIdentity): Answer<PasskeyList> {
    const own = await this.settings.passkeys.of(id);
    return accepted({
      passkeys: own.map(({ id, label, created }) => ({
        id,
        label,
        created: new Date(created).toISOString(),
      })),
      hasPhrase,
    });
  }

  private async challenge(
    { origin }: Page,
    about: Pick<Purpose, 'what' | 'owner' | 'name'>,
  ): Promise<string> {
    const until = this.settings.date() + PATIENCE;
    return newChallenge(await this.secret(), { ...about, origin, until });
  }

  /** A challenge is good for one attempt, whatever comes of it. */
  private async spent(
    origin: string | undefined,
    what: Purpose['what'],
    clientData: string,
  ): Answer<{ purpose: Purpose; expected: Expected }> {
    const page = pageOf(origin);
    if (!page.ok) return page;
    const now = this.settings.date();
    const challenge = challengeIn(clientData) ?? '';
    const purpose = readChallenge(await this.secret(), challenge, { what, origin: page.value.origin, now });
    if (!purpose) return STALE;
    if (!(await this.settings.passkeys.spend(hashOfSecret(challenge), purpose.until, now))) return STALE;
    return accepted({ purpose, expected: { ...page.value, challenge } });
  }

  private secret(): Promise<string> {
    return this.settings.identities.houseSecret('passkey challenges');
  }
}

const TAKEN = problem('illegal', 'This passkey is somebody’s already');
const full = (most: number) => problem('full', `An identity can have ${most} passkeys`);

/** The door has let this page in already; browsers keep passkeys for sites with a name only. */
function pageOf(origin: string | undefined): Result<Page, Problem> {
  if (origin === undefined || !URL.canParse(origin))
    return problem('forbidden', 'Passkeys work on a page of this server only');
  const { protocol, hostname } = new URL(origin);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    ? accepted({ origin, site: hostname })
    : problem('forbidden', 'Passkeys take a page that is reached by a name, over https');
}
