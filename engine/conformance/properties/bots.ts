import { copy } from '@ironfield/kernel/json.ts';
import { fork, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { type GameTypes, STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { insistEqual } from '../difference.ts';
import { insist } from '../failure.ts';
import { type Moment, menuOf, otherWorld, type Property } from '../moment.ts';

const bots: Property = {
  id: 'bots',
  sentence: 'bots of every strength give legal orders that depend only on their view and their own dice',
  when: 'moment',
  cost: 'costly',
  check(moment) {
    for (const seat of waitingFor(moment.state)) {
      for (const strength of STRENGTHS) checkBot(moment, seat, strength);
    }
  },
};

function checkBot<G extends GameTypes>(moment: Moment<G>, seat: Seat, strength: Strength): void {
  const { game, state, random } = moment;
  const before = copy(state);
  const view = viewFor(game, state, seat);
  const choose = (world: G['State']) =>
    orderFrom(game.bot(strength), () => viewFor(game, world, seat), menuOf(game, world, seat), { ...random });

  const order = choose(state);
  insistEqual(before, state, `The ${strength} bot changed the state`);
  insistEqual(choose(state), order, `The ${strength} bot chose differently a second time`);
  const world = otherWorld(moment, view);
  insistEqual(choose(world), order, `The ${strength} bot knows what is hidden`);
  const result = submit(game, fork(game, state), seat, JSON.parse(JSON.stringify(order)));
  insist(result.ok, () => `The ${strength} bot gave an illegal order: ${!result.ok && result.error.message}`);
}

export const BOTS: readonly Property[] = [bots];
