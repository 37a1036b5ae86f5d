// The Targeting Phase: what the pieces off the map fire at (MT-BASE-24).

import { cellOf, distance } from '@ironfield/hex/board.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Field, Pick as HexPick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Ordnance } from '../../data/artillery.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import type { RuleId } from '../../rule-index.ts';
import { isBlocked, sightBetween } from '../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { isUplinked } from '../../rules/unit/switches.ts';
import { SIDES, type Side, type State } from '../../state.ts';
import {
  artilleryOf,
  type Gun,
  gunsOf,
  launch,
  ordnanceLeft,
  rangedAt,
  reaches,
  register,
  targetsOf,
  turnsBetween,
  turnsTo,
} from './battery.ts';
import { NAMES, WHY_NOT, WORDS } from './text.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'guns/order': { readonly seat: Seat; readonly gun: number };
    /** Before the battle: so many hexes more may be registered. */
    'guns/register': { readonly seat: Seat; readonly left: number };
  }
  interface OptionOrders {
    bombard: {
      readonly type: 'bombard';
      readonly gun: number;
      readonly ordnance: Ordnance;
      readonly hex: string;
    };
    'counter-fire': {
      readonly type: 'counter-fire';
      readonly gun: number;
      readonly ordnance: Ordnance;
      readonly target: number;
    };
    'hold-fire': { readonly type: 'hold-fire' };
    register: { readonly type: 'register'; readonly hex: string };
    registered: { readonly type: 'registered' };
  }
  interface OptionEvents {
    /** Told to its own side. */
    'shell-fired': {
      readonly type: 'shell-fired';
      readonly gun: number;
      readonly ordnance: Ordnance;
      readonly hex: number;
      /** The piece that it is aimed at instead of a hex. */
      readonly target?: number;
      readonly lands: number;
      readonly spotters: readonly number[];
    };
    /** Told to its own side. */
    'hex-registered': { readonly type: 'hex-registered'; readonly side: Side; readonly hex: number };
  }
}

/** MT-BASE-01: Gunnery Skill and so much. */
const FROM_AFAR = 7;
/** MT-BASE-01: of the skill of who spots counts what is above or below this, by halves. */
const ORDINARY = 4;
/** MT-BASE-01 */
export const REGISTERED = 5;

export const sees = (field: Battlefield, state: State, unit: number, cell: number): boolean => {
  const mech = state.units[unit];
  if (!isOnMap(mech) || !canAct(mech)) return false;
  if (mech.hex === cell) return true;
  const far = field.plugged.visualRange?.(Infinity, field, mech.hex, cell) ?? Infinity;
  return (
    distance(field.board, mech.hex, cell) <= far &&
    !isBlocked(sightBetween(field, mech.hex, mech.prone, cell, false))
  );
};

/** Those of a side who see a hex. */
export const watchersOf = (field: Battlefield, state: State, side: Side, cell: number): number[] =>
  field.unitsOf[side].filter(
    (unit) => sees(field, state, unit, cell) && !isUplinked(field, state.units[unit], unit),
  );

/** MT-BASE-24: of those who have watched the hex from the beginning the best counts; -1 for nobody. */
export function bestSpotter(state: State, watchers: readonly number[]): number {
  let best = -1;
  for (const unit of watchers)
    if (best < 0 || state.units[unit].crew.gunnery < state.units[best].crew.gunnery) best = unit;
  return best;
}

/** MT-BASE-01 */
export function numberFromAfar(
  tally: Tally<RuleId>,
  state: State,
  gun: Gun,
  { seen, spotter }: { readonly seen: number; readonly spotter: number },
): void {
  tally.add(gun.gunnery, WORDS.gunnery, 'MT-BASE-01');
  tally.add(FROM_AFAR, WORDS.afar, 'MT-BASE-01');
  const eyes = spotter < 0 ? 0 : Math.trunc((state.units[spotter].crew.gunnery - ORDINARY) / 2);
  if (eyes !== 0) tally.add(eyes, WORDS.spotter, 'MT-BASE-01');
  if (seen > 0) tally.add(-seen, WORDS.seen, 'MT-BASE-01');
}

/** Does it hit there without a roll? */
export function isSure(field: Battlefield, state: State, gun: number, hex: number): boolean {
  const artillery = artilleryOf(field, state);
  const { side } = gunsOf(field)[gun];
  return rangedAt(artillery, gun, hex).isFound || artillery.registered[side].includes(hex);
}

const numberAsked = (field: Battlefield, state: State, index: number, cell: number) => {
  const gun = gunsOf(field)[index];
  return explain<RuleId>((tally) => {
    const spotter = bestSpotter(state, watchersOf(field, state, gun.side, cell));
    const { seen } = rangedAt(artilleryOf(field, state), index, cell);
    if (isSure(field, state, index, cell)) tally.set(2, WORDS.sure, 'MT-BASE-01');
    else numberFromAfar(tally, state, gun, { seen, spotter });
  });
};

/** MT-PRE-33: each piece in turn, those of the side that has lost the Initiative first. */
export function ordersDue(field: Battlefield, state: Pick<State, 'initiativeWinner' | 'marks'>) {
  const { initiativeWinner } = state;
  const { guns: notes } = artilleryOf(field, state);
  const guns = [...gunsOf(field).entries()].filter(([gun]) => !notes[gun].isLost);
  const loser = SIDES.find((side) => side !== initiativeWinner)!;
  const inOrder = [loser, initiativeWinner].flatMap((side) => guns.filter(([, gun]) => gun.side === side));
  return inOrder.map(([gun, { seat }]) => ({ step: 'guns/order', seat, gun }) as const);
}

/** Asked of every piece, whether it has anything left or not: that is nobody else's business. */
export function askForOrders(play: Play<Classic>): void {
  play.next(...(ordersDue(battlefieldOf(play.state), play.state) as readonly FrameOf<Classic>[]));
}

function hexesFor(field: Battlefield, state: State, index: number): HexPick {
  const gun = gunsOf(field)[index];
  const { board } = field;
  return {
    kind: 'pick',
    name: 'hex',
    label: WORDS.hex,
    values: board.number.filter((_, cell) => reaches(field, gun, cell)),
    describe: (hex) => {
      const cell = cellOf(board, String(hex));
      const lands = state.turn + turnsTo(field, gun, cell);
      return {
        label: WORDS.landsIn(String(hex), lands),
        hex: String(hex),
        measure: WORDS.measure,
        explanation: numberAsked(field, state, index, cell),
      };
    },
    whyNot: () => WHY_NOT.range,
  };
}

/** MT-ARTY-18 */
function piecesFor(field: Battlefield, state: State, index: number, targets: readonly number[]): HexPick {
  const gun = gunsOf(field)[index];
  return {
    kind: 'pick',
    name: 'target',
    label: WORDS.target,
    values: targets,
    describe: (target) => {
      const other = gunsOf(field)[target as number];
      return {
        label: WORDS.pieceAt(other.type.name, state.turn + turnsBetween(field, gun, other)),
        measure: WORDS.measure,
        explanation: explain<RuleId>((tally) => numberFromAfar(tally, state, gun, { seen: 0, spotter: -1 })),
      };
    },
    whyNot: () => WHY_NOT.piece,
  };
}

type Fire = 'bombard' | 'counter-fire' | 'hold-fire';

export const order: Decision<Classic, OptionFrames['guns/order'], Fire> = {
  menu(state, { gun }) {
    const field = battlefieldOf(state);
    const { type } = gunsOf(field)[gun];
    const kinds = ordnanceLeft(field, state, gun);
    const round: Field[] = [
      { kind: 'pick', name: 'gun', label: WORDS.gun, values: [gun], describe: () => ({ label: type.name }) },
      {
        kind: 'pick',
        name: 'ordnance',
        label: WORDS.ordnance,
        values: kinds,
        describe: (kind) => ({ label: NAMES[kind as Ordnance] }),
        whyNot: () => WHY_NOT.rounds,
      },
    ];
    const targets = field.plugged.firesAtPieces?.() ? targetsOf(field, state, gun) : [];
    const hold = {
      type: 'hold-fire',
      label: WORDS.hold,
      fields: [],
      isUsual: true,
      isPass: true,
    } as const;
    return {
      prompt: WORDS.prompt(type.name),
      rule: 'MT-BASE-24',
      orders: [
        hold,
        ...(kinds.length > 0
          ? [
              {
                type: 'bombard',
                label: WORDS.bombard,
                fields: [...round, hexesFor(field, state, gun)],
              } as const,
            ]
          : []),
        ...(kinds.length > 0 && targets.length > 0
          ? [
              {
                type: 'counter-fire',
                label: WORDS.counter,
                fields: [...round, piecesFor(field, state, gun, targets)],
              } as const,
            ]
          : []),
      ],
    };
  },
  apply(play, _frame, order) {
    if (order.type === 'hold-fire') return;
    const { state } = play;
    const field = battlefieldOf(state);
    const { gun, ordnance } = order;
    const { side } = gunsOf(field)[gun];
    if (order.type === 'counter-fire') {
      const { target } = order;
      const lands = state.turn + turnsBetween(field, gunsOf(field)[gun], gunsOf(field)[target]);
      const flight = { gun, ordnance, hex: -1, target, lands, spotters: [] };
      launch(state, field, flight);
      play.emit({ type: 'shell-fired', ...flight }, seatsOf(field.setup, side));
      return;
    }
    const hex = cellOf(field.board, order.hex);
    const lands = state.turn + turnsTo(field, gunsOf(field)[gun], hex);
    const spotters = watchersOf(field, state, side, hex);
    launch(state, field, { gun, ordnance, hex, lands, spotters });
    play.emit({ type: 'shell-fired', gun, ordnance, hex, lands, spotters }, seatsOf(field.setup, side));
  },
};

/** MT-BASE-01: before the battle, by each side that has artillery. */
export function askForRegistered(play: Play<Classic>, field: Battlefield): void {
  for (const side of SIDES.toReversed()) {
    const gun = gunsOf(field).find((one) => one.side === side);
    if (gun) play.next({ step: 'guns/register', seat: gun.seat, left: REGISTERED });
  }
}

export const registering: Decision<Classic, OptionFrames['guns/register'], 'register' | 'registered'> = {
  menu(state, { seat, left }) {
    const field = battlefieldOf(state);
    const known = artilleryOf(field, state).registered[field.setup.seats[seat].side];
    const { number } = field.board;
    return {
      prompt: WORDS.register(left),
      rule: 'MT-BASE-01',
      orders: [
        { type: 'registered', label: WORDS.enough, fields: [], isUsual: true, isPass: true },
        {
          type: 'register',
          label: WORDS.registerHex,
          fields: [
            {
              kind: 'pick',
              name: 'hex',
              label: WORDS.hex,
              values: number.filter((_, cell) => !known.includes(cell)),
              describe: (hex) => ({ label: String(hex), hex: String(hex) }),
              whyNot: () => WHY_NOT.registered,
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat, left }, order) {
    if (order.type === 'registered') return;
    const { state } = play;
    const field = battlefieldOf(state);
    const { side } = field.setup.seats[seat];
    const hex = cellOf(field.board, order.hex);
    register(state, field, side, hex);
    play.emit({ type: 'hex-registered', side, hex }, seatsOf(field.setup, side));
    if (left > 1) play.next({ step: 'guns/register', seat, left: left - 1 });
  },
};
