import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { HEAT_SCALE, type HeatScale, heatEffect } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { hurtPilot } from '../../rules/crew/pilot.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** A roll against what heat does above 30. */
    'heat-roll': {
      readonly type: 'heat-roll';
      readonly unit: number;
      readonly against: 'pilot' | 'system';
      /** Empty where there is no avoiding it. */
      readonly dice: readonly number[];
      readonly number: number;
      readonly avoided: boolean;
    };
  }
}

/** More than two dice show. */
const UNAVOIDABLE = 13;

const SCALE: HeatScale = {
  mp: [
    ...HEAT_SCALE.mp,
    { from: 31, value: 6 },
    { from: 37, value: 7 },
    { from: 43, value: 8 },
    { from: 49, value: 9 },
  ],
  toHit: [...HEAT_SCALE.toHit, { from: 33, value: 5 }, { from: 41, value: 6 }, { from: 48, value: 7 }],
  shutdown: [
    ...HEAT_SCALE.shutdown,
    { from: 30, value: 12 },
    { from: 34, value: 14 },
    { from: 38, value: 16 },
    { from: 42, value: 18 },
    { from: 46, value: 20 },
  ],
  explosion: [
    ...HEAT_SCALE.explosion,
    { from: 35, value: 10 },
    { from: 40, value: 12 },
    { from: 45, value: UNAVOIDABLE },
  ],
  automatic: 50,
};

/** The numbers that keep the pilot and the systems from harm. */
const PILOT = [
  { from: 32, value: 8 },
  { from: 39, value: 10 },
  { from: 47, value: 12 },
];
const SYSTEM = [
  { from: 36, value: 8 },
  { from: 44, value: 10 },
];
const PURPOSES = { pilot: 'heat and pilot', system: 'heat and systems' } as const;

function rollAgainst(
  play: Play<Classic>,
  unit: number,
  against: 'pilot' | 'system',
  number: number,
  canAvoid: boolean,
): boolean {
  const dice = canAvoid ? play.roll(PURPOSES[against], 2, rolledBy(unit, number)) : [];
  const avoided = canAvoid && sum(dice) >= number;
  play.emit({ type: 'heat-roll', unit, against, dice, number, avoided });
  return avoided;
}

/** MT-HEAT-03: with damaged life support the pilot cannot avoid it, nor what came before it on the scale. */
function harm(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const kind = field.kinds[unit];
  const pilot = heatEffect(PILOT, mech.heat);
  const isSheltered = !kind.cockpit?.lifeSupportHit(field, play.state, unit);
  const points = isSheltered ? 1 : PILOT.filter(({ from }) => mech.heat >= from).length;
  if (pilot > 0 && !rollAgainst(play, unit, 'pilot', pilot, isSheltered))
    hurtPilot(play, field, unit, points);
  const system = heatEffect(SYSTEM, mech.heat);
  if (mech.loss !== null || system === 0 || rollAgainst(play, unit, 'system', system, true)) return;
  const struck = kind.rollLocation(play, field, unit, { table: 'mech', side: 'front', covered: 0 });
  if (struck) kind.failInside(play, field, unit, struck.part);
}

export const expandedHeatScale: Option<boolean> = {
  id: 'expanded-heat-scale',
  title: 'Expanded heat scale',
  summary: 'The heat scale goes on to 50: reactors may run above 30, and pilots and systems suffer.',
  group: 'Heat',
  rule: 'MT-HEAT-02',
  base: false,
  rules: section(
    'Maximum Tech, heat',
    [
      'MT-HEAT-02',
      'Expanded heat scale',
      'Above 30 heat costs up to 9 MP and +7 to hit, ammunition goes up below 10, 12 and at last for certain, and the reactor shuts down below 12 to 20, at 50 for certain.',
      'expanded-heat-scale',
    ],
    [
      'MT-HEAT-03',
      'Pilot damage and system failure',
      'At 32, 39 and 47 heat hurts the pilot below 8, 10 and 12; with damaged life support always, by 1, 2 and 3 points; at 36 and 44 a critical hit befalls any location below 8 and 10.',
      'expanded-heat-scale',
    ],
  ),
  plug: () => ({ replace: { heatScale: () => SCALE }, add: { heated: harm } }),
  sentences: {
    'heat-roll': ({ unit, against, dice, number, avoided }, { mech }) =>
      `${against === 'pilot' ? 'The heat reaches the MechWarrior' : 'The heat reaches the systems'} of ${mech(unit)}: ${
        dice.length > 0 ? `${dice.join(' + ')} against ${number}` : 'nothing keeps it out'
      }${avoided ? ', no harm done' : ''}.`,
  },
  changes: { 'heat-roll': () => {} },
};
