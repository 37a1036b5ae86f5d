import { z } from 'zod';
import type { Event } from '../../../events.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { fired, frighten, phaseEnds, turnEnds } from './checks.ts';
import { FLEE } from './flight.ts';
import { isShaken, type Nerve, nerveOf, take } from './state.ts';

const NO_NUMBER = { total: 0, lines: [] } as const;
const ROUTED = { message: 'A routed unit only runs', rule: 'MT-MORL-04' } as const;
const BROKEN = {
  message: 'Its nerve is broken: it fires its weapons, and no more',
  rule: 'MT-MORL-03',
} as const;

/** The view of those who do not know its sheet: it breaks, or is itself again. */
function glimpse(event: Event | null): Event | null {
  if (event?.type !== 'morale') return event;
  if (event.why === 'losses' && event.nerve === 'steady') return null;
  return { ...event, number: NO_NUMBER, dice: [] };
}

const BECOMES: Readonly<Record<Nerve, string>> = {
  steady: 'keeps its nerve',
  broken: 'loses its nerve',
  routed: 'routs',
};

/** MT-MORL-01 to MT-MORL-05 */
export const infantryMorale: Option<boolean> = {
  id: 'infantry-morale',
  title: 'Morale of infantry',
  summary:
    'Infantry that loses half of its troopers in a phase may break, and those who are broken may rout.',
  group: 'Infantry',
  rule: 'MT-MORL-01',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, morale',
    [
      'MT-MORL-01',
      'When morale is checked',
      'At the end of a phase in which infantry, in battle armour or not, has lost half or more of the troopers it began the phase with. Never by machines.',
      'infantry-morale',
    ],
    [
      'MT-MORL-02',
      'Morale check',
      "2D6 against 9, 6, 4 or 2 by Gunnery 5 and more, 4, 3, less. +1 if a 'Mech in sight struck it, +2 artillery, +3 flames, of these the highest; +1 broken already, −1 battle armour, −2 in a building.",
      'infantry-morale',
    ],
    [
      'MT-MORL-03',
      'Broken',
      'A broken unit goes away from all who see it, into cover if it reaches any, or else home, or as far as it gets. It fires, and does nothing else: no attacks at close quarters, no spotting, no work. Swarmers drop off.',
      'infantry-morale',
    ],
    [
      'MT-MORL-04',
      'Routed',
      'A broken unit that fails another check routs: it runs for the edge of the map, does nothing else, and never recovers. Off the map it is lost.',
      'infantry-morale',
    ],
    [
      'MT-MORL-05',
      'Recovery',
      'In the End Phase of each turn after that in which it broke a unit rolls against its base number: it is steady again, or routs.',
      'infantry-morale',
    ],
  ),
  orders: [z.strictObject({ type: z.literal('flee'), unit: indexSchema })],
  plug: () => ({
    add: { fired, phaseEnds, turnEnds },
    stage: {
      moves: (moves) => [...moves, FLEE],
      offersMove: (does, unit, { type }) =>
        does && (isShaken(unit) ? type === 'flee' || type === 'stop' : type !== 'flee'),
      whyNoAttack: (why, { units }, unit) => why ?? (nerveOf(units[unit]) === 'routed' ? ROUTED : null),
      whyNoTask: (why, { units }, unit) => why ?? (isShaken(units[unit]) ? BROKEN : null),
      whyNotFire: (why, field, { units }, { unit }, { weapon }) =>
        why ??
        (isShaken(units[unit]) && field.designs[unit].weapons[weapon].type.closeAttack ? BROKEN : null),
      states: (states, _field, { units }, unit) =>
        isShaken(units[unit]) ? [...states, nerveOf(units[unit])] : states,
      liesLow(order, _field, state, unit) {
        if (order || state.phase !== 'movement' || !isShaken(state.units[unit])) return order;
        return { type: state.agenda.at(-1)?.step === 'movement/continue' ? 'stop' : 'flee', unit };
      },
      glimpse,
    },
  }),
  changes: {
    frightened: ({ units }, { unit, ...fright }) => frighten(units[unit], fright),
    morale: ({ units, turn }, { unit, nerve }) => {
      if (nerveOf(units[unit]) !== nerve) take(units[unit], nerve, turn);
    },
  },
  sentences: {
    frightened: () => null,
    morale: ({ unit, why, number, dice, nerve }, { mech }) => {
      const does = why === 'recovery' && nerve === 'steady' ? 'finds its nerve again' : BECOMES[nerve];
      const needs = dice.length > 0 ? ` (needs ${number.total}, rolls ${dice.join(' + ')})` : '';
      return `${mech(unit)} ${does}${needs}.`;
    },
  },
};
