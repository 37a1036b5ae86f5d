import { distance, neighbour } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { hasBank, isEmpty, isGap, layBridge, noteBridge } from '../../../buildings/laid-bridges.ts';
import type { FittingId } from '../../../data/fittings.ts';
import { CRITICAL_HITS, LOWEST_ROLL } from '../../../data/tables.ts';
import { depthOf } from '../../../data/terrain.ts';
import type { Classic } from '../../../game-types.ts';
import type { Struck } from '../../../kind.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { canAct, isNear, isOnMap } from '../../../rules/unit/condition.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { LAYERS } from '../../../vehicles/special.ts';

/** A bridge that has been hit or laid. */
interface Bridge {
  /** Points of its Construction Factor that are gone. */
  readonly lost: number;
  readonly isStuck?: true;
  readonly isLaid?: true;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly bridge?: Bridge;
    /** MT-SPV-04: the hex over which it lays its bridge. */
    readonly laying?: number;
  }
  interface OptionOrders {
    'lay-bridge': { readonly type: 'lay-bridge'; readonly unit: number };
  }
  interface OptionEvents {
    'lays-bridge': {
      readonly type: 'lays-bridge';
      readonly unit: number;
      readonly what: 'begins' | 'lost' | 'blocked' | 'done';
      readonly hex: number;
      /** Of one that is laid. */
      readonly factor?: number;
    };
    'bridge-hit': { readonly type: 'bridge-hit'; readonly unit: number; readonly points: number };
    'bridge-roll': {
      readonly type: 'bridge-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly stuck: boolean;
    };
  }
}

const OPTION = 'bridgelayer';
const PURPOSE = 'critical hit';
const FACTORS: Readonly<Partial<Record<FittingId, number>>> = {
  'light-bridge': 7,
  'medium-bridge': 20,
  'heavy-bridge': 45,
};
/** The first roll that comes to a critical hit. */
const CRITICAL_FROM = 8;
/** For bots: no bridge is laid before an enemy who is so near. */
const TOO_NEAR = 5;
const WORDS = {
  label: 'Lay the bridge ahead',
  lays: 'lays its bridge',
  stuck: 'bridge cannot be laid',
  gone: 'bridge gone',
};
const NOT_HERE: Reason = {
  message: 'A bridge is laid over water right ahead, beside land or another bridge, instead of moving',
  rule: 'MT-SPV-04',
};

const bridgeOf = ({ marks }: UnitState): Bridge => marks?.bridge ?? { lost: 0 };

/** The Construction Factor of what it carries as new; 0 where that is none. */
const newFactor = (field: Battlefield, unit: number): number =>
  Math.max(0, ...(field.designs[unit].fittings?.map(({ type }) => FACTORS[type.id] ?? 0) ?? []));

/** Of what it still carries. */
function factorOf(field: Battlefield, unit: number, vehicle: UnitState): number {
  const { lost, isLaid } = bridgeOf(vehicle);
  return isLaid ? 0 : Math.max(0, newFactor(field, unit) - lost);
}

function stop(unit: UnitState): void {
  const { laying: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

const MARK: PassingMark = {
  name: 'laying its bridge',
  ends: ['goes', 'is moved'],
  isOn: ({ marks }) => marks?.laying !== undefined,
  takeOff: stop,
  told: (unit) => ({ type: 'lays-bridge', unit, what: 'lost', hex: -1 }),
};

/** The water over which it can lay it; -1 where there is none. */
function gapAhead(field: Battlefield, { hex, facing }: UnitState): number {
  const ahead = neighbour(field.board, hex, facing);
  return isGap(field, ahead) && hasBank(field, ahead) ? ahead : -1;
}

const mayLay = ({ above: field, mech, unit, isUnderWay, isUp }: Mover): boolean =>
  !isUnderWay &&
  isUp &&
  factorOf(field, unit, mech) > 0 &&
  !bridgeOf(mech).isStuck &&
  gapAhead(field, mech) >= 0;

const LAY: AddedMove = {
  type: 'lay-bridge',
  label: WORDS.label,
  offers: mayLay,
  fields: () => [],
  whyNot: () => NOT_HERE,
  carryOut(play, { unit, mech, above }) {
    play.happen({ type: 'lays-bridge', unit, what: 'begins', hex: gapAhead(above, mech) });
    return OVER;
  },
};

/** MT-SPV-04: where nobody has got in the way meanwhile. */
function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, vehicle] of state.units.entries()) {
    const hex = vehicle.marks?.laying;
    if (hex === undefined || !isOnMap(vehicle)) continue;
    const factor = factorOf(field, unit, vehicle);
    const isAble = canAct(vehicle) && factor > 0 && !bridgeOf(vehicle).isStuck;
    const what = !isAble ? 'lost' : isGap(field, hex) && isEmpty(state, hex) ? 'done' : 'blocked';
    play.happen({ type: 'lays-bridge', unit, what, hex, ...(what === 'done' && { factor }) });
    if (what === 'done') layBridge(play, field, hex, unit);
  }
}

/** MT-SPV-03: what would strike a turret strikes the folded bridge; what is left of the hit goes on. */
function takeHit(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { onTop, critical, by }: Struck,
  points: number,
): number {
  const vehicle = play.state.units[unit];
  const factor = factorOf(field, unit, vehicle);
  if (!onTop || factor === 0 || points <= 0) return points;
  const taken = Math.min(points, factor);
  play.happen({ type: 'bridge-hit', unit, points: taken });
  if (taken < factor && !bridgeOf(vehicle).isStuck) {
    jam(play, unit, by ?? unit);
    if (critical && !bridgeOf(vehicle).isStuck) jam(play, unit, by ?? unit);
  }
  return points - taken;
}

/** It has no armor: each hit may be a critical one. */
function jam(play: Play<Classic>, unit: number, by: number): void {
  const dice = play.roll(PURPOSE, 2, rolledBy(by, CRITICAL_FROM, unit));
  play.happen({ type: 'bridge-roll', unit, dice, stuck: CRITICAL_HITS[sum(dice) - LOWEST_ROLL] > 0 });
}

/** For bots: the enemy is on the other side, where there is land, and still far away. */
function leadsToEnemy(field: Battlefield, state: State, unit: number): boolean {
  const { hex, facing } = state.units[unit];
  const gap = neighbour(field.board, hex, facing);
  const beyond = neighbour(field.board, gap, facing);
  if (beyond < 0 || depthOf(field.board.terrain[beyond]) >= 0) return false;
  const enemies = field.enemiesOf[unit].map((enemy) => state.units[enemy]).filter(isOnMap);
  return (
    enemies.length > 0 &&
    enemies.every((enemy) => !isNear(field, hex, enemy, TOO_NEAR)) &&
    enemies.every((enemy) => distance(field.board, beyond, enemy.hex) < distance(field.board, hex, enemy.hex))
  );
}

/** MT-SPV-03, MT-SPV-04 */
export const bridgelayer: Option<boolean> = {
  id: OPTION,
  title: 'Bridgelayers',
  summary: 'A vehicle with a folded bridge lays it over water right ahead, within a turn.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-04',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, special vehicles',
    [
      'MT-SPV-03',
      'Folded bridges',
      'What would hit a turret hits the folded bridge (Construction Factor 7, 20 or 45) instead. The first critical hit keeps it from being laid.',
      OPTION,
    ],
    [
      'MT-SPV-04',
      'Laying bridges',
      'Instead of moving it lays its bridge over the water right ahead, beside land or another bridge; at the end of the turn it is there. It bears twice its factor in tons, or comes down.',
      OPTION,
    ],
  ),
  orders: [z.strictObject({ type: z.literal('lay-bridge'), unit: indexSchema })],
  plug: () => ({
    add: { turnEnds },
    stage: {
      gear: (names) => [...names, 'a bridgelayer'],
      unitsOffered: (files) => [...files, ...LAYERS],
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, LAY],
      intercepted: (points, play, field, unit, struck) => takeHit(play, field, unit, struck, points),
      states(states, field, { units }, unit) {
        const vehicle = units[unit];
        if (newFactor(field, unit) === 0) return states;
        if (vehicle.marks?.laying !== undefined) return [...states, WORDS.lays];
        if (factorOf(field, unit, vehicle) === 0) return [...states, WORDS.gone];
        return bridgeOf(vehicle).isStuck ? [...states, WORDS.stuck] : states;
      },
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        if (!LAY.offers(new Mover(field, state, unit, false))) return null;
        return leadsToEnemy(field, state, unit) ? { type: 'lay-bridge', unit } : null;
      },
    },
  }),
  changes: {
    'lays-bridge'(table, { unit, what, hex, factor = 0 }) {
      const vehicle = table.units[unit];
      if (what === 'begins') {
        vehicle.marks = { ...vehicle.marks, laying: hex };
        return;
      }
      if (what === 'done') {
        noteBridge(table, hex, factor);
        vehicle.marks = { ...vehicle.marks, bridge: { ...bridgeOf(vehicle), isLaid: true } };
      }
      stop(vehicle);
    },
    'bridge-hit': ({ units }, { unit, points }) => {
      const bridge = bridgeOf(units[unit]);
      units[unit].marks = { ...units[unit].marks, bridge: { ...bridge, lost: bridge.lost + points } };
    },
    'bridge-roll': ({ units }, { unit, stuck }) => {
      if (stuck)
        units[unit].marks = { ...units[unit].marks, bridge: { ...bridgeOf(units[unit]), isStuck: true } };
    },
  },
  sentences: {
    'lays-bridge': ({ unit, what, hex: cell }, { mech, hex }) =>
      ({
        begins: `${mech(unit)} lays its bridge.`,
        lost: `${mech(unit)} does not get its bridge laid.`,
        blocked: `${mech(unit)} finds no room for its bridge.`,
        done: cell < 0 ? null : `${mech(unit)} has laid its bridge over hex ${hex(cell)}.`,
      })[what],
    'bridge-hit': ({ unit, points }, { mech }) =>
      `The folded bridge of ${mech(unit)} takes ${points} points.`,
    'bridge-roll': ({ unit, stuck }, { mech }) =>
      stuck ? `The bridge of ${mech(unit)} cannot be laid any more.` : null,
  },
};
