import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { snappers } from '@ironfield/gearblitz/phases/attack/reaction.ts';
import type { RuleId } from '@ironfield/gearblitz/rule-index.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects/prospects.ts';
import { fork } from '@ironfield/gearblitz/state/fork.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { type Attack, type State, shotAt } from '@ironfield/gearblitz/state.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { hintsOf } from '../../../coach/hint.ts';
import { isAsked, momentIn, type SituationOf } from '../../../coach/situation.ts';
import { aimOf } from '../../../tabletop/ways.ts';
import { type Shot, snapsAt } from '../fire/shots.ts';
import { WAYS } from '../moving.ts';

export interface Situation extends SituationOf<GearBlitz> {
  /** The unit that the question is about; -1 for none. */
  readonly unit: number;
  readonly question: Readonly<Record<string, unknown>>;
}

export const hint = hintsOf<Situation, RuleId>();

export function situationOf(base: SituationOf<GearBlitz>, view: View<GearBlitz>): Situation | null {
  if (base.asked.length === 0) return null;
  const question = (view.question ?? {}) as Situation['question'];
  return { ...base, question, unit: typeof question.unit === 'number' ? question.unit : -1 };
}

/** One decision of the game, to tell it from the next. */
export function momentOf(situation: Situation): string {
  const { round, units } = situation.state;
  return momentIn(situation, round, situation.unit, units.filter(({ isLocked }) => isLocked).length);
}

export const nameOf = ({ state }: Situation, unit: number): string =>
  rosterOf(state.setup).units[unit].sheet.name;

export const enemiesOf = ({ state, seat }: Situation): number[] =>
  rosterOf(state.setup).units.flatMap((unit) =>
    unit.seat !== seat && state.units[unit.id].at ? [unit.id] : [],
  );

/** The table as it would be after the leg or turn that is planned. */
export function plannedMove({ state, unit, plan }: Situation): State | null {
  const way = WAYS.find(({ type }) => type === plan?.type);
  const { at, heading } = state.units[unit] ?? { at: null };
  if (!way || !at || !plan) return null;
  const aim = aimOf(way, { at, heading }, plan);
  if (!aim) return null;
  const after = fork(state);
  Object.assign(after.units[unit], aim);
  return after;
}

/** HGB-ACT-11: what all who may fire at a unit as it moves could do, the best first. */
export function snapChances(situation: Situation): readonly Shot[] {
  const { state, unit: target } = situation;
  return isAsked(situation, 'snap') ? snapsAt(state, snappers(state, target), target) : [];
}

/** The attack on a unit that is planned, with the chance to hit. */
export function plannedAttack({ state, unit, plan }: Situation): {
  readonly attack: Attack & { readonly target: number };
  readonly hit: number;
} | null {
  if (plan?.type !== 'attack' && plan?.type !== 'snap') return null;
  const { mount, target, rof = 0, concentrated = 0 } = plan;
  const by = plan.type === 'snap' ? plan.unit : unit;
  if (typeof mount !== 'number' || typeof target !== 'number' || !state.units[Number(by)]) return null;
  const manner = plan.type === 'snap' ? 'snap fire' : 'action';
  const shot = shotAt(Number(by), mount, target, manner);
  const attack = { ...shot, rof: Number(rof), concentrated: Number(concentrated) };
  return { attack, hit: prospectsOf(state, attack).hit };
}
