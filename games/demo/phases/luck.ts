import type { Game, Question } from '@ironfield/kernel/game.ts';
import { LUCK } from '../data/numbers.ts';
import { luckMenu } from '../orders.ts';
import type { Demo, Frames } from '../state.ts';

/** DEMO-LUCK-01: whoever rolls to hit may buy another try. */
export const mayReact: NonNullable<Game<Demo>['mayReact']> = ({ setup, supply }, { by, dice }) =>
  setup.options.luck && by !== undefined && supply[by]! >= LUCK ? [{ step: 'luck', seat: by, dice }] : [];

export const luck: Question<Demo, Frames['luck']> = {
  question: true,
  menu: (_state, { dice }) => luckMenu(dice),
};

export const reactToDice: NonNullable<Game<Demo>['react']> = (play, { purpose, dice }, { seat }, answer) => {
  if (answer.type !== 'roll-again') return dice;
  play.state.supply[seat]! -= LUCK;
  play.emit({ type: 'luck', seat, dice });
  return play.roll(purpose, dice.length);
};
