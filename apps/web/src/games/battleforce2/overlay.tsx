import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { mapsheetsOf } from '@ironfield/battleforce2/rules/map/mapsheets.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { type Board, cellOf, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { centreOfCell, regionPath, translateTo } from '../../board/geometry.ts';
import { HexMarks } from '../../board/hex-marks.tsx';
import type { Desk } from '../../hex-table/hex-game.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './battleforce2.module.css';
import { designatedIn } from './support/designations.tsx';
import { UnitToken } from './unit-token.tsx';

interface OverlayProps {
  readonly desk: Desk<Battleforce2>;
}

/** The layer with who leads whom. */
export const CHAINS = 'chains';

/** A side's secrets: its shells in flight, designated hexes and hidden units. */
export function Overlay({ desk }: OverlayProps) {
  const { table, board, own } = desk;
  const { artillery } = table.marks ?? {};
  const designated = [
    ...(artillery?.designated[own] ?? []),
    ...designatedIn(desk).map((hex) => cellOf(board, hex)),
  ];
  return (
    <>
      <Sheets table={table} />
      <HexMarks grid={board} cells={lineOf(desk)} look="bf2-line" />
      {designated.map((cell) => (
        <path
          key={cell}
          className={styles.bf2Designated}
          d="M-18 -10V-18H-10M10 -18H18V-10M18 10V18H10M-10 18H-18V10"
          transform={translateTo(board, cell)}
        >
          <title>{`Designated hex ${board.number[cell]}`}</title>
        </path>
      ))}
      <Shells table={table} board={board} />
      <Hidden table={table} board={board} />
      {desk.layers.has(CHAINS) && <Chains desk={desk} />}
    </>
  );
}

/** Borders between mapsheets, where it matters on which a hex lies. */
function Sheets({ table }: { readonly table: Table }) {
  const { board, allCells } = openFieldOf(table);
  const { across, down, sheet } = mapsheetsOf(board);
  if (across * down === 1 || !table.setup.options?.offboard) return null;
  return [...new Set(sheet)].map((index) => (
    <path
      key={index}
      className={styles.bf2Sheet}
      d={regionPath(board, new Set(allCells.filter((cell) => sheet[cell] === index)))}
    />
  ));
}

/** The hexes that an aircraft would strafe or bomb. */
function lineOf({ table, board, ordering: { form, full }, inHand }: Desk<Battleforce2>): number[] {
  const isLine = form?.type === 'strafe' || form?.type === 'bomb';
  if (!isLine || inHand === null || typeof full.hexes !== 'number') return [];
  const { hex, facing } = table.units[inHand];
  const cells: number[] = [];
  for (
    let cell = hex;
    cell >= 0 && cells.length < full.hexes;
    cell = neighbour(board, cell, facing as Direction)
  )
    cells.push(cell);
  return cells;
}

interface GroundProps {
  readonly table: Table;
  readonly board: Board;
}

/** The targets of your own shells, and the turns until they land. */
function Shells({ table: { marks, turn }, board }: GroundProps) {
  const byHex = Map.groupBy(
    (marks?.artillery?.shots ?? []).filter(({ hex }) => hex >= 0),
    ({ hex }) => hex,
  );
  return [...byHex].map(([hex, shots]) => {
    const turns = [...new Set(shots.map(({ lands }) => lands - turn))].toSorted((a, b) => a - b);
    const when = turns.map((each) => (each <= 0 ? 'now' : `+${each}`)).join(' ');
    return (
      <g key={hex} className={styles.bf2Shells} transform={translateTo(board, hex)}>
        <title>{`${shots.length} in flight to hex ${board.number[hex]}, landing in turn ${turns.map((each) => each + turn).join(', ')}`}</title>
        <path d="M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0M0 -19V-8M0 8V19M-19 0H-8M8 0H19" />
        <g transform="translate(28 -22)">
          <rect x={-15} y={-8} width={30} height={16} rx={8} />
          <text y={4}>{shots.length > 1 ? `${shots.length}× ${when}` : when}</text>
        </g>
      </g>
    );
  });
}

/** Own units under cover. */
function Hidden({ table, board }: GroundProps) {
  return (table.marks?.hidden ?? []).map((place, unit) => {
    if (place === null || place === 'somewhere' || 'box' in place) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the number of a unit is its place
      <g key={unit} className={styles.bf2Hidden}>
        <UnitToken
          table={table}
          unit={unit}
          at={centreOfCell(board, place.hex)}
          facing={place.facing}
          twist={null}
          look="ghost"
        />
        <text {...centreOfCell(board, place.hex)} dy={36}>
          {openFieldOf(table).unitSetups[unit].id}
        </text>
      </g>
    );
  });
}

/** Your own chains of command (BF2-CMD-02). */
function Chains({ desk: { table, board, own, units } }: OverlayProps) {
  const { unitsOf } = openFieldOf(table);
  const secrets = table.setup.secrets[own]?.units ?? [];
  const links = secrets.flatMap(({ leads = [] }, index) =>
    leads.map((other) => ({ from: unitsOf[own][index], to: unitsOf[own][other] })),
  );
  return (
    <g className={`${styles.bf2Chains} ${sideClass(own)}`}>
      {links
        .filter(({ from, to }) => units[from].cell >= 0 && units[to].cell >= 0)
        .map(({ from, to }) => {
          const [a, b] = [centreOfCell(board, units[from].cell), centreOfCell(board, units[to].cell)];
          const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
          return (
            <g key={`${from} ${to}`}>
              <title>{`${units[from].name} leads ${units[to].name}`}</title>
              <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
              <path
                className={styles.bf2ChainEnd}
                d="M-44 -7L-30 0L-44 7Z"
                transform={`translate(${b.x} ${b.y}) rotate(${angle})`}
              />
            </g>
          );
        })}
    </g>
  );
}
