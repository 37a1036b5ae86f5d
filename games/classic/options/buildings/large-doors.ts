import { z } from 'zod';
import { askAboutDoors, botDoors, doorMarks, turn, turnDoors } from '../../buildings/doors.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'large-doors';

/** Doors that vehicles and 'Mechs go through. */
export const largeDoors: Option<boolean> = {
  id: OPTION,
  title: 'Structures: large doors',
  summary: "Structures may have doors: through an open one vehicles, or 'Mechs, go in without harm.",
  group: 'Buildings',
  rule: 'MT-STRUCT-11',
  base: false,
  requires: ['structures-l3'],
  rules: section('Maximum Tech, structures', [
    'MT-STRUCT-11',
    'Large doors',
    "An open door does nobody harm: vehicles pass any, 'Mechs one of 2 levels. Who goes through a closed one hits a wall. Doors are turned in the End Phase by those whose they are, or who have infantry inside.",
    OPTION,
  ]),
  orders: [
    z.strictObject({ type: z.literal('doors'), doors: someOf(z.strictObject({ door: indexSchema })) }),
  ],
  steps: { 'doors/turn': turnDoors },
  words: { 'forced-door': 'after breaking through the door' },
  plug: () => ({
    replace: { hasDoors: () => true },
    add: { turnEnds: askAboutDoors },
    stage: {
      hexMarks: (marks, _field, table) => doorMarks(marks, table as never),
      answer: (order, field, state, frame) =>
        frame.step === 'doors/turn' ? botDoors(field, state, frame.seat) : order,
    },
  }),
  changes: {
    'door-turned': (table, { door, open }) => turn(table, door, open),
    'door-forced': () => {},
  },
  sentences: {
    'door-turned': ({ hex: cell, open }, { hex }) =>
      `A door of hex ${hex(cell)} is ${open ? 'opened' : 'closed'}.`,
    'door-forced': ({ unit, hex: cell }, { mech, hex }) =>
      `${mech(unit)} breaks through a closed door of hex ${hex(cell)}.`,
  },
};
