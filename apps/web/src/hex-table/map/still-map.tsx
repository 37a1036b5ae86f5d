import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { HexGame } from '../hex-game.ts';
import { wordsIn } from '../hex-words.ts';
import { marksOf, NO_MARKS, TableMap } from './table-map.tsx';
import { useScars } from './use-scars.ts';

const nothing = () => {};
const NOTHING: readonly never[] = [];

interface StillMapProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly events?: readonly G['Event'][];
  readonly past?: readonly G['Event'][];
  /** They are one step, which is drawn with all its shots. */
  readonly isStep?: boolean;
  readonly onChoose?: (cell: number) => void;
}

/**
 * The map to look at, as in a replay: at most hexes can be chosen on it. What happened last is drawn, and what all that
 * happened has left on the ground.
 */
export function StillMap<G extends GameTypes>({
  hex,
  table,
  events = NOTHING,
  past = NOTHING,
  isStep = false,
  onChoose = nothing,
}: StillMapProps<G>) {
  const units = hex.units(table);
  const scars = useScars(hex, table, past);
  const drawn = isStep ? events : events.filter(({ type }) => hex.drawn.includes(type));
  return (
    <TableMap
      hex={hex}
      table={table}
      units={units}
      marks={{ ...NO_MARKS, ...marksOf(hex, table, drawn), scars }}
      nameOf={(cell) => wordsIn(hex, table, units, cell)}
      around={units.flatMap(({ cell, isGone }) => (cell >= 0 && !isGone ? [cell] : []))}
      onChoose={onChoose}
      onPoint={nothing}
    />
  );
}
