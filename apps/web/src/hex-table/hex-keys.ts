import type { Key } from '../table/game-views.ts';

/** Keys of every hex table, beside those of all tables. */
export const HEX_KEYS: readonly Key[] = [
  ['O', 'plan for every unit; Enter confirms all'],
  ['Shift+Enter', 'confirm everything planned'],
  ['K', 'keep shots of 40 % and better'],
  ['H', 'hold fire for all, where no one can hit'],
];
