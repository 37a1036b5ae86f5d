import { copy } from '@ironfield/kernel/json.ts';
import { advance, applyOrder, fork, startGame, submit, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { insistEqual } from '../difference.ts';
import { type GivenOrder, insist } from '../failure.ts';
import { give, type Moment, type Property, playOn, sampleStep, viewersOf } from '../moment.ts';

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

type Give<G extends GameTypes> = (state: G['State'], step: GivenOrder) => G['State'];

/** Orders after which each state is compared. Later, every tenth is enough, because a difference stays. */
const CLOSELY = 100;

/**
 * Plays the game again by two ways of giving orders, which must reach the same state all along. Returns the last state.
 */
function insistSameCourse<G extends GameTypes>(
  { game, setup, seed, orders }: Moment<G>,
  ways: readonly [Give<G>, Give<G>],
  claim: string,
): G['State'] {
  let [one, other] = [throughJson(setup), throughJson(setup)].map((each) => startGame(game, each, seed));
  insistEqual(one, other, `${claim} before any order`);
  for (const [i, step] of orders.entries()) {
    [one, other] = [ways[0](one, step), ways[1](other, step)];
    const isCompared = i < CLOSELY || i % 10 === 0 || i === orders.length - 1;
    if (isCompared) insistEqual(one, other, `${claim} after ${i + 1} orders`);
  }
  return one;
}

const replay: Property = {
  id: 'replay',
  sentence:
    'the same setup, seed and orders give the same state after every order, whether or not anybody listens',
  when: 'end',
  check(moment) {
    const { game } = moment;
    const silent: Give<GameTypes> = (state, { seat, order }) => {
      applyOrder(game, state, seat, order);
      return state;
    };
    const sent: Give<GameTypes> = (state, { seat, order }) => {
      const result = submit(game, state, seat, throughJson(order));
      insist(result.ok, () => `An order is refused in the replay: ${!result.ok && result.error.message}`);
      return state;
    };
    const end = insistSameCourse(moment, [silent, sent], 'Two replays differ');
    insistEqual(end, moment.state, 'The replay ends otherwise than the game');
  },
};

const saved: Property = {
  id: 'saved',
  sentence:
    'a game that is saved as JSON and loaded again after every order goes on as if nothing had happened',
  when: 'end',
  check(moment) {
    const { game } = moment;
    const goOn = (state: typeof moment.state, { seat, order }: GivenOrder) => {
      const events: object[] = [];
      const refusal = advance(game, state, seat, order, events as never);
      insist(!refusal, () => `A saved game refuses an order: ${refusal!.message}`);
      return events;
    };
    let told: object[] = [];
    const kept: Give<GameTypes> = (state, step) => {
      told = goOn(state, step);
      return state;
    };
    let loads = 0;
    const loaded: Give<GameTypes> = (state, step) => {
      const isWhole = loads < WHOLE || loads % 10 === 0;
      loads++;
      const again = isWhole ? throughJson(state) : withSameSetup(state);
      insistEqual(goOn(again, step), told, 'A saved game told different events');
      return again;
    };
    insistSameCourse(moment, [kept, loaded], 'A saved game went on differently');
  },
};

/** Loads after which everything derived from the setup is rebuilt. Later, every tenth is, because it takes long. */
const WHOLE = 20;

function withSameSetup<State extends { readonly setup: unknown }>(state: State): State {
  return { ...throughJson({ ...state, setup: null }), setup: state.setup };
}

const forks: Property = {
  id: 'fork',
  sentence: 'a fork equals its original, and changes to one never show in the other',
  when: 'moment',
  check({ game, state, random }) {
    const before = copy(state);
    const original = withSameSetup(state);
    const forked = fork(game, original);
    insist(forked.setup === original.setup, 'A fork must share the setup of its original');
    insistEqual(forked, original, 'A fork differs from its original');
    playOn(game, forked, FORK_ORDERS, random);
    insistEqual(before, original, 'Orders given to a fork changed the original');
    const second = fork(game, original);
    playOn(game, original, FORK_ORDERS, random);
    insistEqual(before, second, 'Orders given to the original changed a fork');
  },
};
const FORK_ORDERS = 6;

const setup: Property = {
  id: 'setup',
  sentence: 'a setup never changes, and survives being sent as JSON',
  when: 'end',
  check({ game, setup, state }) {
    insistEqual(state.setup, setup, 'The game changed its setup');
    const sent = checkSetup(game, throughJson(setup));
    insist(sent.ok, () => `The setup is refused: ${!sent.ok && sent.error[0].message}`);
    insistEqual(sent.value, setup, 'The setup is changed when it is checked');
  },
};

const still: Property = {
  id: 'still',
  sentence: 'views and events are snapshots: they do not change when the game goes on',
  when: 'moment',
  check(moment) {
    const { game, random } = moment;
    if (moment.state.outcome) return;
    const state = fork(game, moment.state);
    const events: object[] = [];
    give(game, state, sampleStep(game, state, random), events as never);
    const views = viewersOf(moment).map((viewer) => viewFor(game, state, viewer));
    const before = [copy(events), copy(views)] as const;
    playOn(game, state, 3, random);
    insistEqual(before[0], events, 'Events changed after they were told');
    insistEqual(before[1], views, 'Views changed after they were taken');
  },
};

const looking: Property = {
  id: 'looking',
  sentence: 'looking at a game changes nothing',
  when: 'moment',
  check(moment) {
    const { game, state } = moment;
    const before = copy(state);
    for (const viewer of viewersOf(moment)) look(game, state, viewer);
    game.invariants(state);
    insistEqual(before, state, 'Looking at the game changed it');
  },
};

function look<G extends GameTypes>(
  game: WrittenGame<G>,
  state: G['State'],
  viewer: number | 'spectator',
): void {
  const view = viewFor(game, state, viewer);
  game.draw(view.table);
  const before = copy(view);
  const world = imagined(game, view, 'looking');
  insistEqual(
    imagined(game, view, 'looking'),
    world,
    'The same view and seed gave different imagined states',
  );
  playOn(game, world, 2, { a: 1, b: 2, c: 3, d: 4 });
  insistEqual(before, view, 'Playing on in an imagined state changed the view it came from');
}

export const CONTINUING: readonly Property[] = [replay, forks, saved, setup, still, looking];
