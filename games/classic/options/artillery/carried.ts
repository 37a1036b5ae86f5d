// Artillery that units on the map carry (MT-BASE-24, MT-ARTY-05).

import type { Battlefield } from '../../battlefield.ts';
import { ORDNANCE, type Ordnance, PIECE_TYPES, type PieceType } from '../../data/artillery.ts';
import type { WeaponMount } from '../../design.ts';
import { stancesOf } from '../../phases/weapon/weapon-menu.ts';
import { binsFor } from '../../rules/fire/ammunition.ts';
import { canBear } from '../../rules/fire/pointing.ts';
import { whyNotReady } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { bearingOf } from '../../rules/sight/arcs.ts';
import type { State, Twist } from '../../state.ts';
import { ordnanceOf } from './battery.ts';

/** The piece that a weapon is; null for other weapons. */
export const pieceOf = ({ type: { support } }: WeaponMount): PieceType | null =>
  support === undefined || support === 'TAG' || support === 'AMS' ? null : PIECE_TYPES[support];

/** The weapons of a unit that are artillery, can be fired, and have something to fire. */
export const piecesOf = (field: Battlefield, state: State, unit: number): number[] =>
  field.designs[unit].weapons.flatMap((mount, weapon) => {
    if (!pieceOf(mount) || state.units[unit].prone) return [];
    const [stance] = stancesOf(field, state, unit, 0);
    return whyNotReady(field, state, stance, mount) === null && loadsIn(field, state, unit, weapon).length > 0
      ? [weapon]
      : [];
  });

const loadOf = ({ designs }: Battlefield, unit: number, bin: number): Ordnance => {
  const { load } = designs[unit].bins[bin];
  return ORDNANCE.find((ordnance) => ordnance === load) ?? 'high-explosive';
};

/** The kinds of round that it has left and may fire. */
export function loadsIn(field: Battlefield, state: State, unit: number, weapon: number): readonly Ordnance[] {
  const kinds = ordnanceOf(field, pieceOf(field.designs[unit].weapons[weapon])!);
  const loaded = binsFor(field, state, unit, weapon).map((bin) => loadOf(field, unit, bin));
  return ORDNANCE.filter((ordnance) => loaded.includes(ordnance) && kinds.includes(ordnance));
}

/** The bin of its next round of this kind. */
export const binWith = (
  field: Battlefield,
  state: State,
  unit: number,
  weapon: number,
  ordnance: Ordnance,
): number => binsFor(field, state, unit, weapon).find((bin) => loadOf(field, unit, bin) === ordnance) ?? -1;

/** The twist that points it at a hex, as small as possible; null where none does. */
export function twistTo(
  field: Battlefield,
  state: State,
  unit: number,
  weapon: number,
  cell: number,
): Twist | null {
  const { hex, facing } = state.units[unit];
  const mount = field.designs[unit].weapons[weapon];
  const bearing = bearingOf(field, hex, facing, cell);
  const twists = twistsOf(field, state, unit).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return twists.find((twist) => canBear(field, unit, mount, twist, bearing)) ?? null;
}
