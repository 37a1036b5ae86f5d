import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Spot } from '../../board/geometry.ts';
import { type Look, Token } from '../../board/token.tsx';
import { hottest, survivors, unitHealth } from './health.ts';
import type { Table } from './plan.ts';
import { Silhouette } from './silhouette.tsx';

interface UnitTokenProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly unit: number;
  readonly at: Spot;
  readonly facing: number;
  readonly look: Look;
}

/** A Unit on the map: what one needs to act on, and no more. */
export function UnitToken({ field, table, unit, at, facing, look }: UnitTokenProps) {
  const sheet = field.unitSheets[unit]!;
  const heat = hottest(field, table, unit);
  return (
    <Token
      side={field.seatOf[unit]!}
      at={at}
      facing={facing}
      health={unitHealth(field, table, unit)}
      look={look}
    >
      <g transform="scale(1.12)">
        <Silhouette size={sheet.size} />
      </g>
      <g className="count" transform="translate(-17 16)">
        <circle r={7.5} />
        <text y={3.5}>{survivors(field, table, unit)}</text>
      </g>
      {heat > 0 && (
        <g className={`heat-badge ${heat >= 4 ? 'down' : ''}`} transform="translate(17 -16)">
          <circle r={7.5} />
          <text y={3.5}>{heat >= 4 ? 'S' : heat}</text>
        </g>
      )}
    </Token>
  );
}
