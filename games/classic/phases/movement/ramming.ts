// A vehicle that runs into others as it skids (MT-SKID-09).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import { rollToHit } from '../../phases/physical/physical-roll.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { physicalDamageOf, physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { oweRoll } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Frames, PhysicalAttack } from '../../state.ts';

/** Points to people in the way, a point for so many tons. */
const PEOPLE = 5;

/** Everybody in the next hex is run into. Does it slide on? */
export function ramsInSkid(
  play: Play<Classic>,
  field: Battlefield,
  { unit, moved = 0 }: Frames['skid'],
  to: number,
): boolean {
  const { units } = play.state;
  const inTheWay = [...units.keys()].filter(
    (other) => other !== unit && units[other].hex === to && isOnMap(units[other]) && !isAloft(units[other]),
  );
  let isFree = true;
  for (const other of inTheWay) {
    if (field.kinds[other].troopers) {
      const points = Math.ceil(field.designs[unit].tons / PEOPLE);
      const side = attackSide(field, play.state, units[unit].hex, other);
      strikeInGroups(play, field, other, points, { table: 'mech', side, covered: 0, by: unit });
    } else if (isFree) isFree = ram(play, field, { unit, other, moved });
  }
  if (inTheWay.length > 0) removeDestroyed(play, field);
  return isFree && isOnMap(units[unit]);
}

/** Says whether the other is out of its way. */
function ram(
  play: Play<Classic>,
  field: Battlefield,
  { unit, other, moved }: { readonly unit: number; readonly other: number; readonly moved: number },
): boolean {
  const { state } = play;
  const { units } = state;
  const blow = { kind: 'charge', attacker: unit, target: other, limb: -1 } as const;
  const thisTurn = { ...units[unit].thisTurn, hexesMoved: moved };
  const fast = { ...state, units: units.with(unit, { ...units[unit], thisTurn }) };
  const attack: PhysicalAttack = {
    ...blow,
    number: physicalNumber(field, fast, blow),
    damage: physicalDamageOf(field, fast, blow),
    from: units[unit].hex,
    to: units[other].hex,
  };
  const impact = rollToHit(play, field, attack);
  if (!impact) return false;
  const side = attackSide(field, state, units[unit].hex, other);
  const usual = Math.ceil(field.designs[other].tons / 10);
  const recoil = field.plugged.recoil?.(usual, field, state, unit) ?? usual;
  strikeInGroups(play, field, other, impact.damage, {
    table: 'kick',
    side,
    covered: 0,
    criticals: impact.criticals,
    by: unit,
  });
  strikeInGroups(play, field, unit, recoil, { table: 'mech', side: 'front', covered: 0 });
  field.plugged.rammed?.(play, field, other, side, impact.damage);
  field.plugged.rammed?.(play, field, unit, 'front', recoil);
  if (units[other].loss !== null) return true;
  oweRoll(units[other], 'charged', ROLL_MODIFIERS.charged);
  rollToStayUp(play, field, other);
  return false;
}
