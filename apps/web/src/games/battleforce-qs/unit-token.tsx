import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { Badge, Token } from '../../board/token.tsx';
import type { TokenProps } from '../../hex-table/hex-game.ts';
import { MechFigure } from '../../hex-table/mech-figure.tsx';
import { hottest, survivors, unitHealth } from './health.ts';
import type { Table } from './types.ts';

/** A Unit on the map: what one needs to act on, and no more. */
export function UnitToken({ table, unit, at, facing, look }: TokenProps<BattleforceQs>) {
  const { seatOf } = battlefieldOf(table.setup);
  const heat = hottest(table, unit);
  return (
    <Token side={seatOf[unit]} at={at} facing={facing} health={unitHealth(table, unit)} look={look}>
      <g transform="scale(1.12)">
        <UnitFigure table={table} unit={unit} />
      </g>
      <Badge corner="lower-left" tone="side">
        {survivors(table, unit)}
      </Badge>
      {heat > 0 && (
        <Badge corner="upper-right" tone="hot">
          {heat >= 4 ? 'S' : heat}
        </Badge>
      )}
    </Token>
  );
}

/** The figure of a 'Mech of each size; there is no size 0. */
const FIGURES = [
  null,
  <MechFigure key={1} weight="light" mechRole="scout" />,
  <MechFigure key={2} weight="medium" mechRole={null} />,
  <MechFigure key={3} weight="heavy" mechRole="juggernaut" />,
  <MechFigure key={4} weight="assault" mechRole="missileBoat" />,
];

export const figureOfSize = (size: number) => FIGURES[Math.min(4, Math.max(1, size))];

function UnitFigure({ table, unit }: { readonly table: Table; readonly unit: number }) {
  return figureOfSize(battlefieldOf(table.setup).unitSheets[unit].size);
}
