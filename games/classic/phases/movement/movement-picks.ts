// The fields that orders of the Movement Phase are made of.

import { cellOf, distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Field, OrderForm, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Order, OrderOf } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { isWet } from '../../rules/ground/steps.ts';
import { gaitOf, modeOf } from '../../rules/movement/gaits.ts';
import { jumpCost } from '../../rules/movement/jump.ts';
import { isOffered, type MoveKind } from '../../rules/movement/move-kind.ts';
import { nodesOf, wayCost } from '../../rules/movement/move-path.ts';
import { explainMp, jumpMp } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import type { OnFoot, UnitState } from '../../state.ts';
import { CHOICES, LABELS, MEASURES, WHY_NOT } from '../../text/movement.ts';
import { FACINGS, WHY_NOT as WHY_NOT_UNIT } from '../../text/turn.ts';
import { ANY_FACING } from '../turn/activation.ts';

/** The moves of a 'Mech in its activation, or in the rest of it. */
export type Move = OrderOf<
  'still' | 'stop' | 'move' | 'minimum' | 'leave' | 'stand' | 'drop' | 'charge' | 'jump' | 'dfa'
>;

/** Those who may move, each looked at when somebody asks about it. */
export class Movers {
  readonly units: readonly number[];
  private readonly moverOf: (unit: number) => Mover;
  private readonly known: Mover[] = [];

  constructor(units: readonly number[], moverOf: (unit: number) => Mover) {
    this.units = units;
    this.moverOf = moverOf;
  }

  find(unit: unknown): Mover | undefined {
    return this.units.includes(unit as number) ? this.of(unit as number) : undefined;
  }

  of(unit: number): Mover {
    this.known[unit] ??= this.moverOf(unit);
    return this.known[unit];
  }
}

/** The order of a kind for any of some 'Mechs. */
export function form<Type extends Order['type']>(moveKind: MoveKind<Type>, movers: Movers): OrderForm<Type> {
  return { type: moveKind.type, label: moveKind.label, fields: [new MoverPick(moveKind, movers)] };
}

class MoverPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'unit';
  readonly label = LABELS.unit;
  private readonly moveKind: MoveKind;
  private readonly movers: Movers;
  private list: number[] | undefined;
  private readonly followers: (readonly Field[])[] = [];

  constructor(moveKind: MoveKind, movers: Movers) {
    this.moveKind = moveKind;
    this.movers = movers;
  }

  get values(): readonly number[] {
    this.list ??= this.movers.units.filter((unit) => this.offers(this.movers.of(unit)));
    return this.list;
  }

  has(unit: unknown): boolean {
    const mover = this.movers.find(unit);
    return mover !== undefined && this.offers(mover);
  }

  private offers(mover: Mover): boolean {
    return isOffered(this.moveKind, mover);
  }

  follow(unit: number): readonly Field[] {
    this.followers[unit] ??= this.moveKind.fields(this.movers.of(unit));
    return this.followers[unit];
  }

  describe(unit: number): Description {
    return { label: nameOf(this.movers.of(unit), unit), piece: unit };
  }

  get known(): readonly number[] {
    const [first] = this.movers.units;
    return first === undefined ? [] : numbersOf(this.movers.of(first).state.units);
  }

  whyNot(unit: unknown): Reason {
    const mover = this.movers.find(unit);
    if (mover) return canAct(mover.mech) ? this.moveKind.whyNot(mover) : WHY_NOT.immobile;
    const [first] = this.movers.units;
    return first !== undefined && this.movers.of(first).state.units[unit as number]?.thisPhase.acted
      ? WHY_NOT_UNIT.hasActed
      : WHY_NOT_UNIT.notYours;
  }
}

export const nameOf = ({ field }: Mover, unit: number): string =>
  `${field.designs[unit].name} (${field.pilots[unit].name})`;

export const NO_FIELDS: readonly Field[] = [];

/**
 * The mode, and what can be done in it. A class, as all fields with getters: an object with a getter of its own has a
 * shape of its own, which outlives the menu.
 */
export class ModePick implements Pick {
  readonly kind = 'pick';
  readonly name = 'mode';
  readonly label = LABELS.mode;
  readonly follow: (mode: Scalar) => readonly Field[];
  private readonly mover: Mover;
  private readonly holds: (mode: OnFoot) => boolean;
  private readonly tells: ((mode: OnFoot) => string) | undefined;
  private list: readonly OnFoot[] | undefined;

  /** `tells` what there will be to roll for. */
  constructor(
    mover: Mover,
    holds: (mode: OnFoot) => boolean,
    fields: (mode: OnFoot) => readonly Field[],
    tells?: (mode: OnFoot) => string,
  ) {
    this.mover = mover;
    this.holds = holds;
    this.follow = remember(fields);
    this.tells = tells;
  }

  get values(): readonly OnFoot[] {
    this.list ??= this.mover.modes(this.holds);
    return this.list;
  }

  describe(mode: OnFoot): Description {
    const { field, state, unit, isUnderWay } = this.mover;
    const name = gaitOf(field, mode)?.label ?? field.kinds[unit].paces[modeOf(mode)].label;
    const label = this.tells ? `${name}: ${this.tells(mode)}` : name;
    if (isUnderWay) return { label };
    return { label, explanation: explainMp(field, state, unit, mode), measure: MEASURES.mp };
  }

  whyNot(): Reason {
    return this.mover.isUnderWay ? WHY_NOT.modeChosen : WHY_NOT.notThisMode;
  }
}

/** The fields behind a choice, worked out once however often they are asked for. */
export function remember<Value extends Scalar>(fields: (value: Value) => readonly Field[]) {
  const known = new Map<Scalar, readonly Field[]>();
  return (value: Scalar): readonly Field[] => {
    const found = known.get(value) ?? fields(value as Value);
    known.set(value, found);
    return found;
  };
}

const END_ONLY: readonly boolean[] = [false];
const END_OR_MORE: readonly boolean[] = [false, true];

/** The choice to go on after this leg of the move. */
export class MorePick implements Pick {
  readonly kind = 'pick';
  readonly name = 'more';
  readonly label = LABELS.more;
  private readonly mayGoOn: () => boolean;

  constructor(mayGoOn: () => boolean) {
    this.mayGoOn = mayGoOn;
  }

  get values(): readonly boolean[] {
    return this.mayGoOn() ? END_OR_MORE : END_ONLY;
  }

  describe(more: boolean): Description {
    return { label: more ? CHOICES.more.true : CHOICES.more.false };
  }

  whyNot(): Reason {
    return WHY_NOT.nothingLeft;
  }
}

/** The hex that a leg ends in. */
export class EndPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly mover: Mover;
  private readonly mode: OnFoot;

  constructor(mover: Mover, mode: OnFoot) {
    super(mover.field.board);
    this.mover = mover;
    this.mode = mode;
  }

  protected cells(): readonly number[] {
    return this.mover.ends(this.mode);
  }

  protected isAllowed(cell: number): boolean {
    return this.mover.canEndIn(this.mode, cell);
  }

  follow(hex: string): readonly Field[] {
    return [new FacingPick(this.mover, this.mode, cellOf(this.mover.field.board, hex))];
  }

  /** By the way to the facing that costs least. */
  protected describeCell(cell: number, hex: string): Description {
    const { mover, mode } = this;
    const { field } = mover;
    const facings = new FacingPick(mover, mode, cell).values;
    const best = facings.reduce((a, b) =>
      mover.costOf(mode, cell, b) < mover.costOf(mode, cell, a) ? b : a,
    );
    const way = mover.ways(mode).to(cell * 6 + best);
    return {
      label: CHOICES.end(hex, way.hexes),
      hex,
      measure: MEASURES.mp,
      explanation: explain<RuleId>((tally) =>
        wayCost(tally, field, mover.unit, { nodes: nodesOf(way), entering: !mover.isOnMap }, mover.mech),
      ),
    };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const { field, state, unit, mech } = this.mover;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    if (mech.prone) return WHY_NOT.prone;
    if (!mayEnter(field, state, unit, cell)) return WHY_NOT.taken(hex);
    if (this.mode !== 'walk' && isWet(field, cell)) return WHY_NOT.runIntoWater;
    return this.tooFar(cell, hex);
  }

  /** CBT-MOV-02: with all that the cheapest way costs. */
  private tooFar(cell: number, hex: string): Reason {
    const { mover, mode } = this;
    const { field, unit, isOnMap, mech } = mover;
    const way = mover.wayBeyond(mode, cell);
    if (!way) return WHY_NOT.noWay(hex);
    const explanation = explain<RuleId>((tally) =>
      wayCost(tally, field, unit, { nodes: nodesOf(way), entering: !isOnMap }, mech),
    );
    return { ...WHY_NOT.tooFar(hex, mover.mp(mode), explanation.total), explanation };
  }
}

/** The facing that a leg ends in. */
class FacingPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'facing';
  readonly label = LABELS.facing;
  private readonly mover: Mover;
  private readonly mode: OnFoot;
  private readonly cell: number;

  constructor(mover: Mover, mode: OnFoot, cell: number) {
    this.mover = mover;
    this.mode = mode;
    this.cell = cell;
  }

  get values(): readonly number[] {
    return DIRECTIONS.filter((facing) => this.has(facing));
  }

  has(facing: unknown): boolean {
    return (
      DIRECTIONS.includes(facing as Facing) && this.mover.costOf(this.mode, this.cell, facing as number) >= 0
    );
  }

  follow(facing: number): readonly Field[] {
    const { mover, mode, cell } = this;
    return [new MorePick(() => mover.mayGoOn(mover.mp(mode) - mover.costOf(mode, cell, facing)))];
  }

  describe(facing: number): Description {
    const { mover, mode, cell } = this;
    return { label: CHOICES.facing(FACINGS[facing], mover.costOf(mode, cell, facing)) };
  }

  whyNot(): Reason {
    return WHY_NOT.noFacing;
  }
}

/** The hex that a jump ends in. */
export class LandingPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly mover: Mover;

  constructor(mover: Mover) {
    super(mover.field.board);
    this.mover = mover;
  }

  protected cells(): readonly number[] {
    return this.mover.landings();
  }

  protected isAllowed(cell: number): boolean {
    return this.mover.canLandIn(cell);
  }

  follow(to: unknown): readonly Field[] {
    const { field, state, unit, mech, jump } = this.mover;
    const hexes = jump.hexes[cellOf(field.board, to as string)] ?? 0;
    const isFixed =
      field.kinds[unit].facesNowhere || field.plugged.jumpsOnBoosters?.(field, state, unit, hexes);
    return isFixed ? [facingAs(mech)] : FREE_FACING;
  }

  protected describeCell(cell: number, hex: string): Description {
    const hexes = this.mover.jump.hexes[cell];
    return {
      label: CHOICES.end(hex, hexes),
      hex,
      measure: MEASURES.mp,
      explanation: explain<RuleId>((tally) => jumpCost(tally, hexes)),
    };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const { field, state, unit, mech } = this.mover;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    if (!mayEnter(field, state, unit, cell)) return WHY_NOT.taken(hex);
    return WHY_NOT.jumpTooFar(hex, jumpMp(field, state, unit), distance(field.board, mech.hex, cell));
  }
}

const FREE_FACING: readonly Field[] = [ANY_FACING];

/** MT-PRE-13: of one that faces nowhere. */
const facingAs = ({ facing }: UnitState): Pick => ({
  ...ANY_FACING,
  values: [facing],
});
