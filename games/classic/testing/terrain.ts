// A walk over three hexes to the north, for tests of what they are made of.

import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { RollReason } from '../events.ts';
import type { RuleId } from '../rule-index.ts';
import { heatAfter } from '../rules/heat/heat.ts';
import { phaseNumber, pilotingNumber } from '../rules/piloting/piloting.ts';
import { type March, march } from './march.ts';
import { mech, type Scene, scene } from './scene.ts';

/** Hexes 0201, 0202, …, with clear ground behind them and on both sides. */
export const lane = (...hexes: string[]): string =>
  [...hexes, '.', '.'].map((hex) => `. ${hex} .`).join('\n');

export const jumper = mech('Jumper', { slots: { CT: ['Jump Jet'], LT: ['3 x Jump Jet'] } });

/** Wolf stands before the hex in the middle and looks at it. */
export const before = (options: OptionValues, hex: string): March =>
  march({
    map: lane('.', hex),
    units: { Wolf: { at: '0203 N', mech: jumper }, Bear: { at: '0301 N' } },
    options,
  });

/** MP to walk into it. */
export const mpInto = (options: OptionValues, hex: string): number =>
  before(options, hex).mpTo('Wolf', 'walk', '0202').total;

/** Wolf stands in the hex. */
const within = (options: OptionValues, hex: string, state: object = {}): Scene =>
  scene({
    map: lane('.', hex),
    units: { Wolf: { at: '0202 N', mech: jumper, state }, Bear: { at: '0301 N' } },
    options,
  });

/** The modifiers of the hex to a roll on the spot, and to those at the end of a phase. */
export function footingIn(options: OptionValues, hex: string, reason: RollReason = 'stand'): number[] {
  const { field, state } = within(options, hex);
  const spot = totalOf<RuleId>((tally) => pilotingNumber(tally, field, state, 0, { reason, modifier: 0 }));
  return [spot - 5, totalOf<RuleId>((tally) => phaseNumber(tally, field, state, 0)) - 5];
}

/** Heat after the Heat Phase of a 'Mech that had 15, with its ten heat sinks, in the hex. */
export function heatIn(options: OptionValues, hex: string, file = jumper): number {
  const made = scene({
    map: lane('.', hex),
    units: { Wolf: { at: '0202 N', mech: file, state: { heat: 15 } }, Bear: { at: '0301 N' } },
    options,
  });
  return totalOf<RuleId>((tally) => heatAfter(tally, made.field, made.state, 0));
}
