// The modifiers of weather, for the tests of its options.

import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { RuleId } from '../rule-index.ts';
import { heatAfter } from '../rules/heat/heat.ts';
import { phaseNumber, pilotingNumber } from '../rules/piloting/piloting.ts';
import { duel } from './duel.ts';
import { mech, scene } from './scene.ts';
import { location, toHit } from './table.ts';

const flamer = mech('Flames', { slots: { RA: ['Flamer'] } });

/** The modifiers to attacks with a laser, missiles and a flamer. */
export function added(options: OptionValues): number[] {
  const number = (label: string) => duel({ options, range: 1 }).toHit(label).total - 4;
  const flames = duel({ options, range: 1, gunner: flamer }).toHit('Flamer').total - 4;
  return [number('Medium Laser'), number('SRM 4'), flames];
}

/** The modifiers to a roll on the spot and to those at the end of a phase. */
export function shaken(options: OptionValues): number[] {
  const { field, state } = scene({ units: { Ram: { at: '0505 N' }, Ewe: { at: '1010 N' } }, options });
  const spot = totalOf<RuleId>((tally) =>
    pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
  );
  return [spot - 5, totalOf<RuleId>((tally) => phaseNumber(tally, field, state, 0)) - 5];
}

/** Heat at the end of the turn of a 'Mech that had 15, with its ten heat sinks. */
export function heatLeft(options: OptionValues): number {
  const { field, state } = scene({
    units: { Ram: { at: '0505 N', state: { heat: 15 } }, Ewe: { at: '1010 N' } },
    options,
  });
  return totalOf<RuleId>((tally) => heatAfter(tally, field, state, 0));
}

/** Missiles of an SRM 4 that hit at short range after this cluster roll. */
export function missiles(options: OptionValues, a: number, b: number, expected: number): number {
  const made = duel({ options, range: 3 });
  const locations = Array.from({ length: expected }, () => location(3, 4));
  made.fire('SRM 4', toHit(6, 6), ['cluster hits', a, b], ...locations);
  return made.scene.happened('cluster')[0].missiles;
}
