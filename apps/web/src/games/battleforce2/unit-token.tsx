import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { isAirborne } from '@ironfield/battleforce2/rules/elements/places.ts';
import { ElementToken } from '../../hex-table/elements/element-token.tsx';
import type { TokenProps } from '../../hex-table/hex-game.ts';
import styles from './battleforce2.module.css';
import { hottest, survivorsOf, unitHealth } from './health.ts';
import { figureOf } from './unit-figure.tsx';

/** A counter on the map. */
export function UnitToken({ table, unit, ...place }: TokenProps<Battleforce2>) {
  const { seatOf, letters, weights } = openFieldOf(table);
  const isAloft = isAirborne(table, unit) || table.units[unit].flyingHigh;
  return (
    <ElementToken
      {...place}
      side={seatOf[unit]}
      health={unitHealth(table, unit)}
      figure={figureOf(letters[unit], weights[unit])}
      survivors={survivorsOf(table, unit)}
      heat={hottest(table, unit)}
    >
      {isAloft && <ellipse className={styles.bf2Airborne} cx={10} cy={25} rx={17} ry={6} />}
    </ElementToken>
  );
}
