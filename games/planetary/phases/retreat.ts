import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import { partiesOf, refugesOf } from '../rules/war/retreating.ts';
import { cargoOf, warIn } from '../rules/war/stacks.ts';
import { hexOf } from '../rules/world.ts';
import { type BattleEnd, DESTROYED, type Frames, LOST, opponentOf, RETREATED } from '../state.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { hexPick } from './moving.ts';

/** PA-CBT-16, PA-CBT-18: the battle is taken off the board, and those who have fled go to hexes beside it. */
export function leaveTheField(play: Play<Planetary>, winner: Seat, why: BattleEnd): void {
  const { place, fighters } = play.state.battle!;
  const wrecks = fighters.filter(({ box }) => box === LOST).map(({ counter }) => counter);
  play.happen({ type: 'battle-over', winner, why });
  sink(play, wrecks);
  const state = warIn(play.state);
  const loser = opponentOf(winner);
  const fled = state.counters.flatMap((counter) => (counter.place === RETREATED ? [counter.id] : []));
  const parties = partiesOf(state, loser, place, fled);
  play.next(
    ...parties.map((counters) => ({ step: 'battle/retreat', seat: loser, from: place, counters }) as const),
  );
}

/** PA-TRANS-01: whoever is aboard is lost with the ship, and then known to everybody. */
function sink(play: Play<Planetary>, wrecks: readonly number[]): void {
  const state = warIn(play.state);
  const drowned = wrecks.flatMap((wreck) => cargoOf(state, wreck));
  if (drowned.length === 0) return;
  const counters = drowned.map((counter) => {
    const { type, quality } = state.counters[counter];
    return { counter, type, quality };
  });
  play.happen({ type: 'identified', counters });
  play.happen({ type: 'lost', counters: drowned });
}

export const retreat: Decision<Planetary, Frames['battle/retreat'], 'retreat' | 'done'> = {
  menu(state, { seat, from, counters }) {
    const refuges = refugesOf(warIn(state), seat, from, counters);
    return {
      prompt: PROMPTS.retreat,
      rule: 'PA-CBT-16',
      orders:
        refuges.length > 0
          ? [{ type: 'retreat', label: LABELS.retreat, fields: [hexPick('to', refuges)] }]
          : [{ type: 'done', label: LABELS.surrender, fields: [], isPass: true }],
    };
  },
  apply(play, { counters }, order) {
    if (order.type === 'retreat') play.happen({ type: 'retreated', counters, place: hexOf(order.to) });
    else {
      sink(play, counters);
      play.happen({ type: 'retreated', counters, place: DESTROYED });
    }
  },
};
