import { dangerNow, dangerPlaces } from '@ironfield/gearblitz/bot/danger-spots.ts';
import { fork } from '@ironfield/gearblitz/state/fork.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { DangerRules } from '../../danger/danger.ts';
import { placeText } from '../../tabletop/words/measures.ts';
import { stateOn, type Table } from './types.ts';

export const danger: DangerRules<Table, Place> = {
  counts:
    'Steps of damage by one attack of each, on average, after one turn and one leg, if every enemy turns to it and comes nearer.',
  grain: 0.1,
  shades: [0.3, 0.6, 1, 1.6],
  pips: [0.3, 0.6, 1],
  nameOf: (_, place) => placeText(place),
  isNextTurn: ({ units }, unit) => units[unit]!.activation === null && units[unit]!.isLocked,
  *spots(table, unit) {
    for (const spot of dangerPlaces(fork(stateOn(table)), unit)) {
      if (!spot) {
        yield null;
        continue;
      }
      const { to: place, suffered, dealt, target } = spot;
      const by = spot.by.map((each) => ({ unit: each.unit, points: each.steps, where: '' }));
      yield { place, suffered, dealt, target, by, how: '' };
    }
  },
  *now(table, unit) {
    yield null;
    return dangerNow(fork(stateOn(table)), unit);
  },
};
