import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { directionTo } from '../../rules/physical/displacement.ts';
import { type Cover, partialCover } from '../../rules/sight/cover.ts';
import { heightOf } from '../../rules/sight/line-of-sight.ts';
import { groupsOn } from '../../rules/sight/other-sight.ts';
import { isAirborne } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text/to-hit.ts';

const PARTIAL_COVER = 1;

/** Codes of the parts of one side; legs alone are behind what is low (of four legs two). */
const LIMBS = { left: ['LA', 'LT', 'LL'], right: ['RA', 'RT', 'RL'] } as const;

/** By direction of the covering hex, clockwise from where the target faces. */
const SIDES = [null, 'right', 'right', null, 'left', 'left'] as const;

/** The parts of a target that a hex beside it hides: none where the hex lies straight ahead or behind. */
function partsBehind(
  field: Battlefield,
  state: State,
  target: number,
  cell: number,
  isUpright: boolean,
): number {
  const { hex, facing } = state.units[target];
  const direction = directionTo(field, hex, cell);
  const side = SIDES[(direction - facing + 6) % 6];
  if (side === null) return 0;
  const { codes, isCovered } = field.kinds[target];
  return LIMBS[side].reduce((bits, code) => {
    const part = codes.indexOf(code);
    return isUpright || isCovered(part) ? bits | bitOf(part) : bits;
  }, 0);
}

/** MT-COV-01, MT-COV-02: by the two hexes at the corner that the line runs into. */
function atCorner(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
  pair: readonly number[],
): Cover | null {
  const { bed, level } = field;
  const elevation = bed[state.units[target].hex] + 1;
  const high = pair.find((cell) => level[cell] > elevation);
  const equal = pair.filter((cell) => level[cell] === elevation);
  const isAbove = heightOf(field, state.units[attacker]) > heightOf(field, state.units[target]);
  const standard = partialCover(field.kinds[target]);
  if (high === undefined) {
    if (isAbove || equal.length === 0) return null;
    if (equal.length === 2) return standard;
    return { parts: partsBehind(field, state, target, equal[0], false), isSlight: true };
  }
  if (heightOf(field, state.units[attacker]) - 1 > level[high]) return null;
  const vertical = partsBehind(field, state, target, high, true);
  return { parts: isAbove || equal.length === 0 ? vertical : vertical | standard.parts };
}

function expanded(
  cover: Cover | null,
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
): Cover | null {
  const { hex, prone } = state.units[target];
  const from = state.units[attacker].hex;
  const line = lineOn(field.board, from, hex);
  if (prone || line.distance < 2 || !line.divided || isAirborne(state.units[target])) return cover;
  const pair = groupsOn(field, from, line).at(-1)!;
  const corner = atCorner(field, state, attacker, target, pair);
  const water = field.depth[hex] === 1 ? partialCover(field.kinds[target]) : null;
  if (!corner || !water) return corner ?? water;
  return { parts: corner.parts | water.parts };
}

export const expandedPartialCover: Option<boolean> = {
  id: 'expanded-partial-cover',
  title: 'Expanded partial cover',
  summary: 'Where a line of sight runs into a corner, both hexes there hide what is behind them.',
  group: 'Cover',
  rule: 'MT-COV-01',
  base: false,
  rules: section(
    'Maximum Tech, cover',
    [
      'MT-COV-01',
      'Expanded partial cover: kinds',
      "Both hexes at the corner of a standing 'Mech that the line runs into are compared with it: they cover legs, a leg, one side, or legs and one side, at +1, or +0 for one leg alone. All hits are rolled on the full table.",
      'expanded-partial-cover',
    ],
    [
      'MT-COV-02',
      'Expanded partial cover: attacker above',
      'An attacker higher than its target looks over what reaches its knees, and over a covering hex that it is higher than.',
      'expanded-partial-cover',
    ],
    [
      'MT-COV-03',
      'Expanded partial cover: the side',
      'The side that is covered is that of the hex, by where the target faces; straight ahead or behind it is none.',
      'expanded-partial-cover',
    ],
  ),
  plug: () => ({
    replace: {
      cornersShelter: () => true,
      partialCover: (tally) => tally.add(PARTIAL_COVER, REASONS.partialCover, 'MT-COV-01'),
      coveredTable: () => 'mech',
    },
    stage: { cover: expanded },
  }),
};
