import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Setup } from '@ironfield/battleforce-qs/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { centreAt } from '../../board/geometry.ts';
import { LineUp } from '../../hex-table/cards/line-up.tsx';
import { ObjectiveCounter } from '../../hex-table/elements/objective-counter.tsx';
import { figureOfSize } from './unit-token.tsx';

const ROWS = [13, 3];
const COUNTERS = [
  { kind: 'objective', col: 2 },
  { kind: 'headquarters', col: 7 },
  { kind: 'objective', col: 12 },
] as const;

/** The map with both sides drawn up, and their objectives. */
export function BattleforcePicture({ setup }: { readonly setup: CoreSetup }) {
  const { scenario, forces } = setup as Setup;
  const counters = ROWS.flatMap((row, defender) =>
    COUNTERS.map(({ kind, col }) => ({ kind, defender, at: centreAt(col, row) })),
  );
  return (
    <LineUp
      board={battlefieldOf(setup as Setup).board}
      sides={forces.map(({ units }) => units.map(({ size }) => figureOfSize(size)))}
    >
      {scenario === 'veteran' &&
        counters.map(({ kind, defender, at: { x, y } }) => (
          <ObjectiveCounter
            key={`${x} ${y}`}
            kind={kind}
            side={defender}
            isOccupied={false}
            transform={`translate(${x} ${y}) scale(1.8)`}
          />
        ))}
    </LineUp>
  );
}
