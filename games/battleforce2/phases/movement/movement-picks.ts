import type { Edge } from '@ironfield/hex/board.ts';
import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { WAYS, type Way } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { hasFacing, isOnMap, isShutDown, isVtol } from '../../rules/elements/condition.ts';
import { canJump, mpOfUnit, unitMp } from '../../rules/movement/movement-points.ts';
import {
  canHop,
  exitEdges,
  isBesideFriend,
  isFree,
  movementCost,
  passageTo,
  type Reachable,
  reachable,
  reachableBeyond,
} from '../../rules/movement/reach.ts';
import type { State } from '../../state.ts';
import { EDGE_NAMES, LABELS, MEASURES, WAY_NAMES, WHY_NOT } from '../../text.ts';
import { UnitPick } from '../picks.ts';
import { FACING } from '../set-up/deployment.ts';

/** One of the units of a side that have not moved and are not held. */
class MovingPick extends UnitPick {
  private readonly seat: Seat;

  constructor(field: Battlefield, state: State, seat: Seat, units: readonly number[]) {
    super(field, state, units);
    this.seat = seat;
  }

  override describe(unit: number): Description {
    const { field, state } = this;
    return {
      ...super.describe(unit),
      measure: MEASURES.mp,
      explanation: explain<RuleId>((tally) => unitMp(tally, field, state, unit)),
    };
  }

  /** BF2-MOVE-04, BF2-HEAT-05 */
  protected override can(unit: number): boolean {
    const { field, state } = this;
    return !field.elementsOf[unit].some(
      (element) => !state.elements[element].destroyed && isShutDown(state.elements[element]),
    );
  }

  whyNot(unit: unknown): Reason {
    const { field, state } = this;
    const own = field.unitsOf[this.seat].includes(unit as number);
    if (!own || !isOnMap(state, unit as number)) return WHY_NOT.notYours;
    return this.isAmong(unit) ? WHY_NOT.shutDown : WHY_NOT.unitMoved;
  }
}

export class MoverPick extends MovingPick {
  private readonly ways: Pick[] = [];

  follow(unit: number): readonly Field[] {
    this.ways[unit] ??= new WayPick(this.field, this.state, unit);
    return [this.ways[unit]];
  }
}

const WHY_NOT_WAY: Record<Way, Reason> = {
  ground: WHY_NOT.unitMoved,
  jump: WHY_NOT.cannotJump,
  bridge: WHY_NOT.noBridge,
  high: WHY_NOT.cannotFly,
  climb: WHY_NOT.cannotClimb,
};

class WayPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'way';
  readonly label = LABELS.way;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private list: readonly Way[] | undefined;
  private found: Partial<Record<Way, Reachable>> | undefined;

  constructor(field: Battlefield, state: State, unit: number) {
    this.field = field;
    this.state = state;
    this.unit = unit;
  }

  get values(): readonly Way[] {
    this.list ??= WAYS.filter((way) => this.has(way));
    return this.list;
  }

  has(way: unknown): boolean {
    const { field, state, unit } = this;
    switch (way) {
      case 'ground':
        return !field.plugged.isOnTop || this.reachBy(way).cells.length > 0;
      case 'high':
        return isVtol(field, unit);
      case 'jump':
        return (
          canJump(field, state, unit) && (canHop(field, state, unit) || this.reachBy(way).cells.length > 0)
        );
      case 'bridge':
      case 'climb':
        return this.reachBy(way).cells.length > 0;
      default:
        return false;
    }
  }

  describe(way: Way): Description {
    return { label: WAY_NAMES[way] };
  }

  get known(): readonly Way[] {
    return WAYS;
  }

  whyNot(way: unknown): Reason | null {
    return WHY_NOT_WAY[way as Way] ?? null;
  }

  follow(way: Way): readonly Field[] {
    const { field, state, unit } = this;
    const to = new DestinationPick(field, state, unit, way, () => this.reachBy(way));
    return hasFacing(field, unit) ? [to, FACING] : [to];
  }

  private reachBy(way: Way): Reachable {
    this.found ??= {};
    this.found[way] ??= reachable(this.field, this.state, this.unit, way);
    return this.found[way];
  }
}

class DestinationPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private readonly way: Way;
  private readonly found: () => Reachable;

  constructor(field: Battlefield, state: State, unit: number, way: Way, found: () => Reachable) {
    super(field.board);
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.way = way;
    this.found = found;
  }

  protected cells(): readonly number[] {
    return this.found().cells;
  }

  protected isAllowed(cell: number): boolean {
    return passageTo(this.field, this.state, this.unit, this.way, cell) !== null;
  }

  protected describeCell(cell: number, hex: string): Description {
    return { label: hex, hex, explanation: this.costOf(cell, this.found()), measure: MEASURES.mp };
  }

  private costOf(cell: number, found: Reachable): Explanation {
    const { field, way } = this;
    return explain<RuleId>((tally) => movementCost(tally, field, found, way, cell));
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const { field, state, unit } = this;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    if (isBesideFriend(field, state, unit, cell)) return WHY_NOT.friendThere(hex);
    if (!isFree(field, state, unit, cell)) return WHY_NOT.besideShip(hex);
    const beyond = reachableBeyond(field, state, unit, this.way);
    if (!beyond.cells.includes(cell)) return WHY_NOT.noWay(hex);
    const explanation = this.costOf(cell, beyond);
    const mp = mpOfUnit(field, state, unit);
    if (explanation.total <= mp) return WHY_NOT.tooHigh(hex, mp);
    return { ...WHY_NOT.tooFar(hex, mp, explanation.total), explanation };
  }
}

/** BF2-VIC-04: the units that can get off the map. */
export class ExitPick extends MovingPick {
  private readonly edges: (readonly Edge[])[] = [];

  protected override can(unit: number): boolean {
    return super.can(unit) && !this.state.units[unit].marks?.flight && this.edgesFor(unit).length > 0;
  }

  override whyNot(unit: unknown): Reason {
    if (!this.isAmong(unit)) return super.whyNot(unit);
    const { field, state } = this;
    return field.plugged.whyNotWithdraw?.(null, field, state, unit as number) ?? WHY_NOT.cannotExit;
  }

  follow(unit: number): readonly Field[] {
    return [
      {
        kind: 'pick',
        name: 'edge',
        label: LABELS.edge,
        values: this.edgesFor(unit),
        describe: (edge) => ({ label: EDGE_NAMES[edge as Edge] }),
        whyNot: () => WHY_NOT.cannotExit,
      },
    ];
  }

  private edgesFor(unit: number): readonly Edge[] {
    this.edges[unit] ??= exitEdges(this.field, this.state, unit);
    return this.edges[unit];
  }
}
