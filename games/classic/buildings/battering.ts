// Limbs and clubs against a building beside (MT-BASE-20).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { BasicKind } from '../data/physical-attacks.ts';
import type { OptionBlows } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { UnitPick } from '../phases/turn/activation.ts';
import type { UnitOrder } from '../rules/movement/move-kind.ts';
import { addedBlow, addedBlows } from '../rules/physical/added-blow.ts';
import { physicalDamageOf } from '../rules/physical/physical-to-hit.ts';
import { canAct, isPlaced } from '../rules/unit/condition.ts';
import { whyNotWith } from '../rules/unit/limbs.ts';
import type { State, UnitState } from '../state.ts';
import { KINDS, LIMBS, withDamage } from '../text/physical.ts';
import { buildingAt, cfOf } from './census.ts';
import { damageBuilding, inBuilding } from './damage.ts';
import { floorOf, roofAt } from './floors.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** The building that it strikes, and with what. */
    readonly battering?: { readonly hex: number; readonly blows: readonly BatteringBlow[] };
  }
  interface OptionOrders {
    batter: {
      readonly type: 'batter';
      readonly unit: number;
      readonly hex: string;
      readonly blow: string;
    };
  }
  interface OptionEvents {
    'building-battered': {
      readonly type: 'building-battered';
      readonly unit: number;
      readonly hex: number;
      readonly blows: readonly BatteringBlow[];
    };
  }
}

interface BatteringBlow {
  readonly kind: Extract<BasicKind, 'punch' | 'kick' | 'club' | 'hatchet'> | keyof OptionBlows;
  readonly limb: number;
}

/** The parts of one of the names of a blow. */
interface Way {
  readonly name: string;
  readonly label: string;
  readonly blows: readonly (readonly [BatteringBlow['kind'], code: keyof typeof LIMBS | null])[];
}

const named = (kind: 'punch' | 'kick' | 'hatchet', code: 'LA' | 'RA' | 'LL' | 'RL'): Way => ({
  name: `${kind} ${code}`,
  label: `${KINDS[kind]}: ${LIMBS[code]}`,
  blows: [[kind, code]],
});

const WAYS: readonly Way[] = [
  named('kick', 'LL'),
  named('kick', 'RL'),
  {
    name: 'punch both',
    label: `${KINDS.punch}: ${LIMBS.both}`,
    blows: [
      ['punch', 'LA'],
      ['punch', 'RA'],
    ],
  },
  named('punch', 'LA'),
  named('punch', 'RA'),
  { name: 'club', label: KINDS.club, blows: [['club', null]] },
  named('hatchet', 'LA'),
  named('hatchet', 'RA'),
];

/** MT-WPN-62: with those that are made as one of the base game is, such as a swing of a sword. */
const waysOf = (field: Battlefield): readonly Way[] => [
  ...WAYS,
  ...addedBlows(field)
    .filter(({ like }) => like !== undefined)
    .flatMap(({ kind, label, limbs }) =>
      limbs.map((limb): Way => {
        const code = limb as keyof typeof LIMBS;
        return { name: `${kind} ${code}`, label: `${label}: ${LIMBS[code]}`, blows: [[kind, code]] };
      }),
    ),
];

const WORDS = { order: 'Strike a building', hex: 'Building', blow: 'With' };
const WHY_NOT: Reason = {
  message: "A 'Mech on its feet strikes buildings beside it, in the arc of a limb that has not fired",
  rule: 'MT-BASE-20',
};
/** A wall may begin a level above or below who strikes it. */
const LEVELS = 1;
/** For the arc: somebody who stood there. */
function isInArc(field: Battlefield, state: State, blow: Blow, cell: number): boolean {
  const units = [...state.units, { ...state.units[blow.attacker], hex: cell }];
  const there = { ...blow, target: units.length - 1 };
  return field.kinds[blow.attacker].limbs?.isInArc(field, { ...state, units }, there) ?? false;
}

const blowsOf = (field: Battlefield, unit: number, { blows }: Way): BatteringBlow[] =>
  blows.map(([kind, code]) => ({
    kind,
    limb: code === null ? -1 : field.kinds[unit].codes.indexOf(code),
  }));

/** Of a blow at nobody. */
const asBlow = (unit: number, { kind, limb }: BatteringBlow): Blow => ({
  kind,
  attacker: unit,
  target: unit,
  limb,
});

const pointsOf = (field: Battlefield, state: State, unit: number, blows: readonly BatteringBlow[]): number =>
  sum(blows.map((blow) => physicalDamageOf(field, state, asBlow(unit, blow))));

function waysAt(field: Battlefield, state: State, unit: number, cell: number): Way[] {
  const mostPunches = field.plugged.mostPunches?.(state.units[unit]) ?? 2;
  return waysOf(field).filter((way) => {
    const blows = blowsOf(field, unit, way);
    if (blows.length > mostPunches) return false;
    return blows.every((each) => {
      const blow = asBlow(unit, each);
      const added = addedBlow(field, blow.kind);
      const why = added ? added.whyNot(field, state, blow) : whyNotWith(field, state, blow);
      return why === null && isInArc(field, state, blow, cell);
    });
  });
}

const mayStrike = (field: Battlefield, state: State, unit: number): boolean => {
  const mech = state.units[unit];
  const { thisTurn } = mech;
  return (
    field.kinds[unit].limbs !== undefined &&
    isPlaced(mech) &&
    canAct(mech) &&
    !mech.prone &&
    !thisTurn.busy &&
    !thisTurn.onslaught &&
    field.plugged.whyNoAttack?.(null, state, unit, 'strike') == null
  );
};

/** The buildings beside that it reaches with something. */
function cellsFor(field: Battlefield, state: State, unit: number): number[] {
  if (!field.special || !mayStrike(field, state, unit)) return [];
  const mech = state.units[unit];
  const stands = field.bed[mech.hex] + floorOf(mech);
  return DIRECTIONS.map((direction) => neighbour(field.board, mech.hex, direction)).filter((cell) => {
    if (buildingAt(state, cell) < 0) return false;
    const foot = field.level[cell];
    const isLevel = foot <= stands + LEVELS && foot + roofAt(field, cell) >= stands + 1 - LEVELS;
    return isLevel && waysAt(field, state, unit, cell).length > 0;
  });
}

class BattererPick extends UnitPick {
  protected override can(unit: number): boolean {
    return cellsFor(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const { board } = field;
    const blowField = (cell: number): Field => ({
      kind: 'pick',
      name: 'blow',
      label: WORDS.blow,
      values: waysAt(field, state, unit, cell).map(({ name }) => name),
      describe: (name) => {
        const way = waysOf(field).find((each) => each.name === name)!;
        return { label: withDamage(way.label, pointsOf(field, state, unit, blowsOf(field, unit, way))) };
      },
      follow: () => [],
      whyNot: () => WHY_NOT,
    });
    return [
      {
        kind: 'pick',
        name: 'hex',
        label: WORDS.hex,
        values: cellsFor(field, state, unit).map((cell) => board.number[cell]),
        describe: (hex) => ({ label: String(hex), hex: String(hex) }),
        follow: (hex) => [blowField(board.cells.get(String(hex))!)],
        whyNot: () => WHY_NOT,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

export const batteringForms = (
  forms: readonly OrderForm<UnitOrder>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<UnitOrder>[] =>
  units.some((unit) => cellsFor(field, state, unit).length > 0)
    ? [...forms, { type: 'batter', label: WORDS.order, fields: [new BattererPick(field, state, units)] }]
    : forms;

export function swingAt({ thisTurn }: UnitState, hex: number, blows: readonly BatteringBlow[]): void {
  thisTurn.marks = { ...thisTurn.marks, battering: { hex, blows } };
}

/** An order of the Physical Attack Phase that names nobody. */
export function batter(play: Play<Classic>, field: Battlefield, order: Order): void {
  if (order.type !== 'batter') return;
  const { unit } = order;
  const hex = field.board.cells.get(order.hex)!;
  const blows = blowsOf(field, unit, waysOf(field).find(({ name }) => name === order.blow)!);
  swingAt(play.state.units[unit], hex, blows);
  play.emit({ type: 'building-battered', unit, hex, blows });
}

/** MT-BASE-20: nobody misses a building, and all that strikes it comes off in one sum. */
export function landBlows(play: Play<Classic>, field: Battlefield, acting?: number): void {
  const { state } = play;
  for (const [unit, mech] of state.units.entries()) {
    const { battering } = mech.thisTurn.marks ?? {};
    if (!battering || (acting !== undefined && acting !== unit) || !isPlaced(mech)) continue;
    const building = buildingAt(state, battering.hex);
    if (building < 0) continue;
    const points = pointsOf(field, state, unit, battering.blows);
    damageBuilding(play, { building, hex: battering.hex, points, isAttacked: true });
  }
}

/** For bots: who has nobody to strike strikes the building that only enemies are in. */
export function idleFists(order: Order, field: Battlefield, state: State, unit: number): Order {
  if (order.type !== 'pass') return order;
  const isWorthIt = (cell: number) => {
    const inside = inBuilding(state, buildingAt(state, cell));
    return inside.length > 0 && inside.every((other) => field.sideOf[other] !== field.sideOf[unit]);
  };
  const cells = cellsFor(field, state, unit).filter(isWorthIt);
  if (cells.length === 0) return order;
  const weakest = cells.reduce((best, cell) =>
    cfOf(state, buildingAt(state, cell)) < cfOf(state, buildingAt(state, best)) ? cell : best,
  );
  const points = (way: Way) => pointsOf(field, state, unit, blowsOf(field, unit, way));
  const best = waysAt(field, state, unit, weakest).reduce((one, other) =>
    points(other) > points(one) ? other : one,
  );
  return { type: 'batter', unit, hex: field.board.number[weakest], blow: best.name };
}
