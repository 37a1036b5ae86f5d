import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { walkMp } from '../../../rules/movement/movement-points.ts';
import type { UnitState } from '../../../state.ts';
import {
  type Boosting,
  hasFailed,
  isBoosted,
  mayEngage,
  noteBoost,
  riskOf,
  rollFor,
  ruin,
  wrongTime,
} from './boosters.ts';

declare module '../../../extensions.ts' {
  interface OptionOrders {
    'engage-masc': { readonly type: 'engage-masc'; readonly unit: number };
  }
  interface OptionEvents {
    'masc-engaged': { readonly type: 'masc-engaged' } & Boosting;
  }
}

const OPTION = 'masc';
const RULE = 'MT-BASE-11';
const FACTOR = 2;
const WITH_SUPERCHARGER = 2.5;
/** MT-MOV-02: what each of the two adds to the factor of a sprint. */
const HALF = 0.5;
/** For bots: two hips and a turn, in points. */
const HURT = 40;
const WORDS = { engage: 'Engage MASC', alone: 'MASC: twice as much', both: 'MASC and supercharger' };
const SEIZED = { message: 'Its MASC has seized up, and it does not move in this turn', rule: RULE } as const;

/** All its hips count as hit. */
function freeze(field: Battlefield, unit: number, { body }: UnitState): void {
  const { limbs, slotsOf } = field.kinds[unit];
  const hips = slotsOf?.(field, unit, 'hip') ?? [];
  for (const leg of limbs?.walksOn(field, unit) ?? []) body.hits[leg] |= hips[leg];
}

/** Says whether it holds. */
export function engageMasc(play: Play<Classic>, unit: number, withOther: boolean): boolean {
  const boosting = rollFor(play, unit, 'masc', withOther);
  play.happen({ type: 'masc-engaged', ...boosting });
  return boosting.success;
}

const ENGAGE: AddedMove = {
  needsLimbs: true,
  type: 'engage-masc',
  label: WORDS.engage,
  isFree: true,
  offers: mayEngage('masc'),
  fields: () => [],
  whyNot: () => wrongTime(RULE),
  carryOut(play, { unit }) {
    engageMasc(play, unit, false);
    return OVER;
  },
};

export const masc: Option<boolean> = {
  id: OPTION,
  title: 'MASC',
  summary: "'Mechs may have MASC, with which they run twice as fast as they walk, at a risk.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  // A unit that plots its move has rolled for nothing yet.
  forbids: (isOn, { id }) => isOn && id === 'double-blind',
  rules: section(
    'Maximum Tech, equipment',
    [
      RULE,
      'MASC',
      'Engaged before the move it makes Running MP twice the Walking MP. It needs 3+, then 5, 7 and 11 in turns in a row, and fails in the fifth: both hips are hit, it is ruined, and its unit does not move in that turn.',
      OPTION,
    ],
    [
      'MT-MOV-02',
      'Sprinting with MASC and superchargers',
      'With either engaged a sprint is two and a half times the Walking MP, rounded down, with both three times. With MASC it needs a Piloting Skill Roll before the first hex: who fails it falls where it is.',
      OPTION,
    ],
  ),
  orders: [z.strictObject({ type: z.literal('engage-masc'), unit: indexSchema })],
  plug: () => ({
    replace: {
      // MT-MOV-02: a supercharger alone asks for no roll.
      setsOutAtRisk: (state, unit, mode) => mode === 'sprint' && isBoosted(state, unit, 'masc'),
    },
    add: {
      runningPoints: (tally, _field, state, unit, walking) => {
        if (!isBoosted(state, unit, 'masc')) return;
        const isBoth = isBoosted(state, unit, 'supercharger');
        const points = Math.floor(walking * (isBoth ? WITH_SUPERCHARGER : FACTOR));
        tally.set(points, isBoth ? WORDS.both : WORDS.alone, isBoth ? 'MT-SYS-14' : RULE);
      },
    },
    stage: {
      gear: (names) => [...names, 'MASC'],
      moves: (moves) => [...moves, ENGAGE],
      boosts: (boosts, field, state, unit) => [
        ...boosts,
        {
          order: { type: 'engage-masc', unit },
          mp: FACTOR * walkMp(field, state, unit),
          cost: riskOf(state, unit, 'masc') * HURT,
        },
      ],
      sprint: (times, state, unit) => (isBoosted(state, unit, 'masc') ? Math.max(times, 2) + HALF : times),
      holds: (hold, state, unit) => hold ?? (hasFailed(state, unit, 'masc') ? SEIZED : null),
      glimpse: (event) => (event?.type === 'masc-engaged' ? null : event),
    },
  }),
  changes: {
    'masc-engaged': (table, event, field) => {
      noteBoost(table, event, 'masc');
      if (event.success) return;
      freeze(field, event.unit, table.units[event.unit]);
      ruin(field, table, event.unit, 'masc');
    },
  },
  sentences: {
    'masc-engaged': ({ unit, dice, number, success }, { mech }) => {
      const rolled = dice.length > 0 ? `: needs ${number}, rolls ${sum(dice)}` : '';
      return `${mech(unit)} engages its MASC${rolled}${success ? '.' : '. It seizes up: both hips are hit.'}`;
    },
  },
};
