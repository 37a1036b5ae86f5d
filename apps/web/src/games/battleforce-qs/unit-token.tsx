import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { ElementToken, FIGURES } from '../../hex-table/elements/element-token.tsx';
import type { TokenProps } from '../../hex-table/hex-game.ts';
import { hottest, survivors, unitHealth } from './health.ts';

/** A Unit on the map. */
export function UnitToken({ table, unit, ...place }: TokenProps<BattleforceQs>) {
  const { seatOf, unitSheets } = battlefieldOf(table.setup);
  return (
    <ElementToken
      {...place}
      side={seatOf[unit]}
      health={unitHealth(table, unit)}
      figure={figureOfSize(unitSheets[unit].size)}
      survivors={survivors(table, unit)}
      heat={hottest(table, unit)}
    />
  );
}

const SIZES = ['light', 'medium', 'heavy', 'assault'] as const;

/** The figure of a 'Mech of each size, from 1 to 4. */
export const figureOfSize = (size: number) => FIGURES[SIZES[Math.min(4, Math.max(1, size)) - 1]];
