import type { Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { type BombType, TAXI_MP } from '../../data/support-tables.ts';
import type { OptionFrames, TableMarks } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import type { Order } from '../../orders.ts';
import { announce } from '../../phases/announcing.ts';
import type { Bombs, Broadside, SupportPlace } from '../../places.ts';
import type { Shuns } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { isAerospace } from '../../rules/elements/condition.ts';
import { isGrounded, isInPlay } from '../../rules/elements/places.ts';
import { type Frame, opponentOf, type State } from '../../state.ts';
import { BOMB_NAMES, FACINGS } from '../../text.ts';
import { bombsOf, countOf, whyNoTarget } from './attacking.ts';
import {
  bomb,
  drop,
  explode,
  fireBroadside,
  load,
  over,
  scatterBomb,
  strafe,
  strafing,
  sweep,
  useSide,
} from './attacks.ts';
import { bombList } from './bomb-list.ts';
import { chooseAerospace } from './bot.ts';
import { flightOf, mustMove, zonesInReach } from './flying.ts';
import { fly, land, launch, moveInAir, rev, revUp, rise, stall, stopRevving, touchDown } from './movement.ts';
import { BomberPick, FlyerPick, LanderPick, LauncherPick, loads, RevverPick, StraferPick } from './picks.ts';
import { AERO_LABELS, AERO_PROMPTS, AERO_REASONS } from './words.ts';

const index = z.int().min(0).max(1023);
const hex = z.string().max(8);
const facing = z.literal([0, 1, 2, 3, 4, 5]).optional();
const count = z.int().min(0).max(4).optional();
const dropped = z.int().min(0).max(8).optional();

const loading = z.strictObject({
  type: z.literal('arm'),
  loads: z
    .array(z.strictObject({ element: index, explosive: count, cluster: count, inferno: count, mines: count }))
    .max(1024),
});
const flying = z.strictObject({
  type: z.literal('fly'),
  unit: index,
  to: z.string().max(20),
  hex: hex.optional(),
  facing,
});
const landing = z.strictObject({
  type: z.literal('land'),
  unit: index,
  where: z.enum(['here', 'runway']),
  from: hex.optional(),
  facing,
});
const revving = z.strictObject({ type: z.literal('rev'), unit: index });
const launching = z.strictObject({ type: z.literal('launch'), unit: index });
const strafes = z.strictObject({ type: z.literal('strafe'), unit: index, hexes: z.int().min(1).max(99) });
const bombs = z.strictObject({
  type: z.literal('bomb'),
  unit: index,
  hexes: z.int().min(1).max(8),
  drops: z
    .array(
      z.strictObject({
        hex: z.int().min(1).max(8),
        explosive: dropped,
        cluster: dropped,
        inferno: dropped,
        mines: dropped,
      }),
    )
    .max(8),
});

type Dice = readonly number[];

declare module '../../extensions.ts' {
  interface OptionFrames {
    'aerospace/load': { readonly seat: Seat };
    'aerospace/stall': { readonly seat: Seat };
    'aerospace/strafe': { readonly unit: number; readonly cells: readonly number[] };
    'aerospace/drop': {
      readonly unit: number;
      readonly hex: number;
      readonly bombs: Bombs;
      readonly by: readonly number[];
    };
    'aerospace/scatter': {
      readonly hex: number;
      readonly type: BombType;
      readonly by: number;
      readonly facing: Facing;
    };
    'aerospace/explode': { readonly hex: number; readonly type: BombType; readonly by: number };
    'aerospace/over': { readonly unit: number; readonly attackers: readonly number[] };
  }
  interface OptionOrders {
    arm: z.infer<typeof loading>;
    fly: z.infer<typeof flying>;
    land: z.infer<typeof landing>;
    rev: z.infer<typeof revving>;
    launch: z.infer<typeof launching>;
    strafe: z.infer<typeof strafes>;
    bomb: z.infer<typeof bombs>;
  }
  interface OptionEvents {
    /** Told to the owner alone. */
    armed: {
      readonly type: 'armed';
      readonly loads: readonly { readonly element: number; readonly bombs: Bombs }[];
    };
    flew: {
      readonly type: 'flew';
      readonly unit: number;
      readonly place: SupportPlace | null;
      readonly hex: number;
      readonly facing: Facing;
    };
    'touched-down': {
      readonly type: 'touched-down';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      /** The runway; nothing for who comes straight down. */
      readonly path: readonly number[];
    };
    revved: { readonly type: 'revved'; readonly unit: number; readonly revving: boolean };
    launched: { readonly type: 'launched'; readonly unit: number; readonly hex: number };
    stalled: { readonly type: 'stalled'; readonly unit: number };
    /** Strafes or bombs these hexes. */
    swept: {
      readonly type: 'swept';
      readonly unit: number;
      readonly cells: readonly number[];
      readonly bombs: readonly string[];
    };
    'bombs-fall': {
      readonly type: 'bombs-fall';
      readonly unit: number;
      readonly hex: number;
      readonly dice: Dice;
      readonly hit: boolean;
    };
    exploded: { readonly type: 'exploded'; readonly hex: number; readonly bomb: BombType };
    broadside: { readonly type: 'broadside'; readonly unit: number; readonly side: Broadside };
  }
}

type Forms = readonly OrderForm<Order['type']>[];

const fightersOf = ({ unitsOf, letters, elementsOf }: OpenField, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => letters[unit] === 'F').flatMap((unit) => elementsOf[unit]);

/** BF2-AERO-03 */
const loadBombs: Decision<Battleforce2, OptionFrames['aerospace/load'], 'arm'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: AERO_PROMPTS.load,
      rule: 'BF2-AERO-03',
      orders: [{ type: 'arm', label: AERO_LABELS.load, fields: [loads(field, fightersOf(field, seat))] }],
    };
  },
  apply(play, { seat }, order) {
    const chosen = order.loads.map(({ element, explosive = 0, cluster = 0, inferno = 0, mines = 0 }) => ({
      element,
      bombs: { explosive, cluster, inferno, mines },
    }));
    play.happen({ type: 'armed', loads: chosen }, [seat]);
    for (const { element } of chosen) announce(play, element);
  },
};

function movementForms(forms: Forms, field: Battlefield, state: State, seat: Seat): Forms {
  const waiting = field.unitsOf[seat].filter(
    (unit) => flightOf(state, unit) && isInPlay(state, unit) && !state.units[unit].moved,
  );
  if (waiting.length === 0) return forms;
  const flyers = waiting.filter((unit) => flightOf(state, unit)!.airborne);
  const grounded = waiting.filter((unit) => isGrounded(state, unit));
  const mayEnd = !flyers.some((unit) => mustMove(state, unit) && zonesInReach(field, state, unit).length > 0);
  return [
    ...forms.filter(({ type }) => type !== 'done' || mayEnd),
    { type: 'fly', label: AERO_LABELS.fly, fields: [new FlyerPick(field, state, flyers)] },
    { type: 'land', label: AERO_LABELS.land, fields: [new LanderPick(field, state, flyers)] },
    { type: 'rev', label: AERO_LABELS.rev, fields: [new RevverPick(field, state, grounded)] },
    { type: 'launch', label: AERO_LABELS.launch, fields: [new LauncherPick(field, state, grounded)] },
  ];
}

function declareForms(forms: Forms, field: Battlefield, state: State, seat: Seat): Forms {
  const units = field.unitsOf[seat].filter((unit) => flightOf(state, unit)?.airborne);
  if (units.length === 0) return forms;
  return [
    ...forms,
    { type: 'strafe', label: AERO_LABELS.strafe, fields: [new StraferPick(field, state, units)] },
    { type: 'bomb', label: AERO_LABELS.bomb, fields: [new BomberPick(field, state, units)] },
  ];
}

function ordered(play: Play<Battleforce2>, seat: Seat, order: Order): void {
  if (order.type === 'fly') fly(play, seat, order);
  else if (order.type === 'land') land(play, order);
  else if (order.type === 'rev') rev(play, order.unit);
  else if (order.type === 'launch') launch(play, order.unit);
  else if (order.type === 'strafe') strafe(play, order);
  else if (order.type === 'bomb') bomb(play, order);
}

/** BF2-AERO-01: in the air from the beginning. */
function begins(state: Pick<State, 'units' | 'marks'>, field: Battlefield): void {
  for (const [unit, [first]] of field.elementsOf.entries()) {
    if (!isAerospace(field.types[first])) continue;
    const spheroid = field.records[first].sheet.specials.includes('sph');
    const { marks } = state.units[unit];
    state.units[unit].marks = { ...marks, flight: { airborne: true, revving: false, spheroid } };
  }
  state.marks = { ...state.marks, bombs: field.types.map(() => null) };
}

/** BF2-AERO-03 */
function loadedMp(tally: Tally<RuleId>, state: State, element: number): void {
  if (countOf(bombsOf(state, element)) === 0) return;
  tally.add(-Math.ceil(tally.total / 2), AERO_REASONS.bombs, 'BF2-AERO-03');
}

/** BF2-AERO-08 */
function unitMp(tally: Tally<RuleId>, _field: Battlefield, state: State, unit: number): void {
  if (!isGrounded(state, unit)) return;
  if (flightOf(state, unit)!.spheroid) tally.set(0, AERO_REASONS.spheroidOnGround, 'BF2-AERO-08');
  else tally.set(TAXI_MP, AERO_REASONS.taxi, 'BF2-AERO-08');
}

/** BF2-STACK-01, BF2-AERO-08: no unit enters the hex of a DropShip. */
function shuns(before: Shuns | null, field: Battlefield, state: State, unit: number): Shuns | null {
  const ships = field.letters.flatMap((letter, other) =>
    letter === 'D' && other !== unit && isGrounded(state, other) ? [state.units[other].hex] : [],
  );
  if (ships.length === 0) return before;
  return (from, to) => ships.includes(to) || before?.(from, to) === true;
}

function seen(marks: TableMarks, { seatOf, unitOf }: OpenField, viewer: Viewer): TableMarks {
  const bombs = marks.bombs!.map((load, element) => (seatOf[unitOf[element]] === viewer ? load : null));
  return { ...marks, bombs };
}

const opening = (frames: readonly Frame[], field: OpenField, first: Seat): readonly Frame[] => [
  ...[first, opponentOf(first)]
    .filter((seat) => fightersOf(field, seat).length > 0)
    .map((seat) => ({ step: 'aerospace/load', seat }) as const),
  ...frames,
];

const phases = (frames: readonly Frame[], _field: OpenField, seat: Seat): readonly Frame[] =>
  frames.flatMap((frame): Frame[] =>
    frame.step === 'movement' ? [frame, { step: 'aerospace/stall', seat }] : [frame],
  );

export const aerospace: Option<boolean> = {
  id: 'aerospace',
  title: 'Aerospace support',
  summary: 'Fighters and DropShips fly over mapsheets, strike, strafe, bomb, land and launch.',
  group: 'Special cases',
  rule: 'BF2-AERO-01',
  base: false,
  requires: ['offboard'],
  plug: () => ({
    add: {
      begins,
      ordered,
      loadedMp,
      unitMp,
      moveEnds: stopRevving,
      attackResolved: fireBroadside,
    },
    stage: {
      opening,
      phases,
      movementForms,
      declareForms,
      whyNoTarget,
      shuns,
      isAsked: (isAsked, field, state, seat) =>
        isAsked ||
        field.unitsOf[seat].some(
          (unit) => flightOf(state, unit)?.airborne && !state.units[unit].fired && state.units[unit].hex >= 0,
        ),
      seen,
      choice: (order, field, state, { menu }) => order ?? chooseAerospace(field, state, menu),
      note: (note, { units }, unit) => {
        const flight = units[unit].marks?.flight;
        if (!flight) return note;
        return `${note}, ${flight.airborne ? 'in the air' : flight.revving ? 'revving up' : 'on the ground'}`;
      },
      standing: (facts, { units, marks }) => ({
        ...facts,
        flights: units.map(({ marks: each }) =>
          each?.flight ? [each.flight.airborne, each.flight.revving] : null,
        ),
        bombs: marks!.bombs!.map((each) => each && bombList(each)),
      }),
    },
  }),
  steps: {
    'aerospace/load': loadBombs,
    'aerospace/stall': stall,
    'aerospace/strafe': strafing,
    'aerospace/drop': drop,
    'aerospace/scatter': scatterBomb,
    'aerospace/explode': explode,
    'aerospace/over': over,
  },
  orders: [loading, flying, landing, revving, launching, strafes, bombs],
  sentences: {
    armed: ({ loads: all }, names) =>
      `Bombs: ${all.map(({ element, bombs: each }) => `${names.element(element)} ${bombList(each) || 'none'}`).join('; ') || 'none'}.`,
    flew: ({ unit, place, hex: cell, facing: way }, names) =>
      place
        ? `${names.unit(unit)} flies to Box ${place.box} of ${names.side(place.half)}.`
        : `${names.unit(unit)} flies to hex ${names.hex(cell)}, facing ${FACINGS[way]}.`,
    'touched-down': ({ unit, hex: cell }, names) =>
      `${names.unit(unit)} lands${cell >= 0 ? ` in hex ${names.hex(cell)}` : ''}.`,
    revved: ({ unit, revving: isOn }, names) =>
      `${names.unit(unit)} ${isOn ? 'revs up' : 'lets its engines die down'}.`,
    launched: ({ unit }, names) => `${names.unit(unit)} launches.`,
    stalled: ({ unit }, names) => `${names.unit(unit)} stalls and crashes.`,
    swept: ({ unit, cells, bombs: dropped }, names) =>
      dropped.length > 0
        ? `${names.unit(unit)} bombs ${cells.map((cell, i) => `hex ${names.hex(cell)} (${dropped[i]})`).join(', ')}.`
        : `${names.unit(unit)} strafes ${cells.map((cell) => names.hex(cell)).join(', ')}.`,
    'bombs-fall': ({ hex: cell, dice, hit }, names) =>
      `The bombs on hex ${names.hex(cell)} roll ${sum(dice)} (${dice.join(' + ')}): ${hit ? 'a hit' : 'a miss'}.`,
    exploded: ({ hex: cell, bomb: type }, names) =>
      `A bomb (${BOMB_NAMES[type]}) goes off in hex ${names.hex(cell)}.`,
    broadside: ({ unit, side }, names) =>
      side === 'ahead' ? null : `${names.unit(unit)} has fired to the ${side}.`,
  },
  changes: {
    armed: (table, { loads: all }) => load(table, all),
    flew: ({ units }, event) => moveInAir(units[event.unit], event),
    'touched-down': (table, event, field) => touchDown(table, event, field),
    revved: ({ units }, event) => revUp(units[event.unit], event),
    launched: ({ units }, event) => rise(units[event.unit], event),
    stalled: () => {},
    swept: ({ units }, { unit, cells }) => sweep(units, unit, cells),
    'bombs-fall': () => {},
    exploded: () => {},
    broadside: ({ units }, event) => useSide(units, event),
  },
  inSecret: ['aerospace/load'],
  reveals: ['stalled', 'swept', 'bombs-fall', 'exploded', 'flew', 'touched-down', 'launched'],
};
