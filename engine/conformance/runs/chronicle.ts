import { gunzipSync, gzipSync } from 'node:zlib';
import { hashOf } from '@ironfield/kernel/hash.ts';
import {
  advance,
  applyOrder,
  eventsFor,
  menuFor,
  middleOf,
  startGame,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { type Game, type GameTypes, STRENGTHS } from '@ironfield/kernel/play/game.ts';
import { orderFrom, type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import type { CoreOrder, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { insist } from '../failure.ts';
import { randomSetup } from './random-setup.ts';

/**
 * A game recorded so closely that a redesign cannot change it unnoticed: every order with a digest of everything
 * anybody saw, the dice left, the next question, and the result. It does not depend on the shape of the state.
 */
export interface Chronicle {
  readonly setup: unknown;
  readonly seed: string;
  /** The digest of the start. */
  readonly start: string;
  readonly log: readonly (readonly [seat: Seat, order: CoreOrder, digest: string])[];
}

const DIGEST_LENGTH = 12;

function digestOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: readonly G['Event'][],
): string {
  const viewers: Viewer[] = [...waitingFor(state), 'spectator'];
  const told = viewers.map((viewer) => sentencesFor(game, state, events, viewer));
  return hashOf([told, waitingFor(state), state.dice, state.outcome]).slice(0, DIGEST_LENGTH);
}

function sentencesFor<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: readonly G['Event'][],
  viewer: Viewer,
): string[] {
  const table = game.table(middleOf(game, state), viewer);
  return eventsFor(game, events, viewer).flatMap((event) => game.describe(event, table) ?? []);
}

/** Plays a game between some players, chance among them, on some setup. Everything follows from the seed. */
export function chronicle<G extends GameTypes>(game: Game<G>, seed: string): Chronicle {
  const random = randomFrom(`${seed} chronicle`);
  const setup = randomSetup(game, random);
  const bots = STRENGTHS.map((strength) => game.bot(strength));
  const players: Player<G>[] = [randomPlayer as unknown as Player<G>, ...bots];
  const seated = new Map<Seat, Player<G>>();
  const events: G['Event'][] = [];
  const state = startGame(game, setup, seed, events);
  const start = digestOf(game, state, events);
  const log: [Seat, CoreOrder, string][] = [];
  while (!state.outcome) {
    const seat = randomItem(random, waitingFor(state));
    const player = seated.get(seat) ?? randomItem(random, players);
    seated.set(seat, player);
    const order = orderFrom(player, () => viewFor(game, state, seat), menuFor(game, state, seat)!, random);
    events.length = 0;
    applyOrder(game, state, seat, order, events);
    log.push([seat, order, digestOf(game, state, events)]);
  }
  return { setup, seed, start, log };
}

/** Takes what was seen at a moment, and the sentences told to everybody. */
type Sight = (digest: string, sentences: () => string[], where: string) => void;

/** Plays the orders again and looks at the start and after each of them. */
function replayed<G extends GameTypes>(
  game: Game<G>,
  { setup, seed, log }: Chronicle,
  look: Sight,
): G['State'] {
  const checked = checkSetup(game, setup);
  insist(checked.ok, () => `The setup is refused: ${!checked.ok && checked.error[0].message}`);
  const events: G['Event'][] = [];
  const state = startGame(game, checked.value, seed, events);
  const sentences = () => sentencesFor(game, state, events, 'spectator');
  look(digestOf(game, state, events), sentences, `${seed}: the start`);
  for (const [index, [seat, order]] of log.entries()) {
    const where = `${seed}: order ${index + 1} of ${log.length}, ${JSON.stringify(order)},`;
    events.length = 0;
    const refusal = advance(game, state, seat, order as G['Order'], events);
    insist(!refusal, () => `${where} is refused: ${refusal?.message}`);
    look(digestOf(game, state, events), sentences, where);
  }
  return state;
}

const digestsOf = ({ start, log }: Chronicle): string[] => [start, ...log.map(([, , digest]) => digest)];

/** Plays a chronicle again and insists that nothing has changed. */
export function insistUnaltered<G extends GameTypes>(game: Game<G>, chronicle: Chronicle): void {
  const recorded = digestsOf(chronicle).values();
  const state = replayed(game, chronicle, (digest, sentences, where) =>
    insist(digest === recorded.next().value, () => `${where} has changed; now:\n${sentences().join('\n')}`),
  );
  insist(state.outcome, `${chronicle.seed}: the game no longer ends`);
}

/** The same orders with what is seen of them today, for a change that only rewords sentences. */
export function retold<G extends GameTypes>(game: Game<G>, chronicle: Chronicle): Chronicle {
  const digests: string[] = [];
  replayed(game, chronicle, (digest) => digests.push(digest));
  const [start, ...after] = digests;
  return { ...chronicle, start, log: chronicle.log.map(([seat, order], i) => [seat, order, after[i]]) };
}

/** Many chronicles as one compressed text; shared setups are written once. */
export function packed(chronicles: readonly Chronicle[]): Uint8Array {
  const setups = new Map<string, number>();
  const lines: string[] = [];
  for (const { setup, seed, start, log } of chronicles) {
    const text = JSON.stringify(setup);
    let index = setups.get(text);
    if (index === undefined) {
      index = setups.size;
      setups.set(text, index);
      lines.push(text);
    }
    lines.push(JSON.stringify([index, seed, start, ...log]));
  }
  return gzipSync(lines.join('\n'), { level: 9 });
}

export function unpacked(bytes: Uint8Array): Chronicle[] {
  const setups: unknown[] = [];
  const chronicles: Chronicle[] = [];
  for (const line of gunzipSync(bytes).toString('utf8').split('\n')) {
    const json = JSON.parse(line);
    if (!Array.isArray(json)) {
      setups.push(json);
      continue;
    }
    const [index, seed, start, ...log] = json;
    chronicles.push({ setup: setups[index], seed, start, log });
  }
  return chronicles;
}
