import { z } from 'zod';
import type { Option } from '../../../../option.ts';
import { hexSchema, indexSchema } from '../../../../orders/parts.ts';
import { stock } from '../../../../platoons/stock.ts';
import { section } from '../../../../rule-index/section.ts';
import { isInTheAir, jumpsIn } from '../../../../rules/unit/dropping.ts';
import { comeDown, hasLanded, landAll } from './landing.ts';
import { dropOrder, note, placements, plan, secrets } from './plans.ts';

const PLATOONS = [
  stock('Maple Keys', 'foot', 'rifle', { paratroops: true, antiMech: true }),
  stock('Dandelions', 'foot', 'machine-gun', { paratroops: true }),
  stock('Ballooners', 'jump', 'laser', { paratroops: true }),
];

/** Options in which places are secret, or units act alone. */
const ALONE: readonly string[] = ['double-blind', 'hidden-units', 'dueling'];
const LANDED = { message: 'It has just come down', rule: 'MT-PRE-34' } as const;

/** MT-SOPS-01 */
export const paratroops: Option<boolean> = {
  id: 'paratroops',
  title: 'Paratroops',
  summary: 'Platoons with parachutes drop into a hex that was written down before the battle.',
  group: 'Infantry',
  rule: 'MT-SOPS-01',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section(
    'Maximum Tech, special operations',
    [
      'MT-SOPS-01',
      'Paratroops',
      'A platoon, or each squad by itself, lands as planned on 4 and more. Otherwise it loses a trooper of each squad and scatters.',
      'paratroops',
    ],
    [
      'MT-PRE-34',
      'Dropping troops',
      'Hex and turn are written down before the battle. At the end of that Movement Phase the unit lands, and does nothing more in that turn. Who fails by so many scatters by as many dice of hexes; off the map he is lost.',
      'paratroops',
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('drop-in'),
      unit: indexSchema,
      turn: z.int().min(1).max(6),
      to: hexSchema,
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
      gear: (names) => [...names, 'parachutes'],
      unitsOffered: (files) => [...files, ...PLATOONS],
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
    'drop-landed': (table, { unit, hex }) => comeDown(table, unit, hex),
  },
  sentences: {
    'drop-planned': ({ unit, jump }, { mech, hex }) =>
      jump
        ? `${mech(unit)} will drop into hex ${hex(jump.hex)} in turn ${jump.turn}.`
        : `${mech(unit)} will drop in.`,
    'drop-landed': ({ unit, dice, scatter, hex: cell }, { mech, hex }) => {
      const where = cell < 0 ? 'off the map' : `in hex ${hex(cell)}`;
      const [direction, ...hexes] = scatter;
      const strays =
        scatter.length === 0 ? '' : `, and scatters in direction ${direction} by ${hexes.join(' + ')}`;
      return `${mech(unit)} drops in: needs 4, rolls ${dice.join(' + ')}${strays}. It lands ${where}.`;
    },
  },
};
