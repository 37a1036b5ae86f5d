import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { HexMark } from '@ironfield/classic/knowledge.ts';
import type { Board } from '@ironfield/hex/board.ts';
import { angleOf, HALF_HEIGHT, sidePath, translateTo } from '../../../board/geometry.ts';
import type { Table } from '../mech/table.ts';
import styles from './hex-marks.module.css';

/** Drawn in the lower part of a hex, around its own origin. */
const SHAPES: Readonly<Record<Exclude<HexMark['kind'], 'door' | 'wall'>, string>> = {
  shell: 'M0 -13A13 13 0 1 1 0 13A13 13 0 1 1 0 -13M0 -18V-8M0 8V18M-18 0H-8M8 0H18',
  registered: 'M-11 -5V-11H-5M5 -11H11V-5M11 5V11H5M-5 11H-11V5',
  mines: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M0 -6V-10M-6 0H-10M6 0H10M-4 -4L-7 -7M4 -4L7 -7',
  // Strips that float about.
  chaff: 'M-9 -6L-3 -9M2 -7L9 -5M-6 1L1 -1M4 3L8 0M-9 8L-4 6M1 9L7 8',
  charges: 'M-9 -6H9V6H-9ZM-3 -6V6M3 -6V6M0 -6C0 -12 6 -9 6 -14',
  light: 'M0 -9L2.5 -2.5L9 0L2.5 2.5L0 9L-2.5 2.5L-9 0L-2.5 -2.5Z',
};

const ORIGIN = { x: 0, y: 0 };
/** From the middle of a hex towards a hexside, as a share of the way there. */
const INWARD = 0.68;
/** The same in the north and south, where the number and the levels of the hex stand. */
const CLEAR_OF_WORDS = 0.36;
const BASELINE = 5;

/** In the middle, or inside the hexside that it is about. */
function placeOf(side: number | undefined) {
  if (side === undefined) return { dy: BASELINE };
  const angle = (angleOf(side) * Math.PI) / 180;
  const away = (side % 3 === 0 ? CLEAR_OF_WORDS : INWARD) * HALF_HEIGHT;
  return { x: Math.round(Math.sin(angle) * away), y: Math.round(-Math.cos(angle) * away), dy: BASELINE };
}

interface HexMarksProps {
  readonly table: Table;
  readonly board: Board;
}

/** Known facts about hexes: shells on their way with their turn, minefields, and the like. */
export function HexMarks({ table, board }: HexMarksProps) {
  const field = battlefieldOf(table);
  const marks = field.plugged.hexMarks?.([], field, table) ?? [];
  return (
    <g className={styles.hexMarks} data-part="hex-marks">
      {marks.map(({ hex, kind, label, words, side }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie in one hex
        <g key={index} data-kind={kind} transform={translateTo(board, hex)}>
          <title>{words}</title>
          <path
            d={kind === 'door' || kind === 'wall' ? sidePath(ORIGIN, side ?? 0) : SHAPES[kind]}
            data-state={kind === 'wall' ? undefined : label}
          />
          {label !== '' && <text {...placeOf(side)}>{label}</text>}
        </g>
      ))}
    </g>
  );
}
