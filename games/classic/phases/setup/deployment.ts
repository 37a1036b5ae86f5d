import { cellOf } from '@ironfield/hex/board.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import type { Field, Pick as FieldPick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { PlacingOrders } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Placement } from '../../orders.ts';
import { beginAloft } from '../../rules/ground/clearance.ts';
import { isClosed } from '../../rules/ground/steps.ts';
import { isOpenTo } from '../../rules/ground/steps-of.ts';
import { isEmplaced } from '../../rules/unit/condition.ts';
import { isInTheAir } from '../../rules/unit/dropping.ts';
import { isWithAnother } from '../../rules/unit/riding.ts';
import { type DeploymentStep, type Frames, OFF_MAP, type State, type UnitState } from '../../state.ts';
import { LABELS, PROMPTS, WHY_NOT } from '../../text/turn.ts';
import { ANY_FACING, UnitPick } from '../turn/activation.ts';

/** CBT-SCN-13: what dice decide before anybody is placed. */
export function opening(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  field.plugged.opening?.(play, field);
  for (const { unit, hits, damage } of state.setup.battered ?? []) {
    for (let hit = 0; hit < hits; hit++) field.kinds[unit].batter(play, field, unit, damage);
  }
}

/** Goes through the deployment of the scenario (CBT-SCN-01). */
export function nextDeployment(play: Play<Classic>, { index, left }: Frames['setup/next']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const step = field.setup.deployment[index];
  if (!step) return;
  const still = left < 0 ? step.count : left;
  if (still === 0) {
    play.next({ step: 'setup/next', index: index + 1, left: -1 });
    return;
  }
  const seat = field.seatOf[unplaced(field, state, step)[0]];
  play.next(
    { step: 'setup/place', seat, index, left: still },
    { step: 'setup/next', index, left: still - 1 },
  );
}

/** Those whom a step is to place, of a player or of all. */
export function unplaced(
  field: Battlefield,
  state: State,
  { side, group }: DeploymentStep,
  seat: Seat = -1,
): number[] {
  return field.unitsOf[side].filter((unit) => {
    const setup = field.setup.units[unit];
    if (setup.enters || setup.group !== group || !isToCome(field, state.units[unit])) return false;
    return seat < 0 || setup.seat === seat;
  });
}

const isToCome = ({ plugged }: Battlefield, unit: UnitState): boolean =>
  unit.hex === OFF_MAP && !isWithAnother(unit) && !isInTheAir(unit) && !plugged.isHidden?.(unit);

type Asked = Pick<Frames['setup/place'], 'seat' | 'index'>;

/** Which 'Mech, where and how it faces; in hexes that are accepted. */
export function placeFields(
  field: Battlefield,
  state: State,
  { seat, index }: Asked,
  accepts?: (cell: number, unit: number) => boolean,
): readonly Field[] {
  const step = field.setup.deployment[index];
  const placing = (unit: number) => {
    const suited = accepts && ((cell: number) => accepts(cell, unit));
    return zonePick(field, state, step, suits(field, state, step, unit, suited));
  };
  const all = unplaced(field, state, step, seat);
  const units = accepts ? all.filter((unit) => placing(unit).values.length > 0) : all;
  return [new PlacedPick(field, state, units, placing), ANY_FACING];
}

/** The player who places units decides where. */
class PlacedPick extends UnitPick {
  private readonly placing: (unit: number) => FieldPick;

  constructor(
    field: Battlefield,
    state: State,
    units: readonly number[],
    placing: (unit: number) => FieldPick,
  ) {
    super(field, state, units);
    this.placing = placing;
  }

  follow(unit: number): readonly Field[] {
    return [this.placing(unit)];
  }
}

type Accepts = (cell: number) => boolean;

/** MT-PRE-22: ground that is open to it; where there is none in its zones it has to make do with any. */
function suits(
  field: Battlefield,
  state: State,
  { zones }: DeploymentStep,
  unit: number,
  accepts?: Accepts,
): Accepts | undefined {
  if (field.kinds[unit].fillsHex) return accepts;
  const isGood = (cell: number) => isOpenTo(field, unit, cell) && (accepts?.(cell) ?? true);
  const hasAny = zones.some(({ hexes }) =>
    hexes.some((hex) => {
      const cell = cellOf(field.board, hex);
      return isGood(cell) && isFree(field, state, cell);
    }),
  );
  return hasAny ? isGood : accepts;
}

const isFree = (field: Battlefield, { units }: State, cell: number): boolean =>
  !isClosed(field, cell) && units.every((unit) => unit.hex !== cell || isEmplaced(unit));

export const place: Decision<Classic, Frames['setup/place'], Placement> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const own = [{ type: 'place', label: LABELS.place, fields: placeFields(field, state, frame) }] as const;
    return {
      prompt: PROMPTS.place,
      rule: 'CBT-SCN-01',
      orders: field.plugged.placements?.(own, field, state, frame) ?? own,
    };
  },

  apply(play, { index }, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    const step = field.setup.deployment[index];
    if ('zone' in order && step.zones.length > 1) state.zones[step.side] = order.zone;
    if (order.type !== 'place') {
      field.plugged.places?.(play, field, order as PlacingOrders[keyof PlacingOrders]);
      return;
    }
    const mech = state.units[order.unit];
    mech.hex = cellOf(field.board, order.to);
    mech.facing = order.facing;
    beginAloft(field, order.unit, mech);
    const { hex, facing } = mech;
    play.emit({ type: 'placed', unit: order.unit, hex, facing, zone: state.zones[step.side] });
  },
};

/** Where a side may choose between zones, its first 'Mech chooses for all (CBT-SCN-19). */
function zonePick(
  field: Battlefield,
  state: State,
  { side, zones }: DeploymentStep,
  accepts?: Accepts,
): FieldPick {
  const chosen = state.zones[side];
  const open = zones.flatMap((_, zone) => (!accepts || hexesIn(zone).values.length > 0 ? [zone] : []));
  return {
    kind: 'pick',
    name: 'zone',
    label: LABELS.zone,
    values: zones.length > 1 && chosen >= 0 ? open.filter((zone) => zone === chosen) : open,
    describe: (zone) => ({ label: zones[zone as number].name }),
    follow: (zone) => [hexesIn(zone as number)],
  };

  function hexesIn(zone: number): FieldPick {
    return hexPick(field, state, zones[zone].hexes, accepts);
  }
}

function hexPick(
  field: Battlefield,
  state: State,
  hexes: readonly string[],
  accepts: Accepts = () => true,
): FieldPick {
  const isOpen = (hex: string) => {
    const cell = cellOf(field.board, hex);
    return isFree(field, state, cell) && accepts(cell);
  };
  return {
    kind: 'pick',
    name: 'to',
    label: LABELS.to,
    values: hexes.filter(isOpen),
    describe: describeHex,
    known: 'texts',
    whyNot(hex): Reason | null {
      if (typeof hex !== 'string') return null;
      if (!hexes.includes(hex)) return WHY_NOT.outsideZone(hex);
      return isFree(field, state, cellOf(field.board, hex)) ? WHY_NOT.noGround(hex) : WHY_NOT.taken(hex);
    },
  };
}
