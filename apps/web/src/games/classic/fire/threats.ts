// The possible shots of either side as things stand, or as they would after a planned move; and all that has been
// declared.

import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { HIGHEST_ROLL } from '@ironfield/classic/data/tables.ts';
import { weaponNumber, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { goBy } from '@ironfield/classic/rules/movement/gaits.ts';
import {
  AUTOMATIC_MISS,
  type OnFoot,
  type PhysicalAttack,
  type State,
  type Twist,
  type WeaponAttack,
} from '@ironfield/classic/state.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { lineBetween, type MapLine } from '../../../board/map-lines.tsx';
import { numbersText } from '../../../hex-table/aiming.ts';
import type { MovePlan } from '../../../hex-table/moving.ts';
import { stateOn, type Table } from '../mech/table.ts';

const TWISTS: readonly Twist[] = [0, -1, 1];

/** The table as it would be after a move. */
export function afterMove(table: Table, { unit, cell, facing, name, moved }: MovePlan): Table {
  const units = table.units.map((mech, index) => {
    if (index !== unit) return mech;
    const thisTurn = { ...mech.thisTurn, hexesMoved: moved };
    if (name === 'jump') thisTurn.mode = name;
    else goBy(thisTurn, name as OnFoot);
    return { ...mech, hex: cell, facing: facing as Facing, thisTurn };
  });
  return { ...table, units };
}

/** The best number of any 'Mech against any other. */
export function numbersOn(table: Table): (attacker: number, target: number) => number {
  // After the fire of a turn there is none until somebody has moved again.
  if (isFireOver(table)) return () => AUTOMATIC_MISS;
  const field = battlefieldOf(table);
  const state = stateOn(table);
  return (attacker, target) => bestNumber(field, state, attacker, target);
}

/** With any weapon and however the attacker twists; more than two dice can show where there is none. */
function bestNumber(
  field: ReturnType<typeof battlefieldOf>,
  state: State,
  attacker: number,
  target: number,
): number {
  let best = AUTOMATIC_MISS;
  for (const twist of TWISTS) {
    for (let weapon = 0; weapon < field.designs[attacker].weapons.length; weapon++) {
      if (whyNotFire(field, state, { unit: attacker, twist, prop: null }, weapon, target)) continue;
      const shot = { attacker, weapon, target, twist, secondary: 0, aim: -1 } as const;
      best = Math.min(best, weaponNumber(field, state, shot));
    }
  }
  return best;
}

const isFireOver = ({ phase }: Table): boolean => phase === 'physical' || phase === 'heat' || phase === 'end';

/** The shots of both sides that are declared and not fired yet. */
export function declaredFire(table: Table): MapLine[] {
  const { units, weaponAttacks, physicalAttacks } = table;
  const all: readonly (WeaponAttack | PhysicalAttack)[] = isFireOver(table) ? physicalAttacks : weaponAttacks;
  const pairs = Map.groupBy(all, ({ attacker, target }) => `${attacker} ${target}`);
  return [...pairs.values()].flatMap(([first, ...more]) => {
    const numbers = [first!, ...more].flatMap((attack) =>
      attack.number > 0 && attack.number <= HIGHEST_ROLL ? [attack.number] : [],
    );
    return lineBetween(
      units[first!.attacker].hex,
      units[first!.target].hex,
      numbersText(numbers),
      'possible',
    );
  });
}
