// What the package `ironfield` exports: everything a program needs to play any game of it.

export type { Explanation, ExplanationLine } from '@ironfield/kernel/explanation.ts';
export type { Scalar } from '@ironfield/kernel/menu/menu.ts';
export type { ListedField, MenuPage } from '@ironfield/kernel/menu/menu-page.ts';
export type { Game, GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
export type { GameRecord } from '@ironfield/kernel/record/record.ts';
export type { Reason, Refusal, Result } from '@ironfield/kernel/refusal.ts';
export type { CoreEvent, CoreOrder, CoreSetup, Outcome, Seat, Viewer } from '@ironfield/kernel/state.ts';
export {
  advance,
  type Battle,
  create,
  draw,
  events,
  fork,
  outcome,
  sides,
  type Told,
  view,
  type Wish,
  waiting,
} from './battle.ts';
export { type Bot, bots, playOut, suggest } from './bots.ts';
export { choices, explain, menu, type Path, type Reasoned } from './choices.ts';
export { record, resume, verify } from './records.ts';

/** The version of this interface. It grows when something that programs rely on changes or goes. */
export const API_VERSION = 1;
