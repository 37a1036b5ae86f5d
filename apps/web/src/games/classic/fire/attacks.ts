// Attacks as they would be: from the end of a move, and what they would do to the heat.

import type { Shot } from '@ironfield/classic/attacks.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { HIGHEST_ROLL } from '@ironfield/classic/data/tables.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { roundsOf } from '@ironfield/classic/rules/fire/ammunition.ts';
import { canBear, isAhead } from '@ironfield/classic/rules/fire/pointing.ts';
import { farthest, weaponNumber, weaponToHit, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { twistsOf } from '@ironfield/classic/rules/fire/twists.ts';
import { heatAfter } from '@ironfield/classic/rules/heat/heat.ts';
import { bearingOf } from '@ironfield/classic/rules/sight/arcs.ts';
import { isUsable } from '@ironfield/classic/rules/unit/condition.ts';
import type { Twist } from '@ironfield/classic/state.ts';
import { distance } from '@ironfield/hex/board.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { MapLine } from '../../../board/map-lines.tsx';
import type { MovePlan } from '../../../hex-table/moving.ts';
import type { Entry } from '../../../order/draft/draft.ts';
import { stateOn, type Table } from '../mech/table.ts';
import { afterMove } from './threats.ts';

/** The shots that would be possible at the end of a planned move: one line to each enemy, with the best number. */
export function shotsFrom(table: Table, plan: MovePlan): MapLine[] {
  const { unit, cell, name } = plan;
  if (name === 'place') return [];
  const field = battlefieldOf(table);
  const state = stateOn(afterMove(table, plan));
  const weapons = field.designs[unit].weapons.map((_, weapon) => weapon);
  const twists = twistsOf(field, state, unit);
  return field.enemiesOf[unit].flatMap((target) => {
    const shots = twists.flatMap((twist) =>
      weapons
        .filter((weapon) => whyNotFire(field, state, { unit, twist, prop: null }, weapon, target) === null)
        .map((weapon): Shot => ({ attacker: unit, weapon, target, twist, secondary: 0, aim: -1 })),
    );
    const best = Math.min(...shots.map((shot) => weaponNumber(field, state, shot)));
    if (best > HIGHEST_ROLL) return [];
    const about = () =>
      [...Map.groupBy(shots, ({ weapon }) => weapon).values()].map(([shot]) => ({
        label: field.designs[unit].weapons[shot!.weapon].label,
        explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, shot!)),
      }));
    return [{ from: cell, to: table.units[target].hex, label: `${best}+`, tone: 'possible' as const, about }];
  });
}

/** The heat that a 'Mech would have at the end of the turn, with the weapons of the order in the making. */
export function heatToCome(table: Table, unit: number, full: Entry | null): Explanation {
  const field = battlefieldOf(table);
  const planned = full && full.unit === unit ? ((full.attacks ?? []) as readonly Entry[]) : [];
  const more = planned.reduce(
    (heat, { weapon, rounds }) =>
      heat +
      (field.designs[unit].weapons[weapon as number]?.type.heat ?? 0) *
        roundsOf({ rounds: rounds as number | undefined }),
    declaredHeat(field, table, unit),
  );
  const units = table.units.map((mech, index) => {
    if (index !== unit) return mech;
    // After the Heat Phase nothing of this turn is still to come.
    const heatBuilt = table.phase === 'end' ? 0 : mech.thisTurn.heatBuilt + more;
    return { ...mech, thisTurn: { ...mech.thisTurn, heatBuilt } };
  });
  return explain<RuleId>((tally) => heatAfter(tally, field, stateOn({ ...table, units }), unit));
}

/** Of weapons that are declared and have not been fired yet. */
function declaredHeat(field: Battlefield, table: Table, unit: number): number {
  const isToCome = table.phase === 'weapon' && table.upcoming.some(({ step }) => step === 'activation/next');
  if (!isToCome) return 0;
  return table.weaponAttacks
    .filter(({ attacker, walked }) => attacker === unit && !walked)
    .reduce(
      (heat, attack) => heat + field.designs[unit].weapons[attack.weapon].type.heat * roundsOf(attack),
      0,
    );
}

/** The hexes that the unit which is to fire or to hold has in its arcs, as far as its weapons reach, and how its torso turns. */
export function torsoAim(table: Table, type: string, { unit, twist }: Entry) {
  if (type !== 'fire' && type !== 'hold') return null;
  return { cells: hexesInArc(table, unit as number, twist as Twist), twist: twist as Twist };
}

/** The hexes ahead; of a vehicle, whose weapons do not bear alike, those that any of them bears on. */
function hexesInArc(table: Table, unit: number, twist: Twist): ReadonlySet<number> {
  const field = battlefieldOf(table);
  const { board } = field;
  const mech = table.units[unit];
  const working = field.designs[unit].weapons.filter((weapon) => isUsable(field, weapon, mech));
  const far = Math.max(0, ...working.map(({ type }) => farthest(field, type)));
  const anyBears = (cell: number): boolean =>
    working.some(
      (mount) =>
        distance(board, mech.hex, cell) <= farthest(field, mount.type) &&
        canBear(field, unit, mount, twist, bearingOf(field, mech.hex, mech.facing, cell)),
    );
  const cells = new Set<number>();
  for (let cell = 0; cell < board.size; cell++) {
    if (cell === mech.hex || distance(board, mech.hex, cell) > far) continue;
    if (field.kinds[unit].driving ? anyBears(cell) : isAhead(field, unit, mech, twist, cell)) cells.add(cell);
  }
  return cells;
}
