import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { angleOf, type Spot } from '../../board/geometry.ts';
import { sideClass } from '../../ui/sides.ts';
import { conditionOf, hottest, survivors, unitHealth } from './health.ts';
import type { Table } from './plan.ts';
import { Silhouette } from './silhouette.tsx';

interface UnitTokenProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly unit: number;
  readonly at: Spot;
  readonly facing: number;
  readonly look: 'plain' | 'ready' | 'in-hand' | 'done' | 'ghost' | 'lit';
}

const RING = 22;
const ARC = 18;
const LENGTH = 2 * Math.PI * ARC;

/** A Unit on the map: what one needs to act on, and no more. */
export function UnitToken({ field, table, unit, at, facing, look }: UnitTokenProps) {
  const sheet = field.unitSheets[unit]!;
  const health = unitHealth(field, table, unit);
  const heat = hottest(field, table, unit);
  return (
    <g className={`token ${look} ${sideClass(field.seatOf[unit]!)}`} transform={`translate(${at.x} ${at.y})`}>
      {(look === 'in-hand' || look === 'ready' || look === 'lit') && (
        <circle className="halo" r={RING + 5.5} />
      )}
      <path
        className="facing"
        d="M-8.500 -21L0 -30.500L8.500 -21Z"
        transform={`rotate(${angleOf(facing)})`}
      />
      <circle className="disc" r={RING} />
      <circle className="health-track" r={ARC} />
      <circle
        className={`health ${conditionOf(health)}`}
        r={ARC}
        strokeDasharray={`${health * LENGTH} ${LENGTH}`}
        transform="rotate(-90)"
      />
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
    </g>
  );
}
