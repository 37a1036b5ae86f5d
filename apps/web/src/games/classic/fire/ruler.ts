import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import {
  attackerCover,
  heavyWoods,
  isBlocked,
  lightWoods,
  sightBetween,
  targetCover,
  whyBlocked,
} from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { cellsBetween, type Measured, measured } from '../../../board/ruler.ts';
import type { Table } from '../mech/table.ts';

const IN_SIGHT: RuleId = 'CBT-LOS-01';

/**
 * Distance and sight between two hexes, for whoever stands or lies there; and if it is blocked, the woods and the
 * higher ground on the line.
 */
export function measure(table: Table, from: number, to: number): Measured {
  const field = battlefieldOf(table);
  const isProne = (cell: number) => table.units.some((mech) => mech.hex === cell && mech.prone);
  const sight = sightBetween(field, from, isProne(from), to, isProne(to));
  const blocked = isBlocked(sight) ? whyBlocked(sight) : null;
  const words = blocked ? [`${blocked.message}.`] : clearWords(lightWoods(sight), heavyWoods(sight));
  if (!blocked && targetCover(sight)) words.push('The target has partial cover.');
  if (!blocked && attackerCover(sight)) words.push('Weapons in the legs cannot fire over the cover.');
  return measured(field.board, from, to, {
    isBlocked: blocked !== null,
    words,
    rule: blocked?.rule ?? IN_SIGHT,
    inTheWay: blocked ? obstacles(field, from, to) : [],
  });
}

function clearWords(light: number, heavy: number): string[] {
  if (light + heavy === 0) return ['The line of sight is clear.'];
  const woods = [
    ...(light > 0 ? [`${light} of light woods`] : []),
    ...(heavy > 0 ? [`${heavy} of heavy woods`] : []),
  ];
  return [`The line of sight goes through woods: ${woods.join(' and ')}, +${light + 2 * heavy} to hit.`];
}

function obstacles({ board, level, woods }: Battlefield, from: number, to: number): number[] {
  const high = Math.max(level[from], level[to]);
  return cellsBetween(board, from, to).filter((cell) => woods[cell] > 0 || level[cell] > high);
}
