// The effect of hits on a platoon (MT-PRE-13, MT-PRE-27): a point kills a trooper, and where nothing shelters them two.

import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { wears } from '../../rules/unit/gear.ts';
import type { Body, State } from '../../state.ts';
import { COVER_CONDITIONS } from './data/steps.ts';

/** All of them. */
export const TROOPERS: Part = 0;

const EVERYBODY: Struck = { part: TROOPERS, rear: false, critical: false };

/** Nobody rolls for where a platoon is hit. */
export const rollLocation = (
  _play: Play<Classic>,
  _field: Battlefield,
  _unit: number,
  { isMeasured, isFatal, sears }: Incoming,
): Struck =>
  isMeasured || isFatal || sears
    ? {
        ...EVERYBODY,
        ...(isMeasured && { isMeasured }),
        ...(isFatal && { isFatal }),
        ...(sears && { sears }),
      }
    : EVERYBODY;

const IN_THE_OPEN = 2;

/** MT-PRE-13: double, but for woods and jungle, rough ground, buildings, rubble and swamp. */
export function exposure(field: Battlefield, cell: number): number {
  // MT-SOPS-11: nothing is doubled under water.
  if (cell < 0 || field.depth[cell] >= 1) return 1;
  const [ground, ...conditions] = kindsAt(field.board, cell);
  const isSheltered =
    (ground.woods ?? 0) > 0 ||
    ground.name === 'rough' ||
    ground.building !== undefined ||
    conditions.some(({ name }) => COVER_CONDITIONS.includes(name));
  return isSheltered ? 1 : IN_THE_OPEN;
}

export function strike(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { isMeasured, isFatal, sears = 0 }: Struck,
  points: number,
): void {
  const platoon = play.state.units[unit];
  if (isFatal) {
    const { structure, armor } = platoon.body;
    const alive = Math.max(0, structure[TROOPERS] - points);
    record(play, field, unit, alive, Math.min(armor[TROOPERS], alive));
    return;
  }
  const usual = isMeasured ? 1 : exposure(field, platoon.hex);
  const times = field.plugged.exposure?.(usual, platoon) ?? usual;
  lose(play, field, unit, points * times + sears);
}

/** CBT-SCN-13: nobody knows where that was. */
export function batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  lose(play, field, unit, points);
}

export function damageInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  _part: Part,
  points: number,
): void {
  lose(play, field, unit, points);
}

/** So many troopers. Those who are dead are counted as the damage of the phase: till its end they fight on. */
function lose(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const { body } = play.state.units[unit];
  const { structure, armor } = crossOff(body, points, wears(field, unit, 'heavy armour'));
  record(play, field, unit, structure, armor);
}

/** So many are left alive, so many of them with both their boxes. */
function record(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  structure: number,
  armor: number,
): void {
  const { body, thisPhase } = play.state.units[unit];
  if (structure === body.structure[TROOPERS] && armor === body.armor[TROOPERS]) return;
  const damage = body.structure[TROOPERS] - structure;
  body.structure[TROOPERS] = structure;
  body.armor[TROOPERS] = armor;
  thisPhase.damage += damage;
  play.emit({ type: 'damaged', unit, location: TROOPERS, rear: false, damage, armor, structure });
  if (structure > 0 || isLost(body, TROOPERS)) return;
  losePart(play.state, unit, TROOPERS);
  play.emit({ type: 'location-lost', unit, location: TROOPERS, blownOff: false });
  destroy(play, field, unit, 'troopers');
}

/** MT-IEQP-04: of those in heavy armour a trooper loses both boxes before the next one is hurt. */
function crossOff({ structure, armor }: Body, points: number, isHeavy: boolean) {
  const left = Math.max(0, structure[TROOPERS] + armor[TROOPERS] - Math.max(0, points));
  return isHeavy
    ? { structure: Math.ceil(left / 2), armor: Math.floor(left / 2) }
    : { structure: left, armor: 0 };
}

export function losePart({ units }: Pick<State, 'units'>, unit: number, part: Part): void {
  const { body } = units[unit];
  body.lost |= bitOf(part);
  body.structure[part] = 0;
}
