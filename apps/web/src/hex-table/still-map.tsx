import type { GameTypes } from '@ironfield/kernel/game.ts';
import type { HexGame } from './hex-game.ts';
import { marksOfEvents, NO_MARKS, TableMap } from './table-map.tsx';

const nothing = () => {};

interface StillMapProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly events?: readonly G['Event'][];
}

/** The map to look at, as in a replay: nothing can be done on it. What happened last is drawn. */
export function StillMap<G extends GameTypes>({ hex, table, events = [] }: StillMapProps<G>) {
  const drawn = events.filter(({ type }) => hex.drawn.includes(type)).map((event) => hex.marks(table, event));
  return (
    <TableMap
      hex={hex}
      table={table}
      units={hex.units(table)}
      marks={{ ...NO_MARKS, ...marksOfEvents(drawn) }}
      nameOf={(cell) => hex.hexWords(table, cell)}
      onChoose={nothing}
      onPoint={nothing}
      onFacing={nothing}
    />
  );
}
