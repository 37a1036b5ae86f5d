import type { ConformanceFailure } from '@ironfield/conformance/failure.ts';
import { PROPERTIES } from '@ironfield/conformance/properties/properties.ts';
import { ENDS, RUNS, walk } from '@ironfield/conformance/properties/walk.ts';
import { randomSetup } from '@ironfield/conformance/runs/random-setup.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { copy } from '@ironfield/kernel/json.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { demo } from '../game.ts';
import type { Demo } from '../game-types.ts';
import type { OrderOf } from '../orders.ts';
import { fire, fireMenu, resolve } from '../phases/fire.ts';
import { muster, posts } from '../phases/muster.ts';
import { endOfTurn, turn } from '../phases/turn.ts';
import { pieces } from '../pieces.ts';
import type { State } from '../state.ts';
import { broken, brokenBid, brokenPlaces, brokenSteps, brokenTable } from './broken.fixture.ts';

/** What the property finds in some random games, if anything. */
function foundBy(property: string, game: WrittenGame<Demo>): ConformanceFailure | null {
  const properties = PROPERTIES.filter(({ id }) => id === property);
  for (let i = 0; i < 12; i++) {
    const setup = randomSetup(game, randomFrom(`setup ${i}`));
    try {
      walk(game, setup, `broken ${i}`, { properties, rate: () => 1, maxOrders: 400 });
    } catch (error) {
      return error as ConformanceFailure;
    }
  }
  return null;
}

const hasNothingToPlay = (state: State, seat: number) => state.hands[seat].every((card) => card === 'bluff');
const remembered = new WeakMap<State, number>();
const traces = new WeakMap<object, number>();

let moods = 0;

const BROKEN: readonly (readonly [
  what: string,
  property: string,
  game: WrittenGame<Demo>,
  message: RegExp,
])[] = [
  ['a view that shows the hand', 'sealed', brokenTable(({ hands }) => ({ hands: copy(hands) })), /hands/],
  [
    'a view that counts decoys',
    'hidden-state',
    brokenTable(({ markers }) => ({
      decoys: markers.filter(({ isDecoy, id }) => isDecoy && id % 3 === 0).length,
    })),
    /decoys/,
  ],
  ['an event that shows the hand', 'hidden-course', broken({ redact: (event) => event }), /events differ/],
  [
    'a reaction asked for only if it is possible',
    'hidden-course',
    brokenSteps({
      resolve(play, frame) {
        const { hands, markers } = play.state;
        const { seat } = markers[frame.shot.target];
        const held = hands[seat];
        const isLeftOut = hasNothingToPlay(play.state, seat);
        if (isLeftOut) hands[seat] = [];
        resolve(play, frame);
        if (isLeftOut) hands[seat] = held;
      },
    }),
    /tells 0|tells 1|tells spectator/,
  ],
  [
    'a hidden piece that makes places forbidden',
    'hidden-state',
    brokenPlaces((point, { markers }) => ({
      forbids: (at) =>
        at.x % 2 !== 0 && markers.some(({ isDecoy, id }) => isDecoy && id % 3 === 0)
          ? { message: 'No odd places' }
          : point.forbids(at),
      sample(random) {
        let place = point.sample(random);
        while (place.x % 2 !== 0) place = point.sample(random);
        return place;
      },
    })),
    /answers to/,
  ],
  [
    'a view that shows sealed answers',
    'sealed',
    brokenTable(({ sealed }) => ({ sealed: copy(sealed) })),
    /secret/,
  ],
  [
    'a view that shows the dice',
    'hidden-dice',
    brokenTable(({ dice }) => ({ dice: copy(dice) })),
    /dice to come/,
  ],
  [
    'a fork that shares an array',
    'fork',
    broken({ fork: ({ setup, supply, ...rest }) => ({ setup, supply, ...copy(rest) }) }),
    /supply/,
  ],
  [
    'a menu that points at what is not there',
    'pieces',
    broken({ pieces: (table) => pieces(table).filter(({ id }) => id !== 0) }),
    /points at piece 0/,
  ],
  [
    'two pieces with one id',
    'pieces',
    broken({ pieces: (table) => pieces(table).map((piece) => ({ ...piece, id: 0 })) }),
    /same id/,
  ],
  ['a view that shares an array', 'still', brokenTable(({ supply }) => ({ supply })), /Views.*supply/],
  [
    'an event that shares an array',
    'still',
    brokenSteps({
      turn(play, frame) {
        turn(play, frame);
        play.emit({ type: 'bids', bids: play.state.supply, first: 0, rule: 'DEMO-BID-01' });
      },
    }),
    /Events/,
  ],
  [
    'a state that keeps something elsewhere',
    'saved',
    brokenSteps({
      turn(play, frame) {
        turn(play, frame);
        const turns = (remembered.get(play.state) ?? 0) + 1;
        remembered.set(play.state, turns);
        play.state.supply[0] = turns;
      },
    }),
    /saved game/,
  ],
  [
    'a menu whose places are drawn from too far away',
    'menu',
    brokenPlaces((point) => ({ sample: (random) => ({ ...point.sample(random), x: -1 }) })),
    /off the table|not on it/,
  ],
  [
    'a menu whose places cite a rule that does not exist',
    'menu',
    brokenPlaces(() => ({
      describe: () => ({
        label: '',
        explanation: explain((tally) => tally.add(1, 'Far away', 'DEMO-NONE-01')),
      }),
    })),
    /DEMO-NONE-01/,
  ],
  [
    'a menu that offers what cannot be written as an order',
    'menu',
    brokenSteps({
      fire: {
        ...fire,
        menu: (state, { seat }) => {
          const menu = fireMenu(state, seat);
          return {
            ...menu,
            orders: [...menu.orders, { type: 'surrender' as 'hold', label: 'Surrender', fields: [] }],
          };
        },
      },
    }),
    /surrender.*refused/,
  ],
  ['a menu with a dead end', 'menu', brokenBid({ min: 4 }), /dead end/],
  [
    'a refusal without a sentence',
    'legality',
    brokenBid({ whyNot: () => ({ message: '' }) }),
    /without a sentence/,
  ],
  [
    'a refusal that changes the state',
    'refusals',
    brokenPlaces((point, state) => ({
      forbids(at) {
        const reason = point.forbids(at);
        if (reason) state.spent[0].push('bluff');
        return reason;
      },
    })),
    /changed the state/,
  ],
  [
    'a step that uses chance of its own',
    'replay',
    brokenSteps({
      turn(play, frame) {
        turn(play, frame);
        play.state.markers[0].at = { x: Math.floor(Math.random() * 1000), y: 0 };
      },
    }),
    /differ at markers.0|refused in the replay/,
  ],
  [
    'a step that computes with an explanation',
    'replay',
    brokenSteps({
      turn(play, frame) {
        turn(play, frame);
        play.state.supply[0] = play.explain((tally) => tally.add(3, 'three', 'DEMO-BID-01')).total;
      },
    }),
    /differ at supply|refused in the replay/,
  ],
  [
    'a menu that lets markers leave the table',
    'invariants',
    brokenPlaces(() => ({ forbids: () => null, sample: () => ({ x: -1, y: 0 }) })),
    /off the table/,
  ],
  [
    'a game that never ends',
    ENDS,
    brokenSteps({
      'end-of-turn'(play) {
        play.state.turn--;
        play.next({ step: 'turn' });
      },
    }),
    /not over after 400 orders/,
  ],
  [
    'a game that goes on after its end',
    'runs',
    brokenSteps({
      'end-of-turn'(play, frame) {
        endOfTurn(play, frame);
        if (play.state.outcome) play.next({ step: 'turn' });
      },
    }),
    /The game is over: nothing can follow/,
  ],
  [
    'a step that throws',
    RUNS,
    brokenSteps({
      resolve() {
        throw new Error('the table fell over');
      },
    }),
    /the table fell over/,
  ],
  [
    'a rule that nobody wrote',
    'citations',
    brokenSteps({
      turn(play, frame) {
        turn(play, frame);
        play.emit({ type: 'bids', bids: [0, 0], first: 0, rule: 'DEMO-NONE-01' });
      },
    }),
    /DEMO-NONE-01/,
  ],
  [
    'an event without words',
    'described',
    broken({ describe: ({ type }) => (type === 'turn' ? '' : null) }),
    /"turn"/,
  ],
  ['a table that is no plain data', 'plain', brokenTable(() => ({ seen: new Map() })), /Map/],
  [
    'a setup that changes',
    'setup',
    brokenSteps({
      muster: {
        ...muster,
        reveal(play, frame, orders) {
          muster.reveal(play, frame, orders as Record<number, OrderOf<'muster'>>);
          (play.state.setup as { turns: number }).turns = 3;
        },
      },
    }),
    /setup/,
  ],
  [
    'a view that changes the state',
    'looking',
    broken({
      table(state, viewer) {
        state.supply[0]++;
        return demo.table(state, viewer);
      },
    }),
    /changed it/,
  ],
  [
    'a fork that forgets what was asked in the middle of a step',
    'interruptions',
    broken({ fork: (state) => ({ ...demo.fork!(state), suspended: null }) }),
    /interrupted game/,
  ],
  [
    'a step that leaves a trace when it has to wait',
    'interruptions',
    brokenSteps({
      fire: {
        ...fire,
        apply(play, frame, order) {
          traces.set(play.state.setup, (traces.get(play.state.setup) ?? 0) + 1);
          fire.apply(play, frame, order as OrderOf<'fire' | 'hold'>);
          play.state.supply[0] = traces.get(play.state.setup)!;
        },
      },
    }),
    /interrupted game/i,
  ],
  [
    'a step that goes another way the second time',
    'interruptions',
    brokenSteps({
      fire: {
        ...fire,
        apply(play, frame, order) {
          if (remembered.has(play.state)) play.roll('of nerves', 1);
          remembered.set(play.state, 1);
          fire.apply(play, frame, order as OrderOf<'fire' | 'hold'>);
        },
      },
    }),
    /another way|interrupted game/i,
  ],
  [
    'an event whose change is forgotten',
    'followed',
    broken({ after: (table, event) => (event.type === 'bids' ? table : demo.after!(table, event)) }),
    /come to another table.*supply\.\d+/,
  ],
  [
    'an event that is thought to change more than it does',
    'followed',
    broken({
      after: (table, event) => ({
        ...demo.after!(table, event),
        ...(event.type === 'fired' && { supply: [0, 0] }),
      }),
    }),
    /come to another table.*supply/,
  ],
  [
    'an event that is followed in place',
    'followed',
    broken({
      after(table, event) {
        if (event.type === 'turn') table.turn++;
        return demo.after!(table, event);
      },
    }),
    /changed the table before them.*turn/,
  ],
  [
    'a table with more than events tell',
    'followed',
    broken({ notInEvents: [] }),
    /come to another table.*(agenda|sealed)/,
  ],
  [
    'a menu that depends on what its view does not tell',
    'rebuilt',
    broken({ imagine: (view, seed) => ({ ...demo.imagine(view, seed), supply: [1, 1] }) }),
    /not the real one.*fields/,
  ],
  [
    'an imagined state that forgets the question',
    'rebuilt',
    broken({ imagine: (view, seed) => ({ ...demo.imagine(view, seed), agenda: [] }) }),
    /not the real one/,
  ],
  [
    'a setup that shows its secrets',
    'hidden-setup',
    brokenTable(({ setup }) => ({ setup })),
    /secret setup of seat \d tells/,
  ],
  [
    'a step to come that tells what is hidden',
    'hidden-setup',
    brokenSteps({
      posts(play, frame) {
        posts(play, frame);
        const { decoy } = play.state.setup.secrets![0]!;
        play.state.agenda.unshift({ step: 'end-of-turn', decoy } as { step: 'end-of-turn' });
      },
    }),
    /secret setup of seat 0 tells.*upcoming/,
  ],
  [
    'an event for one side that both see',
    'hidden-setup',
    brokenSteps({
      posts(play, frame) {
        posts(play, frame);
        play.emit({ type: 'turn', turn: play.state.setup.secrets![1]!.decoy });
      },
    }),
    /secret setup of seat 1 tells.*events differ/,
  ],
  [
    'a bot with moods',
    'bots',
    broken({
      bot: (strength) => ({
        choose: (look, menu) => demo.bot(strength).choose(look, menu, randomFrom(`mood ${moods++}`)),
      }),
    }),
    /a second time|knows what is hidden/, // its moods may be the same twice
  ],
  [
    'a bot that cheats',
    'bots',
    broken({ bot: () => ({ choose: () => ({ type: 'bid', supply: 99 }) }) }),
    /illegal/,
  ],
];

test.each(BROKEN)('The conformance suite finds %s', (_what, property, game, message) => {
  const failure = foundBy(property, game);
  expect(failure?.repro).toMatchObject({ property, game: 'demo' });
  expect(failure?.message).toMatch(message);
});
