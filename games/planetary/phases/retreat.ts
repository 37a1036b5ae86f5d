import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import { placeOf } from '../rules/places.ts';
import { partiesOf, refugesOf } from '../rules/war/retreating.ts';
import { warIn } from '../rules/war/stacks.ts';
import { type BattleEnd, DESTROYED, type Frames, LOST, opponentOf, RETREATED } from '../state.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { hexPick } from './actors.ts';
import { sink } from './firing.ts';

/** PA-CBT-16, PA-CBT-18: the battle is taken off the board, and those who have fled go to hexes beside it. */
export function leaveTheField(play: Play<Planetary>, winner: Seat, why: BattleEnd): void {
  const { place, fighters } = play.state.battle!;
  const landed = play.state.war!.sky?.drops.filter(({ counter }) =>
    fighters.some((fighter) => fighter.counter === counter),
  );
  const wrecks = fighters.filter(({ box }) => box === LOST).map(({ counter }) => counter);
  play.happen({ type: 'battle-over', winner, why });
  if (landed && landed.length > 0)
    play.happen({ type: 'drops-over', counters: landed.map(({ counter }) => counter) });
  sink(play, wrecks);
  const state = warIn(play.state);
  const loser = opponentOf(winner);
  const fled = state.counters.flatMap((counter) => (counter.place === RETREATED ? [counter.id] : []));
  const parties = partiesOf(state, loser, place, fled);
  play.next(
    ...parties.map((counters) => ({ step: 'battle/retreat', seat: loser, from: place, counters }) as const),
  );
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
    if (order.type === 'retreat') play.happen({ type: 'retreated', counters, place: placeOf(order.to) });
    else {
      sink(play, counters);
      play.happen({ type: 'retreated', counters, place: DESTROYED });
    }
  },
};
