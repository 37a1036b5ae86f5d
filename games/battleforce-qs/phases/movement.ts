import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { facingPick, HexPick } from '@ironfield/hex/hex-picks.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Pick } from '@ironfield/kernel/menu/menu.ts';
import { PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { OnTable, Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import type { BattleforceQs } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { isOwnCounter, movementPoints, unitMp } from '../rules/movement/movement.ts';
import {
  canLeave,
  canReach,
  movementCost,
  movementPath,
  pathBeyond,
  reachable,
} from '../rules/movement/reach.ts';
import { type Frames, GONE, OFF_MAP, opponentOf, type State } from '../state.ts';
import { FACINGS, LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';

/** BFQ-SEQ-06: the loser of the Initiative moves everything first. */
export function movement(play: Play<BattleforceQs>): void {
  const { initiativeWinner } = play.state;
  play.happen({ type: 'phase', phase: 'movement' });
  play.next(
    { step: 'movement/side', seat: opponentOf(initiativeWinner) },
    { step: 'movement/side', seat: initiativeWinner },
  );
}

/** BFQ-MOV-09: Units that cannot move are passed over. */
export function movementSide(play: Play<BattleforceQs>, { seat }: Frames['movement/side']): void {
  const { state } = play;
  const field = battlefieldOf(state.setup);
  for (const unit of field.unitsOf[seat]) {
    if (state.units[unit].moved || state.units[unit].hex === GONE || canMove(field, state, unit)) continue;
    play.happen({
      type: 'cannot-move',
      unit,
      mp: play.explain<RuleId>((tally) => movementPoints(tally, field, state, unit)),
    });
  }
  if (unitsToMove(field, state, seat).length > 0) play.next({ step: 'movement/move', seat });
}

/** A Unit that waits off the map also needs a free hex to enter. */
function canMove(field: Battlefield, state: State, unit: number): boolean {
  if (unitMp(field, state, unit) === 0) return false;
  return state.units[unit].hex !== OFF_MAP || reachable(field, state, unit).cells.length > 0;
}

function unitsToMove(field: Battlefield, state: State, seat: Seat): number[] {
  return field.unitsOf[seat].filter((unit) => !state.units[unit].moved && state.units[unit].hex !== GONE);
}

export const move: Decision<BattleforceQs, Frames['movement/move'], 'move' | 'leave'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state.setup);
    const units = unitsToMove(field, state, seat);
    return {
      prompt: PROMPTS.move,
      rule: 'BFQ-SEQ-06',
      orders: [
        { type: 'move', label: LABELS.move, fields: [new MoverPick(field, state, seat, units)] },
        { type: 'leave', label: LABELS.leave, fields: [new LeaverPick(field, state, seat, units)] },
      ],
    };
  },

  apply(play, { seat }, order) {
    const { state } = play;
    const field = battlefieldOf(state.setup);
    if (order.type === 'move') moveUnit(play, field, order.unit, cellOf(field.board, order.to), order.facing);
    else play.happen({ type: 'left-map', unit: order.unit });
    play.next({ step: 'movement/side', seat });
  },
};

/** One of a side's Units. */
export class UnitPick extends PiecePick {
  readonly name = 'unit';
  readonly label = LABELS.unit;
  protected readonly field: Battlefield;
  protected readonly state: State;
  private readonly seat: Seat;

  constructor(field: Battlefield, state: State, seat: Seat, units: readonly number[]) {
    super(units);
    this.field = field;
    this.state = state;
    this.seat = seat;
  }

  describe(unit: number): Description {
    const { field, state } = this;
    return {
      label: field.unitSheets[unit].name,
      piece: unit,
      measure: MEASURES.mp,
      explanation: explain<RuleId>((tally) => movementPoints(tally, field, state, unit)),
    };
  }

  override get known(): readonly number[] {
    return this.field.unitsOf[this.seat];
  }

  whyNot(unit: unknown): Reason {
    return whyNotUnit(this.field, this.state, this.seat, unit);
  }
}

class MoverPick extends UnitPick {
  private readonly destinations: Pick[] = [];

  follow(unit: number): readonly Pick[] {
    this.destinations[unit] ??= new DestinationPick(this.field, this.state, unit);
    return [this.destinations[unit], FACING];
  }
}

/** BFQ-SCN-03: the Units that can get off the map. */
class LeaverPick extends UnitPick {
  protected override can(unit: number): boolean {
    return canLeave(this.field, this.state, unit);
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT.cannotLeave : super.whyNot(unit);
  }
}

function whyNotUnit(field: Battlefield, state: State, seat: Seat, unit: unknown): Reason {
  if (!field.unitsOf[seat].includes(unit as number) || state.units[unit as number].hex === GONE)
    return WHY_NOT.noSuchUnit;
  return unitMp(field, state, unit as number) > 0 ? WHY_NOT.unitMoved : WHY_NOT.immobile;
}

class DestinationPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;

  constructor(field: Battlefield, state: State, unit: number) {
    super(field.board);
    this.field = field;
    this.state = state;
    this.unit = unit;
  }

  protected cells(): readonly number[] {
    return reachable(this.field, this.state, this.unit).cells;
  }

  protected isAllowed(cell: number): boolean {
    return canReach(this.field, this.state, this.unit, cell);
  }

  protected describeCell(cell: number, hex: string): Description {
    const { field, state, unit } = this;
    const path = movementPath(field, state, unit, cell);
    const explanation = explain<RuleId>((tally) => movementCost(tally, field, state, unit, path));
    return { label: hex, hex, explanation, measure: MEASURES.mp };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const { field, state, unit } = this;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    if (state.units.some((other) => other.hex === cell)) return WHY_NOT.taken(hex);
    if (isOwnCounter(state, field.seatOf[unit], cell)) return WHY_NOT.ownCounter(hex);
    const path = pathBeyond(field, state, unit, cell);
    if (!path) return WHY_NOT.noWay(hex);
    const explanation = explain<RuleId>((tally) => movementCost(tally, field, state, unit, path));
    return { ...WHY_NOT.tooFar(hex, unitMp(field, state, unit), explanation.total), explanation };
  }
}

/** BFQ-MOV-07 */
export const FACING = facingPick(LABELS.facing, FACINGS);

function moveUnit(
  play: Play<BattleforceQs>,
  field: Battlefield,
  index: number,
  to: number,
  facing: Facing,
): void {
  const { state } = play;
  play.happen({
    type: 'moved',
    unit: index,
    path: play.listening ? movementPath(field, state, index, to) : [to],
    facing,
    mp: play.explain<RuleId>((tally) => movementPoints(tally, field, state, index)),
  });
}

/** BFQ-SCN-03: whatever leaves the map is destroyed. */
export function removeFromMap(field: Battlefield, { units, elements }: OnTable<State>, index: number): void {
  units[index].hex = GONE;
  for (const element of field.elementsOf[index]) {
    elements[element].effects.destroyed = true;
    elements[element].marked.destroyed = true;
  }
}
