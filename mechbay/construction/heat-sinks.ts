import { engineRoom } from '@ironfield/classic/units/design.ts';
import { FREE_HEAT_SINKS } from '@ironfield/classic/units/weights.ts';
import { WRONG } from '../text.ts';
import { type Blueprint, type Finding, itemsOfKind, unless } from './blueprint.ts';

/** CBT-CON-12, CBT-CON-13 */
export function heatSinks(blueprint: Blueprint): readonly Finding[] {
  const { file, rating, strange } = blueprint;
  if (strange.has('heatSinks')) return [];
  const inEngine = engineRoom(rating);
  const needed = Math.max(0, file.heatSinks - inEngine);
  const placed = itemsOfKind(blueprint, 'heat-sink').length;
  return [
    ...unless(file.heatSinks >= FREE_HEAT_SINKS, () => ({
      rule: 'CBT-CON-12',
      message: WRONG.fewSinks(file.heatSinks),
    })),
    ...unless(placed === needed, () => ({
      rule: 'CBT-CON-13',
      message:
        placed < needed
          ? WRONG.sinksUnplaced(needed - placed, inEngine)
          : WRONG.sinksTooMany(placed, needed, inEngine),
    })),
  ];
}
