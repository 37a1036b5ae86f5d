import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { looksAt } from '@ironfield/classic/rules/sight/eyes.ts';
import { isBlocked, sightBetween } from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '@ironfield/classic/rules/unit/condition.ts';
import type { Board } from '@ironfield/hex/board.ts';
import { useMemo } from 'react';
import { centreOfCell, hexPathAt } from '../../board/geometry.ts';
import { Letters } from '../../board/names/letters.tsx';
import { Token } from '../../board/token.tsx';
import { isVeiled } from './mech/condition.ts';
import { shortNames } from './mech/names.ts';
import type { Table } from './mech/table.ts';

/** Hexes that no own unit looks at. */
function unseenCells(table: Table): number[] {
  const field = battlefieldOf(table);
  const own = table.units.filter((mech, unit) => !isVeiled(table, unit) && isOnMap(mech) && canAct(mech));
  return Array.from({ length: field.board.size }, (_, cell) => cell).filter(
    (cell) =>
      !own.some(
        (mech) =>
          mech.hex === cell ||
          (looksAt(field, mech, cell) && !isBlocked(sightBetween(field, mech.hex, mech.prone, cell, false))),
      ),
  );
}

interface UnseenProps {
  readonly table: Table;
  readonly board: Board;
}

/** Somebody who watches a double-blind game belongs to no side. */
export function whyHidden(table: Table): string | null {
  const isBlind = table.veiled !== undefined && battlefieldOf(table).plugged.hidesPlaces?.();
  return isBlind
    ? 'This game is double-blind. You are on neither side, so you see no units until it is over.'
    : null;
}

/**
 * The hidden part of the map: hexes that nobody sees lie in the shade, and enemies are drawn where they were seen last.
 */
export function Unseen({ table, board }: UnseenProps) {
  const field = battlefieldOf(table);
  const isHidden = table.veiled !== undefined && table.turn > 0;
  return isHidden && field.plugged.hidesPlaces?.() ? <Shade table={table} board={board} /> : null;
}

function Shade({ table, board }: UnseenProps) {
  const field = battlefieldOf(table);
  const shade = useMemo(
    () =>
      unseenCells(table)
        .map((cell) => hexPathAt(centreOfCell(board, cell)))
        .join(''),
    [table, board],
  );
  const names = shortNames(field);
  return (
    <g className="unseen" data-part="unseen">
      <path className="unseen-hexes" d={shade} />
      {field.plugged.ghosts?.([], table).map(({ unit, hex, facing, turn }) => (
        <g key={unit}>
          <title>{`${names[unit]}, seen here in turn ${turn}`}</title>
          <Token
            side={field.sideOf[unit]}
            at={centreOfCell(board, hex)}
            facing={facing}
            health={null}
            look="ghost"
          >
            <Letters name={names[unit]} />
          </Token>
          <text className="seen-in" {...centreOfCell(board, hex)} dy={36}>
            {`turn ${turn}`}
          </text>
        </g>
      ))}
    </g>
  );
}
