// The effect of fire on those who keep no heat: vehicles and people burn, or do not (MT-PRE-06).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { UnitState } from '../../state.ts';
import { rolledBy } from '../crew/about-rolls.ts';
import { destroy } from '../damage/destruction.ts';
import { isAboveIt } from '../ground/altitude.ts';
import { isEmplaced } from '../unit/condition.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'in-flames': {
      readonly type: 'in-flames';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly survives: boolean;
    };
  }
}

const SURVIVES_ON = 8;
const PURPOSE = 'flames';

/** It comes into a burning hex, or is in one when all have moved; or inferno fuel has been poured over it (MT-WPN-53). */
export type FlameTest = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  when: 'comes' | 'stays' | 'drenched',
) => void;

/** Flames reach a level up. */
export const isInFlames = (field: Battlefield, unit: number, state: UnitState): boolean =>
  state.loss === null &&
  state.hex >= 0 &&
  !isEmplaced(state) &&
  burnsAt(field, unit, state.hex) &&
  !isAboveIt(field, state);

/** Would it burn there? */
export const burnsAt = (field: Battlefield, unit: number, cell: number): boolean =>
  field.kinds[unit].heat === undefined && hasCondition(field, cell, 'fire');

const surviveOrBurn: FlameTest = (play, field, unit) => {
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, SURVIVES_ON));
  const survives = sum(dice) >= SURVIVES_ON;
  play.emit({ type: 'in-flames', unit, dice, survives });
  if (!survives) destroy(play, field, unit, 'burnt');
};

/** Nothing happens at once, unless an option knows better. */
const wait: FlameTest = () => {};

/** MT-WPN-53: the moment in which it catches fire. */
export const catchFire = (play: Play<Classic>, field: Battlefield, unit: number): void =>
  (field.plugged.flames?.(wait, field, unit) ?? wait)(play, field, unit, 'drenched');

export const braveFlames: FlameTest = (play, field, unit, when) => {
  const test = field.plugged.flames?.(surviveOrBurn, field, unit) ?? surviveOrBurn;
  test(play, field, unit, when);
};
