// What hits do to a platoon (MT-PRE-13, MT-PRE-27): a point kills a trooper, and where nothing shelters them two.

import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { COVER_CONDITIONS } from './data/steps.ts';

/** All of them. */
export const TROOPERS: Part = 0;

const EVERYBODY: Struck = { part: TROOPERS, rear: false, critical: false };

/** Nobody rolls for where a platoon is hit. */
export const rollLocation = (
  _play: Play<Classic>,
  _field: Battlefield,
  _unit: number,
  { isMeasured }: Incoming,
): Struck => (isMeasured ? { ...EVERYBODY, isMeasured } : EVERYBODY);

const IN_THE_OPEN = 2;

/** MT-PRE-13: double, but for woods and jungle, rough ground, buildings, rubble and swamp. */
export function exposure(field: Battlefield, cell: number): number {
  if (cell < 0) return 1;
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
  { isMeasured }: Struck,
  points: number,
): void {
  const platoon = play.state.units[unit];
  const usual = isMeasured ? 1 : exposure(field, platoon.hex);
  const times = field.plugged.exposure?.(usual, platoon) ?? usual;
  lose(play, field, unit, points * times);
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
  const { body, thisPhase } = play.state.units[unit];
  const damage = Math.min(points, body.structure[TROOPERS]);
  if (damage <= 0) return;
  body.structure[TROOPERS] -= damage;
  thisPhase.damage += damage;
  const structure = body.structure[TROOPERS];
  play.emit({ type: 'damaged', unit, location: TROOPERS, rear: false, damage, armor: 0, structure });
  if (structure > 0 || isLost(body, TROOPERS)) return;
  losePart(play.state, unit, TROOPERS);
  play.emit({ type: 'location-lost', unit, location: TROOPERS, blownOff: false });
  destroy(play, field, unit, 'troopers');
}

export function losePart({ units }: Pick<State, 'units'>, unit: number, part: Part): void {
  const { body } = units[unit];
  body.lost |= bitOf(part);
  body.structure[part] = 0;
}
