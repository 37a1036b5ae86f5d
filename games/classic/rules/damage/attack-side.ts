import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { type Direction, type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { AttackSide } from '../../events.ts';
import type { State } from '../../state.ts';

/** CBT-HIT-01 by hexside of the target, clockwise from the direction of its feet. */
const SIDES: readonly AttackSide[] = ['front', 'front', 'right', 'rear', 'left', 'front'];

/** By hexsides that the line may enter through: one, or the two beside a corner. */
const OPTIONS: readonly (readonly AttackSide[])[] = SIDES.map((side) => [side]);
const CORNER_OPTIONS: readonly (readonly AttackSide[])[] = SIDES.map((side, index) => {
  const next = SIDES[(index + 1) % 6];
  return side === next ? [side] : [side, next];
});

/**
 * The sides that the target's player may choose from; more than one only where the line meets a corner. `turn` is how
 * many hexsides clockwise of the line the attack comes in.
 */
export function attackSides(
  { board }: Ground,
  fromCell: number,
  targetCell: number,
  targetFacing: Facing,
  turn = 0,
): readonly AttackSide[] {
  if (fromCell === targetCell) return OPTIONS[0];
  return sidesEntered(hexsidesAt(lineOn(board, targetCell, fromCell).bearing), turn - targetFacing);
}

function sidesEntered(entered: readonly Direction[], turn: number): readonly AttackSide[] {
  const first: Direction = rotate(entered[0], turn);
  return (entered.length === 1 ? OPTIONS : CORNER_OPTIONS)[first];
}

/** MT-PRE-10: of vehicles and four-legged 'Mechs; at a corner the front before a side, and that before the rear. */
const NARROW: readonly AttackSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];
/** MT-VCOM-04: of very large vehicles, a side for each hexside. */
const SIX: readonly AttackSide[] = ['front', 'right', 'rear-right', 'rear', 'rear-left', 'left'];
const FIRST: Readonly<Record<AttackSide, number>> = {
  front: 0,
  left: 1,
  right: 1,
  'rear-left': 2,
  'rear-right': 2,
  rear: 3,
};

export function narrowSide(
  { board }: Ground,
  fromCell: number,
  targetCell: number,
  targetFacing: Facing,
  turn = 0,
): AttackSide {
  if (fromCell === targetCell) return 'front';
  return narrowSideEntered(hexsidesAt(lineOn(board, targetCell, fromCell).bearing), turn - targetFacing);
}

function narrowSideEntered(entered: readonly Direction[], turn: number, hasSix = false): AttackSide {
  const sides = entered.map((hexside) => (hasSix ? SIX : NARROW)[rotate(hexside, turn)]);
  return sides.reduce((best, side) => (FIRST[side] < FIRST[best] ? side : best));
}

/** The side struck, chosen for the target: not the rear if that can be avoided, then the better armoured one. */
export function attackSide(
  field: Battlefield,
  state: State,
  fromCell: number,
  target: number,
  turn = 0,
): AttackSide {
  const unit = state.units[target];
  const { hasNarrowFront, hasSixSides } = field.kinds[target];
  if (hasNarrowFront && hasSixSides && fromCell !== unit.hex) {
    const entered = hexsidesAt(lineOn(field.board, unit.hex, fromCell).bearing);
    return narrowSideEntered(entered, turn - unit.facing, true);
  }
  if (hasNarrowFront) return narrowSide(field, fromCell, unit.hex, unit.facing, turn);
  return betterSide(field, state, target, attackSides(field, fromCell, unit.hex, unit.facing, turn));
}

/** The same for what comes in over these hexsides: one, or the two beside a corner. */
export function sideEntered(
  field: Battlefield,
  state: State,
  target: number,
  entered: readonly Direction[],
): AttackSide {
  const { facing } = state.units[target];
  const { hasNarrowFront, hasSixSides } = field.kinds[target];
  if (hasNarrowFront) return narrowSideEntered(entered, -facing, hasSixSides);
  return betterSide(field, state, target, sidesEntered(entered, -facing));
}

function betterSide(
  field: Battlefield,
  state: State,
  target: number,
  [first, second]: readonly AttackSide[],
): AttackSide {
  const unit = state.units[target];
  if (second === undefined || second === 'rear') return first;
  if (first === 'rear') return second;
  const kind = field.kinds[target];
  const ahead = kind.armorOn(unit.body, first) - kind.armorOn(unit.body, second);
  return ahead > 0 || (ahead === 0 && first === 'front') ? first : second;
}
