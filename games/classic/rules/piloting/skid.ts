// Skids (MT-PRE-02): who runs on pavement, or moves on ice, and goes on after a turn may lose its footing.

import { type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Mode, SkidCheck, SlipperyTurn, TurnNotes, UnitState } from '../../state.ts';
import { REASONS } from '../../text/to-hit.ts';
import { isIce, isPaved, isRubble } from '../ground/steps.ts';
import { isOpenTo } from '../ground/steps-of.ts';
import { kept } from '../unit/marks.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    readonly skidded?: true;
    /** Hexes moved before the last reversal. */
    readonly hexesBefore?: number;
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

function isSlippery(field: Battlefield, unit: number, cell: number, mode: Mode): boolean {
  const { plugged } = field;
  const is = isIce(field, cell) || (mode === 'run' && (isPaved(field, cell) || isRubble(field, cell)));
  return plugged.slippery?.(is, field, unit, mode, cell) ?? is;
}

/** MT-PRE-02: back where it does not go ahead. */
const wayOf = ({ board: { neighbours } }: Ground, from: number, node: number): Facing => {
  const to = cellOfNode(node);
  const facing = facingOfNode(node);
  return neighbours[from * 6 + facing] === to ? facing : oppositeOf(facing);
};

/** MT-PRE-02: of a unit that sets out, which went into its hex in this direction. */
export function courseOf(
  { past }: Pick<Battlefield, 'past'>,
  { thisTurn: { heading, hexesMoved, marks } }: UnitState,
  direction: Facing,
): Course {
  const facing = heading === -1 ? oppositeOf(direction) : direction;
  if (past.chaptersApart) return { facing, direction: facing, moved: hexesMoved };
  return { facing, direction, moved: hexesMoved + (marks?.hexesBefore ?? 0) };
}

/** MT-PRE-02: the same of one that has not turned since, as far as can be seen of it. */
export const courseNow = (field: Pick<Battlefield, 'past'>, mech: UnitState): Course =>
  courseOf(field, mech, mech.thisTurn.heading === -1 ? oppositeOf(mech.facing) : mech.facing);

/** CBT-MOV-19: hexes since the last reversal; those before it are noted, too. */
export function count(thisTurn: TurnNotes, heading: 1 | -1): void {
  const { hexesMoved, marks } = thisTurn;
  if (thisTurn.heading === -heading) {
    thisTurn.marks = { ...marks, hexesBefore: (marks?.hexesBefore ?? 0) + hexesMoved };
    thisTurn.hexesMoved = 1;
  } else thisTurn.hexesMoved++;
  thisTurn.heading = heading;
}

/** The distance a unit has come. */
export interface Distance {
  readonly hexesMoved: number;
  readonly heading: TurnNotes['heading'];
  /** Before the last reversal. */
  readonly hexesBefore?: number | undefined;
  /** MT-VMOV-06 */
  readonly straight?: number | undefined;
}

export const distanceOf = ({ hexesMoved, heading, marks }: TurnNotes): Distance => ({
  hexesMoved,
  heading,
  ...(marks?.hexesBefore && { hexesBefore: marks.hexesBefore }),
  ...(marks?.straight && { straight: marks.straight }),
});

export function setDistance(
  thisTurn: TurnNotes,
  { hexesMoved, heading, hexesBefore, straight }: Distance,
): void {
  Object.assign(thisTurn, { hexesMoved, heading });
  const { marks } = thisTurn;
  if (marks?.hexesBefore === hexesBefore && marks?.straight === straight) return;
  const { hexesBefore: _, straight: __, ...others } = marks ?? {};
  thisTurn.marks = kept({
    ...others,
    ...(hexesBefore && { hexesBefore }),
    ...(straight && { straight }),
  });
}

/** MT-VMOV-06: so many hexes straight on since the last facing change. */
export function setStraight(thisTurn: TurnNotes, straight: number): void {
  setDistance(thisTurn, { ...distanceOf(thisTurn), straight: straight || undefined });
}

const hexsides = (one: Facing, other: Facing): number =>
  Math.min((one - other + 6) % 6, (other - one + 6) % 6);

/** The course of a unit to the first hex of a way: facing there, on its way there, after so many hexes. */
export interface Course {
  readonly facing: Facing;
  readonly direction: Facing;
  readonly moved: number;
}

/** All turns of a way on slippery ground. */
function slipperyTurns(
  ground: Battlefield,
  unit: number,
  mode: Mode,
  nodes: readonly number[],
  { facing, direction, moved }: Course,
): SlipperyTurn[] {
  const found: SlipperyTurn[] = [];
  let before = facing;
  let going = direction;
  let hexes = moved;
  let turns = hexsides(facing, facingOfNode(nodes[0]));
  for (let step = 1; step <= nodes.length; step++) {
    const here = cellOfNode(nodes[step - 1]);
    if (step < nodes.length && cellOfNode(nodes[step]) === here) {
      turns++;
      continue;
    }
    if (turns > 0 && isSlippery(ground, unit, here, mode))
      found.push({ step, facing: before, direction: going, turns, moved: hexes });
    before = facingOfNode(nodes[step - 1]);
    if (step < nodes.length) going = wayOf(ground, here, nodes[step]);
    turns = 0;
    hexes++;
  }
  return found;
}

const NONE: readonly SkidCheck[] = [];

/** Is there anything on the map to skid on? */
const mayBeSlippery = ({ special, plugged }: Battlefield): boolean =>
  special !== null || plugged.slippery !== undefined;

/** The rolls that a way asks for, in the order of the way. */
export function skidChecks(
  field: Battlefield,
  unit: number,
  mode: Mode,
  nodes: readonly number[],
  course: Course,
): readonly SkidCheck[] {
  if (!mayBeSlippery(field)) return NONE;
  const turns = slipperyTurns(field, unit, mode, nodes, course);
  if (turns.length === 0) return NONE;
  const hexes = nodes.filter((node, i) => i > 0 && cellOfNode(node) !== cellOfNode(nodes[i - 1])).length;
  return field.plugged.skidChecks?.(turns, nodes.length, course.moved + hexes) ?? checks(turns, nodes.length);
}

/** MT-PRE-02: only who moves on; half the hexes moved so far. */
const checks = (turns: readonly SlipperyTurn[], end: number): SkidCheck[] =>
  turns
    .filter(({ step }) => step < end)
    .map((turn) => ({ ...turn, modifier: skidModifier(turn.moved), length: Math.ceil(turn.moved / 2) }));

/** MT-PRE-02: how far somebody skids who has moved so many hexes, of so many in all. */
export function skidLength({ plugged }: Pick<Battlefield, 'plugged'>, moved: number, all: number): number {
  const turn: SlipperyTurn = { step: 1, facing: 0, direction: 0, turns: 1, moved };
  const [{ length }] = plugged.skidChecks?.([turn], 2, all) ?? checks([turn], 2);
  return length;
}

/** A hex that somebody slides into. */
export interface Slide {
  /** It goes no farther than the hex before. */
  readonly isStopped: boolean;
  /** The share of the remaining length that the hex takes. */
  readonly uses: number;
  readonly damage: number;
}

/** A slide from one hex to another; `fall` is the damage of a fall. */
export interface SlideStep {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
  readonly fall: number;
}

export function slideInto(field: Battlefield, unit: number, from: number, to: number): Slide {
  const fall = Math.ceil(field.designs[unit].tons / 10);
  // MT-PRE-30: a ship does not run aground.
  const isStopped = field.kinds[unit].isShip === true && !isOpenTo(field, unit, to);
  const slide: Slide = { isStopped, uses: 1, damage: Math.ceil(fall / 2) };
  return field.plugged.slide?.(slide, field, { unit, from, to, fall }) ?? slide;
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
