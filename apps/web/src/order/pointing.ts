import { type Board, cellOf } from '@ironfield/hex/board.ts';
import { useMemo } from 'react';
import { type Choice, wordFor } from './draft/draft.ts';
import { type Handle, meantBy, shownHandle } from './draft/handles.ts';
import type { Ordering } from './use-order.ts';

/** A piece, and the cell it is in; -1 when it is in none. */
export interface Placed {
  readonly id: unknown;
  readonly cell: number;
}

/** The value of a field on the map: a hex, or the piece in it. */
export interface Chosen {
  readonly path: string;
  readonly cell: number;
  readonly isPiece: boolean;
  readonly isShown: boolean;
}

/** The order in the making on a map, and the effect of pointing at its hexes. */
export interface Pointing {
  /** The field that the map shows. */
  readonly shown: Handle | undefined;
  /** The hexes in which it can be filled in, as cells. */
  readonly reach: ReadonlySet<number>;
  /** The values so far, field by field. */
  readonly chosen: readonly Chosen[];
  /** The choice for a hex in the field that the map shows. */
  choiceAt(cell: number): Choice | undefined;
  /** That choice in words; empty where there is none. */
  nameOf(cell: number): string;
  /** Fills in what is meant by a hex. Chosen once more with the keys it is committed. False: nothing is meant by it. */
  choose(cell: number, isByKey: boolean): boolean;
  /** Somebody wants to know why a hex is not offered. */
  ask(cell: number): void;
}

export function usePointing(board: Board | null, pieces: readonly Placed[], ordering: Ordering): Pointing {
  const { handles, hand } = ordering;
  const shown = shownHandle(handles, hand);
  const places = useMemo(() => {
    const cellFor = ({ hex, piece }: Choice): number =>
      hex !== undefined && board
        ? cellOf(board, hex)
        : (pieces.find(({ id }) => piece !== undefined && id === piece)?.cell ?? -1);
    return new Map(
      handles.map((handle) => [handle.path, Map.groupBy(handle.field.choices, cellFor)] as const),
    );
  }, [board, pieces, handles]);
  const choiceIn = ({ path, value }: Handle, cell: number) => {
    const here = places.get(path)?.get(cell);
    return here?.find((choice) => choice.value === value) ?? here?.[0];
  };
  const reach = useMemo(
    () => new Set([...(places.get(shown?.path ?? '')?.keys() ?? [])].filter((cell) => cell >= 0)),
    [places, shown?.path],
  );
  const chosen = handles.flatMap(({ path, value }) => {
    return [...(places.get(path) ?? [])].flatMap(([cell, here]) => {
      const choice = here.find((each) => each.value === value);
      if (!choice || cell < 0) return [];
      return [{ path, cell, isPiece: choice.piece !== undefined, isShown: path === shown?.path }];
    });
  });
  const choiceAt = (cell: number) => shown && choiceIn(shown, cell);
  return {
    shown,
    reach,
    chosen,
    choiceAt,
    nameOf: (cell) => {
      const choice = choiceAt(cell);
      return choice ? `${shown?.field.label}: ${wordFor(choice)}` : '';
    },
    choose: (cell, isByKey) => {
      const meant = meantBy(handles, hand, (handle) => choiceIn(handle, cell));
      if (!meant) return false;
      if (isByKey && meant.choice.value === meant.handle.value) ordering.commit();
      else ordering.fill(meant.handle.put(meant.choice.value));
      return true;
    },
    ask: (cell) => {
      const value = shown && board && valueAt(shown, cell, board, pieces);
      if (value !== undefined && !choiceAt(cell)) ordering.askWhy(shown!.put(value));
    },
  };
}

/** The value of a field for a hex that it does not offer: the hex itself, or the piece in it. */
function valueAt({ field }: Handle, cell: number, board: Board, pieces: readonly Placed[]): unknown {
  const isHex = field.choices.some(({ hex, value }) => hex !== undefined && hex === value);
  return isHex ? board.number[cell] : pieces.find((piece) => piece.cell === cell)?.id;
}
