import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { isAirborne } from '@ironfield/battleforce2/rules/places.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { Badge, Token } from '../../board/token.tsx';
import type { TokenProps } from '../../hex-table/hex-game.ts';
import styles from './battleforce2.module.css';
import { hottest, survivorsOf, unitHealth } from './health.ts';
import { figureOf } from './unit-figure.tsx';

/** A counter on the map: its type, its remaining elements, and the heat of the hottest. */
export function UnitToken({ table, unit, at, facing, look }: TokenProps<Battleforce2>) {
  const { seatOf } = openFieldOf(table);
  const heat = hottest(table, unit);
  const isAloft = isAirborne(table, unit) || table.units[unit].flyingHigh;
  return (
    <Token side={seatOf[unit]} at={at} facing={facing} health={unitHealth(table, unit)} look={look}>
      {isAloft && <ellipse className={styles.bf2Airborne} cx={10} cy={25} rx={17} ry={6} />}
      <g transform="scale(1.12)">
        <UnitFigure table={table} unit={unit} />
      </g>
      <Badge corner="lower-left" tone="side">
        {survivorsOf(table, unit)}
      </Badge>
      {heat > 0 && (
        <Badge corner="upper-right" tone="hot">
          {heat >= 4 ? 'S' : heat}
        </Badge>
      )}
    </Token>
  );
}

function UnitFigure({ table, unit }: { readonly table: Table; readonly unit: number }) {
  const { letters, weights } = openFieldOf(table);
  return figureOf(letters[unit], weights[unit]);
}
