import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { GearBlitz } from '../../game-types.ts';
import { past } from '../../register.ts';
import { mayHelp } from '../../rules/command/points.ts';
import type { CommandFrames } from '../../state/command.ts';
import { nameOf, unitOf } from '../../state/roster.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { costOfHelp, helps } from '../command/spending.ts';
import { attackBy, finalForms } from '../firing/firing.ts';
import { remove, setUnit } from './damage.ts';

/** HGB-CP-06: unless the last shot of another one has swept it away meanwhile, or has taken the last Command Point. */
export const dying: Procedure<GearBlitz, CommandFrames['dying']> = (play, { seat, unit, isWreck }) => {
  const { state } = play;
  if (!state.units[unit].at) return;
  const isPaid = mayHelp(state, unit, 'last shot') || past(state.setup).promisesShots?.();
  play.next(isPaid ? { step: 'last-shot', seat, unit, isWreck } : { step: 'perish', unit, isWreck });
};

/** HGB-CP-06: one attack of a unit that is being destroyed. */
export const lastShot: Decision<GearBlitz, CommandFrames['last-shot'], 'attack' | 'burst' | 'hold'> = {
  menu: (state, { unit }) => ({
    prompt: COMMAND_TEXT.lastShot(nameOf(state, unit), costOfHelp(state, unit, 'last shot')),
    rule: 'HGB-CP-06',
    orders: [
      { type: 'hold', label: COMMAND_TEXT.noLastShot, fields: [], isPass: true },
      ...finalForms(state, unit),
    ],
  }),
  apply(play, { unit, isWreck }, order) {
    play.next({ step: 'perish', unit, isWreck });
    if (order.type !== 'hold' && helps(play, unit, 'last shot'))
      play.next({ step: 'attack', ...attackBy(unit, order, 'final shot') });
  },
};

/** HGB-CP-06: then it is removed. */
export const perish: Procedure<GearBlitz, CommandFrames['perish']> = (play, { unit, isWreck }) => {
  const { state } = play;
  if (state.units[unit].at === null) return;
  setUnit(state, unit, { ...unitOf(state, unit), damage: 4 });
  remove(play, unit, isWreck);
};
