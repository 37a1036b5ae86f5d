import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import { HEAT_SCALE, heatEffect } from '../../data/tables.ts';
import { heatAfter } from '../../rules/heat/heat.ts';
import type { State, UnitState } from '../../state.ts';

/** The cost, in points of damage, of a shutdown, and of losing a 'Mech to its own ammunition for a few shots more. */
const SHUTDOWN = 25;
const EXPLOSION = 80;

/** The cost of ending the turn with so much heat (CBT-AI-18), by heat. */
const costs = (explosion: number): readonly number[] =>
  Array.from({ length: 60 }, (_, heat) => {
    const cost = heat < 5 ? 0 : heat < 8 ? 1.5 : heat < 10 ? 4 : heat < 13 ? 6 : heat < 15 ? 9 : 12;
    const shutdown = heat >= 30 ? 13 : heatEffect(HEAT_SCALE.shutdown, heat);
    const avoided = heatEffect(HEAT_SCALE.explosion, heat);
    return (
      cost +
      (shutdown > 0 ? SHUTDOWN * (1 - chanceOfTwoDice(shutdown)) : 0) +
      (avoided > 0 ? explosion * (1 - chanceOfTwoDice(avoided)) : 0)
    );
  });
const LOADED = costs(EXPLOSION);
const EMPTY = costs(0);

/** `isLoaded`: it carries something that may go off. */
export const costOfHeat = (heat: number, isLoaded: boolean): number =>
  (isLoaded ? LOADED : EMPTY)[Math.max(0, Math.min(LOADED.length - 1, heat))];

export const hasAmmunition = ({ body }: UnitState): boolean => body.shots.some((shots) => shots > 0);

const sum = quietTally();
/** More than any heat sinks take away, so that nothing is lost below zero. */
const PLENTY = 1000;

/** Heat at the end of the turn as things are, below zero where sinks are left over; in another hex if one is given. */
export function heatAhead(
  field: Battlefield,
  state: State,
  unit: number,
  hex = state.units[unit].hex,
): number {
  const mech = state.units[unit];
  const before = mech.hex;
  mech.hex = hex;
  sum.total = PLENTY;
  heatAfter(sum, field, state, unit);
  mech.hex = before;
  return sum.total - PLENTY;
}
