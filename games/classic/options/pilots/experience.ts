import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { withAbility } from '../../rules/crew/abilities.ts';
import { PILOT_DEAD } from '../../rules/unit/condition.ts';
import type { Pilot, PilotAbility, State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'experience/award': object;
    'experience/bonus': { readonly seat: Seat };
  }
  interface OptionOrders {
    bonus: { readonly type: 'bonus'; readonly unit: number };
  }
  interface UnitMarks {
    /** Experience Points earned and brought along. */
    readonly experience?: number;
  }
  interface OptionEvents {
    experience: { readonly type: 'experience'; readonly unit: number; readonly points: number };
  }
}

/** Experience Points for one point of a skill. */
const SKILL_COSTS = { piloting: 4, gunnery: 8 } as const;

/** A point for every survivor; then every player gives one to a survivor of the other side. */
function award(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of state.units.keys()) {
    if (hasSurvived(state, unit)) give(play, unit);
  }
  const givers = state.setup.seats.flatMap((_, seat) =>
    worthyEnemies(field, state, seat).length > 0 ? [seat] : [],
  );
  play.next(...givers.map((seat) => ({ step: 'experience/bonus', seat }) as const));
}

/** CBT-DES-02: the pilot is alive when the game is over. */
function hasSurvived(state: State, unit: number): boolean {
  const { loss, crew } = state.units[unit];
  return loss !== 'pilot' && loss !== 'explosion' && crew.hits < PILOT_DEAD;
}

function worthyEnemies(field: Battlefield, state: State, seat: Seat): number[] {
  const { side } = state.setup.seats[seat];
  return field.sideOf.flatMap((other, unit) => (other !== side && hasSurvived(state, unit) ? [unit] : []));
}

function give(play: Play<Classic>, unit: number): void {
  const { units, setup } = play.state;
  const before = units[unit].marks?.experience ?? setup.units[unit].pilot.experience ?? 0;
  mark(units, unit, before + 1);
  play.emit({ type: 'experience', unit, points: before + 1 });
}

function mark(units: readonly UnitState[], unit: number, experience: number): void {
  units[unit].marks = { ...units[unit].marks, experience };
}

const bonus: Decision<Classic, OptionFrames['experience/bonus'], 'bonus'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = new UnitPick(field, state, worthyEnemies(field, state, seat));
    return {
      prompt: 'Who on the other side has earned an Experience Point?',
      rule: 'CBT-PIL-03',
      orders: [{ type: 'bonus', label: 'Give the point', fields: [units] }],
    };
  },
  apply(play, _frame, { unit }) {
    give(play, unit);
  },
};

/** A MechWarrior between two scenarios buys one point of a skill, or an ability instead of it (MT-ABIL-01). */
export function improve(
  pilot: Pilot,
  skill: keyof typeof SKILL_COSTS,
  instead?: PilotAbility,
): Result<Pilot, Reason> {
  const points = pilot.experience ?? 0;
  const cost = SKILL_COSTS[skill];
  if (pilot[skill] === 0) return refused({ message: 'No skill goes below 0', rule: 'CBT-PIL-03' });
  if (points < cost) {
    return refused({ message: `It costs ${cost} points and there are ${points}`, rule: 'CBT-PIL-03' });
  }
  const paid = { ...pilot, experience: points - cost };
  return accepted(instead ? withAbility(paid, instead) : { ...paid, [skill]: pilot[skill] - 1 });
}

export const experience: Option<boolean> = {
  id: 'experience',
  title: 'Experience',
  summary: 'Survivors earn Experience Points, and each player gives one to an enemy.',
  group: 'MechWarriors',
  rule: 'CBT-PIL-03',
  base: false,
  plug: () => ({ stage: { ending: (steps) => [...steps, { step: 'experience/award' }] } }),
  steps: { 'experience/award': award, 'experience/bonus': bonus },
  orders: [z.strictObject({ type: z.literal('bonus'), unit: indexSchema })],
  changes: { experience: ({ units }, { unit, points }) => mark(units, unit, points) },
  sentences: {
    experience: ({ unit, points }, { mech }) =>
      `The MechWarrior of ${mech(unit)} has ${points} Experience Points.`,
  },
};
