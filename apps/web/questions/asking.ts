// Random games of all kinds, whose questions are asked of the page's own code.

import type { News } from '@ironfield/client/api.ts';
import { pairwiseRows, randomValue } from '@ironfield/conformance/runs/option-rows.ts';
import { musteredSetup, randomSetup, setupWith } from '@ironfield/conformance/runs/random-setup.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { type Menu, possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import {
  advance,
  eventsFor,
  fork,
  menuFor,
  parseOrder,
  startGame,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, AnyWrittenGame, GameTypes, View, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreEvent, CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { following, type Snapshot } from '../src/sessions/session.ts';
import { Broken, type Dressing, lookAt, type Moment } from './looking.ts';
import { summaryOf } from './paper-page.ts';
import { type SetUp, standingOf } from './set-up.ts';

/** The questions of a game met so far. */
export interface Met {
  /** Decisions that came by, and those that the page was asked about, by kind of question. */
  readonly came: Map<string, number>;
  readonly looked: Map<string, number>;
  readonly failures: Failure[];
}

/** A position that breaks the page, and the way to reach it. */
export interface Failure {
  readonly message: string;
  readonly step: string;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly log: readonly LogEntry[];
}

export const newMet = (): Met => ({ came: new Map(), looked: new Map(), failures: [] });

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Kinds of question that a game knows: its steps that ask. */
export const kindsOf = ({ steps }: AnyGame): string[] =>
  Object.entries(steps as Readonly<Record<string, unknown>>).flatMap(([name, step]) =>
    step && typeof step === 'object' && 'menu' in step ? [name] : [],
  );

/** A setup as drawn by the runner of random games: any two options meet, with random forces and maps. */
export function setupFor(game: WrittenGame<GameTypes>, index: number, seed: string): CoreSetup {
  const random = randomFrom(`${seed} setup`);
  if (index % 2 === 1) {
    const rows = pairwiseRows(game.options, randomFrom('rows'));
    return setupWith(game, rows[(index >> 1) % rows.length], random);
  }
  return (index % 4 === 2 ? musteredSetup : randomSetup)(game, random);
}

/** A setup in which a kind of question may come up: with the option that asks it. */
export function setupAsking(game: AnyWrittenGame, kind: string, seed: string): CoreSetup {
  const random = randomFrom(`${seed} setup`);
  const asks = game.options.find((option) => Object.hasOwn((option as { steps?: object }).steps ?? {}, kind));
  if (!asks) return setupFor(game as unknown as WrittenGame<GameTypes>, random.a & 3, seed);
  return setupWith(
    game as unknown as WrittenGame<GameTypes>,
    { [asks.id]: randomValue(asks, random) },
    random,
  );
}

export interface Asking {
  readonly game: AnyGame;
  readonly dressing: Dressing;
  readonly setup: CoreSetup;
  readonly seed: string;
  /** Orders after which the game is left. */
  readonly length: number;
  /** Whether to ask the page about this question. */
  isWanted(kind: string, met: Met, random: Random): boolean;
  /** Decisions that the page is asked about at most. */
  readonly most: number;
}

/** Why a game would not accept an order, as its menu has it. */
const refusalBy =
  (game: AnyGame, menu: Menu) =>
  (given: CoreOrder): string | null => {
    const parsed = parseOrder(game, JSON.parse(JSON.stringify(given)));
    if (!parsed.ok) return parsed.error.message;
    return refusalOf(menu, parsed.value as CoreOrder)?.message ?? null;
  };

/**
 * Asks the page about a moment and returns its suggestion. A page that breaks is noted with the way to the question.
 */
async function askAt(
  moment: Moment,
  met: Met,
  way: Pick<Failure, 'setup' | 'seed' | 'log'>,
): Promise<CoreOrder | null> {
  const step = moment.snapshot.view.question?.step ?? '';
  count(met.looked, step);
  try {
    return await lookAt(moment);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof Broken ? error.message : (error.stack ?? error.message);
    met.failures.push({ message, step, ...way });
    return null;
  }
}

/** Asks the page what was put to somebody in the middle of a game. */
export async function askSetUp(
  game: AnyWrittenGame,
  dressing: Dressing,
  setUp: SetUp,
  met: Met,
): Promise<void> {
  const { seat, step } = setUp.question;
  const { setup, state } = standingOf(game, setUp);
  const view = viewFor(game, state as never, seat) as View<GameTypes>;
  const summary = summaryOf(game, step, 0, seatNames(game, setup), view);
  const snapshot: Snapshot = { summary, viewer: seat, view };
  const refusal = refusalBy(game, menuFor(game, state as never, seat)!);
  const seen = { game, dressing, snapshot, before: null, past: [], random: randomFrom(step) };
  count(met.came, step);
  await askAt({ ...seen, refusal }, met, { setup, seed: 'set up', log: [] });
}

/** The other players' way to decide: at random, or as recruits. */
type Manner = 'random' | 'recruit';

/** Plays a game and asks the wanted questions; adds the questions met to `met`. */
export async function askAlong(asking: Asking, met: Met, manner: Manner): Promise<void> {
  const { game, dressing, setup, seed, length } = asking;
  const random = randomFrom(`${seed} orders`);
  let events: CoreEvent[] = [];
  const state = startGame(game as never, setup as never, seed, events as never) as never;
  const sides = seatNames(game, setup);
  const log: LogEntry[] = [];
  // Each side hears its own news.
  const pasts = sides.map((): News[] => []);
  const last = new Map<Seat, Snapshot>();
  /** Before the last order. */
  let previous: never | null = null;
  let looked = 0;
  let by: Seat | null = null;
  for (let number = 0; number < length; number++) {
    const waiting = waitingFor(state);
    if (waiting.length === 0) return;
    const seat = randomItem(random, waiting);
    const view = viewFor(game, state, seat) as View<GameTypes>;
    const kind = view.question?.step ?? '';
    const menu = menuFor(game, state, seat)!;
    count(met.came, kind);
    const fine = `${kind} ${possibleOrders(menu)
      .map(({ type }) => type)
      .sort()
      .join(' ')}`;
    count(met.came, fine);
    for (const [each, past] of pasts.entries()) {
      const heard = eventsFor(game, events as never, each) as News['events'];
      past.push({ number, kind: 'order', seat: by, events: heard });
    }
    let order: CoreOrder | null = null;
    if (looked < asking.most && asking.isWanted(fine, met, random)) {
      looked++;
      const snapshotOf = (at: number, seen: View<GameTypes>): Snapshot =>
        following(
          { summary: summaryOf(game, seed, at, sides, seen), viewer: seat, view: seen },
          last.get(seat) ?? null,
        );
      const snapshot = snapshotOf(number, view);
      const before = previous && snapshotOf(number - 1, viewFor(game, previous, seat) as View<GameTypes>);
      const seen = { game, dressing, snapshot, before, past: pasts[seat].slice(-12), random };
      order = await askAt({ ...seen, refusal: refusalBy(game, menu) }, met, { setup, seed, log: [...log] });
      last.set(seat, snapshot);
      count(met.looked, fine);
    }
    // Half of the suggestions are played, so that games of good players are met, too.
    const isTaken = order !== null && randomUnit(random) < 0.5;
    const played: CoreOrder = isTaken
      ? order!
      : manner === 'random'
        ? (sampleOrder(menu, random) as CoreOrder)
        : orderFrom(game.bot('recruit'), () => view as never, menu, random);
    events = [];
    previous = fork(game as never, state) as never;
    const refused = advance(game as never, state, seat, played as never, events as never);
    if (refused) {
      if (isTaken) continue;
      throw new Error(`${game.id}: ${JSON.stringify(played)} is refused: ${refused.message}`);
    }
    log.push({ kind: 'order', seat, order: played } as LogEntry);
    by = seat;
  }
}
