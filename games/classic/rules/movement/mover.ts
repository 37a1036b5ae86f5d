// The moves of one 'Mech on foot at this moment. Menus ask it, orders are carried out by it.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { OnFoot, State, UnitState } from '../../state.ts';
import { DROP_COST, FORBIDDEN, LEAVE_COST, STAND_COST } from '../ground/steps.ts';
import { groundFor, isOpenTo, stepsOf } from '../ground/steps-of.ts';
import { canAct, isPlaced } from '../unit/condition.ts';
import { canStandUp } from '../unit/limbs.ts';
import { fullHexes, type Obstruction, obstructionOf } from '../unit/stacking.ts';
import { isStuck } from '../unit/stuck.ts';
import { gaitsOf, orderedMode } from './gaits.ts';
import { type JumpReach, jumpsFrom } from './jump.ts';
import { Ways } from './move-path.ts';
import { canJump, canRun, heldBy, jumpMp, mpFor, walkMp } from './movement-points.ts';
import { footRules, type GroundReach } from './reach.ts';
import { unitReach } from './unit-reach.ts';

const MODES: readonly OnFoot[] = ['walk', 'run'];
const NONE: readonly number[] = [];

/** More MP than any way over a map takes that somebody would ask about. */
const FAR = 100;

/** The memory of a reach is borrowed: the number of the search tells whether the result is still there. */
interface Find {
  readonly reach: GroundReach;
  readonly search: number;
  ways: Ways | null;
}

export class Mover {
  /** As it meets the ground on foot. */
  readonly field: Battlefield;
  /** As it is, with the buildings on it. */
  readonly above: Battlefield;
  readonly state: State;
  readonly unit: number;
  /** The mode is chosen, and MP may be spent already. */
  readonly isUnderWay: boolean;
  readonly mech: UnitState;
  private readonly points: Record<string, number | null> = { walk: null, run: null };
  private readonly finds: Record<string, Find | null> = { walk: null, run: null };
  private jumps: JumpReach | null = null;
  private taken: number[] | null = null;

  constructor(field: Battlefield, state: State, unit: number, isUnderWay: boolean) {
    this.mech = state.units[unit];
    this.field = groundFor(field, this.mech, 'foot');
    this.above = field;
    this.state = state;
    this.unit = unit;
    this.isUnderWay = isUnderWay;
  }

  get isOnMap(): boolean {
    return isPlaced(this.mech);
  }

  /** On its feet on the map, and able to act. */
  get isUp(): boolean {
    return this.isOnMap && !this.mech.prone && canAct(this.mech);
  }

  /** MP to spend in a mode; 0 in one that cannot be used. */
  mp(mode: OnFoot): number {
    this.points[mode] ??= this.countPoints(mode);
    return this.points[mode];
  }

  private countPoints(mode: OnFoot): number {
    const { field, state, unit, mech } = this;
    if (!canAct(mech) || (this.isUnderWay && heldBy(field, state, unit))) return 0;
    if (this.isUnderWay) return orderedMode(mech.thisTurn) === mode ? mech.thisTurn.mpLeft : 0;
    return mpFor(field, state, unit, mode);
  }

  /** The modes in which something holds. */
  modes(holds: (mode: OnFoot) => boolean): OnFoot[] {
    return this.allModes.filter(holds);
  }

  hasMode(holds: (mode: OnFoot) => boolean): boolean {
    return this.allModes.some(holds);
  }

  private get allModes(): readonly OnFoot[] {
    const gaits = gaitsOf(this.field);
    return gaits.length === 0 ? MODES : [...MODES, ...gaits.map(({ id }) => id)];
  }

  /** Least MP to wherever this mode leads. The prone turn on the spot (CBT-MOV-11). */
  reach(mode: OnFoot): GroundReach {
    return this.find(mode).reach;
  }

  private find(mode: OnFoot): Find {
    const known = this.finds[mode];
    if (known && known.reach.search === known.search) return known;
    const reach = this.search(mode);
    const found = { reach, search: reach.search, ways: null };
    this.finds[mode] = found;
    return found;
  }

  /** The cheapest way to a hex however many MP that takes; null where no way leads there. */
  wayBeyond(mode: OnFoot, cell: number): ReturnType<Ways['to']> | null {
    const reach = this.search(mode, FAR);
    const costs = DIRECTIONS.map((facing) => reach.cost[cell * 6 + facing]);
    const least = Math.min(...costs.filter((cost) => cost >= 0));
    const facing = costs.indexOf(least);
    return facing < 0 ? null : new Ways(this.field, reach, this.mech.thisTurn).to(cell * 6 + facing);
  }

  private search(mode: OnFoot, mp = this.mp(mode)): GroundReach {
    const { field, unit, mech } = this;
    const rules = footRules(field, unit, mech, mode === 'walk');
    const { steps, state } = this;
    const { enters } = field.setup.units[unit];
    const { blocked, stops } = mech.prone ? this.lying() : this.obstruction();
    if (!this.isOnMap && enters) {
      return unitReach(field, state, unit, { steps, rules, mp, blocked, stops, edge: enters.edge });
    }
    const { hex: start, facing } = mech;
    const most = mech.prone ? this.turns(mp) : mp;
    return unitReach(field, state, unit, { steps, rules, mp: most, blocked, stops, start, facing });
  }

  /** The cost of the ground to it. */
  get steps(): Steps {
    return stepsOf(this.field, this.state, this.unit);
  }

  private lying(): Obstruction {
    const around = DIRECTIONS.map((direction) => neighbour(this.field.board, this.mech.hex, direction));
    return { blocked: around, stops: [] };
  }

  /** MT-PRE-24: its move ends among enemies that it has come upon; it leaves those that it began with. */
  private obstruction(): Obstruction {
    const { field, state, unit, mech, isUnderWay } = this;
    const { blocked, stops } = obstructionOf(field, state, unit);
    if (stops.length === 0 || (isUnderWay && mech.thisTurn.hexesMoved > 0)) return { blocked, stops };
    return { blocked, stops: stops.filter((hex) => hex !== mech.hex) };
  }

  /** Hexsides that a prone 'Mech may turn. */
  private turns(mp: number): number {
    if (!this.turnsOnceOnly) return mp;
    const { turnsUnderWay } = this.field.past;
    const isDone = this.mech.thisTurn.turned || (this.isUnderWay && turnsUnderWay?.() === false);
    return isDone ? 0 : Math.min(mp, 1);
  }

  ways(mode: OnFoot): Ways {
    const find = this.find(mode);
    find.ways ??= new Ways(this.field, find.reach, this.mech.thisTurn);
    return find.ways;
  }

  /** MP to end a leg in this hex and facing, -1 where it cannot: staying as one is, is no move. */
  costOf(mode: OnFoot, cell: number, facing: number): number {
    const node = cell * 6 + facing;
    if (this.isOnMap && node === nodeOf(this.mech.hex, this.mech.facing)) return -1;
    return this.reach(mode).cost[node];
  }

  canEndIn(mode: OnFoot, cell: number): boolean {
    if (!this.isFreeToEnd(cell)) return false;
    for (let facing = 0; facing < 6; facing++) if (this.costOf(mode, cell, facing) !== -1) return true;
    return false;
  }

  /** CBT-MOV-17; one that has fallen upon somebody may turn where it lies. */
  private isFreeToEnd(cell: number): boolean {
    return !this.isTaken(cell) || (this.mech.prone && cell === this.mech.hex);
  }

  /** Is the hex full? */
  private isTaken(cell: number): boolean {
    this.taken ??= fullHexes(this.field, this.state, this.unit);
    return this.taken.includes(cell);
  }

  /** The possible ends of a leg, cheapest first. */
  ends(mode: OnFoot): number[] {
    const { cells, count } = this.reach(mode);
    const found: number[] = [];
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      if (cell === this.mech.hex ? this.canEndIn(mode, cell) : this.isFreeToEnd(cell)) found.push(cell);
    }
    return found;
  }

  /** Can it go or turn at all? On its own two feet it can, as long as there is nobody with it in the hex. */
  canMove(mode: OnFoot): boolean {
    if (this.mp(mode) === 0) return false;
    const mayTurn = this.isOnMap && !this.mech.prone && !this.isCrowded;
    return (mayTurn && !this.field.kinds[this.unit].facesNowhere) || this.ends(mode).length > 0;
  }

  /** Somebody else is in its hex: it has fallen there (CBT-MOV-18). */
  get isCrowded(): boolean {
    return this.isTaken(this.mech.hex);
  }

  /** Is there still a choice after a leg that leaves so many MP? */
  mayGoOn(left: number): boolean {
    return left > 0 && !(this.mech.prone && this.turnsOnceOnly);
  }

  private get turnsOnceOnly(): boolean {
    return this.field.kinds[this.unit].limbs?.turnsOnceOnly(this.field, this.state, this.unit) ?? false;
  }

  /** CBT-MOV-12 */
  canDrop(mode: OnFoot): boolean {
    const canLie = this.field.kinds[this.unit].limbs !== undefined;
    return canLie && this.isUp && this.mp(mode) >= DROP_COST;
  }

  /** CBT-MOV-13, CBT-MOV-10: 2 MP, or the one that is all a one-legged 'Mech has; it then counts as having run. */
  canStand(mode: OnFoot): boolean {
    const { field, state, unit } = this;
    if (!this.isOnMap || !canStandUp(field, state, unit)) return false;
    if (this.mp(mode) >= STAND_COST) return true;
    return mode === 'run' && !this.isUnderWay && !canRun(field, state, unit) && this.mp('walk') === 1;
  }

  /** MP left after a try to stand up. */
  leftAfterStanding(mode: OnFoot): number {
    return !canRun(this.field, this.state, this.unit) ? 0 : Math.max(0, this.mp(mode) - STAND_COST);
  }

  /**
   * CBT-MOV-10: into the hex ahead at any cost, offered to those who cannot pay it in the ordinary way; whoever faces
   * nowhere has it all around.
   */
  get minimumHexes(): readonly number[] {
    const { field, state, unit, mech } = this;
    if (
      this.isUnderWay ||
      !this.isUp ||
      isStuck(mech) ||
      heldBy(field, state, unit) ||
      mech.thisTurn.mpOwed > 0 ||
      walkMp(field, state, unit) < 1
    )
      return NONE;
    const ways = field.kinds[unit].facesNowhere ? DIRECTIONS : [mech.facing];
    return ways
      .filter((way) => this.isTooDear(nodeOf(mech.hex, way)))
      .map((way) => neighbour(field.board, mech.hex, way));
  }

  /** Could it go over this hexside if it had the MP? */
  private isTooDear(node: number): boolean {
    const { walk, run } = this.steps;
    if (walk[node] === FORBIDDEN || this.isTaken(this.field.board.neighbours[node])) return false;
    if (walk[node] <= this.mp('walk')) return false;
    return run[node] === FORBIDDEN || run[node] > this.mp('run');
  }

  /** CBT-MOV-14 */
  get canJump(): boolean {
    return !this.isUnderWay && canJump(this.field, this.state, this.unit);
  }

  /** The hexes the jets would take it to. */
  get jump(): JumpReach {
    this.jumps ??= jumpsFrom(this.above, this.mech, jumpMp(this.field, this.state, this.unit));
    return this.jumps;
  }

  /** The possible ends of a jump. */
  landings(): number[] {
    return this.canJump ? this.jump.cells.filter((cell) => this.isFreeToLand(cell)) : [];
  }

  get canLand(): boolean {
    return this.canJump && this.jump.cells.some((cell) => this.isFreeToLand(cell));
  }

  canLandIn(cell: number): boolean {
    return this.canJump && this.jump.hexes[cell] > 0 && this.isFreeToLand(cell);
  }

  private isFreeToLand(cell: number): boolean {
    return !this.isTaken(cell) && isOpenTo(this.field, this.unit, cell);
  }

  /** CBT-SCN-16: over the hexside that it faces, with the MP for a clear hex. */
  facingsToLeave(mode: OnFoot, cell: number): Facing[] {
    const { cost, parts, rules } = this.reach(mode);
    const most = this.mp(mode) - LEAVE_COST;
    const off = this.steps.off[cell];
    // The last step leads ahead.
    const isBack = (node: number): boolean =>
      (parts.find((part) => part.cost[node] === cost[node])?.rules ?? rules).isBackOnly === true;
    return DIRECTIONS.filter((facing) => {
      const node = nodeOf(cell, facing);
      const spent = cost[node];
      return (off & (1 << facing)) !== 0 && spent >= 0 && spent <= most && !isBack(node);
    });
  }

  /** The hexes it can leave the map from. */
  exits(mode: OnFoot): number[] {
    if (!this.isUp || this.hexesToEdge + LEAVE_COST > this.mp(mode)) return [];
    const { cells, count } = this.reach(mode);
    const { off } = this.steps;
    const found: number[] = [];
    for (const cell of cells.subarray(0, count)) {
      if (off[cell] !== 0 && this.facingsToLeave(mode, cell).length > 0) found.push(cell);
    }
    return found;
  }

  /** No less than this many hexes lie between it and the edge: most need no search to know that they cannot leave. */
  private get hexesToEdge(): number {
    const { col, row, width, height } = this.field.board;
    const { hex } = this.mech;
    return Math.min(col[hex], row[hex], width - 1 - col[hex], height - 1 - row[hex]);
  }
}
