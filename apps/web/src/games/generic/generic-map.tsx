import type { Board } from '@ironfield/hex/board.ts';
import { useState } from 'react';
import { angleOf, centreOfCell, translateTo } from '../../board/geometry.ts';
import { HexMap } from '../../board/hex-map.tsx';
import { HexMarks, RING } from '../../board/hex-marks.tsx';
import { Letters } from '../../board/names/letters.tsx';
import { NamePlates } from '../../board/names/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import type { Pointing } from '../../order/pointing.ts';
import type { BoardPiece } from '../../order/table-shape.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './generic.module.css';

interface GenericMapProps {
  readonly board: Board;
  readonly pieces: readonly BoardPiece[];
  readonly pointing: Pointing;
  readonly memory: string;
}

/** The board of any hex game, with its pieces and whatever may be pointed at. */
export function GenericMap({ board, pieces, pointing, memory }: GenericMapProps) {
  const [pointed, setPointed] = useState(-1);
  const { reach, chosen } = pointing;
  const onMap = pieces.filter(({ cell }) => cell >= 0);
  return (
    <HexMap
      board={board}
      memory={memory}
      nameOf={(cell) => {
        const here = onMap
          .filter((piece) => piece.cell === cell)
          .map(({ name, note }) => (note ? `${name} (${note})` : name));
        return [...here, pointing.nameOf(cell)].filter(Boolean).join(', ');
      }}
      onPoint={setPointed}
      onChoose={(cell, isByKey) => pointing.choose(cell, isByKey) || pointing.ask(cell)}
      onAsk={pointing.ask}
      start={reach}
      focus={chosen.find(({ isShown }) => isShown)?.cell}
    >
      {reach.size > 0 && <Reach grid={board} cells={reach} />}
      <HexMarks grid={board} cells={[pointed]} look="hex-pointed" />
      {onMap.map((piece) => (
        <PieceToken key={String(piece.id)} piece={piece} transform={translateTo(board, piece.cell)} />
      ))}
      <NamePlates
        named={onMap.map(({ name, side, cell }, id) => ({
          id,
          name,
          seat: side,
          at: centreOfCell(board, cell),
        }))}
      />
      {chosen.map(({ path, cell, isShown }) => (
        <path
          key={path}
          className={`${styles.pieceChosen} ${isShown ? styles.now : ''}`}
          d={RING}
          transform={translateTo(board, cell)}
        />
      ))}
    </HexMap>
  );
}

function PieceToken({ piece, transform }: { readonly piece: BoardPiece; readonly transform: string }) {
  return (
    <g className={`${styles.piece} ${sideClass(piece.side)}`} transform={transform}>
      {piece.facing !== undefined && (
        <path d="M-8.500 -19L0 -29L8.500 -19Z" transform={`rotate(${angleOf(piece.facing)})`} />
      )}
      <circle r={20} />
      <Letters name={piece.name} />
    </g>
  );
}
