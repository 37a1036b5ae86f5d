// Skids (MT-PRE-02): who runs on pavement, or moves on ice, and goes on after a turn may lose its footing.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, Ground } from '../battlefield.ts';
import type { RuleId } from '../rule-index.ts';
import type { Mode, SkidCheck, SlipperyTurn, UnitState } from '../state.ts';
import { REASONS } from '../text/to-hit.ts';
import { isIce, isPaved } from './steps.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    readonly skidded?: true;
  }
}

const MODIFIERS = [
  { to: 2, modifier: -1 },
  { to: 4, modifier: 0 },
  { to: 7, modifier: 1 },
  { to: 10, modifier: 2 },
];
const FASTEST = 4;

/** MT-PRE-02: by hexes moved. */
export const skidModifier = (hexes: number): number =>
  MODIFIERS.find(({ to }) => hexes <= to)?.modifier ?? FASTEST;

const isSlippery = (ground: Ground, cell: number, mode: Mode): boolean =>
  isIce(ground, cell) || (mode === 'run' && isPaved(ground, cell));

const hexsides = (one: Facing, other: Facing): number =>
  Math.min((one - other + 6) % 6, (other - one + 6) % 6);

/** All turns of a way on slippery ground; `facing` is how the unit came into its first hex, after `moved` hexes. */
function slipperyTurns(
  ground: Ground,
  mode: Mode,
  nodes: readonly number[],
  facing: Facing,
  moved: number,
): SlipperyTurn[] {
  const found: SlipperyTurn[] = [];
  let before = facing;
  let hexes = moved;
  let turns = hexsides(facing, facingOfNode(nodes[0]));
  for (let step = 1; step <= nodes.length; step++) {
    const here = cellOfNode(nodes[step - 1]);
    if (step < nodes.length && cellOfNode(nodes[step]) === here) {
      turns++;
      continue;
    }
    if (turns > 0 && isSlippery(ground, here, mode))
      found.push({ step, facing: before, turns, moved: hexes });
    before = facingOfNode(nodes[step - 1]);
    turns = 0;
    hexes++;
  }
  return found;
}

const NONE: readonly SkidCheck[] = [];

/** The rolls that a way asks for, in the order of the way. */
export function skidChecks(
  field: Battlefield,
  mode: Mode,
  nodes: readonly number[],
  facing: Facing,
  moved: number,
): readonly SkidCheck[] {
  if (!field.special) return NONE;
  const turns = slipperyTurns(field, mode, nodes, facing, moved);
  if (turns.length === 0) return NONE;
  const hexes = nodes.filter((node, i) => i > 0 && cellOfNode(node) !== cellOfNode(nodes[i - 1])).length;
  return field.plugged.skidChecks?.(turns, nodes.length, moved + hexes) ?? checks(turns, nodes.length);
}

/** MT-PRE-02: only who moves on; half the hexes moved so far. */
const checks = (turns: readonly SlipperyTurn[], end: number): SkidCheck[] =>
  turns
    .filter(({ step }) => step < end)
    .map((turn) => ({ ...turn, modifier: skidModifier(turn.moved), length: Math.ceil(turn.moved / 2) }));

/** A hex that somebody slides into. */
export interface Slide {
  /** It goes no farther than the hex before. */
  readonly isStopped: boolean;
  /** What the hex takes of the length that is left. */
  readonly uses: number;
  readonly damage: number;
}

export function slideInto(field: Battlefield, unit: number, from: number, to: number): Slide {
  const fall = Math.ceil(field.designs[unit].tons / 10);
  const slide: Slide = { isStopped: false, uses: 1, damage: Math.ceil(fall / 2) };
  return field.plugged.slide?.(slide, field, from, to, fall) ?? slide;
}

const SKIDDED = 2;

/** MT-PRE-02: of a target that has skidded in this turn. */
export function skiddedTarget(tally: Tally<RuleId>, { thisTurn }: UnitState): void {
  if (thisTurn.marks?.skidded) tally.add(SKIDDED, REASONS.skidded, 'MT-PRE-02');
}

/** MT-PRE-02: who has skidded fires as if it had run. */
export const firingMode = ({ thisTurn: { mode, marks } }: UnitState): Mode =>
  marks?.skidded && mode === 'walk' ? 'run' : mode;

export function markSkid({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, skidded: true };
}
