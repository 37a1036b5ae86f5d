import { z } from 'zod';
import { endMarks } from '../../marks.ts';
import type { Option } from '../../option.ts';
import { DESTROYED, RETREATED } from '../../state.ts';
import { climb, climbAfterMove, isOnTop, isSheltered, SHELTERED } from './climbing.ts';
import { collapseAim, ruined, strikeBuilding } from './collapse.ts';
import { emplacementForm, fireEmplacement, mayFire, withFired } from './emplacements.ts';
import { canClimb } from './table.ts';

const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;

/** BF2-BLDG-01 to BF2-BLDG-07 */
export const buildings: Option<boolean> = {
  id: 'buildings',
  title: 'Buildings',
  summary: 'Buildings can be climbed, brought down and armed, and infantry hides inside.',
  group: 'Special cases',
  rule: 'BF2-BLDG-01',
  base: false,
  plug: () => ({
    add: {
      moveEnds: climbAfterMove,
      hexStruck: (play, hex, damage, by) => play.next({ step: 'buildings/strike', hex, damage, by }),
      ordered: (play, _seat, order) => {
        if (order.type === 'emplacement') fireEmplacement(play, order);
      },
      invariants: (check, field, state) => {
        if (field.past.meetsAsBefore?.()) return;
        for (const [unit, { hex }] of state.units.entries()) {
          const isGone = hex === DESTROYED || hex === RETREATED;
          check(
            isGone || !isOnTop(state, unit) || (hex >= 0 && canClimb(field, unit, hex)),
            `${field.unitSetups[unit].id}: is on top of buildings that are not there`,
          );
        }
      },
    },
    replace: {
      canClimb,
      isOnTop,
      buildingStrike: (hex, damage, by) => ({ step: 'buildings/strike', hex, damage, by }),
    },
    stage: {
      aims: (aims) => [...aims, collapseAim],
      level: (level, _field, state, unit) => (isOnTop(state, unit) ? level + 1 : level),
      cover: (cover, field, state, unit) => (field.letters[unit] === 'M' && isOnTop(state, unit) ? 0 : cover),
      whyNoTarget: (why, field, state, _unit, enemy) =>
        why ?? (isSheltered(field, state, enemy) ? SHELTERED : null),
      declareForms: (forms, field, state, seat) => [...forms, ...emplacementForm(field, state, seat)],
      isAsked: (asked, field, state, seat) => asked || mayFire(field, state, seat),
      note: (note, { units }, unit) => (isOnTop({ units }, unit) ? `${note}, on top` : note),
      standing: (facts, { units, marks }) => ({
        ...facts,
        onTop: units.map((_, unit) => isOnTop({ units }, unit)),
        ...(marks?.emplacements && { emplacements: [...marks.emplacements.fired] }),
      }),
    },
  }),
  steps: { 'buildings/strike': strikeBuilding },
  marks: { isOnTop: ['moves', 'is moved', 'is loaded', 'leaves the map', 'leaves the game', 'falls'] },
  orders: [
    z.strictObject({
      type: z.literal('emplacement'),
      from: z.string().max(8),
      target: z.int().min(0).max(1023),
      element: z.int().min(0).max(1023),
    }),
  ],
  changes: {
    climbed: ({ units }, { unit, isOnTop: up }) => climb(units, unit, up),
    'building-hit': () => {},
    collapsed: (table, { hex, units }, field) => {
      table.ground = ruined(field.board, table.ground, hex);
      for (const unit of units) endMarks(field, table.units[unit], 'falls');
    },
    emplacement: (table, { hex }) => {
      table.marks = withFired(table.marks, table.turn, hex);
    },
  },
  sentences: {
    climbed: ({ unit, isOnTop: up }, names) =>
      `${names.unit(unit)} ${up ? 'climbs the buildings' : 'is on the ground again'}.`,
    'building-hit': ({ hex, dice, damage, collapses }, names) =>
      `The buildings in hex ${names.hex(hex)} are hit for ${damage} and ${roll(dice)}: ${collapses ? 'they collapse' : 'they stand'}.`,
    collapsed: ({ hex, units }, names) =>
      `Hex ${names.hex(hex)} is rubble${units.length > 0 ? `; down with it go ${units.map(names.unit).join(' and ')}` : ''}.`,
    emplacement: ({ hex, element, toHit, dice, hit }, names) =>
      `The guns in hex ${names.hex(hex)} attack ${names.element(element)}: needs ${toHit.total}, rolls ${roll(dice)}, ${hit ? 'hits' : 'misses'}.`,
  },
  reveals: ['building-hit', 'collapsed', 'emplacement'],
};
