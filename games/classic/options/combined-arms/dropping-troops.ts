import { z } from 'zod';
import { comeDown, hasLanded, landAll } from '../../dropping/landing.ts';
import { dropOrder, note, placements, plan, secrets } from '../../dropping/plans.ts';
import type { Option } from '../../option.ts';
import { facingSchema, hexSchema, indexSchema } from '../../orders/parts.ts';
import { section } from '../../rule-index/section.ts';
import { isInTheAir, jumpsIn } from '../../rules/unit/dropping.ts';

/** Options in which places are secret, or units act alone. */
const ALONE: readonly string[] = ['double-blind', 'hidden-units', 'dueling'];
const LANDED = { message: 'It has just come down', rule: 'MT-PRE-34' } as const;

/** MT-PRE-34 */
export const droppingTroops: Option<boolean> = {
  id: 'dropping-troops',
  title: 'Dropping troops',
  summary: "'Mechs and battle armour may drop into a hex that was written down before the battle.",
  group: 'Edition',
  rule: 'MT-PRE-34',
  base: false,
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section('Maximum Tech, combined arms', [
    'MT-PRE-34',
    'Dropping troops',
    "A unit lands at the end of the Movement Phase, and does nothing more in that turn. A 'Mech rolls, all others need 4. Who fails by so much scatters by as many dice; a 'Mech falls as far, a suit takes as many dice.",
    'dropping-troops',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('drop-in'),
      unit: indexSchema,
      turn: z.int().min(1).max(6),
      to: hexSchema,
      facing: facingSchema,
    }),
  ],
  plug: () => ({
    add: {
      places: plan,
      phaseEnds: (play, field, phase) => {
        if (phase === 'movement') landAll(play, field);
      },
    },
    stage: {
      placements,
      betterPlace: dropOrder,
      secrets,
      whyNoAttack: (why, { units }, unit) => why ?? (hasLanded(units[unit]) ? LANDED : null),
      whyNoTask: (why, { units }, unit) => why ?? (hasLanded(units[unit]) ? LANDED : null),
      states: (states, _field, { units }, unit) =>
        isInTheAir(units[unit]) ? [...states, 'will drop in'] : states,
      hexMarks: (marks, field, table) => [
        ...marks,
        ...jumpsIn(table).map(({ unit, hex, turn }) => ({
          hex,
          kind: 'registered' as const,
          label: String(turn),
          words: `${field.designs[unit].name} drops in here in turn ${turn}`,
        })),
      ],
    },
  }),
  changes: {
    'drop-planned': (table, { unit, jump }) => note(table, unit, jump),
    'drop-landed': (table, event) => comeDown(table, event),
  },
  sentences: {
    'drop-planned': ({ unit, jump }, { mech, hex }) =>
      jump
        ? `${mech(unit)} will drop into hex ${hex(jump.hex)} in turn ${jump.turn}.`
        : `${mech(unit)} will drop in.`,
    'drop-landed': ({ unit, number, dice, scatter, hex: cell }, { mech, hex }) => {
      const where = cell < 0 ? 'off the map' : `in hex ${hex(cell)}`;
      const [direction, ...hexes] = scatter;
      const strays =
        scatter.length === 0 ? '' : `, and scatters in direction ${direction} by ${hexes.join(' + ')}`;
      return `${mech(unit)} drops in: needs ${number}, rolls ${dice.join(' + ')}${strays}. It lands ${where}.`;
    },
  },
};
