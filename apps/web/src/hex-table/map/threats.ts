// The possible shots of both sides as things stand, or after a planned move.

import type { Board } from '@ironfield/hex/board.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { centreOfCell } from '../../board/geometry.ts';
import { lineBetween, type MapLine } from '../../board/map-lines.tsx';
import { plural } from '../../ui/words/plural.ts';
import type { HexGame, MoveNote } from '../hex-game.ts';
import type { MovePlan } from '../moving.ts';

/** The numbers of a unit against an enemy, and of the enemy against it; null if no roll is enough. */
interface Duel {
  readonly sides: readonly [mine: number, theirs: number];
  readonly from: number;
  readonly to: number;
  readonly mine: number | null;
  readonly theirs: number | null;
}

function duelsOf<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  unit: number,
  plan: MovePlan | null,
): Duel[] {
  if (!hex.numbersOn) return [];
  // A placement costs nothing, and nobody shoots at it.
  const isMove = plan?.unit === unit && plan.mp !== null;
  const there = isMove && hex.afterMove ? hex.afterMove(table, plan) : table;
  const units = hex.units(there);
  const numberOf = hex.numbersOn(there);
  const { cell, side } = units[unit]!;
  if (cell < 0) return [];
  const best = (attacker: number, target: number) => {
    const number = numberOf(attacker, target);
    return Number.isFinite(number) && hex.chanceOf(number) > 0 ? number : null;
  };
  return units.flatMap((other, enemy) =>
    other.side === side || other.isGone || other.cell < 0
      ? []
      : [
          {
            sides: [side, other.side],
            from: cell,
            to: other.cell,
            mine: best(unit, enemy),
            theirs: best(enemy, unit),
          },
        ],
  );
}

/** The arrow from one hex to another as the map shows them, clockwise from the right. */
const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

function arrowOn(board: Board, from: number, to: number): string {
  const [a, b] = [centreOfCell(board, from), centreOfCell(board, to)];
  const eighths = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return ARROWS[(eighths + ARROWS.length) % ARROWS.length]!;
}

/** To each enemy one line, with the best number there and the best one back, but for shots that are drawn already. */
export function threatsTo<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  unit: number,
  plan: MovePlan | null,
  drawn: readonly MapLine[] = [],
): MapLine[] {
  const board = hex.board(table);
  const isDrawn = (from: number, to: number) => drawn.some((line) => line.from === from && line.to === to);
  return duelsOf(hex, table, unit, plan).flatMap(({ sides, from, to, mine, theirs }) => {
    const parts = [
      ...(mine === null || isDrawn(from, to)
        ? []
        : [{ text: `${arrowOn(board, from, to)} ${mine}+`, side: sides[0] }]),
      ...(theirs === null || isDrawn(to, from)
        ? []
        : [{ text: `${arrowOn(board, to, from)} ${numberWords(hex, theirs)}`, side: sides[1] }]),
    ];
    if (parts.length === 0) return [];
    const label = parts.map(({ text }) => text).join(' ');
    return lineBetween(from, to, label, theirs === null ? 'possible' : 'threat').map((line) => ({
      ...line,
      parts,
    }));
  });
}

/** The cost of a move, the shots it allows, and the shots it exposes to. */
export function duelNotes<G extends GameTypes>(
  hex: HexGame<G>,
  table: G['Table'],
  plan: MovePlan,
): MoveNote[] {
  if (!plan.mp) return [];
  const duels = duelsOf(hex, table, plan.unit, plan);
  const mine = duels.flatMap((duel) => duel.mine ?? []);
  const theirs = duels.flatMap((duel) => duel.theirs ?? []);
  return [
    { text: `${plan.mp.total} MP` },
    ...(mine.length > 0
      ? [{ text: `can hit ${plural(mine.length, 'unit')}, best ${Math.min(...mine)}+` }]
      : []),
    ...(theirs.length > 0
      ? [
          {
            text: `${plural(theirs.length, 'unit')} can hit it, best ${numberWords(hex, Math.min(...theirs))}`,
            isRisk: true,
          },
        ]
      : []),
  ];
}

const numberWords = <G extends GameTypes>({ hasSecrets }: HexGame<G>, number: number): string =>
  hasSecrets ? `about ${number}+` : `${number}+`;
