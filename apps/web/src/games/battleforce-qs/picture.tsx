import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Setup } from '@ironfield/battleforce-qs/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { centreAt } from '../../board/geometry.ts';
import { MapPicture } from '../../board/map-picture.tsx';
import { WEDGE } from '../../board/token.tsx';
import { sideClass } from '../../ui/sides.ts';
import './battleforce.css';
import { CounterToken } from './counter-token.tsx';
import { figureOfSize } from './unit-token.tsx';

const ROWS = [11, 5];
const COLUMNS = [5, 9];
const COUNTERS = [
  { kind: 'objective', col: 2 },
  { kind: 'headquarters', col: 7 },
  { kind: 'objective', col: 12 },
] as const;

/** The map with both sides drawn up, larger than life. */
export function BattleforcePicture({ setup }: { readonly setup: CoreSetup }) {
  const { scenario, forces } = setup as Setup;
  const { board } = battlefieldOf(setup as Setup);
  const place = (col: number, row: number) => {
    const { x, y } = centreAt(col, row);
    return `translate(${x} ${y})`;
  };
  return (
    <MapPicture board={board} label={`The map ${board.name}`}>
      {forces.map(({ name, units }, seat) => (
        <g key={name} className={`token ${sideClass(seat)}`}>
          {units.map((unit, index) => (
            <g
              key={unit.name}
              transform={`${place(COLUMNS[index % COLUMNS.length], ROWS[seat])} scale(2.4) rotate(${seat * 180})`}
            >
              <path className="token-facing" d={WEDGE} />
              <circle className="token-disc" r={22} />
              <g transform={`scale(1.3) rotate(${seat * 180})`}>{figureOfSize(unit.size)}</g>
            </g>
          ))}
          {scenario === 'veteran' &&
            COUNTERS.map(({ kind, col }) => (
              <CounterToken
                key={col}
                kind={kind}
                defender={seat}
                isOccupied={false}
                transform={`${place(col, seat === 0 ? 13 : 3)} scale(1.8)`}
              />
            ))}
        </g>
      ))}
    </MapPicture>
  );
}
