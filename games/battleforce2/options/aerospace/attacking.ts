import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { BOMB_TYPES, BOMBING_NUMBER } from '../../data/support-tables.ts';
import { MEDIUM } from '../../data/tables.ts';
import type { Bombs, Broadside } from '../../places.ts';
import type { RuleId } from '../../rule-index.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { isGrounded, sharesBox } from '../../rules/elements/places.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import type { State, UnitState } from '../../state.ts';
import { flightOf, isAirFree, isBuilt } from './flying.ts';
import { AERO_REASONS, AERO_WHY_NOT } from './words.ts';

const NO_BOMBS: Bombs = { explosive: 0, cluster: 0, inferno: 0, mines: 0 };

export const bombsOf = ({ marks }: Pick<State, 'marks'>, element: number): Bombs =>
  marks?.bombs?.[element] ?? NO_BOMBS;

export const countOf = (bombs: Bombs): number => BOMB_TYPES.reduce((sum, type) => sum + bombs[type], 0);

/** BF2-AERO-14: who can drop bombs, of a unit in the air. */
export function bombers(field: Battlefield, state: State, unit: number): number[] {
  const { hex, fired } = state.units[unit];
  if (fired || hex < 0) return [];
  return surviving(field, state, unit).filter((element) => !whyNoAttacker(field, state, element));
}

/** All the bombs that a unit can drop now. */
export function bombsIn(field: Battlefield, state: State, unit: number): Bombs {
  const all = { ...NO_BOMBS };
  for (const element of bombers(field, state, unit))
    for (const type of BOMB_TYPES) all[type] += bombsOf(state, element)[type];
  return all;
}

/** BF2-AERO-13, BF2-AERO-14: hexes straight ahead, from its own on. */
export function lineAhead(
  { board }: OpenField,
  { hex, facing }: Pick<UnitState, 'hex' | 'facing'>,
  most: number,
): number[] {
  const cells: number[] = [];
  for (let cell = hex; cell >= 0 && cells.length < most; cell = neighbour(board, cell, facing as Direction))
    cells.push(cell);
  return cells;
}

/** BF2-AERO-13: the lengths that a unit in the air can strafe; the last hex must be free for it. */
export function strafingLengths(field: Battlefield, state: State, unit: number): number[] {
  const { fired, thisTurn } = state.units[unit];
  if (fired || thisTurn?.broadsides) return [];
  const able = surviving(field, state, unit).filter((element) => !whyNoAttacker(field, state, element));
  if (flightOf(state, unit)!.spheroid || able.length === 0) return [];
  const values = able.map((element) => damageValue(field, state, element, MEDIUM) ?? 0);
  return lineAhead(field, state.units[unit], Math.min(...values)).flatMap((cell, i) =>
    isAirFree(field, state, unit, cell) ? [i + 1] : [],
  );
}

/** BF2-AERO-13: everybody below, but for infantry inside a building. */
export const strafed = (field: Battlefield, state: State, cells: readonly number[]): number[] =>
  cells.flatMap((cell) =>
    touchedBy(field, state, 'strafing', cell).filter((unit) => !isInside(field, state, unit, cell)),
  );

/** BF2-BLDG-06: infantry that has climbed; where units cannot climb, all infantry in the hex. */
function isInside(field: Battlefield, state: State, unit: number, cell: number): boolean {
  if (field.letters[unit] !== 'I' || !isBuilt(field, cell)) return false;
  const hasClimbed = field.plugged.isOnTop?.(state, unit);
  return field.past.strafesInside?.() ? hasClimbed !== true : hasClimbed !== false;
}

/** BF2-AERO-13: the element in the worst condition stands for all. */
export function worstOf(field: Battlefield, state: State, unit: number): number {
  const burden = (element: number) => {
    const { heat, arm } = state.elements[element].condition;
    return heat + arm;
  };
  return surviving(field, state, unit).reduce((worst, each) => (burden(each) > burden(worst) ? each : worst));
}

/** BF2-AERO-14: neither terrain nor heat; of several skills the worst. */
export function bombingNumber(
  tally: Tally<RuleId>,
  { records }: Battlefield,
  elements: readonly number[],
): void {
  tally.add(BOMBING_NUMBER, AERO_REASONS.bombing, 'BF2-AERO-14');
  const skill = Math.max(...elements.map((element) => records[element].skill));
  tally.add(skill, AERO_REASONS.skill, 'BF2-REC-05');
}

/** BF2-AERO-10: the sides of a DropShip facing a target; a target on its axis is on both. */
function broadsidesTo(
  { board }: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): readonly Broadside[] {
  if (!flightOf(state, unit)?.spheroid) return ['ahead'];
  const { hex, facing } = state.units[unit];
  if (sharesBox(state, unit, enemy) || hex === state.units[enemy].hex) return ['right', 'left'];
  const at = relativeBearing(facing, lineOn(board, hex, state.units[enemy].hex).bearing);
  if (at === 0 || at === 12) return ['right', 'left'];
  return at < 12 ? ['right'] : ['left'];
}

/** BF2-AERO-10: a side fires once; ahead a ship fires twice. */
export function freeBroadsides(
  field: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): readonly Broadside[] {
  const used = state.units[unit].thisTurn?.broadsides ?? [];
  return broadsidesTo(field, state, unit, enemy).filter((side) => side === 'ahead' || !used.includes(side));
}

export function whyNoTarget(
  why: Reason | null,
  field: OpenField,
  state: State,
  unit: number,
  enemy: number,
): Reason | null {
  if (why || field.letters[unit] !== 'D') return why;
  if (flightOf(state, unit)?.spheroid && !isGrounded(state, unit)) return AERO_WHY_NOT.spheroidFlies;
  return freeBroadsides(field, state, unit, enemy).length === 0 ? AERO_WHY_NOT.sideUsed : null;
}
