import type { GameTypes } from '@ironfield/kernel/game.ts';
import type { HexGame, TableUnit } from './hex-game.ts';

/** What is in a hex besides its terrain, as the game says it, or else the units there and their sides. */
export function wordsIn<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  units: readonly TableUnit[],
  cell: number,
): string {
  if (hex.hexWords) return hex.hexWords(table, cell);
  const sides = hex.sides(table);
  const here = units.filter((unit) => unit.cell === cell);
  return here.map(({ name, side }) => `${name} of ${sides[side]}`).join(', ');
}
