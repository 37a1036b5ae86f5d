import type { OrderForm, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { AskingFrameOf, Question, Roll } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isInfantry } from '../../cards/unit.ts';
import { SKILL_OF } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { mayHelp } from '../../rules/command/points.ts';
import { skillRoll, usualResult } from '../../rules/core/dice.ts';
import {
  type CommandFrames,
  REROLL_WISHES,
  type RerollWish,
  SNAP_WISHES,
  type Wishes,
} from '../../state/command.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { costOfHelp, helps } from './spending.ts';

type RerollFrame = Extract<AskingFrameOf<GearBlitz>, { readonly step: 'reroll' }>;

/** A quick check whether anybody could want a re-roll. */
export const isRerollable = ({ round, wishes, outcome }: State): boolean =>
  round > 0 && !outcome && wishes.some(({ rerolls }) => rerolls !== 'never');

/** HGB-CP-03: a side whose roll fell short may roll again. Rolls without an owner cannot be. */
export function mayReact(
  state: State,
  { by: seat, purpose, dice, needed, concerns, harm }: Roll,
): readonly RerollFrame[] {
  if (seat === undefined || !isRerollable(state)) return [];
  const { rerolls } = state.wishes[seat];
  if (rerolls === 'never') return [];
  const concerned = concerns?.(dice);
  // Off-table rolls belong to the Commander.
  const unit = concerned ? concerned[0] : state.commanders[seat];
  if (unit === undefined || unit < 0) return [];
  // HGB-AUX-03: an autopilot gets no help to defend.
  if (purpose === 'defense' && state.units[unit].body.isOnAutopilot) return [];
  if (rerolls === 'poor' && !isPoor(state, concerned ? unit : null, purpose, dice)) return [];
  return mayHelp(state, unit, 're-roll')
    ? [{ step: 'reroll', seat, unit, purpose, dice, needed: needed ?? null, harm: harm?.(dice) ?? null }]
    : [];
}

/** Worse than dice of this skill usually are. Plain dice are neither good nor bad. */
function isPoor(state: State, unit: number | null, purpose: string, dice: readonly number[]): boolean {
  const skill = SKILL_OF[purpose];
  if (!skill) return false;
  const level = unit === null ? dice.length : rosterOf(state.setup).units[unit].sheet.skills[skill];
  return skillRoll(level, dice).kept < usualResult(level);
}

/** HGB-CP-03: the second result stands: it has no owner, so it cannot be re-rolled (HGB-TEST-02). */
export function react(
  play: Play<GearBlitz>,
  { purpose, dice }: Roll,
  question: AskingFrameOf<GearBlitz>,
  answer: Order,
): readonly number[] {
  const { seat, unit } = question as RerollFrame;
  if (answer.type === 'keep') wish(play, seat, { rerolls: answer.rerolls });
  if (answer.type !== 'reroll' || !helps(play, unit, 're-roll')) return dice;
  play.happen({ type: 'rerolled', unit, purpose, dice });
  return play.roll(purpose, dice.length);
}

/** Notes when a side wants to be asked, where that is something new. */
export function wish(play: Play<GearBlitz>, seat: Seat, change: Partial<Wishes>): void {
  const before = play.state.wishes[seat];
  const { rerolls = before.rerolls, windows = before.windows, snaps = before.snaps } = change;
  if (rerolls !== before.rerolls || windows !== before.windows || snaps !== before.snaps)
    play.happen({ type: 'wished', seat, wishes: { rerolls, windows, snaps } });
}

/** HGB-CP-03 */
export const reroll: Question<GearBlitz, CommandFrames['reroll']> = {
  question: true,
  menu: (state, { seat, unit, ...roll }) => ({
    prompt: COMMAND_TEXT.rerollPrompt(nameOf(state, unit), roll, isInfantry(unitOf(state, unit))),
    rule: 'HGB-CP-03',
    orders: [
      { type: 'reroll', label: COMMAND_TEXT.reroll(costOfHelp(state, unit, 're-roll')), fields: [] },
      {
        type: 'keep',
        label: COMMAND_TEXT.keep,
        isPass: true,
        fields: [
          {
            kind: 'pick',
            name: 'rerolls',
            label: COMMAND_TEXT.rerolls,
            values: nowFirst(state.wishes[seat].rerolls, REROLL_WISHES),
            describe: (value) => ({
              label:
                value === state.wishes[seat].rerolls
                  ? COMMAND_TEXT.asBefore
                  : COMMAND_TEXT.asksOn[value as RerollWish],
            }),
          },
        ],
      },
    ],
  }),
};

/** The current wish first. */
const nowFirst = <T>(now: T, all: readonly T[]): T[] => [now, ...all.filter((other) => other !== now)];

const snapsAs = (value: Scalar) => ({ label: COMMAND_TEXT.snapWish(Number(value)) });
const rerollsAs = (value: Scalar) => ({ label: COMMAND_TEXT.rerollWishes[value as RerollWish] });
const windowsAs = (value: Scalar) => ({
  label: value ? COMMAND_TEXT.windowsOn : COMMAND_TEXT.windowsOff,
});

/** When a side wants to be asked. */
export function wishForms(state: State, seat: Seat): OrderForm<'wish'>[] {
  const { rerolls, windows, snaps } = state.wishes[seat];
  return [
    {
      type: 'wish',
      label: COMMAND_TEXT.wish,
      fields: [
        {
          kind: 'pick',
          name: 'snaps',
          label: COMMAND_TEXT.snaps,
          values: nowFirst(snaps, SNAP_WISHES),
          describe: snapsAs,
        },
        {
          kind: 'pick',
          name: 'rerolls',
          label: COMMAND_TEXT.rerolls,
          values: nowFirst(rerolls, REROLL_WISHES),
          describe: rerollsAs,
        },
        {
          kind: 'pick',
          name: 'windows',
          label: COMMAND_TEXT.windows,
          values: [windows, !windows],
          describe: windowsAs,
        },
      ],
    },
  ];
}
