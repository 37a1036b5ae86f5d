import { cellOf } from '@ironfield/hex/board.ts';
import { facingPick, HexPick } from '@ironfield/hex/hex-picks.ts';
import type { Description, Field, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { hasFacing } from '../../rules/elements/condition.ts';
import { isOffBoard } from '../../rules/elements/places.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import { isSubmarine } from '../../rules/map/submarines.ts';
import { PROHIBITED, strideOf } from '../../rules/map/terrain-costs.ts';
import { isFree } from '../../rules/movement/reach.ts';
import { type Frames, OFF_MAP, opponentOf, RETREATED, type State } from '../../state.ts';
import { FACINGS, LABELS, PROMPTS, WHY_NOT } from '../../text.ts';
import { asSeen } from '../announcing.ts';
import { UnitPick } from '../picks.ts';
import { rollOff } from './initiative.ts';

export const FACING = facingPick(LABELS.facing, FACINGS);

/** BF2-SETUP-03 */
export function rollForOrder(play: Play<Battleforce2>): void {
  play.next({ step: 'setup/order', seat: rollOff(play, 'deployment') });
}

export const setUpOrder: Decision<Battleforce2, Frames['setup/order'], 'set-up-first'> = {
  menu: () => ({
    prompt: PROMPTS.setUpOrder,
    rule: 'BF2-SETUP-03',
    orders: [
      {
        type: 'set-up-first',
        label: LABELS.setUpFirst,
        fields: [{ kind: 'pick', name: 'first', label: LABELS.setUpFirst, values: [true, false] }],
      },
    ],
  }),
  apply(play, { seat }, { first }) {
    play.emit({ type: 'set-up-order', seat, first });
    const begins = first ? seat : opponentOf(seat);
    play.next(
      { step: 'setup/side', seat: begins },
      { step: 'setup/side', seat: opponentOf(begins) },
      { step: 'turn' },
    );
  },
};

/** The units that have yet to deploy. */
export function undeployed(field: Battlefield, state: State, seat: Seat): readonly number[] {
  const units = field.unitsOf[seat].filter(
    (unit) => state.units[unit].hex === OFF_MAP && !isOffBoard(state, unit),
  );
  return field.plugged.toDeploy?.(units, field, state, seat) ?? units;
}

/** One unit after the other, until all are on the map; units without a legal hex stay behind. */
export function deploySide(play: Play<Battleforce2>, { seat }: Frames['setup/side']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { hasDeployment } = field.plugged;
  const isLost = (unit: number) => {
    const hasPlace = hasDeploymentCell(field, state, unit);
    return !(hasDeployment?.(hasPlace, field, state, unit) ?? hasPlace);
  };
  // A unit left behind may have been another's last carrier; that is secret, so all are told together.
  const left: number[] = [];
  for (;;) {
    const lost = undeployed(field, state, seat).filter(isLost);
    if (lost.length === 0) break;
    for (const unit of lost) state.units[unit].hex = RETREATED;
    left.push(...lost);
  }
  for (const unit of left.sort((a, b) => a - b))
    play.emit(asSeen(field, state, unit, { type: 'left-behind', unit }));
  if (undeployed(field, state, seat).length > 0) play.next({ step: 'setup/deploy', seat });
}

/** BF2-SETUP-03: on the home edge where it may be, else as near to it as it may be. */
function deploymentCells(field: Battlefield, state: State, unit: number): number[] {
  const edge = state.homes[field.seatOf[unit]]!;
  const legal = legalCells(field, state, unit);
  const { deploymentDepth } = field.plugged;
  const depths = legal.map((cell) => {
    const depth = depthFrom(field, edge, cell);
    return deploymentDepth ? deploymentDepth(depth, field, state, unit, cell) : depth;
  });
  const nearest = Math.min(...depths);
  return legal.filter((_, i) => depths[i] === nearest);
}

function legalCells(field: Battlefield, state: State, unit: number): readonly number[] {
  const all = field.allCells.filter((cell) => mayStand(field, state, unit, cell));
  return field.plugged.deployable?.(all, field, state, unit) ?? all;
}

/** BF2-SETUP-03: ground for it, and nobody in the way. */
export function mayStand(field: Battlefield, state: State, unit: number, cell: number): boolean {
  const { enter, flies, usesRoads } = strideOf(field, state, unit);
  const canBe = flies || enter[cell] !== PROHIBITED || (usesRoads && field.roads[cell] !== 0);
  return canBe && isFree(field, state, unit, cell);
}

const hasDeploymentCell = (field: Battlefield, state: State, unit: number): boolean =>
  field.plugged.deployable
    ? legalCells(field, state, unit).length > 0
    : field.allCells.some((cell) => mayStand(field, state, unit, cell));

export const deploy: Decision<Battleforce2, Frames['setup/deploy'], Order['type']> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = undeployed(field, state, seat);
    const forms: readonly OrderForm<Order['type']>[] = [
      {
        type: 'deploy',
        label: LABELS.deploy,
        fields: [
          new DeployedPick(
            field,
            state,
            units.filter((unit) => !state.units[unit].marks?.flight),
          ),
        ],
      },
    ];
    return {
      prompt: PROMPTS.deploy,
      rule: 'BF2-SETUP-03',
      orders: field.plugged.deployForms?.(forms, field, state, seat, units) ?? forms,
    };
  },
  apply(play, { seat }, order) {
    const field = battlefieldOf(play.state);
    play.next({ step: 'setup/side', seat });
    if (order.type !== 'deploy') {
      field.plugged.ordered!(play, seat, order);
      return;
    }
    const { unit, to, facing = 0, submerged = false } = order;
    const hex = cellOf(field.board, to);
    const onBridge = field.bridges[hex] === 1 && strideOf(field, play.state, unit).enter[hex] === PROHIBITED;
    const event = { type: 'deployed', unit, hex, facing, onBridge, submerged } as const;
    play.happen(asSeen(field, play.state, unit, event));
    field.plugged.deployed?.(play, unit);
  },
};

/** BF2-VEH-06 */
export const SUBMERGED: Pick = {
  kind: 'pick',
  name: 'submerged',
  label: LABELS.submerged,
  values: [true, false],
  describe: (submerged) => ({ label: submerged ? LABELS.submerge : LABELS.surface }),
};

class DeploymentPick extends HexPick {
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
    return deploymentCells(this.field, this.state, this.unit);
  }

  /** Nothing is nearer to the edge than the edge: there is no need to look at other hexes. */
  protected isAllowed(cell: number): boolean {
    const { field, state, unit } = this;
    const { deployable, deploymentDepth } = field.plugged;
    const isOnEdge = depthFrom(field, state.homes[field.seatOf[unit]]!, cell) === 0;
    return isOnEdge && !deployable && !deploymentDepth
      ? mayStand(field, state, unit, cell)
      : this.cells().includes(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return cell < 0 ? WHY_NOT.notAHex(hex) : WHY_NOT.cannotDeploy(hex);
  }
}

class DeployedPick extends UnitPick {
  protected override can(unit: number): boolean {
    return !this.field.plugged.hasDeployment || hasDeploymentCell(this.field, this.state, unit);
  }

  whyNot(): Reason {
    return WHY_NOT.deployed;
  }

  follow(unit: number): readonly Field[] {
    const to = new DeploymentPick(this.field, this.state, unit);
    const looking = hasFacing(this.field, unit) ? [to, FACING] : [to];
    return isSubmarine(this.field, unit) ? [...looking, SUBMERGED] : looking;
  }
}
