import { advance, fork, startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreState, Suspended } from '@ironfield/kernel/state.ts';
import { insistEqual } from '../difference.ts';
import { insist } from '../failure.ts';
import { type Moment, type Property, viewersOf } from '../moment.ts';

const LOOK = 'conformance/look';
const GO_ON = 'conformance/go-on';

/** The game, with a seat that asks to look at every roll. */
function interrupting<G extends GameTypes>(game: Game<G>): Game<G> {
  const look = {
    question: true,
    menu: () => ({ prompt: 'Go on?', orders: [{ type: GO_ON, label: 'Go on', fields: [] }] }),
  };
  const question = { step: LOOK, seat: 0 } as never;
  return {
    ...game,
    steps: { ...game.steps, [LOOK]: look },
    interrupts: () => true,
    mayReact: (state, roll) => [question, ...(game.mayReact?.(state, roll) ?? [])],
    react: (play, roll, asked, answer) =>
      (asked as { step: string }).step === LOOK ? roll.dice : game.react!(play, roll, asked, answer),
  };
}

const interruptions: Property = {
  id: 'interruptions',
  sentence:
    'every roll can be interrupted, and the game saved, loaded, forked and looked at meanwhile: it goes on as it would have',
  when: 'end',
  cost: 'costly',
  check(moment) {
    const { game, setup, seed, orders } = moment;
    const twin = interrupting(game);
    const told: [object[], object[]] = [[], []];
    const plain = startGame(game, setup, seed, told[0] as never);
    let state = untilNobodyLooks(moment, twin, startGame(twin, setup, seed, told[1] as never), told[1]);
    insistEqual(withoutLooks(state), plain, 'The interrupted game begins differently');
    for (const [index, { seat, order }] of orders.entries()) {
      for (const events of told) events.length = 0;
      advance(game, plain, seat, order as never, told[0] as never);
      const refusal = advance(twin, state, seat, order as never, told[1] as never);
      insist(!refusal, () => `The interrupted game refuses an order: ${refusal!.message}`);
      state = untilNobodyLooks(moment, twin, state, told[1]);
      const when = `after ${index + 1} orders`;
      insistEqual(withoutLooks(state), plain, `The interrupted game differs ${when}`);
      insistEqual(told[1], told[0], `The interrupted game tells other events ${when}`);
    }
  },
};

/** Leaves out the answers of those who looked at dice earlier in a waiting step. */
function withoutLooks<S extends CoreState>(state: S): S {
  if (!state.suspended) return state;
  const settled = state.suspended.settled.flatMap((one): Suspended['settled'] => {
    if ('order' in one && one.order.type === GO_ON) return [];
    if (!('noted' in one) || !Array.isArray(one.noted)) return [one];
    return [{ noted: one.noted.filter((asked) => (asked as { step?: string }).step !== LOOK) }];
  });
  return { ...state, suspended: { ...state.suspended, settled } };
}

/** Answers everybody who looks at dice, and saves, loads or forks the game in between. */
function untilNobodyLooks<G extends GameTypes>(
  moment: Moment<G>,
  twin: Game<G>,
  begun: G['State'],
  events: object[],
): G['State'] {
  let state = begun;
  for (let times = 0; state.suspended?.question.step === LOOK; times++) {
    if (times % 3 === 0) state = JSON.parse(JSON.stringify(state));
    if (times % 3 === 1) state = fork(twin, state);
    if (times % 3 === 2) for (const viewer of viewersOf(moment)) viewFor(twin, state, viewer);
    const refusal = advance(twin, state, 0, { type: GO_ON } as never, events as never);
    insist(!refusal, () => `An interrupted game cannot go on: ${refusal!.message}`);
  }
  return state;
}

export const INTERRUPTING: readonly Property[] = [interruptions];
