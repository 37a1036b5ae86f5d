import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { MarkReader } from '../../replay/marks.ts';
import type { TableMarks } from '../../tabletop/tabletop-game.ts';
import type { Table } from './types.ts';

/** What happened, on the table: whom it is about, and the way they went. */
export function marksOf(_table: Table, events: readonly GearBlitz['Event'][]): TableMarks {
  const models = events.flatMap((event) => ('unit' in event ? [event.unit] : []));
  return { models };
}

/** What is worth jumping to in a replay. */
export const readMark: MarkReader<GearBlitz> = (event) => {
  switch (event.type) {
    case 'round':
      return { kind: 'turn', label: `Round ${event.round}` };
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
