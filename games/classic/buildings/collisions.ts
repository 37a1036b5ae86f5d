// Into buildings at full tilt: who slides against one (MT-SKID-07), and who charges it (MT-BASE-20).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Classic } from '../game-types.ts';
import type { Collision } from '../points/piloting.ts';
import { sideEntered } from '../rules/damage/attack-side.ts';
import { strikeInGroups } from '../rules/damage/damage.ts';
import { levelsBetween } from '../rules/ground/steps.ts';
import { rollToStayUp } from '../rules/piloting/falls.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import { armorOf, cfOf, walledAt } from './census.ts';
import { collapse, damageBuilding } from './damage.ts';
import { isOnRoof } from './floors.ts';
import { isHallStep } from './hangars.ts';

declare module '../extensions.ts' {
  interface OptionEvents {
    'runs-into-building': {
      readonly type: 'runs-into-building';
      readonly unit: number;
      readonly hex: number;
      /** Hexes that it has come, or slid. */
      readonly hexes: number;
      readonly skids: boolean;
    };
  }
}

/** The highest difference of levels that a charge crosses. */
const CHARGE_LEVELS = 1;

/** The building whose wall is ahead of a unit in a direction; -1 where none is, or the way leads over the roofs. */
export function buildingAhead(play: Pick<Play<Classic>, 'state'>, unit: number, direction: Facing): number {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  const to = neighbour(field.board, mech.hex, direction);
  if (to < 0 || !field.special || isOnRoof(field, mech)) return -1;
  if (levelsBetween(field, mech.hex, to) > CHARGE_LEVELS) return -1;
  return isHallStep(field, mech.hex, to, field.kinds[unit].height) ? -1 : walledAt(state, to);
}

/** MT-BASE-20: the points of a charge for the building, and a tenth of its factor for whoever runs into it. */
export function runInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  {
    building,
    hex,
    hexes,
    direction,
    skids,
  }: {
    readonly building: number;
    readonly hex: number;
    readonly hexes: number;
    readonly direction: Facing;
    readonly skids: boolean;
  },
): void {
  const { state } = play;
  const { tons } = field.designs[unit];
  const armor = armorOf(state, building);
  const cf = cfOf(state, building);
  // MT-STRUCT-10: as into a wall (MT-STRUCT-05).
  const recoil = armor > 0 ? Math.min(Math.ceil(tons / 10), armor + cf) : Math.ceil(cf / 10);
  play.emit({ type: 'runs-into-building', unit, hex, hexes, skids });
  const points = Math.ceil((tons * hexes) / 10);
  damageBuilding(play, { building, hex, points, isAttacked: true });
  const side = sideEntered(field, state, unit, [direction]);
  strikeInGroups(play, field, unit, recoil, { table: 'mech', side, covered: 0 });
}

/** MT-SKID-07: what is left of a slide that meets a building; 0 where it still stands. */
export function slideAgainst(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { to: hex, direction, slid, left }: Collision,
): number {
  const { state } = play;
  const building = buildingAhead(play, unit, direction);
  if (building < 0) return left;
  const before = cfOf(state, building);
  runInto(play, field, unit, { building, hex, hexes: slid, direction, skids: true });
  rollToStayUp(play, field, unit);
  if (cfOf(state, building) > 0) return 0;
  collapse(play, building, false);
  return isOnMap(state.units[unit]) ? left - Math.ceil(before / 10) : 0;
}
