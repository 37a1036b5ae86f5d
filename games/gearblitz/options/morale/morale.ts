import { signed } from '@ironfield/kernel/figures.ts';
import { z } from 'zod';
import type { GearBlitz } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { nameOf, rosterOf } from '../../state/roster.ts';
import { WHY_NOT } from '../../text.ts';
import { hasNerves, isBroken, isDemoralized, moraleOf, steady } from './nerve.ts';
import { attacked, destroyed, hurt, type MoraleReason, reckon } from './reckoning.ts';
import { cry, rally, regroup, regroupForms, rest, rollToRegroup, roundBegins } from './regrouping.ts';
import { steadyChoice, steadyForms, steadyGroup } from './steadying.ts';

const groupName = ({ setup }: Pick<GearBlitz['Table'], 'setup'>, group: number): string =>
  rosterOf(setup).groups[group].name;

const WHY: Readonly<Record<MoraleReason, string>> = {
  friendDestroyedNear: 'friends are destroyed',
  ownDestroyed: 'one of its own is destroyed',
  infantryUnderAntiInfantry: 'its infantry is under fire',
  infantryBaseLost: 'its infantry has lost bases',
  indirectOrSniper: 'it is under fire from an unseen enemy',
  infantryBurnt: 'its infantry burns',
  enemyDestroyedNear: 'enemies are destroyed',
  enemyDestroyedByUs: 'it has destroyed an enemy',
  regrouped: 'it has regrouped',
  'dug in': 'its infantry has dug in',
  steadied: 'its leader steadies it',
};

const count = (tokens: number): string => `${tokens} morale ${tokens === 1 ? 'token' : 'tokens'}`;

/** HGB-MOR-01 to HGB-MOR-08, HGB-NG-01, HGB-SM-01, HGB-PR-01, HGB-PR-02 */
export const morale: Option<boolean> = {
  id: 'morale',
  title: 'Morale',
  summary: 'Losses and fire from nowhere shake Combat Groups, which fight worse, and then not at all.',
  group: 'Advanced rules',
  rule: 'HGB-MOR-01',
  base: false,
  plug: () => ({
    add: {
      roundBegins,
      assaulted: attacked,
      hurt,
      destroyed,
      ordered: (play, unit, order) => {
        if (order.type === 'regroup') regroup(play, unit);
        if (order.type === 'steady') steadyGroup(play, order.receiver);
      },
    },
    replace: { isBroken },
    stage: {
      marks: (marks, setup) => ({ ...marks, morale: steady(setup) }),
      roundEnd: (frames) => [...frames, { step: 'morale/rest' }],
      actForms: (forms, state, unit) => [
        ...regroupForms(state, unit),
        ...steadyForms(state, rosterOf(state.setup).units[unit].seat),
        ...forms,
      ],
      choice: (order, state, _question, menu) => order ?? steadyChoice(state, menu),
      whyNoAttack: (why, state, unit) =>
        why ??
        (hasNerves(state, unit) && isBroken(state, rosterOf(state.setup).units[unit].group)
          ? WHY_NOT.broken
          : null),
      standing: (facts, { marks }) => ({ ...facts, morale: [...marks.morale!.tokens] }),
      note: (note, table, unit) => {
        const tokens = moraleOf(table).tokens[rosterOf(table.setup).units[unit].group];
        return tokens > 0 ? `${note}, ${count(tokens)}` : note;
      },
    },
  }),
  steps: {
    'morale/reckon': reckon,
    'morale/cry': cry,
    'morale/rally': rally,
    'morale/regroup': rollToRegroup,
    'morale/rest': rest,
  },
  asking: ['morale/rally', 'morale/regroup'],
  orders: [
    z.strictObject({ type: z.literal('rallying-cry') }),
    z.strictObject({ type: z.literal('no-cry') }),
    z.strictObject({ type: z.literal('regroup') }),
    z.strictObject({ type: z.literal('steady'), receiver: z.int() }),
  ],
  sentences: {
    morale: ({ shifts }, table) => {
      if (shifts.length === 0) return null;
      return shifts
        .map(({ group, by, why }) => {
          const nerve = isBroken(table, group)
            ? ', and is Broken'
            : isDemoralized(table, group)
              ? ', and is Demoralized'
              : '';
          const reasons = [...new Set(why)].map((each) => WHY[each]).join(', ');
          const change = by > 0 ? `gets ${count(by)}` : `loses ${count(-by)}`;
          return `${groupName(table, group)} ${change}: ${reasons}${nerve}.`;
        })
        .join(' ');
    },
    temper: ({ group, die, luck }, table) =>
      luck === 0
        ? null
        : `${groupName(table, group)} is ${luck > 0 ? 'stubborn' : 'fickle'} today (${die}): Breakpoint ${signed(luck > 0 ? 1 : -1)}.`,
    cried: ({ seat, total, threshold, isHeard }, { setup }) =>
      `The Rallying Cry of ${setup.armies[seat].name} ${isHeard ? 'is heard' : 'fails'}: ${total} against ${threshold}.`,
    regrouped: ({ unit, group, total, threshold, isMade }, table) =>
      `${nameOf(table, unit)} ${isMade ? 'rallies' : 'does not rally'} ${groupName(table, group)}: ${total} against ${threshold}.`,
  },
};
