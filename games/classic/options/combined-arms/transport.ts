import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import { section } from '../../rule-index/section.ts';
import { rideOrder } from '../../transport/bot.ts';
import { goesOnUnloading, LOADING, putOut, takeAboard, unloadsLanded } from '../../transport/loading.ts';
import { loseCarrier } from '../../transport/lost.ts';
import { loseRiders, strikeRider, throwRiders, whyCovered } from '../../transport/riders.ts';
import { beginAboard, betterAboard, placements } from '../../transport/setting-up.ts';
import { OMNI_MECHS } from '../../transport/stock.ts';
import { answerStranded, askStranded, leaveStranded } from '../../transport/stranded.ts';
import { statesAboard } from '../../transport/text.ts';
import { CARRIERS } from '../../vehicles/carriers.ts';

/** Options in which places are secret, or units act alone. */
const ALONE: readonly string[] = ['double-blind', 'hidden-units', 'dueling'];

const LOAD = { unit: indexSchema, mode: modeSchema, passenger: indexSchema, more: z.boolean() };

/** MT-PRE-25 */
export const transport: Option<boolean> = {
  id: 'transport',
  title: 'Transport of infantry',
  summary: 'Vehicles carry platoons and squads, and battle armour rides on OmniMechs.',
  group: 'Infantry',
  rule: 'MT-PRE-25',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section('Maximum Tech, combined arms', [
    'MT-PRE-25',
    'Transport of infantry and battle armour',
    'Carriers load people in their hex who have not moved, first of all, and unload last of all, 1 MP each. Those aboard are out of reach. They get out of a wreck, but not of what explodes, sinks or flies.',
    'transport',
  ]),
  orders: [
    z.strictObject({ type: z.literal('load'), ...LOAD }),
    z.strictObject({ type: z.literal('unload'), ...LOAD }),
    z.strictObject({ type: z.literal('go-aboard'), unit: indexSchema, carrier: indexSchema }),
    z.strictObject({ type: z.literal('get-out'), unit: indexSchema }),
    z.strictObject({ type: z.literal('stay-aboard'), unit: indexSchema }),
  ],
  steps: { 'transport/stranded': askStranded, 'transport/leave': leaveStranded },
  plug: () => ({
    add: { places: beginAboard, removes: loseCarrier, falls: throwRiders, partLost: loseRiders },
    stage: {
      gear: (names) => [...names, 'troop space', 'handholds', 'magnetic clamps'],
      moves: (moves) => [...moves, ...LOADING],
      intercepted: strikeRider,
      whyNotReady: whyCovered,
      offersMove: goesOnUnloading,
      goesOnLanded: unloadsLanded,
      activations: (steps, _field, _state, phase) =>
        phase === 'movement' ? [{ step: 'transport/stranded' }, ...steps] : steps,
      states: statesAboard,
      placements,
      betterPlace: betterAboard,
      liesLow: rideOrder,
      unitsOffered: (files) => [...files, ...CARRIERS, ...OMNI_MECHS],
      answer: (order, field, state, frame) =>
        frame.step === 'transport/leave' ? answerStranded(field, state, frame) : order,
    },
  }),
  changes: {
    boards: ({ units }, event) => takeAboard(units, event),
    'gets-out': ({ units }, event) => putOut(units, event),
  },
  sentences: {
    boards: ({ unit, carrier, outside }, { mech }) =>
      `${mech(unit)} ${outside ? 'holds on to' : 'goes aboard'} ${mech(carrier)}.`,
    'gets-out': ({ unit, carrier, hex: cell }, { mech, hex }) =>
      `${mech(unit)} leaves ${mech(carrier)} in hex ${hex(cell)}.`,
  },
};
