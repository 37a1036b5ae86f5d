import type { Tally } from '@ironfield/kernel/explanation.ts';
import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import { comeDown, landingAhead } from '../../phases/landing/leap-landing.ts';
import { stepInto } from '../../phases/landing/step-into.ts';
import { begin } from '../../phases/movement/movement-legs.ts';
import { ModePick, MorePick } from '../../phases/movement/movement-picks.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { isWet } from '../../rules/ground/steps.ts';
import { dropAhead } from '../../rules/movement/drop-ahead.ts';
import { type AddedMove, insistOn } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { levelsFallen } from '../../rules/piloting/falls.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import type { OnFoot } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    leap: { readonly type: 'leap'; readonly unit: number; readonly mode: OnFoot; readonly more: boolean };
  }
}

const COST = 4;
/** MT-MOV-09: so far one walks. */
const STEP = 2;
/** For bots: two legs, each with a roll for critical hits. */
const LEGS_AND_WHAT_IS_IN_THEM = 4;
const WORDS = {
  label: 'Leap down',
  cost: (levels: number) => `Leap down ${levels} levels`,
};
const WHY_NOT = {
  message: 'One leaps into a free hex ahead that lies more than 2 levels lower, for 4 MP',
  rule: 'MT-MOV-09',
} as const;

function canLeap(mover: Mover, mode: OnFoot): boolean {
  if (mover.mp(mode) < COST) return false;
  const drop = dropAhead(mover);
  if (!drop || drop.levels <= STEP || isTaken(mover.state, drop.to)) return false;
  return mode === 'walk' || !isWet(mover.field, drop.to);
}

const LEAP: AddedMove = {
  needsLimbs: true,
  type: 'leap',
  label: WORDS.label,
  offers: (mover) => mover.hasMode((mode) => canLeap(mover, mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => canLeap(mover, mode),
      (mode) => [new MorePick(() => mover.mp(mode) > COST)],
      (mode) => {
        const { to, levels } = dropAhead(mover)!;
        return landingAhead(mover, to, mode, levels);
      },
    ),
  ],
  whyNot: () => WHY_NOT,
  leads: (mover) => {
    const { to, levels } = dropAhead(mover)!;
    const mode = canLeap(mover, 'walk') ? 'walk' : 'run';
    return [
      {
        order: { type: 'leap', unit: mover.unit, mode, more: false },
        hex: to,
        mode,
        risks: [
          { reason: 'leap-legs', modifier: 2 * levels, points: LEGS_AND_WHAT_IS_IN_THEM * levels },
          { reason: 'leap-landing', modifier: levels, falls: levels },
        ],
      },
    ];
  },
  carryOut(play, mover, order) {
    insistOn(order, 'leap');
    const { field, unit, mech } = mover;
    const { to, levels } = dropAhead(mover)!;
    const height = levelsFallen(field, mech.hex, to);
    begin(play, mover, order.mode);
    spend(mech.thisTurn, COST);
    const cost = (tally: Tally<RuleId>) => tally.add(COST, WORDS.cost(levels), 'MT-MOV-09');
    const goesOn = stepInto(play, field, unit, { to, cost, coming: { drop: height } });
    if (!goesOn && field.past.chaptersApart) return { more: true };
    return comeDown(play, field, unit, { levels, height }, order.more);
  },
};

export const leaping: Option<boolean> = {
  id: 'leaping',
  title: 'Leaping down',
  summary: "A 'Mech may leap down more than 2 levels, at the risk of its legs and of a fall.",
  group: 'Movement',
  rule: 'MT-MOV-09',
  base: false,
  rules: section('Maximum Tech, movement', [
    'MT-MOV-09',
    'Leaping down',
    'A leap down n levels, more than 2, costs 4 MP. A roll at +2n saves each leg from n points and critical hits, another at +n from a fall of n levels; who fails one goes no farther.',
    'leaping',
  ]),
  plug: () => ({ stage: { moves: (moves) => [...moves, LEAP] } }),
  orders: [
    z.strictObject({
      type: z.literal('leap'),
      unit: indexSchema,
      mode: modeSchema,
      more: z.boolean(),
    }),
  ],
  words: { 'leap-legs': 'to save its legs', 'leap-landing': 'to land on its feet' },
};
