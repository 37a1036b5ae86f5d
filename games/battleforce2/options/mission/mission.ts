import type { Handlers } from '@ironfield/kernel/options/options.ts';
import { MISSIONS, type Mission } from '../../data/missions.ts';
import type { Option } from '../../option.ts';
import type { Points } from '../../points.ts';
import { OFF_MAP } from '../../state.ts';
import { choice, hasErrand, stakes } from './bot.ts';
import * as lines from './break-through.ts';
import { conventionalWisdom } from './conventional-wisdom.ts';
import * as carrying from './extraction.ts';
import { hideAndSeek } from './hide-and-seek.ts';
import { holdTheLine } from './hold-the-line.ts';
import { note, notesOf } from './notes.ts';
import { standUpFight } from './stand-up-fight.ts';

type Value = Mission | 'conventional-wisdom' | 'none';

const HANDLERS: Readonly<Record<Value, Handlers<Points>>> = {
  none: {},
  'stand-up-fight': standUpFight,
  'hide-and-seek': hideAndSeek,
  'hold-the-line': holdTheLine,
  extraction: carrying.extraction,
  'break-through': lines.breakThrough,
  'the-chase': lines.theChase,
  'conventional-wisdom': conventionalWisdom,
};

/** BF2-SCEN-07: the object of the battle. The attacker has the first seat, unless that is chosen. */
export const mission: Option<Value> = {
  id: 'mission',
  title: 'Mission',
  summary: 'What the battle is about; the first side attacks.',
  group: 'Scenario',
  rule: 'BF2-SCEN-07',
  base: 'none',
  allowed: ['none', ...MISSIONS, 'conventional-wisdom'],
  plug: (value) => {
    // Whatever a setup asks for is plugged in before it is refused.
    const { add, replace, stage } = HANDLERS[value] ?? HANDLERS.none;
    return {
      ...(add && { add }),
      ...(replace && { replace }),
      stage: { ...stage, choice, hasErrand, stakes },
    };
  },
  steps: { ...lines.steps, ...carrying.steps },
  orders: [...lines.orders, ...carrying.orders],
  reveals: ['target-revealed', 'target-taken', 'target-dropped', 'target-carried-off'],
  sentences: {
    role: ({ attacker }, { side }) => `The attacker is ${side(attacker)}.`,
    'target-named': ({ objective }, names) => `To be carried off: ${names.objective(objective)}.`,
    'target-revealed': ({ objective }, names) => `The target is ${names.objective(objective)}.`,
    'target-taken': ({ unit }, names) => `${names.unit(unit)} takes the target.`,
    'target-dropped': ({ hex }, names) => `The target is left in hex ${names.hex(hex)}.`,
    'target-carried-off': ({ unit }, names) => `${names.unit(unit)} carries off the target.`,
  },
  changes: {
    role: (table, { attacker }) => {
      table.active = attacker;
      note(table, { attacker });
    },
    'target-named': (table, { objective }) => note(table, { target: objective }),
    'target-revealed': (table, { objective }) => note(table, { target: objective, isRevealed: true }),
    'target-taken': (table, { unit }) => {
      carrying.lay(table, notesOf(table).target!, OFF_MAP);
      note(table, { carrier: unit, wasTaken: true });
    },
    'target-dropped': (table, { hex }) => {
      carrying.lay(table, notesOf(table).target!, hex);
      note(table, { carrier: null });
    },
    'target-carried-off': (table) => note(table, { carrier: null, isCarriedOff: true }),
  },
};
