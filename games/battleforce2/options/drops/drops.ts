import type { Option } from '../../option.ts';
import type { Frame } from '../../state.ts';
import { chooseDrop } from './choosing.ts';
import { dropOrders, dropsForms, hold, holdForms, isHeldBack, nameHex } from './holding.ts';
import {
  isGoodRoll,
  land,
  landAll,
  landOne,
  placeLanded,
  placePushed,
  push,
  scatter,
  touchDown,
} from './landing.ts';
import { LANDED } from './words.ts';

/** BF2-DROP-01: ’Mechs and battle armor that stay away at deployment come down from the sky later on. */
export const drops: Option<boolean> = {
  id: 'drops',
  title: 'Dropping troops',
  summary: "'Mechs and battle armor may be held back at deployment, and dropped onto the map in any turn.",
  group: 'Special cases',
  rule: 'BF2-DROP-01',
  base: false,
  plug: () => ({
    add: {
      ordered: (play, _seat, order) => {
        if (order.type === 'hold-back') hold(play, order);
        if (order.type === 'drop') nameHex(play, order);
      },
    },
    stage: {
      isGoodRoll,
      toDeploy: (units, _field, state) => units.filter((unit) => !isHeldBack(state, unit)),
      deployForms: holdForms,
      isAskedToMove: (asked, { unitsOf }, state, seat) =>
        asked ||
        unitsOf[seat].some((unit) => isHeldBack(state, unit) && !state.units[unit].thisTurn?.landing),
      movementForms: dropsForms,
      phases: (frames, _field, seat) =>
        frames.flatMap((frame): Frame[] =>
          frame.step === 'movement' ? [frame, { step: 'drops/land', seat }] : [frame],
        ),
      whyNoAttacker: (why, { unitOf }, state, element) =>
        why ?? (state.units[unitOf[element]].thisTurn?.hasLanded ? LANDED : null),
      standing: (facts, { units }) => ({
        ...facts,
        drops: units.map(({ marks, thisTurn }) => [
          marks?.isHeldBack ?? false,
          thisTurn?.landing ? [thisTurn.landing.hex, thisTurn.landing.facing, thisTurn.landing.order] : null,
        ]),
      }),
      note: (note, { units }, unit) => (units[unit].marks?.isHeldBack ? `${note}, to be dropped` : note),
      choice: (order, field, state, { seat, menu, random }) =>
        order ?? chooseDrop(field, state, seat, menu, random),
    },
  }),
  steps: {
    'drops/land': landAll,
    'drops/one': landOne,
    'drops/scatter': scatter,
    'drops/down': touchDown,
    'drops/push': push,
    'drops/landed': land,
  },
  marks: { isHeldBack: ['lands'] },
  orders: dropOrders,
  changes: {
    'held-back': ({ units }, { unit }) => {
      units[unit].marks = { ...units[unit].marks, isHeldBack: true };
    },
    'drop-named': ({ units }, { unit, landing }) => {
      units[unit].thisTurn = { ...units[unit].thisTurn, landing };
    },
    'drop-rolled': () => {},
    'drop-scattered': () => {},
    pushed: (table, { unit, hex }, field) => placePushed(field, table, unit, hex),
    landed: (table, { unit, hex, facing }, field) => placeLanded(field, table, unit, hex, facing),
    crashed: () => {},
  },
  sentences: {
    'held-back': ({ unit }, names) => `${names.unit(unit)} stays aloft, to be dropped.`,
    'drop-named': ({ unit, landing }, names) =>
      `${names.unit(unit)} is to drop into hex ${names.hex(landing.hex)}.`,
    'drop-rolled': ({ unit, number, dice, margin }, names) =>
      `${names.unit(unit)} drops: ${number ? `needs ${number.total}, ` : ''}rolls ${dice[0] + dice[1]} (${dice.join(' + ')}), ${margin > 0 ? `fails by ${margin}` : 'lands'}.`,
    'drop-scattered': ({ unit, hex, hexes }, names) =>
      `${names.unit(unit)} scatters ${hexes} hex${hexes === 1 ? '' : 'es'}, ${hex < 0 ? 'off the map' : `to hex ${names.hex(hex)}`}.`,
    pushed: ({ unit, hex }, names) => `${names.unit(unit)} is pushed to hex ${names.hex(hex)}.`,
    landed: ({ unit, hex }, names) => `${names.unit(unit)} lands in hex ${names.hex(hex)}.`,
    crashed: ({ unit }, names) => `${names.unit(unit)} comes down where it cannot be.`,
  },
  reveals: ['drop-rolled', 'drop-scattered', 'pushed', 'landed', 'crashed'],
};
