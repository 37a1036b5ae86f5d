import type { Decision } from '@ironfield/kernel/game.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import { hasSurvived } from '../rules/experience.ts';
import type { Frames, State } from '../state.ts';
import { LABELS, PROMPTS } from '../text/turn.ts';
import { UnitPick } from './activation.ts';

/** CBT-PIL-03: a point for every survivor; then every player gives one to a survivor of the other side. */
export function award(play: Play<Classic>, { outcome }: Frames['experience/award']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of state.units.keys()) {
    if (hasSurvived(state, unit)) give(play, unit);
  }
  const givers = state.setup.seats.flatMap((_, seat) =>
    worthyEnemies(field, state, seat).length > 0 ? [seat] : [],
  );
  play.next(...givers.map((seat) => ({ step: 'experience/bonus', seat }) as const), {
    step: 'over',
    outcome,
  });
}

function worthyEnemies(field: Battlefield, state: State, seat: Seat): number[] {
  return field.unitsOf[1 - state.setup.seats[seat].side].filter((unit) => hasSurvived(state, unit));
}

function give(play: Play<Classic>, unit: number): void {
  const points = ++play.state.units[unit].experience;
  play.emit({ type: 'experience', unit, points });
}

export const bonus: Decision<Classic, Frames['experience/bonus']> = {
  menu(state, { seat }): Menu {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.bonus,
      rule: 'CBT-PIL-03',
      orders: [
        {
          type: 'bonus',
          label: LABELS.bonus,
          fields: [new UnitPick(field, state, worthyEnemies(field, state, seat))],
        },
      ],
    };
  },
  apply(play, _frame, order) {
    if (order.type === 'bonus') give(play, order.unit);
  },
};

export function over(play: Play<Classic>, { outcome }: Frames['over']): void {
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
}
