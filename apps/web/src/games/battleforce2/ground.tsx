import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { ICE } from '@ironfield/battleforce2/data/terrain.ts';
import { claimantOf } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { FACINGS } from '@ironfield/battleforce2/text.ts';
import { type Board, cellOf, featureMask, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { angleOf, centreOfCell, hexPath, hexPathAt, translateTo } from '../../board/geometry.ts';
import { ObjectiveCounter } from '../../hex-table/elements/objective-counter.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './battleforce2.module.css';
import { HomeEdges } from './home-edges.tsx';

interface GroundProps {
  readonly table: Table;
  readonly board: Board;
}

/** Roads and bridges, changes to the ground, and the objectives. */
export function Ground({ table, board }: GroundProps) {
  const { bridges, allCells, fires, smoke } = openFieldOf(table);
  const ice = featureMask(board, ICE);
  const isNight = (table.setup.options?.night ?? 'day') !== 'day';
  const wind = table.marks?.fire?.wind;
  const isCovered = (cell: number) => fires[cell] === 1 || table.units.some(({ hex }) => hex === cell);
  const mines = new Set(table.marks?.mines?.map(({ hex }) => hex));
  return (
    <>
      <HomeEdges table={table} board={board} />
      <path className={styles.bf2Road} d={allCells.map((cell) => roadAt(table, board, cell)).join('')} />
      {allCells
        .filter((cell) => bridges[cell] === 1)
        .map((cell) => (
          <path key={cell} className={styles.bf2Bridge} d={roadAt(table, board, cell)} />
        ))}
      {SITES.map((kind) => (
        <HexMarks
          key={kind}
          board={board}
          cells={allCells.filter((cell) => terrainAt(board, cell) === kind)}
          kind={kind}
        />
      ))}
      {table.setup.emplacements?.map(({ hex, owner }) => (
        <g
          key={hex}
          className={`${styles.bf2Guns} ${sideClass(owner)}`}
          transform={translateTo(board, cellOf(board, hex))}
        >
          <title>{`Armed fortress in hex ${hex}`}</title>
          <path d="M-7 5V-1L-4 -5H4L7 -1V5ZM-2 -5V-13H2V-5Z" />
        </g>
      ))}
      <HexMarks board={board} cells={allCells.filter((cell) => board.features[cell] & ice)} kind="ice" />
      {allCells
        .filter((cell) => smoke[cell] === 1)
        .map((cell) => (
          <g key={cell} className={styles.bf2Smoke} transform={translateTo(board, cell)}>
            <title>{`Smoke in hex ${board.number[cell]}`}</title>
            {PUFFS.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        ))}
      {allCells
        .filter((cell) => fires[cell] === 1)
        .map((cell) => (
          <g key={cell} className="bf2-fire" transform={translateTo(board, cell)}>
            <title>{`Fire in hex ${board.number[cell]}`}</title>
            <path className={styles.bf2Embers} d={hexPath(2)} />
            {FLAMES.map((place) => (
              <g key={place} transform={place}>
                <path className={styles.bf2Flame} d={FLAME} />
                <path className={styles.bf2FlameCore} d={FLAME} transform="translate(0 4) scale(0.5)" />
              </g>
            ))}
          </g>
        ))}
      <HexMarks board={board} cells={[...mines]} kind="mines" />
      {isNight && (
        <path
          className={styles.bf2Night}
          d={allCells.map((cell) => hexPathAt(centreOfCell(board, cell))).join('')}
        />
      )}
      {wind !== undefined && <Wind wind={wind} />}
      {objectivesOnMap(table).map((objective) => (
        <ObjectiveCounter
          key={objective.hex}
          kind={objective.kind}
          side={claimantOf(objective)}
          isOccupied={objective.faceUpSince > 0}
          title={objectiveWords(table, objective)}
          transform={`${translateTo(board, objective.hex)} ${isCovered(objective.hex) ? BESIDE : ''}`}
        />
      ))}
    </>
  );
}

/** In the corner of a hex, clear of everything else. */
const BESIDE = 'translate(-17 -16) scale(0.5)';

/** Those that somebody can still stand on: not claimed, and not carried by a unit. */
export const objectivesOnMap = ({ objectives }: Pick<Table, 'objectives'>): Table['objectives'] =>
  objectives.filter(({ hex, claimed }) => hex >= 0 && !claimed);

/** A counter and the side it is for. */
export function objectiveWords({ setup }: Table, objective: Table['objectives'][number]): string {
  const [owner, claimant] = [objective.owner, claimantOf(objective)].map((seat) => setup.sides[seat].name);
  return objective.kind === 'headquarters'
    ? `Headquarters of ${owner}, for ${claimant} to claim`
    : `Objective for ${claimant} to claim`;
}

/** Terrain that is built. */
const SITES = ['base', 'city', 'fortress'] as const;

const terrainAt = (board: Board, cell: number): string => board.terrains[board.terrain[cell]];

/** The wind's direction (BF2-FIRE-08), in the corner of the map. */
function Wind({ wind }: { readonly wind: number }) {
  return (
    <g className={styles.bf2Wind} transform="translate(16 12)">
      <title>{`The wind blows ${FACINGS[wind]}`}</title>
      <circle r={15} />
      <path d="M0 -10L6 -1H2V10H-2V-1H-6Z" transform={`rotate(${angleOf(wind)})`} />
    </g>
  );
}

const HEX_MARKS = {
  ice: { title: 'Ice', d: `${hexPath(0)}M-22 -4L-8 -10L2 2L16 -4L24 6M-8 -10L-2 -22M2 2L-6 18M16 -4L18 -16` },
  base: { title: 'Base', d: 'M-20 10V-2A9 7 0 0 1 -2 -2V10ZM2 10V-6H18V10ZM6 -1H14V3H6Z' },
  city: {
    title: 'City',
    d: 'M-20 10V-6H-10V10ZM-8 10V-16H2V10ZM4 10V-10H12V10ZM14 10V0H21V10ZM-5 -12H-1V-9H-5ZM-5 -6H-1V-3H-5ZM7 -6H9V-3H7Z',
  },
  fortress: {
    title: 'Fortress',
    d: 'M-20 12V-14H-13V-9H-8V-14H-3V-9H3V-14H8V-9H13V-14H20V12H5V3A5 5 0 0 0 -5 3V12Z',
  },
  mines: { title: 'Minefield', d: 'M-16 16L0 -12L16 16ZM0 -4V8M0 11V13' },
} as const;

const FLAME = 'M1 -11C2 -5 8 -3 8 4A8 7 0 0 1 -8 4C-8 0 -6 -2 -5 -5C-4 -3 -3 -2 -2 -2C-3 -6 -1 -9 1 -11Z';
/** Beside the unit there, with one flame behind it. */
const FLAMES = ['translate(0 4)', 'translate(-18 10) scale(0.75)', 'translate(17 11) scale(0.65)'];

const puff = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
/** A wide veil, and what billows in it. */
const PUFFS = [
  puff(-12, 5, 12) + puff(0, -7, 14) + puff(13, 4, 12) + puff(1, 9, 13),
  puff(-11, 2, 8) + puff(1, -8, 9) + puff(12, 1, 8),
  puff(-3, -2, 6) + puff(8, 8, 5) + puff(-10, 10, 4),
];

/** One sign on each of some hexes. */
function HexMarks({
  board,
  cells,
  kind,
}: {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kind: keyof typeof HEX_MARKS;
}) {
  const { title, d } = HEX_MARKS[kind];
  return cells.map((cell) => (
    <path key={cell} className={styles.bf2Mark} data-kind={kind} transform={translateTo(board, cell)} d={d}>
      <title>{`${title} in hex ${board.number[cell]}`}</title>
    </path>
  ));
}

/** From the middle of a hex to every side that its road crosses. */
function roadAt(table: Table, board: Board, cell: number): string {
  const { roads } = openFieldOf(table);
  const middle = centreOfCell(board, cell);
  return DIRECTIONS.filter((direction) => roads[cell] & (1 << direction))
    .map((direction) => neighbour(board, cell, direction))
    .filter((next) => next >= 0)
    .map((next) => {
      const other = centreOfCell(board, next);
      return `M${middle.x} ${middle.y}L${(middle.x + other.x) / 2} ${(middle.y + other.y) / 2}`;
    })
    .join('');
}
