import { cellOf, type Edge } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionEvents } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import type { Option } from '../../option.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { leave, spendAlong, withdraw } from '../../phases/movement/movement.ts';
import type { SupportPlace } from '../../places.ts';
import { supportOf } from '../../rules/elements/places.ts';
import { artilleryIn } from '../../rules/elements/specials.ts';
import { BEYOND, inBox, movedTo } from '../../rules/map/support-map.ts';
import { isRouted } from '../../rules/movement/transport.ts';
import { OFF_MAP, type State, type UnitState } from '../../state.ts';
import { FACINGS, spaceName } from '../../text.ts';
import { chooseOffBoard } from './bot.ts';
import { BoxedPick, EntererPick, SupportMoverPick } from './picks.ts';
import { entryPaths } from './support-movement.ts';
import { OFFBOARD_LABELS, placeName } from './words.ts';

const hex = z.string().max(8);
const index = z.int().min(0).max(1023);
const facing = z.literal([0, 1, 2, 3, 4, 5]);

const boxed = z.strictObject({
  type: z.literal('deploy-off-board'),
  unit: index,
  box: z.int().min(0).max(8),
});
const supportMove = z.strictObject({
  type: z.literal('support-move'),
  unit: index,
  space: z.int().min(0).max(BEYOND),
  to: hex.optional(),
  facing: facing.optional(),
});
const enter = z.strictObject({
  type: z.literal('enter'),
  unit: index,
  to: hex,
  facing: facing.optional(),
});

declare module '../../extensions.ts' {
  interface OptionOrders {
    'deploy-off-board': z.infer<typeof boxed>;
    'support-move': z.infer<typeof supportMove>;
    enter: z.infer<typeof enter>;
  }
  interface OptionEvents {
    /** A unit is somewhere on the support map. */
    support: {
      readonly type: 'support';
      readonly unit: number;
      readonly how: 'deployed' | 'moved' | 'left the map';
      readonly place: SupportPlace;
    };
    /** BF2-OFF-04: past Box 8. */
    withdrew: { readonly type: 'withdrew'; readonly unit: number };
    /** From the support map onto the edge of the map. */
    entered: {
      readonly type: 'entered';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
    };
  }
}

const offBoardUnits = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.unitsOf[seat].filter(
    (unit) =>
      supportOf(state, unit) &&
      !state.units[unit].marks?.flight &&
      !state.units[unit].moved &&
      !isRouted(field, state, unit),
  );

function movementForms(
  forms: readonly OrderForm<Order['type']>[],
  field: Battlefield,
  state: State,
  seat: Seat,
): readonly OrderForm<Order['type']>[] {
  const units = offBoardUnits(field, state, seat);
  const atEdge = units.filter((unit) => supportOf(state, unit)!.space === 0);
  return [
    ...forms,
    {
      type: 'support-move',
      label: OFFBOARD_LABELS.move,
      fields: [new SupportMoverPick(field, state, units)],
    },
    { type: 'enter', label: OFFBOARD_LABELS.enter, fields: [new EntererPick(field, state, atEdge)] },
  ];
}

/** BF2-OFF-07: artillery, which only its owner may recognize, and whatever flies. */
function deployForms(
  forms: readonly OrderForm<Order['type']>[],
  field: Battlefield,
  state: State,
  _seat: Seat,
  units: readonly number[],
): readonly OrderForm<Order['type']>[] {
  const isSupport = (unit: number) =>
    state.units[unit].marks?.flight !== undefined ||
    field.elementsOf[unit].some((element) => artilleryIn(field.records[element].sheet.specials));
  const fields = [new BoxedPick(field, state, units.filter(isSupport))];
  return [...forms, { type: 'deploy-off-board', label: OFFBOARD_LABELS.deploy, fields }];
}

function ordered(play: Play<Battleforce2>, seat: Seat, order: Order): void {
  switch (order.type) {
    case 'deploy-off-board':
      put(play, order.unit, inBox(seat, order.box), 'deployed');
      return;
    case 'support-move':
      moveOnSupportMap(play, order);
      return;
    case 'enter':
      enterMap(play, order);
  }
}

/** Changes the place of a unit, and tells. */
function put(
  play: Play<Battleforce2>,
  unit: number,
  place: SupportPlace,
  how: OptionEvents['support']['how'],
): void {
  play.happen({ type: 'support', unit, how, place });
}

function putInto(
  field: OpenField,
  unit: UnitState,
  place: SupportPlace,
  how: OptionEvents['support']['how'],
): void {
  unit.marks = { ...unit.marks, support: place };
  if (how !== 'deployed') unit.moved = true;
  if (how !== 'left the map') return;
  endMarks(field, unit, 'leaves the map');
  unit.hex = OFF_MAP;
}

/** BF2-OFF-03, BF2-OFF-04 */
function moveOnSupportMap(
  play: Play<Battleforce2>,
  { unit, space, to, facing = 0 }: OrderOf<'support-move'>,
): void {
  const { state } = play;
  if (space === BEYOND) {
    withdraw(play, unit);
    return;
  }
  put(play, unit, movedTo(supportOf(state, unit)!, space), 'moved');
  if (to !== undefined) comeOnto(play, unit, [cellOf(battlefieldOf(state).board, to)], facing);
}

function enterMap(play: Play<Battleforce2>, { unit, to, facing = 0 }: OrderOf<'enter'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const path = entryPaths(field, state, unit).get(cellOf(field.board, to))!;
  spendAlong(play, unit, path, 'off board');
  comeOnto(play, unit, path, facing);
}

/** Into the hex of the edge, with whatever waits there, and on. */
function comeOnto(play: Play<Battleforce2>, unit: number, path: readonly number[], facing: Facing): void {
  const [hex] = path;
  play.happen({ type: 'entered', unit, hex, facing });
  const from = 'off board';
  const marched = { step: 'movement/march', unit, way: 'ground', facing, path, at: 0, from } as const;
  play.next(marched, { step: 'movement/arrived', unit });
}

function standOn(field: OpenField, unit: UnitState, hex: number, facing: Facing): void {
  endMarks(field, unit, 'comes onto the map');
  Object.assign(unit, { hex, facing, moved: true, entered: 1 });
}

/** BF2-OFF-05: over a home edge into Box 0 behind it. */
function leavesMap(play: Play<Battleforce2>, unit: number, edge: Edge): boolean {
  const half = play.state.homes.indexOf(edge);
  if (half < 0) return false;
  put(play, unit, inBox(half, 0), 'left the map');
  return true;
}

export const offboard: Option<boolean> = {
  id: 'offboard',
  title: 'Off-board units',
  summary: 'A support map behind either home edge, where artillery and aerospace units wait and fight.',
  group: 'Special cases',
  rule: 'BF2-OFF-01',
  base: false,
  plug: () => ({
    add: { ordered },
    replace: { leavesMap },
    stage: {
      movementForms,
      deployForms,
      choice: (order, field, _state, { menu, random }) => order ?? chooseOffBoard(field, menu, random),
      note: (note, table, unit) => {
        const place = supportOf(table, unit);
        return place ? `${note}, ${spaceName(place.space)}` : note;
      },
      standing: (facts, state) => ({
        ...facts,
        support: state.units.map((_, unit) => {
          const place = supportOf(state, unit);
          return place && [place.half, place.space, place.box];
        }),
      }),
    },
  }),
  orders: [boxed, supportMove, enter],
  sentences: {
    support: ({ unit, how, place }, { unit: name, side }) =>
      how === 'deployed'
        ? `${name(unit)} deploys off the map: ${placeName(place, side)}.`
        : how === 'left the map'
          ? `${name(unit)} leaves the map: ${placeName(place, side)}.`
          : `${name(unit)} moves off the map: ${placeName(place, side)}.`,
    withdrew: ({ unit }, { unit: name }) => `${name(unit)} leaves the support map for good.`,
    entered: ({ unit, hex: cell, facing }, names) =>
      `${names.unit(unit)} comes onto the map in hex ${names.hex(cell)}${names.hasFacing(unit) ? `, facing ${FACINGS[facing]}` : ''}.`,
  },
  changes: {
    support: ({ units }, { unit, place, how }, field) => putInto(field, units[unit], place, how),
    withdrew: (table, { unit }, field) => leave(table, field, unit, 'retreated'),
    entered: ({ units }, { unit, hex: cell, facing }, field) => standOn(field, units[unit], cell, facing),
  },
  reveals: ['support'],
};
