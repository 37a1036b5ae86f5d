import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { MarkReader } from '../../replay/marks.ts';

/** Moments worth jumping to in BattleForce 2. */
export const readMark: MarkReader<Battleforce2> = (event, table) => {
  const { seatOf, unitOf } = openFieldOf(table);
  switch (event.type) {
    case 'turn':
      return { kind: 'turn', label: `Turn ${event.turn}` };
    case 'destroyed':
      return { kind: 'destroyed', seat: seatOf[unitOf[event.element]] };
    case 'critical':
      return event.hit === 'none' ? null : { kind: 'critical', seat: seatOf[unitOf[event.element]] };
    case 'objective':
      return event.turned === 'claimed'
        ? { kind: 'captured', seat: table.objectives[event.index]!.owner }
        : null;
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
