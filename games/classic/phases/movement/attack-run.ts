// A VTOL that flies straight on over what it attacks from above (MT-VTOL-04, MT-VTOL-06): an ordinary move, and what is said of it.

import { cellOf } from '@ironfield/hex/board.ts';
import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import type { Description, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { nodesOf } from '../../rules/movement/move-path.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import type { OnFoot } from '../../state.ts';
import { CHOICES } from '../../text/movement.ts';
import { ModePick } from './movement-picks.ts';

/** The hexes on its way, straight ahead and without a change of altitude; empty where it does not go like that. */
export function runTo(mover: Mover, mode: OnFoot, cell: number): readonly number[] {
  const { facing } = mover.mech;
  if (!isAloft(mover.mech) || mover.costOf(mode, cell, facing) <= 0 || !mover.canEndIn(mode, cell)) return [];
  const nodes = nodesOf(mover.ways(mode).to(cell * 6 + facing));
  const { neighbours } = mover.field.board;
  const isStraight = nodes.every(
    (node, i) => facingOfNode(node) === facing && (i === 0 || neighbours[nodes[i - 1]] === cellOfNode(node)),
  );
  return isStraight ? nodes.slice(1).map(cellOfNode) : [];
}

/** The possible ends of such a run, the nearest hex first. */
export function runEnds(mover: Mover, mode: OnFoot): readonly number[] {
  const { mech, field } = mover;
  const found: number[] = [];
  if (!isAloft(mech)) return found;
  let cell = mech.hex;
  for (let left = mover.mp(mode); left > 0; left--) {
    cell = field.board.neighbours[cell * 6 + mech.facing];
    if (cell < 0) break;
    if (runTo(mover, mode, cell).length > 0) found.push(cell);
  }
  return found;
}

export const hasRun = (mover: Mover): boolean =>
  isAloft(mover.mech) && mover.hasMode((mode) => runEnds(mover, mode).length > 0);

class RunEndPick extends HexPick {
  readonly name = 'to';
  readonly label: string;
  private readonly mover: Mover;
  private readonly mode: OnFoot;
  private readonly next: (cell: number) => readonly Field[];
  private readonly why: Reason;

  constructor(mover: Mover, mode: OnFoot, { label, next, why }: RunPlan) {
    super(mover.field.board);
    this.mover = mover;
    this.mode = mode;
    this.label = label;
    this.next = (cell) => next(mode, cell);
    this.why = why;
  }

  protected cells(): readonly number[] {
    return runEnds(this.mover, this.mode);
  }

  protected isAllowed(cell: number): boolean {
    return cell !== this.mover.mech.hex && runTo(this.mover, this.mode, cell).length > 0;
  }

  follow(hex: string): readonly Field[] {
    return this.next(cellOf(this.mover.field.board, hex));
  }

  protected describeCell(cell: number, hex: string): Description {
    return { label: CHOICES.end(hex, runTo(this.mover, this.mode, cell).length), hex };
  }

  protected whyNotCell(): Reason {
    return this.why;
  }
}

interface RunPlan {
  readonly label: string;
  readonly why: Reason;
  /** The choices after the last hex of the run. */
  next(mode: OnFoot, cell: number): readonly Field[];
}

/** The fields of an order for such a run. */
export const runFields = (mover: Mover, plan: RunPlan): readonly Field[] => [
  new ModePick(
    mover,
    (mode) => runEnds(mover, mode).length > 0,
    (mode) => [new RunEndPick(mover, mode, plan)],
  ),
];
