import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { stateBehind } from '@ironfield/kernel/play/open-table.ts';
import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../game-types.ts';
import { planMenu } from '../phases/battle/planning.ts';
import { stanceMenu } from '../phases/battle/setting-up.ts';
import { plugged } from '../register.ts';
import { longest } from '../rules/battle/reserves.ts';
import { isSalvo } from '../rules/support/support.ts';
import type { Asset } from '../state/battle.ts';
import { fork } from '../state/fork.ts';
import type { State } from '../state.ts';

/** Secret plans are guessed: any future round, or none. */
export function imagine(view: View<GearBlitz>, seed: string): State {
  const { sealed: own, ...open } = view.table;
  const state = fork(stateBehind<State>({ ...view, table: open }, seed));
  const random = randomFrom(`imagine ${seed}`);
  const { battle } = state;
  const later = (): number => laterRound(state, random);
  state.battle = {
    ...battle,
    reserves: battle.reserves.map((reserve) =>
      reserve && reserve.arrival === null ? { ...reserve, arrival: later() } : reserve,
    ),
    support: battle.support.map((asset) =>
      asset.due === null ? guessed(state, asset, later(), random) : asset,
    ),
  };
  state.marks = plugged(state.setup).guessed?.(state.marks, state, random) ?? state.marks;
  state.sealed = guessedAnswers(view, state, own, random);
  return state;
}

function laterRound(state: State, random: Random): number {
  const left = longest(state) - state.round;
  const ahead = left > 0 ? randomBelow(random, left + 1) : 0;
  return ahead === 0 ? 0 : state.round + ahead;
}

function guessed({ setup }: State, asset: Asset, due: number, random: Random): Asset {
  if (due === 0 || !isSalvo(asset)) return { ...asset, due };
  const { width, height } = setup.scene;
  return { ...asset, due, at: { x: randomBelow(random, width + 1), y: randomBelow(random, height + 1) } };
}

/** For a secret decision that others have already answered. */
function guessedAnswers(
  { question, waiting, viewer }: View<GearBlitz>,
  state: State,
  own: CoreOrder | null,
  random: Random,
): State['sealed'] {
  const { step, seats = [] } = (question ?? {}) as { step?: string; seats?: readonly Seat[] };
  const answered = seats.filter((seat) => !waiting.includes(seat));
  if (answered.length === 0) return null;
  const menuOf = (seat: Seat) => (step === 'stances' ? stanceMenu() : planMenu(state, seat));
  return Object.fromEntries(
    answered.map((seat) => [seat, seat === viewer && own ? own : sampleOrder(menuOf(seat), random)!]),
  );
}
