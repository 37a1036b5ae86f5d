// MT-BLIND-05 to MT-BLIND-07: who sees whom at the end of all moves.

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Classic } from '../../../game-types.ts';
import { seatsOf } from '../../../knowledge.ts';
import type { EcmField } from '../../../points/information.ts';
import { looksAt } from '../../../rules/sight/eyes.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { probeOf } from '../../../rules/sight/probes.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import { SIDES, type Side, type State } from '../../../state.ts';
import { watched } from '../../../view/sighting.ts';
import { blindOf, markBlind, otherSide } from './sight.ts';

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
    /** MT-BLIND-08: somewhere around it is a suite that it has not found. */
    'sensors-jammed': {
      readonly type: 'sensors-jammed';
      readonly unit: number;
      readonly reveals: readonly number[];
    };
  }
}

type Row = 'mech' | 'seismic' | 'vehicle' | 'vehicle seismic' | 'beagle' | 'bloodhound' | 'clan probe';

/** Short, medium and long range. */
const REACHES: Readonly<Record<Row, readonly [number, number, number]>> = {
  mech: [8, 16, 24],
  seismic: [2, 4, 6],
  vehicle: [6, 12, 18],
  'vehicle seismic': [1, 2, 3],
  beagle: [12, 24, 36],
  bloodhound: [16, 32, 48],
  'clan probe': [15, 30, 45],
};

/** MT-BLIND-08: what an Angel or a null-signature system adds to the roll, and what any other suite does. */
const JAMMED: Readonly<Record<Row, readonly [angel: number, other: number]>> = {
  mech: [6, 5],
  seismic: [0, 0],
  vehicle: [7, 6],
  'vehicle seismic': [0, 0],
  beagle: [5, 4],
  bloodhound: [4, 3],
  'clan probe': [3, 2],
};

/** By how far a probe reaches in other games; a light one is no better than other sensors. */
const PROBES: Readonly<Record<number, Row>> = { 4: 'beagle', 5: 'clan probe', 8: 'bloodhound' };

/** What a unit searches with; null for people without sensors. */
export function sensorRow(field: Battlefield, state: State, unit: number): Row | null {
  const { troopers, limbs } = field.kinds[unit];
  if (troopers && !troopers.isArmored) return null;
  const { sensor } = blindOf(state.units[unit]);
  const probe = sensor === 'probe' ? PROBES[probeOf(field, state, unit).reach] : undefined;
  if (probe) return probe;
  if (sensor === 'seismic') return limbs ? 'seismic' : 'vehicle seismic';
  return limbs ? 'mech' : 'vehicle';
}

/** The reach of a sensor on this roll: the lower the better, and none from 9 on. */
export function sensorReach(sensor: Row, roll: number): number {
  const [short, medium, long] = REACHES[sensor];
  if (roll <= 4) return long;
  if (roll <= 6) return medium;
  return roll <= 8 ? short : -1;
}

const isSeismic = (row: Row): boolean => row === 'seismic' || row === 'vehicle seismic';

/** MT-BLIND-08: the suites of enemies in whose fields a unit is. */
const fieldsAround = (field: Battlefield, state: State, unit: number): readonly EcmField[] =>
  (field.plugged.ecmFields?.(field, state) ?? []).filter(
    ({ side, hex, reach }) =>
      side !== field.sideOf[unit] && distance(field.board, hex, state.units[unit].hex) <= reach,
  );

/** What is added to the roll against a target that has ECM or a null-signature system. */
export function jammedBy(
  field: Battlefield,
  state: State,
  unit: number,
  { row, enemy }: { readonly row: Row; readonly enemy: number },
): number {
  const isSilent = isMuffled(state.units[enemy], 'null-signature');
  const [angel, other] = JAMMED[row];
  const hasSuite = field.plugged.ecmFields?.(field, state).some((each) => each.unit === enemy) === true;
  if (!isSilent && !hasSuite) return 0;
  const around = fieldsAround(field, state, unit);
  return around.reduce((sum, { isAngel }) => sum + (isAngel ? angel : other), isSilent ? angel : 0);
}

/** MT-BLIND-06 */
const seesWithEyes = (field: Battlefield, state: State, unit: number, enemy: number): boolean =>
  looksAt(field, state.units[unit], state.units[enemy].hex) &&
  !isBlocked(unitSight(field, state, unit, enemy));

/** What a spotter has thrown, and with what it searches. */
interface Search {
  readonly unit: number;
  readonly row: Row;
  readonly roll: number;
}

/** MT-BLIND-07: all around; the shaking of the ground needs no line of sight, and nothing that flies makes any. */
function senses(field: Battlefield, state: State, { unit, row, roll }: Search, enemy: number): boolean {
  if (isSeismic(row) && field.kinds[enemy].flight) return false;
  const reach = sensorReach(row, roll + jammedBy(field, state, unit, { row, enemy }));
  const { hex } = state.units[unit];
  return (
    distance(field.board, hex, state.units[enemy].hex) <= reach &&
    (isSeismic(row) || !isBlocked(unitSight(field, state, unit, enemy)))
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
  const seats = seatsOf(field.setup, side);
  const searches = spotters.flatMap((unit): Search[] => {
    const row = sensorRow(field, state, unit);
    if (row === null) return [];
    const dice = play.roll('sensors', 2);
    const reach = sensorReach(row, sum(dice));
    play.emit({ type: 'sensors', unit, dice, reach, reveals: [unit] }, seats);
    return [{ unit, row, roll: sum(dice) }];
  });
  const spotted = field.unitsOf[otherSide(side)].filter(
    (enemy) =>
      isThere(enemy) &&
      (spotters.some((unit) => seesWithEyes(field, state, unit, enemy)) ||
        searches.some((search) => senses(field, state, search, enemy))),
  );
  // MT-BLIND-08: by whom, or from where, is not said.
  for (const { unit, row } of searches)
    if (!isSeismic(row) && fieldsAround(field, state, unit).some((each) => !spotted.includes(each.unit)))
      play.emit({ type: 'sensors-jammed', unit, reveals: [unit] }, seats);
  return spotted;
}
