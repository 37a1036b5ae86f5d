import { battlefieldOf } from '@ironfield/classic/battlefield.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { MarkReader } from './marks.ts';

/** What is worth jumping to in classic BattleTech. */
export const classicMarks: MarkReader<Classic> = (event, { setup }) => {
  const { sideOf } = battlefieldOf(setup);
  switch (event.type) {
    case 'turn':
      return { kind: 'turn', label: `Turn ${event.turn}` };
    case 'destroyed':
      return { kind: 'destroyed', seat: sideOf[event.unit] };
    case 'left-map':
      return event.escaped ? null : { kind: 'destroyed', seat: sideOf[event.unit] };
    case 'critical':
      return { kind: 'critical', seat: sideOf[event.unit] };
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
