import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { LIGHT_WOODS } from '@ironfield/battleforce-qs/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { isVisible, sightBetween } from '@ironfield/battleforce-qs/rules/attack/line-of-sight.ts';
import { rangeBracket } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { distance } from '@ironfield/hex/board.ts';
import { cellsBetween, type Measured, measured } from '../../board/ruler.ts';
import type { Table } from './types.ts';

const IN_SIGHT: RuleId = 'BFQ-COM-05';
const BLOCKED: RuleId = 'BFQ-COM-03';
const BRACKETS = ['short range', 'medium range', 'long range', 'out of range'];

/** Distance, range and sight between two hexes, and the woods that are in the way. */
export function measure({ setup }: Table, from: number, to: number): Measured {
  const field = battlefieldOf(setup);
  const { board } = field;
  const sight = sightBetween(field, from, to);
  const [left, right] = [isVisible(sight, 'left'), isVisible(sight, 'right')];
  const isWoods = (cell: number) => board.terrain[cell] >= LIGHT_WOODS;
  const woods = left && right ? [] : cellsBetween(board, from, to).filter(isWoods);
  const names = woods.map((cell) => board.number[cell]).join(', ');
  const seen =
    left && right
      ? 'The line of sight is clear.'
      : left || right
        ? `The line runs exactly between two hexes, with woods in ${names} on the ${left ? 'right' : 'left'}: it is clear if it is taken to pass on the ${left ? 'left' : 'right'}.`
        : `Woods in ${names} block the line of sight.`;
  return measured(board, from, to, {
    isBlocked: !left && !right,
    range: BRACKETS[rangeBracket(distance(board, from, to))],
    words: [seen],
    rule: left && right ? IN_SIGHT : BLOCKED,
    inTheWay: woods,
  });
}
