import type { Shot } from '@ironfield/classic/attacks.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { attackSide } from '@ironfield/classic/rules/attack-side.ts';
import { isBlocked, targetCover, unitSight } from '@ironfield/classic/rules/line-of-sight.ts';
import { weaponToHit, whyNotFire } from '@ironfield/classic/rules/to-hit.ts';
import { AUTOMATIC_MISS } from '@ironfield/classic/state.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { z } from 'zod';
import { BadLine } from './bad-line.ts';
import { attackerSchema, confront, fileName, flag, id, locationCode, targetSchema } from './combatants.ts';
import { bit, depthAt, modsOf, question } from './question.ts';
import { ATTACKER, TARGET } from './tabletop.ts';

const schema = z.object({
  id,
  board: fileName,
  att: attackerSchema,
  tgt: targetSchema,
  weapon: z.string().max(60),
  loc: locationCode,
  rear: flag.default(0),
});

export const tohit = question(schema, (input, library) => {
  const { field, state } = confront(library, input.board, input.att, input.tgt);
  const weapon = weaponOf(field, input);
  const a = state.units[ATTACKER];
  const b = state.units[TARGET];
  const line = lineOn(field.board, a.hex, b.hex);
  const sight = unitSight(field, state, ATTACKER, TARGET);
  const place = {
    dist: line.distance,
    canSee: bit(!isBlocked(sight)),
    divided: bit(line.divided),
    waterCover: bit(!b.prone && depthAt(field, b.hex) === 1),
    corner: bit(line.cornered),
  };
  const obstacle = whyNotFire(field, state, { unit: ATTACKER, twist: a.twist, prop: null }, weapon, TARGET);
  if (obstacle) return { result: 'impossible', reason: obstacle.message, ...place };
  const shot: Shot = { attacker: ATTACKER, weapon, target: TARGET, twist: a.twist, secondary: 0, aim: -1 };
  const number = explain((tally) => weaponToHit(tally, field, state, shot));
  if (number.total === AUTOMATIC_MISS) {
    return { result: 'autofail', reason: number.lines.at(-1)!.reason, ...place };
  }
  return {
    result: 'number',
    value: number.total,
    mods: modsOf(number),
    side: attackSide(field, state, a.hex, TARGET),
    table: targetCover(sight) ? 'partial' : 'normal',
    ...place,
  };
});

function weaponOf(
  { designs, kinds }: Battlefield,
  { att, weapon, loc, rear }: z.infer<typeof schema>,
): number {
  const { weapons } = designs[ATTACKER];
  const at = kinds[ATTACKER].codes.indexOf(loc);
  const found = weapons.findIndex(
    (mount) =>
      mount.type.name === weapon &&
      mount.rear === (rear === 1) &&
      mount.parts.some((part) => part.location === at),
  );
  if (found >= 0) return found;
  const has = weapons.map(({ label }) => label).join(', ');
  throw new BadLine(`${att.unit} has no ${weapon}${rear ? ' (R)' : ''} ${loc}; it has ${has}`);
}
