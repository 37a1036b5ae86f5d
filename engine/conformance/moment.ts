import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, fork, menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { type GivenOrder, insist } from './failure.ts';

/** A moment of a game in which properties are checked: a decision, or the end. */
export interface Moment<G extends GameTypes> {
  readonly game: WrittenGame<G>;
  /** The setup the game was started with; the game itself has a copy. */
  readonly setup: G['Setup'];
  readonly seed: string;
  /** The orders so far. */
  readonly orders: readonly GivenOrder[];
  /** Checks leave it unchanged and try things on forks. */
  readonly state: G['State'];
  /** The events of the last order, or of the start of the game. */
  readonly events: readonly G['Event'][];
  /** The check's own generator. */
  readonly random: Random;
}

/** Something every game must do, and how to check it. */
export interface Property {
  readonly id: string;
  readonly sentence: string;
  /** `moment`: at any moment; `end`: once, when the game is over. */
  readonly when: 'moment' | 'end';
  /** `cheap`: checked after every order of every game, without using chance. `costly`: only occasionally. */
  readonly cost?: 'cheap' | 'costly';
  check<G extends GameTypes>(moment: Moment<G>): void;
}

export function seatsOf<G extends GameTypes>({ game, setup }: Pick<Moment<G>, 'game' | 'setup'>): Seat[] {
  const scenario = game.scenarios.find(({ id }) => id === setup.scenario);
  return (scenario?.seats ?? ['', '']).map((_, seat) => seat);
}

export function viewersOf<G extends GameTypes>(moment: Moment<G>): Viewer[] {
  return [...seatsOf(moment), 'spectator'];
}

export function menuOf<G extends GameTypes>(game: WrittenGame<G>, state: G['State'], seat: Seat): Menu {
  const menu = menuFor(game, state, seat);
  insist(menu, `Seat ${seat} is waited for, but has no menu`);
  return menu;
}

/** A random order of a random seat that is asked. */
export function sampleStep<G extends GameTypes>(
  game: WrittenGame<G>,
  state: G['State'],
  random: Random,
): { seat: Seat; order: G['Order'] } {
  const seat = randomItem(random, waitingFor(state));
  const order = sampleOrder<G['Order']>(menuOf(game, state, seat), random);
  insist(order, `The menu of seat ${seat} offers nothing`);
  return { seat, order };
}

/** Gives an order that must be accepted. */
export function give<G extends GameTypes>(
  game: WrittenGame<G>,
  state: G['State'],
  { seat, order }: { readonly seat: Seat; readonly order: G['Order'] },
  events: G['Event'][] | null = null,
): void {
  const refusal = advance(game, state, seat, order, events);
  insist(!refusal, () => `${JSON.stringify(order)} is on the menu, but refused: ${refusal!.message}`);
}

/** Plays some random orders on a fork or other copy, and returns them. */
export function playOn<G extends GameTypes>(
  game: WrittenGame<G>,
  state: G['State'],
  count: number,
  random: Random,
): GivenOrder[] {
  const given: GivenOrder[] = [];
  while (given.length < count && !state.outcome) {
    const step = sampleStep(game, state, random);
    give(game, state, step);
    given.push(step);
  }
  return given;
}

/** Another state that looks the same to the viewer, with exactly the same dice to come. */
export function otherWorld<G extends GameTypes>(
  { game, state, random }: Moment<G>,
  view: Parameters<WrittenGame<G>['imagine']>[0],
): G['State'] {
  const world = imagined(game, view, `world ${random.a} ${random.b}`);
  world.dice = fork(game, state).dice;
  return world;
}
