import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { terrainOf } from '@ironfield/planetary/rules/board.ts';
import { isOnSurface, placeOf } from '@ironfield/planetary/rules/places.ts';
import type { Setup } from '@ironfield/planetary/state.ts';
import styles from './map/battle-board.module.css';
import { BOARD_SIZE, BOX, middleOfBox } from './map/board-places.ts';
import { Counter } from './map/counter.tsx';
import { flatHex, MAP_HEIGHT, MAP_WIDTH } from './map/map-places.ts';
import { TerrainArt } from './map/terrain-art.tsx';

const FRONT = [15, 16, 17, 18, 19, 20, 22, 24];
const BACK = [5, 6, 7, 8, 9, 0, 2, 4];

/** The board with both sides drawn up. */
export function PlanetaryPicture({ setup }: { readonly setup: CoreSetup }) {
  const { battle, sides, sheets } = setup as Setup;
  if (!battle) return <PlanetPicture setup={setup as Setup} />;
  const terrain = terrainOf(battle.kind, battle.ground);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 20 ${BOARD_SIZE} ${BOARD_SIZE - 40}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="The battle board"
    >
      {terrain.map((each, box) => {
        const { x, y } = middleOfBox(box, false);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes stay where they are
          <g key={box} className={styles.box} data-terrain={each} transform={`translate(${x} ${y})`}>
            <rect className={styles.ground} x={-BOX / 2} y={-BOX / 2} width={BOX} height={BOX} />
            <TerrainArt terrain={each} />
          </g>
        );
      })}
      {sides.flatMap(({ counters }, side) =>
        counters.slice(0, 8).map((entry, index) => {
          const { x, y } = middleOfBox((side === 0 ? BACK : FRONT)[index], false);
          return (
            <Counter
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              key={`${side} ${index}`}
              side={side}
              kind={entry && sheets[entry.type].kind}
              x={x}
              y={y}
              size={64}
            />
          );
        }),
      )}
    </svg>
  );
}

/** The planet laid flat, with the settlements of both sides. */
function PlanetPicture({ setup }: { readonly setup: Setup }) {
  const { planet, places } = setup.war!;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="The planet"
    >
      {planet.map(({ hex, land }) => {
        const { x, y, outline } = flatHex(placeOf(hex));
        return (
          <g
            key={hex}
            className={styles.box}
            data-terrain={land ?? 'water'}
            transform={`translate(${x} ${y})`}
          >
            <path className={styles.ground} d={outline} />
          </g>
        );
      })}
      {places.flatMap((hexes, side) =>
        [...new Set(hexes)]
          .filter((hex) => isOnSurface(placeOf(hex)))
          .map((hex) => {
            const { x, y } = flatHex(placeOf(hex));
            // biome-ignore lint/suspicious/noArrayIndexKey: sides stay in their order
            return <Counter key={`${side} ${hex}`} side={side} kind={null} x={x} y={y} size={64} />;
          }),
      )}
    </svg>
  );
}
