import { ok, strictEqual } from 'node:assert';
import { createECDH } from 'node:crypto';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { PROTOCOL_VERSION } from '@ironfield/client/api.ts';
import { clubApi } from '@ironfield/client/club/club-api.ts';
import type { BodyOf } from '@ironfield/client/every-route.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { SoftwareAuthenticator } from '../club/passkeys/authenticator.fixture.ts';
import { games } from '../games.ts';
import { ownGame } from '../socket/two-players.fixture.ts';
import { menuOf } from '../testing/menu-of.fixture.ts';
import { heldSetup } from './held-setup.ts';
import { keptLog } from './playing.ts';

export const SHELF = 'S'.repeat(43);
export const DESIGN = 'design-under-attack';
const REQUEST = 'request-1';
/** A public key, as a browser tells it. */
const BROWSER_KEY = createECDH('prime256v1').generateKeys('base64url');
const DEMO = { game: 'demo', scenario: 'ravine' } as const;
/** Looks at one game before the next one is aimed at. */
const LOOKS = 2;

type OwnGame = Awaited<ReturnType<typeof ownGame>>;

/** The targets: a game with unknown secrets, one where the attacker has a seat, a shelf, and game files. */
export class Target {
  readonly url: string;
  readonly victim: OwnGame;
  prey: OwnGame;
  readonly files: readonly GameRecord[];
  private readonly api: IronfieldApi;
  private readonly random: Random = randomFrom('prey');
  /** A legal order, and its number. */
  private looks = 0;
  /** The games of each kind aimed at. */
  readonly aimedAt = new Map<string, number>([[DEMO.game, 1]]);
  private preys = 0;
  private order: { number: number; order: { type: string } } = { number: 0, order: { type: 'muster' } };

  /** The key of an identity of the attacker's. */
  member = '';
  /** Somebody else with an identity. */
  person = '';
  /** The key of that one, which the attacker does not have. */
  private stranger = '';
  /** A tournament that the attacker leads. */
  tournament = '';
  /** A page of the server: passkeys take one with a name. */
  readonly page: string;
  /** What the attacker has overheard: how somebody else made a passkey and has signed in with it. */
  private overheard: { made: unknown; answer: unknown } = { made: {}, answer: {} };

  private constructor(url: string, victim: OwnGame, prey: OwnGame) {
    this.url = url;
    this.page = url.replace('127.0.0.1', 'localhost');
    this.victim = victim;
    this.prey = prey;
    this.api = ironfieldApi(url, { timeout: 600_000 });
    this.files = [
      recordedGame('demo', 'ravine'),
      recordedGame('battleforce-qs', 'green'),
      ...games.map((game) => recordedGame(game.id, game.scenarios[0].id, ENTRIES)),
    ];
  }

  static async on(url: string): Promise<Target> {
    const target = new Target(url, await ownGame(url, DEMO), await ownGame(url, DEMO));
    await target.api.openShelf({ secret: SHELF });
    await target.api.saveDesign(SHELF, DESIGN, target.models('').saveDesign as BodyOf<'saveDesign'>);
    const identity = await target.api.newIdentity({ name: 'Eve' });
    ok(identity.ok, 'an identity can be made');
    target.member = identity.value.key;
    const other = await target.api.newIdentity({ name: 'Adam' });
    ok(other.ok, 'another identity can be made');
    target.person = other.value.identity.id;
    target.stranger = other.value.key;
    await target.overhear();
    const cup = await clubApi(url, { timeout: 600_000 }).makeTournament(
      target.member,
      target.models('').makeTournament as BodyOf<'makeTournament'>,
    );
    ok(cup.ok, 'a tournament can be announced');
    target.tournament = cup.value.id;
    await target.renew();
    return target;
  }

  /** Somebody else makes a passkey and signs in with it, before the eyes of the attacker. */
  private async overhear(): Promise<void> {
    const { page, stranger } = this;
    // As the browser of that page would.
    const club = clubApi(page, {
      timeout: 600_000,
      fetch: (url, init = {}) =>
        fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), origin: page } }),
    });
    const own = new SoftwareAuthenticator(page);
    const wish = await club.wishPasskey(stranger);
    ok(wish.ok, 'a passkey can be made');
    const made = own.make(wish.value);
    ok((await club.addPasskey(stranger, { passkey: made, label: 'Adam' })).ok, 'a passkey is taken');
    const question = await club.askPasskey();
    ok(question.ok, 'a passkey is asked for');
    const answer = own.answer(question.value);
    ok((await club.openWithPasskey({ passkey: answer })).ok, 'a passkey opens');
    this.overheard = { made, answer };
  }

  /** Everything that can be known of the things the attacker has no secret for. */
  async untouched(): Promise<string> {
    const { api, victim } = this;
    const [ours, theirs] = victim.secrets;
    const all = [
      // Its devices and its ways in among it: nobody signs in with what was overheard.
      await api.identity(this.stranger),
      await clubApi(this.url, { timeout: 600_000 }).passkeys(this.stranger),
      await api.look(victim.id, ours),
      await api.look(victim.id, theirs),
      await api.history(victim.id, 0),
      await api.chatHistory(victim.id),
    ];
    for (const one of all) ok(one.ok, 'it can be looked at');
    return JSON.stringify(all).replaceAll(/"now":"[^"]*"/g, '');
  }

  /** Finds a next legal order for the game that the attacker sits at; a game that is over must be as it was played. */
  async renew(): Promise<void> {
    strictEqual((await this.api.ready()).ok, true, 'the server is ready');
    // Several look at the same time, and another of them may aim at the next game meanwhile.
    const { id, secrets } = this.prey;
    const table = await this.api.look(id, secrets[0]);
    ok(table.ok, 'the game can be looked at');
    const { outcome, waiting } = table.value.summary;
    if (outcome) await keptLog(this.api, id);
    if (outcome || ++this.looks > LOOKS) {
      this.looks = 0;
      this.prey = await this.nextPrey();
      return this.renew();
    }
    const [seat] = waiting;
    const own = await this.api.look(id, secrets[seat]);
    ok(own.ok, 'the game can be looked at');
    // An input in between may have been a legal order: then somebody else is asked by now.
    if (!own.value.summary.waiting.includes(seat)) return this.renew();
    const order = sampleOrder<{ type: string }>(menuOf(own.value)!, this.random)!;
    this.order = { number: own.value.summary.number, order };
  }

  /** Another game with any scenario and options: all rulebooks in turn. */
  private nextPrey(): Promise<OwnGame> {
    const game = games[this.preys++ % games.length];
    this.aimedAt.set(game.id, (this.aimedAt.get(game.id) ?? 0) + 1);
    const setup = heldSetup(game, this.random);
    const { seats } = game.scenarios.find(({ id }) => id === setup.scenario)!;
    return ownGame(this.url, { game: game.id, setup }, seats.length);
  }

  /** By the name of its route, the body of a request that would be good. */
  models(game: string): Readonly<Record<string, unknown>> {
    const secret = 'A'.repeat(43);
    const { type, ...fields } = this.order.order as Readonly<Record<string, unknown>>;
    const chosen = Object.entries(fields).filter(([, value]) => typeof value !== 'object');
    return {
      create: { ...DEMO, seats: [{ kind: 'own', name: 'A' }, { kind: 'open' }], options: {} },
      import: {
        record: { format: 'ironfield-game', version: 1, log: [], setup: {} },
        seats: [{ kind: 'open' }],
      },
      mine: { seats: [{ game, secret }] },
      invited: { invitation: secret },
      join: { invitation: secret, name: 'Eve', secret: 'B'.repeat(43) },
      share: { secret: 'a'.repeat(64) },
      menuFields: {
        type,
        chosen: chosen
          .slice(0, randomBelow(this.random, chosen.length + 1))
          .map(([field, value]) => ({ field, value })),
        from: 0,
      },
      order: { request: REQUEST, ...this.order },
      concede: { request: REQUEST },
      takeback: { to: 0 },
      answerTakeback: { agree: true },
      draw: {},
      answerDraw: { agree: true },
      chat: { text: 'hello' },
      export: {},
      newWithPasskey: { name: 'Eve' },
      makeWithPasskey: { passkey: this.overheard.made, label: 'Eve' },
      askPasskey: {},
      openWithPasskey: { passkey: this.overheard.answer },
      wishPasskey: {},
      addPasskey: { passkey: this.overheard.made, label: 'Eve' },
      removePasskey: { id: (this.overheard.made as { id?: string }).id },
      push: {
        subscription: { endpoint: 'https://127.0.0.1/push', browserKey: BROWSER_KEY, auth: 'A'.repeat(22) },
      },
      mail: { address: 'eve@example.org' },
      mailCode: { code: '000000' },
      mailStop: { token: `${this.person}.${secret}` },
      newIdentity: { name: 'Eve' },
      recover: { phrase: 'acorn '.repeat(15) },
      rename: { name: 'Eve' },
      vacation: { days: 0 },
      webhook: { url: 'https://127.0.0.1/' },
      newPhrase: {},
      signOut: {},
      claimSeats: { seats: [{ game, secret }] },
      seatKeys: { seats: [{ game, seat: 0, secret: 'D'.repeat(43) }] },
      ownShelf: { secret: SHELF },
      challenge: {
        game: { ...DEMO, seats: [{ kind: 'own', name: 'Eve' }, { kind: 'open' }] },
        wanted: { from: 0, to: 3000 },
      },
      accept: { seat: 1, secret: 'B'.repeat(43), commitment: 'a'.repeat(64) },
      declineChallenge: {},
      makeTournament: {
        title: 'Cup',
        kind: 'swiss',
        rounds: 3,
        game: { ...DEMO, clock: { initial: 600, increment: 10 } },
        players: 8,
        days: 3,
      },
      enterTournament: { entered: true },
      startTournament: {},
      cancelTournament: {},
      sitInTournament: { secret: 'B'.repeat(43), commitment: 'a'.repeat(64) },
      watch: { person: this.person, watched: true },
      block: { person: this.person, blocked: true },
      report: { person: this.person, game, words: 'x' },
      deleteIdentity: { name: 'somebody else' },
      openShelf: { secret: 'C'.repeat(43) },
      saveDesign: { basis: 0, savedAt: '3025-01-01T00:00:00.000Z', unit: STOCK_MECHS['AS7-D'], note: 'x' },
    };
  }

  frames(game: string, secret: string | undefined): readonly unknown[] {
    const { takeback, answerTakeback, chat, share } = this.models(game) as Record<string, object>;
    const about = { request: REQUEST, game };
    return [
      { type: 'hello', protocol: PROTOCOL_VERSION, client: 'x' },
      { type: 'attend', ...about, since: 0, ...(secret !== undefined && { secret }) },
      { type: 'attend', ...about, changes: true, ...(secret !== undefined && { secret }) },
      { type: 'leave', ...about },
      { type: 'order', ...about, ...this.order },
      { type: 'share', ...about, ...share },
      { type: 'concede', ...about },
      { type: 'takeback', ...about, ...takeback },
      { type: 'answer-takeback', ...about, ...answerTakeback },
      { type: 'draw', ...about },
      { type: 'answer-draw', ...about, ...answerTakeback },
      { type: 'chat', ...about, ...chat },
      { type: 'ping' },
    ];
  }
}

/** Entries of the files of larger games. */
const ENTRIES = 60;

/** A random game as a file, complete or limited to a number of entries. */
export function recordedGame(id: string, scenario: string, entries = Infinity): GameRecord {
  const game = games.find((one) => one.id === id)!;
  const setup = scenarioSetup(game, scenario);
  if (!setup.ok) throw new Error(`${id} has no scenario ${scenario}`);
  const history = new History(game, setup.value, 'a file');
  const random = randomFrom('a file');
  for (let i = 0; i < entries && !history.state.outcome; i++) {
    const seat = waitingFor(history.state)[0]!;
    const order = sampleOrder<CoreOrder>(menuFor(game, history.state, seat)!, random)!;
    const refusal = history.add({ kind: 'order', seat, order });
    if (refusal) throw new Error(refusal.message);
  }
  return recordOf(history, 'attack');
}
