import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { collapseAll } from '../../../buildings/damage.ts';
import type { Event } from '../../../events.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, modeSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { bombsLeft } from '../../../rules/unit/bombs.ts';
import { BOMBERS } from '../../../vehicles/bombers.ts';
import { BOMB, bombingOf, bombOrder, burstAll, flown, letGo, takeAim } from './run.ts';

const OPTION = 'vtol-bombing';
/** Options in which places are secret, or units act alone. */
const ALONE: readonly string[] = ['double-blind', 'hidden-units', 'dueling'];
const BOMBS_A_STEP = 5;
const CARRIES = 'Bombs';
const HAS_BOMBED: Reason = {
  message: 'It drops bombs, and attacks nobody else in this turn',
  rule: 'MT-VTOL-06',
};
const NOTHING = { total: 0, lines: [] } as const;

/** MT-INFO-01: the number tells how well it shoots. */
const glimpse = (event: Event | null): Event | null =>
  event?.type === 'bombs-burst' ? { ...event, number: NOTHING, dice: [] } : event;

export const vtolBombing: Option<boolean> = {
  id: OPTION,
  title: 'Bombs',
  summary: 'VTOLs may carry bombs, and drop them on hexes that they fly over.',
  group: 'Vehicle combat',
  rule: 'MT-VTOL-06',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VTOL-05',
      'Bomb loads',
      'A VTOL carries at most a bomb for every 5 tons. They take cargo space, a ton each; each beyond that costs 1 Cruising MP, and every 5 or part of them are +1 on Piloting rolls, until they are dropped.',
      OPTION,
    ],
    [
      'MT-VTOL-06',
      'Bombing',
      'Any number of bombs into one hex that it flies over straight ahead, and no other attack: Gunnery and own movement, at −4. Each does 10 points to every unit there; a miss falls 1D6 hexes away, in any direction.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('bomb'),
      unit: indexSchema,
      mode: modeSchema,
      to: z.string().max(6),
      bombs: z.int().min(1).max(20),
      more: z.boolean(),
    }),
  ],
  plug: () => ({
    add: {
      flown,
      piloting: (tally, { designs }, { units }, unit) => {
        const steps = Math.ceil(bombsLeft(designs[unit], units[unit]) / BOMBS_A_STEP);
        if (steps > 0) tally.add(steps, CARRIES, 'MT-VTOL-05');
      },
      phaseEnds: (play, field, phase) => {
        if (phase !== 'weapon') return;
        burstAll(play, field);
        if (field.special) collapseAll(play);
      },
    },
    stage: {
      gear: (names) => [...names, 'bombs'],
      unitsOffered: (files) => [...files, ...BOMBERS],
      moves: (moves) => [...moves, BOMB],
      whyNoAttack: (why, { units }, unit) => why ?? (bombingOf(units[unit]) ? HAS_BOMBED : null),
      liesLow: bombOrder,
      states: (states, { designs }, { units }, unit) => {
        const left = bombsLeft(designs[unit], units[unit]);
        return left === 0 ? states : [...states, `carrying ${left === 1 ? 'a bomb' : `${left} bombs`}`];
      },
      glimpse,
    },
  }),
  changes: {
    'bombing-run': ({ units }, { unit, hex, bombs }) => takeAim(units[unit], hex, bombs),
    'bombs-away': ({ units }, { unit, from, bombs }) => letGo(units[unit], from, bombs),
    'bombs-burst': () => {},
  },
  sentences: {
    'bombing-run': ({ unit, hex: cell, bombs }, { mech, hex }) =>
      `${mech(unit)} means to drop ${bombs === 1 ? 'a bomb' : `${bombs} bombs`} on hex ${hex(cell)}.`,
    'bombs-away': ({ unit, hex: cell }, { mech, hex }) => `${mech(unit)} drops them over hex ${hex(cell)}.`,
    'bombs-burst': ({ unit, hex: cell, to, number, dice, hit, scatter }, { mech, hex }) => {
      const rolls = dice.length === 0 ? '' : ` needs ${number.total}, rolls ${dice.join(' + ')},`;
      const where = hit ? 'hits' : `misses: ${to < 0 ? 'off the map' : `they burst in hex ${hex(to)}`}`;
      const strays = hit ? '' : ` (${scatter.join(' and ')})`;
      return `${mech(unit)} bombs hex ${hex(cell)}:${rolls} ${where}${strays}.`;
    },
  },
};
