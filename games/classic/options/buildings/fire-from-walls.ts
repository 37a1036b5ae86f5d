// For bots: what the weapons of a fortress may do to whoever ends a move before them. They are nobody's enemies, so
// whoever thinks of enemies alone does not think of them.

import { distance } from '@ironfield/hex/board.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { meanDamageAt } from '../../bot/temper/odds.ts';
import { farthest, weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import type { State } from '../../state.ts';

/** They may fire at somebody else. */
const SHARE = 0.5;

/** Points that it may expect there from them. */
export function fireFromWalls(field: Battlefield, state: State, unit: number, cell: number): number {
  const guns = enemyGuns(field, state, unit, cell);
  if (guns.length === 0) return 0;
  const there: State = { ...state, units: state.units.with(unit, { ...state.units[unit], hex: cell }) };
  let points = 0;
  for (const gun of guns) {
    const most = Math.max(
      ...twistsOf(field, there, gun).map((twist) => salvo(field, there, gun, unit, twist)),
    );
    points += Math.max(0, most);
  }
  return SHARE * points;
}

/** Those that could reach so far. */
function enemyGuns(field: Battlefield, { units }: State, unit: number, cell: number): number[] {
  return [...units.keys()].filter((gun) => {
    const { hex, loss } = units[gun];
    if (!field.kinds[gun].emplaced || loss || hex < 0 || field.sideOf[gun] === field.sideOf[unit])
      return false;
    const range = distance(field.board, hex, cell);
    return field.designs[gun].weapons.some(({ type }) => range <= farthest(field, type));
  });
}

function salvo(field: Battlefield, state: State, gun: number, target: number, twist: Shot['twist']): number {
  const stance = { unit: gun, twist, prop: null } as const;
  let points = 0;
  for (const [weapon, { type }] of field.designs[gun].weapons.entries()) {
    if (whyNotFire(field, state, stance, weapon, target)) continue;
    const shot: Shot = { attacker: gun, weapon, target, twist, secondary: 0, aim: -1 };
    points +=
      chanceOfTwoDice(weaponNumber(field, state, shot)) * meanDamageAt(field, state, gun, type, target);
  }
  return points;
}
