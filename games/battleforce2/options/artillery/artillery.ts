import { cellOf } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ARTILLERY } from '../../data/support-tables.ts';
import type { OptionFrames, TableMarks } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { setHeat } from '../../phases/announcing.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { heatAfterAttack } from '../../rules/attack/heat.ts';
import { type Frame, opponentOf, type State } from '../../state.ts';
import { chooseArtillery } from './bot.ts';
import { guide, landing, missiles, point, spot } from './guiding.ts';
import { artilleryOf, artilleryReady, marksOf, shotOf } from './gunnery.ts';
import {
  impact,
  isGoodRoll,
  landed,
  mark,
  openShot,
  register,
  rollShot,
  scatter,
  shots,
  withoutShot,
} from './landing.ts';
import { designations, ShellerPick, UnitShellerPick } from './picks.ts';
import type { Registration, Shot } from './shot.ts';
import { ARTILLERY_LABELS, ARTILLERY_PROMPTS } from './words.ts';

const hex = z.string().max(8);
const index = z.int().min(0).max(1023);
const overheat = z.int().min(0).max(9).optional();

const designate = z.strictObject({
  type: z.literal('designate'),
  targets: z.array(z.strictObject({ element: index, hex })).max(1024),
});
const shell = z.strictObject({
  type: z.literal('shell'),
  element: index,
  at: hex,
  overheat,
  clears: z.boolean().optional(),
  lays: z.boolean().optional(),
});
const shellUnit = z.strictObject({ type: z.literal('shell-unit'), element: index, target: index, overheat });
const guideOrder = z.strictObject({
  type: z.literal('guide'),
  spotter: index,
  target: index,
  missiles: z.array(z.strictObject({ shot: index })).max(1024),
});

type Dice = readonly number[];

declare module '../../extensions.ts' {
  interface OptionFrames {
    'artillery/designate': { readonly seat: Seat };
    'artillery/landing': { readonly seat: Seat };
    'artillery/guide': { readonly seat: Seat };
    'artillery/spot': { readonly spotter: number; readonly target: number };
    'artillery/missiles': { readonly spotter: number; readonly target: number };
    'artillery/shots': { readonly seat: Seat };
    'artillery/roll': { readonly seat: Seat };
    'artillery/scatter': { readonly seat: Seat; readonly hex: number };
    'artillery/impact': { readonly seat: Seat; readonly hex: number; readonly unit: number };
    'artillery/landed': { readonly seat: Seat; readonly hit: boolean };
  }
  interface OptionOrders {
    designate: z.infer<typeof designate>;
    shell: z.infer<typeof shell>;
    'shell-unit': z.infer<typeof shellUnit>;
    guide: z.infer<typeof guideOrder>;
  }
  interface OptionEvents {
    /** Told to the owner alone. */
    designated: { readonly type: 'designated'; readonly seat: Seat; readonly hexes: readonly number[] };
    shelled: { readonly type: 'shelled'; readonly element: number };
    /** Told to the owner alone. */
    aimed: { readonly type: 'aimed'; readonly shot: Shot };
    'missiles-arrive': { readonly type: 'missiles-arrive'; readonly seat: Seat };
    guides: {
      readonly type: 'guides';
      readonly spotter: number;
      readonly target: number;
      readonly guided: readonly Shot[];
    };
    spotted: {
      readonly type: 'spotted';
      readonly spotter: number;
      readonly target: number;
      readonly dice: Dice;
      readonly hit: boolean;
    };
    'shot-lands': { readonly type: 'shot-lands'; readonly shot: Shot };
    /** BF2-ART-02, BF2-ART-07: without a roll. */
    'shot-hits': { readonly type: 'shot-hits'; readonly element: number; readonly hex: number };
    /** The damage to every unit in the hex, or to the unit off the map. */
    'shot-strikes': { readonly type: 'shot-strikes'; readonly hex: number; readonly damage: number };
    'shot-rolled': {
      readonly type: 'shot-rolled';
      readonly element: number;
      readonly dice: Dice;
      readonly hit: boolean;
    };
    scattered: {
      readonly type: 'scattered';
      readonly from: number;
      readonly to: number;
      readonly dice: Dice;
    };
    'shot-over': { readonly type: 'shot-over' };
    /** Told to the owner alone. */
    registered: { readonly type: 'registered'; readonly registration: Registration };
  }
}

/** BF2-ART-02 */
const designating: Decision<Battleforce2, OptionFrames['artillery/designate'], 'designate'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const elements = field.unitsOf[seat]
      .flatMap((unit) => field.elementsOf[unit])
      .filter((element) => artilleryOf(field, element) !== null);
    return {
      prompt: ARTILLERY_PROMPTS.designate,
      rule: 'BF2-ART-02',
      orders: [
        {
          type: 'designate',
          label: ARTILLERY_LABELS.designate,
          fields: [designations(field, elements)],
        },
      ],
    };
  },
  apply(play, { seat }, { targets }) {
    const { board } = battlefieldOf(play.state);
    const hexes = targets.map((target) => cellOf(board, target.hex));
    play.happen({ type: 'designated', seat, hexes }, [seat]);
  },
};

function remember(table: Pick<State, 'marks'>, seat: Seat, hexes: readonly number[]): void {
  mark(table, { designated: marksOf(table).designated.map((each, i) => (i === seat ? hexes : each)) });
}

function declareForms(
  forms: readonly OrderForm<Order['type']>[],
  field: Battlefield,
  state: State,
  seat: Seat,
): readonly OrderForm<Order['type']>[] {
  const ready = artilleryReady(field, state, seat);
  return [
    ...forms,
    { type: 'shell', label: ARTILLERY_LABELS.shell, fields: [new ShellerPick(field, state, ready)] },
    {
      type: 'shell-unit',
      label: ARTILLERY_LABELS.shellUnit,
      fields: [new UnitShellerPick(field, state, ready)],
    },
  ];
}

function ordered(play: Play<Battleforce2>, seat: Seat, order: Order): void {
  if (order.type === 'shell') {
    const at = cellOf(battlefieldOf(play.state).board, order.at);
    fire(play, seat, order, { hex: at }, order);
  } else if (order.type === 'shell-unit') fire(play, seat, order, { unit: order.target });
}

/** BF2-ART-05: its attack of this turn; the target stays secret. */
function fire(
  play: Play<Battleforce2>,
  seat: Seat,
  { element, overheat = 0 }: OrderOf<'shell' | 'shell-unit'>,
  target: { readonly hex: number } | { readonly unit: number },
  {
    clears = false,
    lays = false,
  }: { readonly clears?: boolean | undefined; readonly lays?: boolean | undefined } = {},
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const shot = shotOf(field, state, element, { target, overheat, mines: { clears, lays } });
  field.plugged.attacks?.(play, field.unitOf[element]);
  play.happen({ type: 'shelled', element });
  play.happen({ type: 'aimed', shot }, [seat]);
  setHeat(play, element, heatAfterAttack(field, state, element, overheat));
}

/** The knowledge of a viewer: its own hexes, shots and registrations. */
function seen(marks: TableMarks, { seatOf, unitOf }: OpenField, viewer: Viewer): TableMarks {
  const artillery = marks.artillery!;
  const isOwn = ({ element }: { readonly element: number }) => seatOf[unitOf[element]] === viewer;
  const open = (shot: Shot) => (isOwn(shot) ? shot : openShot(shot));
  return {
    ...marks,
    artillery: {
      designated: artillery.designated.map((hexes, seat) => (seat === viewer ? hexes : [])),
      shots: artillery.shots.filter(isOwn),
      registered: artillery.registered.filter(isOwn),
      landing: artillery.landing && open(artillery.landing),
      guided: artillery.guided.map(open),
    },
  };
}

const openingSteps = (frames: readonly Frame[], _field: OpenField, first: Seat): readonly Frame[] => [
  ...frames,
  { step: 'artillery/designate', seat: first },
  { step: 'artillery/designate', seat: opponentOf(first) },
];

export const artillery: Option<boolean> = {
  id: 'artillery',
  title: 'Artillery',
  summary: 'Shots at hexes far away, which take turns to arrive; designated hexes, adjusting fire, TAG.',
  group: 'Special cases',
  rule: 'BF2-ART-01',
  base: false,
  requires: ['offboard'],
  plug: () => ({
    add: {
      begins: (state) => {
        state.marks = {
          ...state.marks,
          artillery: { designated: [[], []], shots: [], registered: [], landing: null, guided: [] },
        };
      },
      ordered,
    },
    replace: { hasArtillery: () => true },
    stage: {
      isGoodRoll,
      opening: openingSteps,
      declareForms,
      isAsked: (isAsked, field, state, seat) => isAsked || unitsToFire(field, state, seat).length > 0,
      attacksEnd: (frames, _field, seat) => [...frames, { step: 'artillery/landing', seat }],
      seen,
      choice: (order, field, state, { seat, menu }) => order ?? chooseArtillery(field, state, seat, menu),
      standing: (facts, state) => ({
        ...facts,
        designated: marksOf(state).designated.map((hexes) => [...hexes]),
        shots: marksOf(state).shots.map(({ element, hex: at, unit, lands }) => [element, at, unit, lands]),
        registered: marksOf(state).registered.map(({ element, hex: at, hit, observed }) => [
          element,
          at,
          hit,
          observed,
        ]),
      }),
    },
  }),
  steps: {
    'artillery/designate': designating,
    'artillery/landing': landing,
    'artillery/guide': guide,
    'artillery/spot': spot,
    'artillery/missiles': missiles,
    'artillery/shots': shots,
    'artillery/roll': rollShot,
    'artillery/scatter': scatter,
    'artillery/impact': impact,
    'artillery/landed': landed,
  },
  orders: [designate, shell, shellUnit, guideOrder],
  sentences: {
    designated: ({ hexes }, { hex: name }) =>
      hexes.length > 0 ? `Designated target hexes: ${hexes.map(name).join(', ')}.` : null,
    shelled: ({ element }, names) => `${names.element(element)} fires its artillery.`,
    aimed: ({ shot }, names) =>
      `Its shot goes to ${targetName(shot, names)} and lands in turn ${shot.lands}.`,
    'missiles-arrive': ({ seat }, { side }) => `Arrow IV missiles of ${side(seat)} arrive.`,
    guides: ({ spotter, target, guided }, names) =>
      `${names.element(spotter)} points ${guided.length} missile${guided.length === 1 ? '' : 's'} at ${names.element(target)}.`,
    spotted: ({ spotter, dice, hit }, names) =>
      `${names.element(spotter)} rolls ${sum(dice)}: ${hit ? 'the target is marked' : 'the missiles go astray'}.`,
    'shot-lands': ({ shot }, names) =>
      `A shot of ${names.element(shot.element)} (${ARTILLERY[shot.artillery].name}) arrives at ${targetName(shot, names)}.`,
    'shot-hits': ({ hex }, names) => `It hits hex ${names.hex(hex)} automatically.`,
    'shot-strikes': () => null,
    'shot-rolled': ({ element, dice, hit }, names) =>
      `The shot of ${names.element(element)} rolls ${sum(dice)} (${dice.join(' + ')}): ${hit ? 'a hit' : 'a miss'}.`,
    scattered: ({ to }, names) =>
      to < 0 ? 'It scatters off the map.' : `It scatters to hex ${names.hex(to)}.`,
    'shot-over': () => null,
    registered: ({ registration: { element, hex, hit, observed } }, names) =>
      `${names.element(element)} ${hit ? 'has found' : 'is ranging in on'} hex ${names.hex(hex)}${hit ? '' : `: ${observed} observed`}.`,
  },
  changes: {
    designated: (table, { seat, hexes }) => remember(table, seat, hexes),
    shelled: ({ elements }, { element }) => {
      elements[element].attacked = true;
    },
    aimed: (table, { shot }) => mark(table, { shots: [...marksOf(table).shots, shot] }),
    'missiles-arrive': () => {},
    guides: (table, { spotter, guided }, { unitOf }) => {
      point(table, unitOf[spotter], spotter);
      mark(table, { shots: guided.reduce(withoutShot, marksOf(table).shots), guided });
    },
    spotted: () => {},
    'shot-lands': (table, { shot }) =>
      mark(table, { shots: withoutShot(marksOf(table).shots, shot), landing: shot }),
    'shot-hits': () => {},
    'shot-strikes': () => {},
    'shot-rolled': () => {},
    scattered: () => {},
    'shot-over': (table) => mark(table, { landing: null, guided: [] }),
    registered: (table, { registration }) => register(table, registration),
  },
  inSecret: ['artillery/designate'],
  reveals: [
    'shelled',
    'missiles-arrive',
    'guides',
    'spotted',
    'shot-lands',
    'shot-hits',
    'shot-strikes',
    'shot-rolled',
    'scattered',
    'shot-over',
  ],
};

const targetName = (
  { hex: cell, unit }: Shot,
  names: { readonly hex: (cell: number) => string; readonly unit: (unit: number) => string },
): string => (cell >= 0 ? `hex ${names.hex(cell)}` : names.unit(unit));
