import { type Board, cellOf } from '@ironfield/hex/board.ts';
import { useMemo } from 'react';
import { angleOf, centreOfCell, hexPath } from '../../board/geometry.ts';
import { HexMap } from '../../board/hex-map.tsx';
import { NamePlates } from '../../board/name-plates.tsx';
import { Reach } from '../../board/reach.tsx';
import { sideClass } from '../../ui/sides.ts';
import { type Choice, wordFor } from './draft.ts';
import { type Handle, meantBy, shownHandle } from './handles.ts';
import type { Piece } from './table-shape.ts';

interface GenericMapProps {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly handles: readonly Handle[];
  readonly hand: string;
  readonly memory: string;
  readonly pointed: number;
  onPoint(cell: number): void;
  onPut(handle: Handle, choice: Choice): void;
  /** Somebody wants what is not offered: a hex, in the field that the map shows. */
  onAsk(handle: Handle, hex: string): void;
  /** Chosen once more with the keys. */
  onCommit(): void;
}

const RING = hexPath(2);

/** The board of any hex game, with its pieces and whatever may be pointed at. */
export function GenericMap(props: GenericMapProps) {
  const { board, pieces, handles, hand, memory, pointed, onPoint, onPut, onAsk, onCommit } = props;
  const shown = shownHandle(handles, hand);
  const places = useMemo(
    () =>
      new Map(
        handles.map((handle) => [
          handle.path,
          Map.groupBy(handle.field.choices, (choice) => cellOfChoice(board, pieces, choice)),
        ]),
      ),
    [handles, board, pieces],
  );
  const choiceIn = (handle: Handle, cell: number) => {
    const here = places.get(handle.path)?.get(cell);
    return here?.find(({ value }) => value === handle.value) ?? here?.[0];
  };
  const reach = useMemo(
    () => new Set([...(places.get(shown?.path ?? '')?.keys() ?? [])].filter((cell) => cell >= 0)),
    [places, shown?.path],
  );
  const chosen = handles.flatMap((handle) => {
    const choice = handle.field.choices.find(({ value }) => value === handle.value);
    const cell = choice ? cellOfChoice(board, pieces, choice) : -1;
    return cell >= 0 ? [{ path: handle.path, cell }] : [];
  });
  const place = (cell: number) => {
    const { x, y } = centreOfCell(board, cell);
    return `translate(${x} ${y})`;
  };
  const ask = (cell: number) => shown && !choiceIn(shown, cell) && onAsk(shown, board.number[cell]!);
  const onMap = pieces.filter(({ cell }) => cell >= 0);
  return (
    <HexMap
      board={board}
      memory={memory}
      nameOf={(cell) => {
        const here = onMap.filter((piece) => piece.cell === cell).map(({ name }) => name);
        const choice = shown && choiceIn(shown, cell);
        return [...here, choice && `${shown.field.label}: ${wordFor(choice)}`].filter(Boolean).join(', ');
      }}
      onPoint={onPoint}
      onChoose={(cell, isByKey) => {
        const meant = meantBy(handles, hand, (handle) => choiceIn(handle, cell));
        if (!meant) ask(cell);
        else if (isByKey && meant.choice.value === meant.handle.value) onCommit();
        else onPut(meant.handle, meant.choice);
      }}
      onAsk={ask}
      focus={shown ? chosen.find(({ path }) => path === shown.path)?.cell : undefined}
    >
      {reach.size > 0 && <Reach grid={board} cells={reach} />}
      {pointed >= 0 && <path className="hex-pointed" d={RING} transform={place(pointed)} />}
      {onMap.map((piece) => (
        <PieceToken key={piece.id} piece={piece} transform={place(piece.cell)} />
      ))}
      <NamePlates named={onMap.map((piece) => ({ ...piece, at: centreOfCell(board, piece.cell) }))} />
      {chosen.map(({ path, cell }) => (
        <path
          key={path}
          className={`piece-chosen ${path === shown?.path ? 'now' : ''}`}
          d={RING}
          transform={place(cell)}
        />
      ))}
    </HexMap>
  );
}

function cellOfChoice(board: Board, pieces: readonly Piece[], { hex, piece }: Choice): number {
  if (hex !== undefined) return cellOf(board, hex);
  return pieces.find(({ id }) => id === piece)?.cell ?? -1;
}

function PieceToken({ piece, transform }: { readonly piece: Piece; readonly transform: string }) {
  return (
    <g className={`piece ${sideClass(piece.seat)}`} transform={transform}>
      {piece.facing !== null && (
        <path d="M-8.500 -19L0 -29L8.500 -19Z" transform={`rotate(${angleOf(piece.facing)})`} />
      )}
      <circle r={20} />
      <text y={5}>{initials(piece.name)}</text>
    </g>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 3)
    : name.slice(0, 2);
}
