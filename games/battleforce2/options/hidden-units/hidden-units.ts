import type { Option } from '../../option.ts';
import { followedBy } from '../../phases/turn.ts';
import { terrainModifier } from '../../rules/attack/to-hit.ts';
import { chooseHiding } from './choosing.ts';
import { guessPlaces, seenBy } from './guessing.ts';
import {
  emergeForms,
  hiddenIn,
  hiddenOf,
  hide,
  hideForms,
  hideIn,
  hidingOrders,
  isHidden,
  note,
  placeOf,
} from './hiding.ts';
import {
  bumpInto,
  lookAround,
  lookIntoBoxes,
  putInBox,
  putOnMap,
  reveal,
  spend,
  standOn,
  surpriseAttack,
  surpriseWindow,
} from './revealing.ts';
import { HAS_SURPRISED, NO_TERRAIN } from './words.ts';

/** BF2-HID-01 to BF2-HID-05: units that are written down instead of placed. */
export const hiddenUnits: Option<number> = {
  id: 'hidden-units',
  title: 'Hidden units',
  summary:
    'So many units of each side may hide on its half of the map, and attack by surprise whoever finds them.',
  group: 'Special cases',
  rule: 'BF2-HID-01',
  base: 0,
  allowed: [0, 20],
  plug: (most) => ({
    add: {
      ordered: (play, _seat, order) => {
        if (order.type === 'hide') hide(play, order);
        if (order.type === 'hide-off-board') hideIn(play, order.unit, { box: order.box });
        if (order.type === 'emerge') reveal(play, order.unit, 'itself');
      },
      deployed: standOn,
      entersHex: bumpInto,
      moveEnds: lookAround,
      arrives: lookAround,
      toHit: (tally, field, state, shot) => {
        if (!('target' in shot)) return;
        const [unit, enemy] = [field.unitOf[shot.attacker], field.unitOf[shot.target]];
        if (state.units[unit].thisTurn?.surprises !== enemy || state.phase !== 'movement') return;
        const terrain = terrainModifier(field, state, unit, enemy);
        if (terrain !== 0) tally.add(-terrain, NO_TERRAIN, 'BF2-HID-04');
      },
      invariants: (check, field, state) => {
        for (const [unit, { hex }] of state.units.entries()) {
          const place = placeOf(state, unit);
          const { id } = field.unitSetups[unit];
          check(place === null || hex < 0, `${id}: hides, and is on the map`);
          check(place === null || place.hex in field.allCells, `${id}: hides off the map`);
        }
      },
    },
    replace: {
      hidesOnMap: (state, unit) => placeOf(state, unit) !== null,
      hiddenIn,
      findHidden: (play, unit) => reveal(play, unit, 'contact'),
    },
    stage: {
      toDeploy: (units, _field, state) => units.filter((unit) => !isHidden(state, unit)),
      deployForms: hideForms(most),
      phases: (frames, _field, seat) => followedBy(frames, 'movement', { step: 'hidden/boxes', seat }),
      movementForms: emergeForms,
      declareForms: emergeForms,
      isAskedToMove: (asked, field, state, seat) => asked || hiddenOf(field, state, seat).length > 0,
      isAsked: (asked, field, state, seat) => asked || hiddenOf(field, state, seat).length > 0,
      whyNoAttacker: (why, { unitOf }, state, element) =>
        why ?? (state.units[unitOf[element]].thisTurn?.hasSurprised ? HAS_SURPRISED : null),
      seen: seenBy,
      guessed: guessPlaces,
      standing: (facts, { marks }) => ({
        ...facts,
        hidden:
          marks?.hidden?.map((place) => {
            if (!place || place === 'somewhere') return null;
            return 'hex' in place ? [place.hex, place.facing] : [`box ${place.box}`];
          }) ?? [],
      }),
      note: (words, table, unit) => (isHidden(table, unit) ? `${words}, hidden` : words),
      choice: (order, field, state, { seat, menu, random }) =>
        order ?? chooseHiding(field, state, seat, menu, random),
    },
  }),
  steps: {
    'hidden/window': surpriseWindow,
    'hidden/surprise': surpriseAttack,
    'hidden/boxes': lookIntoBoxes,
  },
  orders: hidingOrders,
  changes: {
    hid: (table, { unit, place }) => note(table, unit, place),
    revealed: (table, { unit, hex, facing }) => putOnMap(table, unit, hex, facing),
    'revealed-off-board': (table, { unit, place }) => putInBox(table, unit, place),
    surprise: ({ units }, { unit, target }) => {
      units[unit].thisTurn = { ...units[unit].thisTurn, surprises: target };
    },
    surprised: (table, { unit }) => spend(table, unit),
  },
  sentences: {
    hid: ({ unit, place }, names) =>
      `${names.unit(unit)} hides${place === 'somewhere' ? '' : 'hex' in place ? ` in hex ${names.hex(place.hex)}` : ` in Box ${place.box}`}.`,
    'revealed-off-board': ({ unit, place, how }, names) =>
      how === 'itself'
        ? `${names.unit(unit)} comes out of hiding in Box ${place.box}.`
        : `${names.unit(unit)} is found in Box ${place.box}.`,
    revealed: ({ unit, hex, how }, names) =>
      how === 'itself'
        ? `${names.unit(unit)} comes out of hiding in hex ${names.hex(hex)}.`
        : `${names.unit(unit)} is found in hex ${names.hex(hex)}${how === 'probe' ? ' by an active probe' : ''}.`,
    surprise: () => null,
    surprised: ({ unit }, names) => `${names.unit(unit)} attacks by surprise.`,
  },
  reveals: ['revealed', 'revealed-off-board'],
};
