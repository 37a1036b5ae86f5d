import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { CRITICAL_HITS } from '../../../data/tables.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { destroy } from '../../../rules/damage/destruction.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { walkMp } from '../../../rules/movement/movement-points.ts';
import { PURPOSES } from '../../../text/damage.ts';
import { Location } from '../../../units/locations.ts';
import {
  type Boosting,
  isBoosted,
  mayEngage,
  noteBoost,
  riskOf,
  rollFor,
  ruin,
  wrongTime,
} from './boosters.ts';
import { engageMasc } from './masc.ts';

declare module '../../../extensions.ts' {
  interface OptionOrders {
    'engage-supercharger': { readonly type: 'engage-supercharger'; readonly unit: number };
    'engage-both': { readonly type: 'engage-both'; readonly unit: number };
  }
  interface OptionEvents {
    'supercharger-engaged': { readonly type: 'supercharger-engaged' } & Boosting;
  }
}

const OPTION = 'supercharger';
const RULE = 'MT-SYS-13';
const FACTOR = 2;
const DESTROYED = 3;
/** MT-MOV-02 */
const HALF = 0.5;
/** For bots: what a failure costs the engine, in points. */
const HURT = 15;
const WORDS = {
  engage: 'Engage the supercharger',
  both: 'Engage MASC and supercharger',
  points: 'Supercharger: twice as much',
};

/** One roll on the table, into the engine from its topmost slot that is whole. */
function harmEngine(play: Play<Classic>, field: Battlefield, unit: number): void {
  const dice = play.roll(PURPOSES.critical, 2, rolledBy(unit));
  const count = CRITICAL_HITS[sum(dice) - 2];
  const location = Location.CT;
  play.emit({ type: 'critical-roll', unit, location, dice, count });
  const { body } = play.state.units[unit];
  const slots = field.kinds[unit].slotsOf?.(field, unit, 'engine')[location] ?? 0;
  for (let hit = 0; hit < count; hit++) {
    const left = slots & ~body.hits[location];
    if (left === 0) break;
    const slot = 31 - Math.clz32(left & -left);
    body.hits[location] |= 1 << slot;
    play.emit({ type: 'critical', unit, location, slot, component: 'Engine' });
  }
  if (field.kinds[unit].engineHits(field, unit, body) >= DESTROYED) destroy(play, field, unit, 'engine');
}

function engage(play: Play<Classic>, field: Battlefield, unit: number, withOther: boolean): void {
  const boosting = rollFor(play, unit, 'supercharger', withOther);
  play.happen({ type: 'supercharger-engaged', ...boosting });
  if (!boosting.success) harmEngine(play, field, unit);
}

const ALONE: AddedMove = {
  needsLimbs: true,
  type: 'engage-supercharger',
  label: WORDS.engage,
  isFree: true,
  offers: mayEngage('supercharger'),
  fields: () => [],
  whyNot: () => wrongTime(RULE),
  carryOut(play, { field, unit }) {
    engage(play, field, unit, false);
    return OVER;
  },
};

const BOTH: AddedMove = {
  ...ALONE,
  type: 'engage-both',
  label: WORDS.both,
  offers: mayEngage('masc', 'supercharger'),
  whyNot: () => wrongTime('MT-SYS-14'),
  carryOut(play, { field, unit }) {
    engageMasc(play, unit, true);
    engage(play, field, unit, true);
    return OVER;
  },
};

export const supercharger: Option<boolean> = {
  id: OPTION,
  title: 'Superchargers',
  summary: "'Mechs may have superchargers, which work like MASC, at a risk to the engine.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  forbids: (isOn, { id }) => isOn && id === 'double-blind',
  rules: section(
    'Maximum Tech, equipment',
    [
      RULE,
      'Superchargers',
      'Engaged before the move it works like MASC, with the same numbers. If it fails it is ruined, and a roll for critical hits says how many slots of the engine are hit, from the topmost one on.',
      OPTION,
    ],
    [
      'MT-SYS-14',
      'MASC and supercharger',
      'With both engaged Running MP are two and a half times the Walking MP, rounded down; each has a roll of its own, which is 1 harder.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({ type: z.literal('engage-supercharger'), unit: indexSchema }),
    z.strictObject({ type: z.literal('engage-both'), unit: indexSchema }),
  ],
  plug: () => ({
    add: {
      runningPoints: (tally, _field, state, unit, walking) => {
        if (isBoosted(state, unit, 'supercharger') && !isBoosted(state, unit, 'masc'))
          tally.set(FACTOR * walking, WORDS.points, RULE);
      },
    },
    stage: {
      gear: (names) => [...names, 'a supercharger'],
      boosts: (boosts, field, state, unit) => [
        ...boosts,
        {
          order: { type: 'engage-supercharger', unit },
          mp: FACTOR * walkMp(field, state, unit),
          cost: riskOf(state, unit, 'supercharger') * HURT,
        },
      ],
      sprint: (times, state, unit) =>
        isBoosted(state, unit, 'supercharger') ? Math.max(times, 2) + HALF : times,
      moves: (moves) => [...moves, ALONE, BOTH],
      glimpse: (event) => (event?.type === 'supercharger-engaged' ? null : event),
    },
  }),
  changes: {
    'supercharger-engaged': (table, event, field) => {
      noteBoost(table, event, 'supercharger');
      if (!event.success) ruin(field, table, event.unit, 'supercharger');
    },
  },
  sentences: {
    'supercharger-engaged': ({ unit, dice, number, success }, { mech }) => {
      const rolled = dice.length > 0 ? `: needs ${number}, rolls ${sum(dice)}` : '';
      return `${mech(unit)} engages its supercharger${rolled}${success ? '.' : '. It breaks.'}`;
    },
  },
};
