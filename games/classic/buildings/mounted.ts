// The mounts of weapons, the number that a hex of a fortress carries, and the enemies who keep them from working.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import type { State } from '../state.ts';
import { buildingOf, censusOf } from './census.ts';
import { floorOf, roofAt } from './floors.ts';

/** MT-STRUCT-07: of the factor of a hex as new. */
const SHARE_OF_WEAPONS = 10;
const SHARE_OF_AMMUNITION = 2;

const SEIZED: Reason = {
  message: 'Enemy infantry is on its level, and none of its own side',
  rule: 'MT-STRUCT-08',
};

/** Emplacements in a hex, this one among them. */
function together(field: Battlefield, state: State, unit: number): number[] {
  const { hex } = state.units[unit];
  return [...state.units.keys()].filter(
    (other) => field.kinds[other].emplaced && state.units[other].hex === hex && !state.units[other].loss,
  );
}

/** The contradictions in where weapons are mounted. */
export function contradictionsMounted(field: Battlefield, state: State, unit: number): string[] {
  const { hex, loss } = state.units[unit];
  const { emplaced } = field.kinds[unit];
  if (loss !== null || !emplaced) return [];
  if (hex < 0) return ['is mounted nowhere (MT-STRUCT-07)'];
  const { at } = censusOf(state.setup);
  if (at[hex] < 0 || buildingOf(state, at[hex]).type !== 'fortress')
    return ['is in no fortress (MT-STRUCT-07)'];
  const { cf } = buildingOf(state, at[hex]);
  const roof = roofAt(field, hex);
  const hasTurret = emplaced.isTurret(field, unit);
  const wrong: string[] = [];
  const floor = floorOf(state.units[unit]);
  if (hasTurret && floor !== roof) wrong.push('is a turret, and not on the roof (MT-STRUCT-09)');
  if (!hasTurret && floor >= roof) wrong.push('is on no floor of its fortress (MT-STRUCT-07)');
  const all = together(field, state, unit);
  if (all.filter((each) => field.kinds[each].emplaced!.isTurret(field, each)).length > 1)
    wrong.push('shares its hex with another turret (MT-STRUCT-09)');
  // Without the last bits that tenths of a ton leave behind.
  const tons = Number(sum(all.map((each) => field.designs[each].tons)).toFixed(2));
  if (tons > cf / SHARE_OF_WEAPONS)
    wrong.push(
      `is too much for its hex: ${tons} tons of weapons, and it carries ${cf / SHARE_OF_WEAPONS} (MT-STRUCT-07)`,
    );
  const ammunition = sum(all.map((each) => field.kinds[each].emplaced!.ammunitionTons(field, each)));
  if (ammunition > cf / SHARE_OF_AMMUNITION)
    wrong.push(
      `is too much for its hex: ${ammunition} tons of ammunition, and it carries ${cf / SHARE_OF_AMMUNITION} (MT-STRUCT-07)`,
    );
  return wrong;
}

/** MT-STRUCT-08: infantry on the same level of the same hex. */
export function whySeized(state: State, unit: number): Reason | null {
  const field = battlefieldOf(state);
  if (!field.kinds[unit].emplaced) return null;
  const { hex } = state.units[unit];
  const floor = floorOf(state.units[unit]);
  const isThere = (other: number) =>
    field.kinds[other].troopers !== undefined &&
    isOnMap(state.units[other]) &&
    state.units[other].hex === hex &&
    floorOf(state.units[other]) === floor;
  if (field.unitsOf[field.sideOf[unit]].some(isThere)) return null;
  return field.enemiesOf[unit].some(isThere) ? SEIZED : null;
}
