// Pieces that some of the troopers of a platoon serve, each with a slot of its own (MT-IEQP-02, MT-IEQP-06).

import type { Forces } from '../battlefield.ts';
import type { WeaponMount } from '../design.ts';
import { breakWeapon } from '../rules/damage/motive.ts';
import { weaponWorks } from '../rules/unit/condition.ts';
import type { UnitState } from '../state.ts';

type Known = Pick<Forces, 'designs'>;

/** Those that are left, by weapon. */
export const servedBy = (
  { designs }: Known,
  unit: number,
  { body }: UnitState,
  what: WeaponMount['served'],
): number[] =>
  designs[unit].weapons.flatMap((mount, weapon) =>
    mount.served === what && weaponWorks(mount, body) ? [weapon] : [],
  );

export const shotsLeftIn = ({ designs }: Known, unit: number, { body }: UnitState, weapon: number): number =>
  body.shots[designs[unit].weapons[weapon].bins[0]];

/** It is lost, with the shots that it has left. */
export function loseServed(state: UnitState, { designs }: Known, unit: number, weapon: number): void {
  breakWeapon(state, designs[unit].weapons[weapon]);
}
