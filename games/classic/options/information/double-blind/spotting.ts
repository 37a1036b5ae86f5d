// MT-BLIND-05 to MT-BLIND-07: who sees whom at the end of all moves.

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Classic } from '../../../game-types.ts';
import { seatsOf } from '../../../knowledge.ts';
import { looksAt } from '../../../rules/sight/eyes.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import { SIDES, type Side, type State } from '../../../state.ts';
import { watched } from '../../../view/sighting.ts';
import { blindOf, markBlind, otherSide, type Sensor } from './sight.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    /** The reach of a unit's sensors this turn. */
    sensors: {
      readonly type: 'sensors';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly reach: number;
      readonly reveals: readonly number[];
    };
  }
}

/** Short, medium and long range. */
const REACHES: Readonly<Record<Sensor, readonly [number, number, number]>> = {
  mech: [8, 16, 24],
  seismic: [2, 4, 6],
};

/** The reach of a sensor on this roll: the lower the better, and none from 9 on. */
export function sensorReach(sensor: Sensor, roll: number): number {
  const [short, medium, long] = REACHES[sensor];
  if (roll <= 4) return long;
  if (roll <= 6) return medium;
  return roll <= 8 ? short : -1;
}

/** MT-BLIND-06 */
const seesWithEyes = (field: Battlefield, state: State, unit: number, enemy: number): boolean =>
  looksAt(field, state.units[unit], state.units[enemy].hex) &&
  !isBlocked(unitSight(field, state, unit, enemy));

/** MT-BLIND-07: all around; the shaking of the ground needs no line of sight. */
function senses(field: Battlefield, state: State, unit: number, enemy: number, reach: number): boolean {
  const { hex } = state.units[unit];
  return (
    distance(field.board, hex, state.units[enemy].hex) <= reach &&
    (blindOf(state.units[unit]).sensor === 'seismic' || !isBlocked(unitSight(field, state, unit, enemy)))
  );
}

export function spot(play: Play<Classic>): void {
  const field = battlefieldOf(play.state);
  const spotted = SIDES.flatMap((side) => spottedBy(play, field, side));
  watched(play, () => {
    for (const unit of spotted) markBlind(play.state.units[unit], { spotted: true });
  });
}

function spottedBy(play: Play<Classic>, field: Battlefield, side: Side): number[] {
  const { state } = play;
  const isThere = (unit: number) => isOnMap(state.units[unit]);
  const spotters = field.unitsOf[side].filter((unit) => isThere(unit) && canAct(state.units[unit]));
  const reaches = spotters.map((unit) => {
    const dice = play.roll('sensors', 2);
    const reach = sensorReach(blindOf(state.units[unit]).sensor, sum(dice));
    const seats = seatsOf(field.setup, side);
    play.emit({ type: 'sensors', unit, dice, reach, reveals: [unit] }, seats);
    return reach;
  });
  return field.unitsOf[otherSide(side)].filter(
    (enemy) =>
      isThere(enemy) &&
      spotters.some(
        (unit, index) =>
          seesWithEyes(field, state, unit, enemy) || senses(field, state, unit, enemy, reaches[index]),
      ),
  );
}
