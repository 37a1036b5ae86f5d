import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { chooseAction, type Mind } from './bot/acting.ts';
import { strikeInBattle } from './bot/fall.ts';
import type { Strategy } from './bot/plans.ts';
import { deploy, settle } from './bot/set-up.ts';
import { wageWar } from './bot/war.ts';
import type { Planetary } from './game-types.ts';
import { imagine } from './imagining.ts';
import type { Order } from './orders.ts';
import { battleIn } from './rules/fighters.ts';
import { type InWar, warIn } from './rules/war/stacks.ts';
import type { State } from './state.ts';

const MINDS: Record<Strength, Mind> = {
  recruit: { eagerness: 0.3, caution: 0, wavering: 4, foresight: 0, budget: 200 },
  regular: { eagerness: 0.5, caution: 0.3, wavering: 0.6, foresight: 0, budget: 1000 },
  veteran: { eagerness: 0.5, caution: 0.5, wavering: 0, foresight: 14, budget: 2000 },
};

const STRATEGIES: Record<Strength, Strategy> = {
  recruit: { odds: 0.8, wavering: 12, scouts: false },
  regular: { odds: 1.2, wavering: 1, scouts: true },
  veteran: { odds: 1.4, wavering: 0, scouts: true },
};

/** Decisions on the battle board; all others belong to the map. */
const BOARD_STEPS = ['battle/settle', 'battle/deploy', 'battle/deploy-hidden', 'battle/drop', 'battle/act'];

/** A bot sees the view and the menu of its seat and thinks on a state imagined from them. */
export function bot(strength: Strength): Player<Planetary> {
  const mind = MINDS[strength];
  return {
    choose(look, menu, random) {
      const view = look();
      // PA-ZOOM-09: it agrees to what the other side wants, and proposes nothing.
      const step = view.question?.step;
      if (step === 'battle/propose' || step === 'battle/agree')
        return { type: step === 'battle/agree' ? 'zoom' : 'done' };
      const imagined = imagine(view, '');
      if (imagined.war && step !== undefined && !BOARD_STEPS.includes(step))
        return wageWar(STRATEGIES[strength], warIn(imagined), menu, view.viewer as number, random);
      const state = battleIn(imagined);
      const { type, fields } = menu.orders[0];
      const strike = imagined.war?.fall && strikeInBattle(warIn(imagined) as State & InWar, menu, random);
      if (strike) return strike;
      if (type === 'settle') return settle(state, fields);
      if (type === 'deploy')
        return strength === 'recruit' ? sampleOrder<Order>(menu, random)! : deploy(state, fields, random);
      return chooseAction(mind, state, view.viewer as number, random);
    },
  };
}
