import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { HexGame, TableUnit } from './hex-game.ts';

/** The contents of a hex in words for screen readers: its level, the units there, and other things. */
export function wordsIn<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  units: readonly TableUnit[],
  cell: number,
): string {
  const level = hex.board(table).level[cell];
  const sides = hex.sides(table);
  const here = units
    .filter((unit) => unit.cell === cell)
    .map(({ name, side, facing, states = [], orders = [] }) =>
      [
        `${name} of ${sides[side]}`,
        ...(hex.fields.facing ? [`facing ${hex.facings[facing]}`] : []),
        ...states,
        ...orders,
      ].join(' '),
    );
  return [level === 0 ? '' : `level ${level}`, ...here, hex.lyingIn?.(table, cell) ?? '']
    .filter(Boolean)
    .join(', ');
}
